/** What can happen: every step with the fields of its frames, every event with what it tells. */
import {
  defineVocabulary,
  dialect,
  type EventName,
  type EventOf,
  type FrameOf,
  flag,
  id,
  ids,
  int,
  ints,
  type Doors as KernelDoors,
  open,
  optional,
  record,
  type StepName,
  text,
} from '@orrery/kernel';
import type { Stock, Trigger } from './data/effects.ts';
import type { State } from './state.ts';

/** A step for each seat in turn order. */
const eachSeat = { at: optional(int), order: optional(ints) };

/** The list of effects at work, by its name among the programs. */
const program = text();

/** Where the card lies that an effect comes from (−1: an action or a zone), and the other side of an attack. */
const origin = { place: int, rival: int };

/** The card to be built, out of the hand by now, and how: with a discount, by leave of an effect. */
const build = { extra: int, granted: flag };

const building = open(id('building'));
const advisor = open(id('advisor'));
const amounts = record({ food: int, fleet: int, production: int });

export const vocabulary = defineVocabulary({
  steps: {
    // ——— set-up ———
    races: eachSeat,
    race: {},
    'lay-out-advisors': {},
    'deal-hands': eachSeat,
    'deal-hand': {},
    redraws: eachSeat,
    /** Cards to be replaced, in the order in which they will be discarded. */
    redraw: { marked: optional(ids('building')) },

    // ——— the round ———
    round: { at: optional(int) },
    income: {},
    mobilization: {},
    'mobilize-all': eachSeat,
    mobilize: {},
    'start-effects': eachSeat,
    /** Places whose effect has been applied, one bit each. */
    'start-effect': { done: optional(int) },
    'action-phase': {},
    /** One action each; the frame's seat is next. */
    turns: {},
    action: {},
    'end-check': {},
    'clean-up': {},

    // ——— building ———
    /** A build that effect `at` of the program grants; `system` −1 is anywhere. */
    'build-card': { program, at: int, system: int },
    'build-place': { card: id('building'), ...build },
    'build-pay': { card: id('building'), system: int, ...build },

    // ——— effects ———
    /** Effects from `at` on. */
    run: { program, at: int, ...origin },
    use: { place: int, timing: text<Trigger>(), program, rival: int },
    /** `owner`: whose effect it is; the frame's own seat chooses. */
    choose: { owner: int, program, at: int, ...origin },
    exchange: { program, at: int },
    /** `left`: activations still allowed. */
    'activate-free': { left: int, program },
    /** `n`: cards still to go; the program is empty for a deal and for the hand limit. */
    discard: { n: int, why: text<'price' | 'effect' | 'deal' | 'limit'>(), program },
    /** The cards just drawn, and how many of them go to the pile. */
    sift: { cards: ids('building'), n: int },
    /** `top`: how many cards from the top of the pile can be taken; 0 for all. */
    'take-discard': { top: int, program },
    'rearrange-system': { program },
    /** `order`: cards placed so far, from the top. */
    rearrange: { program, system: int, order: ints },
    hire: {},
    dismiss: { program },

    // ——— attacks ———
    /** `pending`: working cards of both sides whose effects are still to come. */
    trigger: { rival: int, pending: ints },
    sink: { rival: int, program },
    block: { rival: int, program },
  },

  // `card` without more is a card on the table, advisors included: a number in TABLE_CARD_IDS.
  events: {
    'first-player-drawn': {},
    'race-taken': { race: int },
    'advisors-laid-out': { advisors: open(ids('advisor')) },
    redrew: { n: int },

    'round-started': { round: int },
    'income-received': { food: int, fleet: int, production: int },
    mobilized: { level: int },
    'round-ended': { round: int },
    'game-ended': { reason: text<'rounds' | 'loyalty' | 'systems'>() },
    won: { seats: ints },

    built: { card: building, on: int, granted: flag, food: int, fleet: int, production: int },
    exploited: { card: building },
    researched: {},
    activated: { card: int, free: flag },
    attacked: { target: int, price: int },
    traded: { from: int, to: int },
    'propaganda-spread': {},
    'deal-begun': {},
    hired: { advisor },
    'advisor-left': { advisor },

    used: { source: int },
    declined: { source: int },
    gained: { what: text<Stock>(), n: int },
    forfeited: { what: text<Stock>(), n: int },
    lost: { what: text<Stock>(), n: int },
    spent: { what: text<Stock>(), n: int },
    exchanged: { give: amounts, take: amounts },

    drew: { n: int, cards: ids('building') },
    discarded: { card: building },
    'took-discard': { card: building },
    reshuffled: { n: int },

    'cube-put': { card: int },
    'cube-returned': { card: int },
    'cube-released': { source: int },
    rearranged: { cards: open(ids('building')) },
    sunk: { target: int, card: building },
    stayed: { target: int, card: building },
    blocked: { target: int, card: int },
  },
});

export type Vocabulary = typeof vocabulary;
export const { steps, asking } = dialect<State, Vocabulary>();
export type Doors = KernelDoors<Vocabulary>;
export type StepType = StepName<Vocabulary>;
export type StepFrame<N extends StepType = StepType> = FrameOf<Vocabulary, N>;
export type EventType = EventName<Vocabulary>;
export type Told<N extends EventType = EventType> = EventOf<Vocabulary, N>;
