/**
 * Golden records: complete games kept as text, replayed at every run. When a rule changes, the
 * difference is there to be read: run the tests with `-u` to write the files anew and review the
 * diff. Choices are kept as long as they are offered, so that a change shows where it bites and not
 * as another random game; from there the game is played on, for a golden game always has an end.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { below, seededGenerator } from '../chance.ts';
import { type GameEvent, newTrail } from '../doors.ts';
import type { Game } from '../machine.ts';
import type { Position } from '../position.ts';
import type { Entry } from '../record.ts';

export interface GoldenGame<S> {
  /** Name of the file, without its ending. */
  readonly name: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly seed: string;
  /** Picks the choices of a game that is not written down yet; at random if left out. */
  readonly policy?: (position: Position<S>, seat: number, options: readonly number[]) => number;
}

/** One test per game; `folder` is the URL of where the files lie. */
export function goldenRecords<S>(
  game: Game<S>,
  folder: URL,
  games: readonly GoldenGame<S>[],
): void {
  describe(`${game.id}: golden records`, () => {
    for (const golden of games) {
      test(golden.name, async () => {
        const file = fileURLToPath(new URL(`${golden.name}.txt`, folder));
        const kept = existsSync(file) ? entriesOf(readFileSync(file, 'utf8')) : [];
        await expect(playthrough(game, golden, kept)).toMatchFileSnapshot(file);
      });
    }
  });
}

function playthrough<S>(game: Game<S>, golden: GoldenGame<S>, kept: Entry[]): string {
  let script = kept;
  const { seats, options = {}, seed } = golden;
  const generator = seededGenerator(`golden ${seed}`);
  const trail = newTrail();
  const position = game.start({ seats, options }, seed, trail);
  const lines = [
    `game ${game.id} ${game.definition.version}`,
    `seats ${seats}`,
    `options ${JSON.stringify(options)}`,
    `seed ${seed}`,
    `set-up ${trail.outcomes.join(' ')}`,
    ...trail.events.map(eventText),
  ];
  for (let at = 0; !game.isOver(position); at++) {
    if (!isOffered(game, position, script[at])) script = [];
    const entry = script.at(at);
    const asked = game.waiting(position);
    const seat = entry?.seat ?? asked[below(generator, asked.length)];
    const list = game.options(position, seat);
    const choice = entry
      ? game.parse(position, entry.key)
      : (golden.policy?.(position, seat, list) ?? list[below(generator, list.length)]);
    const key = game.key(position, choice);
    const count = list.length;
    const played = newTrail();
    game.answer(position, seat, choice, played, entry ? (entry.chance ?? []) : null);
    const chance = played.outcomes.length > 0 ? ` ? ${played.outcomes.join(' ')}` : '';
    lines.push(`> ${seat} ${key}${chance}  (of ${count})`, ...played.events.map(eventText));
    if (at % 10 === 9) lines.push(`# ${game.hash(position)}`);
  }
  for (let seat = 0; seat < seats; seat++) {
    const score = game.definition.score(position.state, seat);
    lines.push(`score ${seat} ${score.map((line) => `${line.id} ${line.points}`).join(', ')}`);
  }
  lines.push(`places ${game.definition.places(position.state, seats).join(' ')}`);
  lines.push(`# ${game.hash(position)}`, '');
  return lines.join('\n');
}

const isOffered = <S>(game: Game<S>, position: Position<S>, entry: Entry | undefined): boolean =>
  entry !== undefined &&
  game.waiting(position).includes(entry.seat) &&
  game.options(position, entry.seat).includes(game.parse(position, entry.key));

function eventText({ type, ...fields }: GameEvent): string {
  const words = Object.entries(fields).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return `  ${[type, ...words].join(' ')}`;
}

/** The choices written in a golden file. */
function entriesOf(text: string): Entry[] {
  const entries: Entry[] = [];
  for (const line of text.split('\n')) {
    const found = /^> (\d+) (.*?)(?: \? ([-\d ]+))? {2}\(of \d+\)$/.exec(line);
    if (!found) continue;
    const [, seat, key, chance] = found;
    const entry = { seat: Number(seat), key };
    entries.push(chance ? { ...entry, chance: chance.split(' ').map(Number) } : entry);
  }
  return entries;
}
