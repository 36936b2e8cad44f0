/** Everything that can happen: the steps with what their frames carry, and what is reported. */
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
  optional,
  type StepName,
  text,
} from '@orrery/kernel';
import type { ActionId, PHASES } from './data/actions.ts';
import type { RESOURCE_IDS } from './data/resources.ts';
import type { STACK_IDS } from './data/sectors.ts';
import type { BuildId } from './data/ships.ts';
import type { State } from './state.ts';

const resource = text<(typeof RESOURCE_IDS)[number]>();
const sector = int;

/** An action, or a reaction, that does its thing several times. */
const repeated = {
  /** How often it may still be done, this time included. */
  left: int,
  /** True for the first time, which can't be skipped. */
  first: flag,
};
/** A walk through the sectors from the highest number down: those below this one are still to come. */
const sweep = { below: optional(int) };
/** A cube without a place: the sector where it lived, and what its square takes (a resource, ANY, ORBITAL). */
const cube = { sector, kind: int };

/** Ships of a battle: whose they are, and of which kind. */
const ships = { side: int, thing: text() };
/** … and when and where; round 0 is the missile volley. */
const fighting = { ...ships, sector, round: int };
/** A group that leaves `from`, the battle, for another sector. */
const retreating = { ...ships, sector, from: int, round: int, ships: int };

