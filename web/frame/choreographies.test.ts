import { existsSync, readdirSync } from 'node:fs';
import {
  below,
  type Game,
  type GameEvent,
  type GameWords,
  seededGenerator,
  Table,
} from '@orrery/kernel';
import { fits } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import type { SeatFace } from '../kit/face.ts';
import { type AnyChoreography, type Motion, placesOf } from '../kit/motion/cues.ts';

const fileOf = (game: string, path: string): string =>
  new URL(`../../games/${game}/${path}`, import.meta.url).pathname;

const PICTURES = new URL('../public/pictures/', import.meta.url);
/** Asked of every event: looking for the file each time took longer than the games. */
const painted = new Set(readdirSync(PICTURES, { recursive: true, encoding: 'utf8' }));

interface Parts {
  readonly game: Game<unknown>;
  readonly words: GameWords<unknown>;
  readonly motion: AnyChoreography;
  readonly variants: readonly Readonly<Record<string, string>>[];
}

async function partsOf(id: string): Promise<Parts> {
  const [{ game, words }, { motion }, { variants }] = await Promise.all([
    import(fileOf(id, 'index.ts')),
    import(fileOf(id, 'board/motion.ts')),
    import(fileOf(id, 'test/laws.ts')),
  ]);
  return { game, words, motion, variants };
}

const seatsOf = (count: number): SeatFace[] =>
  Array.from({ length: count }, (_, seat) => ({
    seat,
    name: `${seat}`,
    colour: seat,
    bot: seat > 0,
    mine: seat === 0,
  }));

/** What is wrong with how an event is seen, or null. */
function flaw(
  parts: Parts,
  event: GameEvent,
  before: unknown,
  table: Table<unknown>,
): string | null {
  const { motion, words, game } = parts;
  if (!Object.hasOwn(motion, event.type)) return `${event.type}: neither seen nor silent`;
  const how = motion[event.type] ?? null;
  const scene = { before, after: table.position.state, seats: seatsOf(table.seats.length) };
  const seen: Motion | null = typeof how === 'function' ? how(event as never, scene) : how;
  if (!seen) return null;
  const places = seen.cues.flatMap(placesOf).flat();
  const odd = places.find((place) => place === '' || /undefined|NaN|null/.test(place));
  if (odd !== undefined) return `${event.type}: no such place as “${odd}”`;
  const skies = seen.cues.flatMap((cue) => (cue.act === 'arena' && cue.sky ? [cue.sky] : []));
  const unpainted = [...skies, ...(seen.picture ? [seen.picture] : [])].find(
    (picture) => !painted.has(`${picture}.webp`),
  );
  if (unpainted !== undefined) return `${event.type}: no such picture as “${unpainted}”`;
  if (!seen.said || words.describeEvent(game.view(table.position, 0), event as never)) return null;
  return `${event.type}: has no words`;
}

for (const { id, seats } of GAMES.filter(({ id }) => existsSync(fileOf(id, 'board/motion.ts')))) {
  test(`${id}: every event of random games of every variant is seen or silent`, async () => {
    const parts = await partsOf(id);
    const { game, variants } = parts;
    const flaws = new Set<string>();
    const games = variants.flatMap((options) =>
      [...new Set([seats.min, 2, seats.max])].map((count) => ({ options, count })),
    );
    for (const [at, { options, count }] of games.entries()) {
      if (!fits(game, count, options)) continue;
      const players = seatsOf(count).map(({ name }) => ({ name }));
      const table = Table.open(game, { seats: players, seed: `seen ${at}`, options });
      const random = seededGenerator(`${id} ${at}`);
      while (!game.isOver(table.position)) {
        const seat = game.waiting(table.position)[0] as number;
        const all = [...game.options(table.position, seat)];
        const before = table.position.state;
        const option = all[below(random, all.length)] as number;
        table.answer(seat, table.position.question, game.key(table.position, option));
        for (const event of table.played.at(-1)?.trail.events ?? []) {
          const seen = game.redact(event, 0, table.position.state);
          const found = flaw(parts, seen, before, table);
          if (found) flaws.add(found);
        }
      }
    }
    expect([...flaws]).toEqual([]);
  });
}
