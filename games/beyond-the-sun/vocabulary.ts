/** Everything that can happen: the steps with what their frames carry, and what is reported. */
import {
  defineVocabulary,
  dialect,
  type EventName,
  type EventOf,
  type FrameOf,
  flag,
  int,
  ints,
  type Doors as KernelDoors,
  optional,
  type StepName,
  text,
} from '@orrery/kernel';
import type { BuildPlace, ColonyTarget } from './data/effects.ts';
import type { Track } from './data/terms.ts';
import type { Lack } from './losses.ts';
import type { TieBreak } from './scoring.ts';
import type { State } from './state.ts';

/** A list of effects by name, which of its effects is meant, and what holds for the whole list. */
const effect = {
  list: text(),
  at: int,
  /** True while the action that this belongs to has to change something yet (BTS-4.8). */
  must: flag,
  /** True if the list is that of a copied action, which has to research (BTS-4.129). */
  copied: flag,
};
/** A question that an effect asks, with how much of it is left. */
const counted = { ...effect, n: int };

/** A place, and the system that lay there. */
const where = { place: int, system: int };

export const vocabulary = defineVocabulary({
  steps: {
    // Set-up
    'choose-factions': { advanced: flag },
    'choose-faction': { advanced: flag },
    'lay-out': {},

    // The course of the game
    turn: { at: optional(int) },
    'start-turn': {},
    'action-phase': {},
    'production-phase': {},
    'achievement-phase': {},
    'end-turn': {},
    finish: {},

    // Phases
    act: {},
    'end-action': {},
    pay: { ore: int, population: int, list: text(), copied: flag },
    copy: {},
    'basic-action': {},
    produce: {},
    /** `n` −1 for any number of exchanges; `made` counts those of the production phase. */
    trade: {
      list: optional(text()),
      at: optional(int),
      must: optional(flag),
      copied: optional(flag),
      n: int,
      made: optional(int),
    },
    claim: {},
    abilities: {},
    /** `claim`: the slot, among all slots of the achievements. */
    'replacement-disc': { claim: int },

    // Effects
    effects: effect,
    may: counted,
    choose: counted,
    'short-supply': counted,
    'return-cube': {},
    'supply-from': {},
    'supply-to': { from: int },
    automate: { track: text<Track | 'either'>() },
    /** `supply` and `population`: ships still to be built out of either. */
    build: { level: int, place: text<BuildPlace>(), supply: int, population: int },
    /** `done`: what ships upgraded by this effect have become, where each may be upgraded only once. */
    upgrade: { list: text(), at: int, must: flag, n: int, done: ints },
    /** `before`: the ships before the first move, while the action has to change something; else empty. */
    jump: { ...counted, before: ints },
    /** `done`: what the ships moved by this effect have become. */
    warp: { ...counted, done: ints },
    recall: counted,
    exhibit: {},

    // Control and colonies
    outpost: { place: int },
    bonuses: {},
    bonus: {},
    colonize: { target: text<ColonyTarget>() },
    /** `strength` and `ships`: what has been returned so far. */
    'return-ships': { place: int, need: int, strength: int, ships: int },
    'found-colony': { place: int },
    'colony-disc': { system: int },
    'colony-founded': {},
    'colony-card': {},

    // Technologies
    research: effect,
    event: { slot: int },
    'end-event': {},
    type: { slot: int },
    technology: { slot: int, type: int },
    immediate: { slot: int },
    'private-technology': { level: int },

    // Events
    guild: { rank: int },
    link: { event: int },
    attach: { system: int },
  },

  events: {
    'set-up': { board: int },
    'first-player': {},
    round: { n: int },
    'last-round': {},
    turn: {},
    'end-triggered': { round: int },
    'game-over': {},
    tie: { by: text<TieBreak | 'shared'>() },

    action: { space: int },
    pushed: { space: int },
    copied: { action: int },
    borrowed: { action: int },
    chose: { list: text(), at: int, alternative: int },
    ability: { ability: int, card: text() },
    paid: { ore: int, population: int },
    ore: { n: int },
    population: { n: int },
    replaced: { n: int },
    skipped: {},
    lost: { lack: text<Lack>(), n: int },
    'returned-to': { column: int },
    'supply-moved': { from: int, to: int },
    growth: { n: int },
    mined: { n: int },
    traded: {
      what: text<'ore' | 'population' | 'ship'>(),
      level: optional(int),
      place: optional(int),
      system: optional(int),
    },
    'no-trade': {},
    achievement: { achievement: int, n: int },
    'disc-replaced': { achievement: int, disc: int },

    researched: { slot: int, card: int, only: flag },
    'looks-for': { sort: int, slot: int },
    revealed: { level: int, cards: ints },
    discovered: { card: int, slot: int },
    'returned-cards': { level: int, n: int },
    'row-opened': { level: int, cards: ints },
    private: { card: int },

    event: { event: int, slot: int },
    'event-discarded': { event: int },
    'event-kept': { event: int },
    'event-stands': { event: int },
    'event-linked': { event: int, target: int },
    guild: { guild: int },
    held: { event: int, system: int },
    /** `beside`: the system at that place, which may be gone when somebody reads this. */
    attached: { system: int, place: int, beside: int },

    automated: { track: int, disc: int, n: int },
    'track-emptied': { track: int },
    built: { level: int, ...where },
    upgraded: { ...where, from: int, to: int },
    moved: { level: int, from: int, to: int, fromSystem: int, toSystem: int },
    recalled: { level: int, ...where },
    exhibited: { level: int, place: int },

    control: where,
    'control-lost': where,
    outpost: { place: int, disc: int },
    bonus: where,
    'ships-returned': { place: int, n: int, strength: int },
    'to-deep-space': { ...where, n: int },
    colonized: where,
    colony: { system: int },
    'colony-disc': { system: int, disc: int },
    system: where,
    'no-system': { place: int },
    'systems-drawn': { cards: ints },
  },
});

export type Vocabulary = typeof vocabulary;
export const { steps, asking } = dialect<State, Vocabulary>();
export type Doors = KernelDoors<Vocabulary>;
export type StepType = StepName<Vocabulary>;
export type StepFrame<N extends StepType = StepType> = FrameOf<Vocabulary, N>;
export type EventType = EventName<Vocabulary>;
export type Told<N extends EventType = EventType> = EventOf<Vocabulary, N>;
