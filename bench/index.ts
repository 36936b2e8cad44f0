/** What `orrery bench` measures: the kernel alone, and any game. One core, processor time. */
import { type Game, parseRecord, replayFlaw } from '@orrery/kernel';
import { lattice } from './lattice.ts';
import { type Benchmark, rate, time } from './measure.ts';
import { latePosition, randomGames, wholeRecord } from './play.ts';

export type { Benchmark, Figure } from './measure.ts';

/** Cheap things are done many times between two looks at the clock. */
const BATCH = 200;

/** The kernel on a small synthetic game: random play, choices applied as simulation does it. */
export const kernelBenchmarks = (): Benchmark[] => [
  rate('kernel.decisions_per_s', () => randomGames(lattice, lattice.definition.seats.max)),
];

/** A game at its largest table; `exercises`: what else of it is measured, done once each, by name. */
export function gameBenchmarks<S>(
  game: Game<S>,
  exercises: Readonly<Record<string, () => unknown>> = {},
): Benchmark[] {
  const seats = game.definition.seats.max;
  const others = Object.entries(exercises).map(([name, exercise]) =>
    time(`${game.id}.${name}_ms`, () => () => {
      exercise();
      return 1;
    }),
  );
  return [
    rate(`${game.id}.decisions_per_s`, () => randomGames(game, seats)),
    rate(`${game.id}.clones_per_s`, () => clones(game, seats)),
    rate(`${game.id}.saves_per_s`, () => saves(game, seats)),
    time(`${game.id}.verify_ms`, () => verifications(game, seats)),
    ...others,
  ];
}

/** Copies of a late position. */
function clones<S>(game: Game<S>, seats: number): () => number {
  const late = latePosition(game, seats);
  let kept = late;
  return () => {
    for (let i = 0; i < BATCH; i++) kept = game.clone(kept);
    return BATCH;
  };
}

/** A late position saved as text and loaded again, with all checks. */
function saves<S>(game: Game<S>, seats: number): () => number {
  let late = latePosition(game, seats);
  return () => {
    for (let i = 0; i < BATCH; i++) late = game.load(game.save(late));
    return BATCH;
  };
}

/** The record of a whole game, from its text: parsed, checked, replayed, every hash compared. */
function verifications<S>(game: Game<S>, seats: number): () => number {
  const text = JSON.stringify(wholeRecord(game, seats));
  return () => {
    const flaw = replayFlaw(game, parseRecord(game, text));
    if (flaw) throw new Error(`${game.id}: the record does not verify: ${flaw}`);
    return 1;
  };
}
