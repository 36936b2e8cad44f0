/** Everything that can happen: the steps with what their frames carry, and what is reported. */
import {
  defineVocabulary,
  dialect,
  type EventName,
  type EventOf,
  type FrameOf,
  flag,
  int,
  type Doors as KernelDoors,
  optional,
  type StepName,
} from '@orrery/kernel';
import type { State } from './state.ts';

/** Steps that go one after the other count which of them is next. */
const counted = { at: optional(int) };
/** A module on the panel: where, as a number in MODULE_PLACEMENTS, and which of the round it is. */
const placed = { placement: int, module: int };

export const vocabulary = defineVocabulary({
  steps: {
    // The course of the game
    game: counted,
    rounds: {},
    finish: {},
    round: counted,
    'start-round': {},
    turns: {},
    turn: counted,
    'start-turn': {},
    'pass-on': {},
    'end-round': {},

    // The phases of a turn
    assign: {},
    'place-module': {},
    'drone-places': {},
    draw: {},
  },
  events: {
    'round-started': { round: int },
    'round-ended': { round: int },
    'game-ended': {},
    'module-placed': placed,
    'drone-placed': placed,
    drew: { shape: int, placement: int, ignored: int },
    /** `forced` if nothing fitted. */
    passed: { shape: int, forced: flag },
    'upgrade-gained': { upgrades: int },
    'world-reached': { world: int, points: int },
    'drone-claimed': { world: int },
  },
});

export type Vocabulary = typeof vocabulary;
export const { steps, asking } = dialect<State, Vocabulary>();
export type Doors = KernelDoors<Vocabulary>;
export type StepType = StepName<Vocabulary>;
export type StepFrame<N extends StepType = StepType> = FrameOf<Vocabulary, N>;
export type EventType = EventName<Vocabulary>;
export type Told<N extends EventType = EventType> = EventOf<Vocabulary, N>;
