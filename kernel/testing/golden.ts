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
import type { SetUp } from '../definition.ts';
import { type GameEvent, newTrail, type Trail } from '../doors.ts';
import type { Game } from '../game.ts';
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
        const kept = existsSync(file) ? scriptOf(readFileSync(file, 'utf8')) : NO_SCRIPT;
        const text = playthrough(game, golden, kept);
        await expect(text).toMatchFileSnapshot(file);
        // What chance answered is all there is to know of chance: the seed makes no difference.
        const other = { ...golden, seed: `not ${golden.seed}` };
        const again = playthrough(game, other, scriptOf(text)).replace(/^seed not /m, 'seed ');
        expect(again, 'under another seed').toBe(text);
      });
    }
  });
}

/** What is written in a golden file of what was chosen and what chance answered. */
interface Script {
  /** What chance answered while setting up; null to draw anew. */
  readonly setUp: readonly number[] | null;
  readonly entries: readonly Entry[];
}
const NO_SCRIPT: Script = { setUp: null, entries: [] };

function playthrough<S>(game: Game<S>, golden: GoldenGame<S>, kept: Script): string {
  let script = kept.entries;
  const { seats, options = {}, seed } = golden;
  const generator = seededGenerator(`golden ${seed}`);
  const { position, trail } = setUp(game, { seats, options }, seed, kept.setUp);
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

interface Opening<S> {
  readonly position: Position<S>;
  readonly trail: Trail;
}

/** Set up as it is written down, or anew where the rules no longer agree with that. */
function setUp<S>(game: Game<S>, table: SetUp, seed: string, kept: Script['setUp']): Opening<S> {
  const trail = newTrail();
  try {
    return { position: game.start(table, seed, trail, kept), trail };
  } catch (error) {
    if (kept === null) throw error;
    return setUp(game, table, seed, null);
  }
}

const isOffered = <S>(game: Game<S>, position: Position<S>, entry: Entry | undefined): boolean =>
  entry !== undefined &&
  game.waiting(position).includes(entry.seat) &&
  game.options(position, entry.seat).includes(game.parse(position, entry.key));

function eventText({ type, ...fields }: GameEvent): string {
  const words = Object.entries(fields).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return `  ${[type, ...words].join(' ')}`;
}

function scriptOf(text: string): Script {
  const entries: Entry[] = [];
  let setUp: number[] | null = null;
  for (const line of text.split('\n')) {
    const start = /^set-up ([-\d ]*)$/.exec(line);
    if (start) setUp = numbersIn(start[1]);
    const found = /^> (\d+) (.*?)(?: \? ([-\d ]+))? {2}\(of \d+\)$/.exec(line);
    if (!found) continue;
    const [, seat, key, chance] = found;
    const entry = { seat: Number(seat), key };
    entries.push(chance ? { ...entry, chance: numbersIn(chance) } : entry);
  }
  return { setUp, entries };
}

const numbersIn = (text: string): number[] => (text === '' ? [] : text.split(' ').map(Number));