export const vocabulary = defineVocabulary({
  steps: {
    // Set-up and the course of the game
    /** `pool`: the species that this table plays with, as a set. */
    'pick-species': { pool: int },
    'turn-home': {},
    rounds: {},
    'begin-round': {},
    /** `at`: phases that are over. */
    round: { at: optional(int) },
    finish: {},
    'lone-survivor': {},

    // Action phase
    'action-phase': {},
    /** `next`: who is next, if still in the game. */
    turns: { next: int },
    turn: {},
    /** `over`: the turn ends at once, without further free steps (ECL-4.5). */
    'finish-turn': { over: optional(flag) },

    explore: repeated,
    reveal: { zone: int, left: int },
    'place-sector': { zone: int, left: int },
    claim: { sector },
    discovery: { sector, tile: id('discovery') },
    'ancient-technology': {},
    'ancient-part': { part: int },

    /** At 0 there is only settling left before ships get ready. */
    influence: { left: int, first: optional(flag) },
    /** `from`: a sector, or TRACK. */
    'influence-to': { left: int, from: int },
    'ready-colony-ships': {},

    research: repeated,
    'artifact-key': { left: int },
    /** `changed`: something was taken off, so one can be done. */
    upgrade: { ...repeated, changed: optional(flag) },
    'upgrade-slot': { left: int, part: int },
    build: repeated,
    move: repeated,
    /** `left`: moves after this one; `steps` that the ship may still take; `moved`: it may stop. */
    'move-step': { left: int, sector, type: int, steps: int, moved: flag },

    // Relations
    /** `other`: who made the offer. */
    offer: { other: int },
    'relation-room': {},
    'relation-cube': {},
    'exchange-ambassadors': { other: int },
    'broken-relation': {},

    // Combat phase
    'combat-phase': {},
    'battle-hex': sweep,
    battle: {},
    missiles: {},
    engagement: {},
    group: {},
    activate: { group: int },
    'forced-retreat': { group: int },
    'assign-die': { group: int },
    /** `at`: how many of those who fought have had their turn. */
    'draw-reputation': { at: optional(int) },
    reputation: { tiles: ids('reputation') },
    'reputation-return': { tile: id('reputation') },
    bombardment: sweep,
    bombard: { sector },
    /** `left`: damage still to be dealt out. */
    'bombard-cube': { sector, left: int },
    'lose-control': {},
    occupation: sweep,
    occupy: { sector },
    'unguarded-discoveries': {},
    'all-talks': {},
    'begin-talks': {},
    talks: {},

    // Upkeep and Cleanup
    /** `done`: how many seats have had their turn. */
    'upkeep-phase': { done: optional(int) },
    upkeep: {},
    insolvent: {},
    income: {},
    cleanup: {},
    'return-cube': cube,
    graveyard: cube,
    'cleanup-cube': {},
  },

  events: {
    'game-started': {},
    'species-chosen': { species: int },
    'home-turned': { rotation: int },
    'round-began': { round: int },
    'start-player': {},
    'phase-began': { phase: text<(typeof PHASES)[number]>() },
    'game-ended': {},
    won: { n: int },

    'action-taken': { action: text<ActionId>() },
    'reaction-taken': { action: text<ActionId>() },
    passed: {},
    'passed-first': {},
    resigned: {},
    traded: { n: int, from: resource, to: resource },
    settled: { sector, square: int, resource },

    'stack-reshuffled': { ring: text<(typeof STACK_IDS)[number]>() },
    'sector-revealed': { sector },
    'sector-discarded': { sector },
    'sector-placed': { sector, zone: int, rotation: int },
    'ancients-appeared': { sector, n: int },
    'disc-placed': { sector },
    'disc-returned': { sector },
    'control-lost': { sector },
    'sector-given-up': { sector },
    'cube-returned': { resource },
    'colony-ships-readied': { n: int },

    'discovery-found': { sector },
    /** Whoever uses a tile shows it to all. */
    'discovery-used': { discovery: int },
    'discovery-kept': {},
    'resources-gained': { n: int, resource },
    'ship-found': { thing: text<BuildId>(), sector },
    'tech-taken': { tech: int },
    'tech-researched': { tech: int, price: int },
    'discs-gained': { n: int },
    'part-kept': { part: int },
    'part-installed': { part: int, thing: text<BuildId>(), slot: int },
    'part-removed': { part: int, thing: text<BuildId>(), slot: int },
    'part-lost': { part: int },
    built: { thing: text<BuildId>(), sector, price: int },
    'ship-moved': { thing: text<BuildId>(), from: int, to: int },

    'relation-offered': { other: int },
    'relation-refused': { other: int },
    'relation-formed': { other: int },
    'relation-broken': { other: int },
    traitor: {},

    // A battle can be told from its events.
    /** `order`: groups by initiative. */
    'battle-began': { sector, attacker: int, defender: int, order: ints },
    /** `dice` as thrown (dice.ts). */
    volley: { ...ships, ships: int, sector, round: int, missiles: flag, dice: ints },
    /** None of the dice can hit, or there are none. */
    missed: fighting,
    'no-cannons': fighting,
    /** `by`: the side that shot; `before`: damage that the ship had. */
    'ship-hit': { ...fighting, by: int, die: int, damage: int, before: int, hull: int },
    'ship-destroyed': { ...fighting, by: int },
    'retreat-declared': retreating,
    retreated: retreating,
    stalemate: { sector },
    'ship-stranded': { ...ships, sector },
    'battle-empty': { sector },
    'battle-won': { side: int, sector },
    'no-reputation': {},
    'reputation-drawn': { n: int },
    'reputation-returned': {},
    'damage-repaired': {},
    /** `n`: cubes that die. */
    bombarded: { other: int, sector, dice: ints, damage: int, n: int },
    'neutron-bombed': { other: int, sector, n: int },
    'population-withered': { sector, n: int },

    income: { income: int, upkeep: int, change: int },
    production: { science: int, materials: int },
    insolvent: { n: int },
    collapsed: {},
    'techs-offered': { techs: ints },
    'tech-bag-empty': {},
    'cubes-recovered': { n: int },
  },
});

export type Vocabulary = typeof vocabulary;
export const { steps, asking } = dialect<State, Vocabulary>();
export type Doors = KernelDoors<Vocabulary>;
export type StepType = StepName<Vocabulary>;
export type StepFrame<N extends StepType = StepType> = FrameOf<Vocabulary, N>;
export type EventType = EventName<Vocabulary>;
export type Told<N extends EventType = EventType> = EventOf<Vocabulary, N>;
