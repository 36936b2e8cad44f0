/** The pictures of the README: two games well under way. `ORRERY_PICTURES=1` renews them. */
import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { greedyBot } from '@orrery/bots';
import { type GameRecord, seatsIn, Table } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { BRAINS } from '../table/brains.ts';
import { importFile, leave, myTurn, picture, visit, withBrowser } from './harness.ts';

withBrowser();

const KEPT = new URL('../../docs/screenshots/', import.meta.url);

interface Scene {
  readonly game: string;
  readonly seed: string;
  readonly seats: readonly string[];
  /** So many choices have been made, and then the first seat is asked this. */
  readonly choices: number;
  readonly step: string;
  /** The option that the pointer rests on, so that one sees what it would bring. */
  readonly hover?: number;
}

const SCENES: readonly Scene[] = [
  {
    game: 'distant-suns',
    seed: 'perihelion',
    seats: ['Ada', 'Vega'],
    choices: 34,
    step: 'draw',
    hover: 6,
  },
  {
    game: 'eclipse',
    seed: 'perihelion',
    seats: ['Ada', 'Vega', 'Rigel', 'Altair'],
    choices: 310,
    step: 'turn',
  },
];

/** The table of a scene, played by greedy bots until nobody but the first seat is asked. */
async function playedTo({ game: id, seed, seats, choices, step }: Scene): Promise<GameRecord> {
  const brain = await BRAINS[id]?.();
  if (!brain) throw new Error(`no game ${id}`);
  const { game } = brain;
  const people = seats.map((name, i) => ({
    name,
    colour: i,
    ...(i > 0 ? { bot: 'cadet' as const } : {}),
  }));
  const table = Table.open(game, { seats: people, seed });
  const bots = seats.map((_, seat) => greedyBot({})(brain, `${seed} ${seat}`));
  for (let made = 0; ; made++) {
    const { position } = table;
    const asked = seatsIn(position.asked);
    const at = position.agenda.at(-1)?.step;
    if (made >= choices && asked.length === 1 && asked[0] === 0 && at === step) {
      return table.record;
    }
    if (game.isOver(position)) throw new Error(`${id}: over before such a moment`);
    const seat = asked.at(-1) as number;
    const choice = bots[seat]?.(game.view(position, seat));
    if (choice === undefined) throw new Error('no bot');
    table.answer(seat, position.question, game.key(position, choice));
  }
}

test.each(SCENES)('a picture of $game', async (scene) => {
  const file = join(mkdtempSync(join(tmpdir(), 'orrery-')), 'table.json');
  writeFileSync(file, JSON.stringify(await playedTo(scene)));
  const page = await visit();
  // Small enough to be read beside text, and to be quickly fetched.
  await page.setViewportSize({ width: 1280, height: 800 });
  await importFile(page, file);
  await page.locator('.status-line').waitFor();
  await myTurn(page);
  if (scene.hover !== undefined) await page.locator('.choice').nth(scene.hover).hover();
  else {
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.mouse.move(0, 0);
  }
  await page.evaluate(() => document.fonts.ready);
  await picture(page, `readme-${scene.game}`);
  if (process.env.ORRERY_PICTURES) await picture(page, scene.game, KEPT);
  expect(statSync(new URL(`${scene.game}.png`, KEPT)).size).toBeLessThan(700_000);
  await leave(page);
});
