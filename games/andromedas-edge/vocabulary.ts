/** What can happen: the steps with the fields of their frames, the events with what they carry. */
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
  list,
  open,
  optional,
  type StepName,
  text,
} from '@orrery/kernel';
import type { State } from './state.ts';

/** A place in a list of effects, and the player picked in it. */
const place = { list: text(), at: int, picked: int };

export const vocabulary = defineVocabulary({
  steps: {
    // Set-up and turns
    'choose-factions': {},
    'deal-destinies': {},
    'choose-destinies': {},
    begin: {},
    turns: {},
    'start-turn': {},
    act: {},
    'finish-turn': {},
    'end-turn': {},
    storage: {},
    'hand-limit': {},
    'final-scoring': {},
    // Launch
    launch: { type: int, region: int, jumps: flag },
    launched: {},
    activate: {},
    scan: {},
    'region-activated': {},
    'before-attack': {},
    'raider-attack': {},
    'before-battle': {},
    // Battle
    battle: {},
    escalation: {},
    escalate: {},
    join: { type: int, from: int },
    'call-ship': {},
    diplomacy: {},
    negotiate: {},
    'end-battle': {},
    retreat: {},
    preparation: {},
    prepare: {},
    jam: { n: int },
    roll: {},
    rolled: { at: int, passes: int },
    'after-roll': {},
    reroll: { n: int, chosen: ints },
    'set-die': { n: int, value: int },
    result: {},
    'share-token': { winners: ints },
    win: {},
    aftermath: {},
    'take-stock': { lost: flag, operations: flag },
    damage: {},
    brace: { scrapped: flag },
    ward: { n: int },
    'deal-damage': {},
    'battle-end': {},
    // Return
    return: {},
    'choose-ship': { cell: int },
    'power-module': { cell: int },
    'run-module': { cell: int, again: flag },
    'gain-moon': { moon: int },
    reactor: {},
    reactivate: {},
    'come-home': {},
    // Teams
    consent: { gift: int },
    give: { gift: int },
    'receive-moon': { moon: int },
    // Cards and effects
    'card-resolved': { card: int },
    'turn-to': {},
    'react-to-launch': {},
    /** The card that is reacted to; NONE for the launch. */
    react: { by: int, card: int },
    effects: place,
    may: place,
    choose: place,
    repeat: { ...place, n: int },
    pick: { list: text(), at: int },
    /** The active player orders what happens to the owner; before version 10 everybody did so for themselves. */
    order: { lists: list(text()), owner: optional(int) },
    clock: { n: int },
    // Resources
    pay: { owed: ints, off: int, outpost: flag, card: int },
    gain: { basic: flag, n: int },
    lose: { owed: ints },
    'lose-unit': { any: flag, n: int },
    steal: { from: int, any: flag, n: int },
    // Moons and modules
    claim: { region: int },
    'make-room': { moon: int },
    'claim-from': { n: int, withShip: flag },
    'take-module': { types: int, free: flag, discount: int },
    refill: {},
    'collect-module': { module: int },
    'gain-module': { module: int },
    'place-module': { module: int },
    'field-purchase': { types: int, second: flag },
    'finish-purchase': {},
    arrange: { chosen: ints },
    // Ships, outposts, leaders
    'build-ship': { discount: int },
    berth: { type: int },
    upgrade: { n: int },
    'upgrade-gained': {},
    deploy: { n: int },
    repair: { n: int },
    'damage-module': { n: int, infest: flag },
    'damage-ship': { n: int },
    settle: { discount: int },
    'found-outpost': { region: int },
    'outpost-vp': { region: int },
    refresh: { n: int },
    recruit: { n: int },
    abduct: { n: int },
    'abduct-all': { n: int },
    // Tracks and events
    'event-symbol': {},
    advance: { track: int, n: int },
    'choose-track': { n: int },
    'draw-to-limit': {},
    'choose-stack': {},
    'take-discovery': { stack: int },
    'sort-events': {},
    event: {},
    'event-raiders': {},
    'event-effect': {},
    'finish-event': {},
    'remove-swarm': {},
  },

  events: {
    // Set-up, turns and the end
    'faction-taken': { faction: open(id('faction')) },
    'destiny-kept': { card: id('destiny') },
    'destiny-revealed': { card: open(id('destiny')) },
    began: {},
    turn: {},
    vp: { n: int },
    'end-triggered': {},
    'game-over': {},

    // Resources and cards
    gained: { resource: int, n: int },
    lost: { resource: int, n: int },
    paid: { resource: int, n: int },
    overflowed: { resource: int, n: int },
    stole: { from: int, resource: int, n: int },
    drew: { cards: ids('tactics') },
    'card-played': { card: open(id('tactics')) },
    'card-paid': { card: open(id('tactics')) },
    'card-lost': { card: open(id('tactics')) },
    'card-stolen': { from: int, card: id('tactics') },
    discarded: { card: open(id('tactics')) },
    'tactics-shuffled': {},
    'ability-used': { ability: int },

    // Launch
    launched: { ship: int, region: int, jumps: flag },
    recruited: { region: int, n: int },
    'leaders-left': { region: int, n: int },

    // Raiders
    'raider-entered': { raider: int, region: int },
    'raider-returned': { raider: int, region: int },
    'raider-damaged': { raider: int, region: int },
    'raiders-attacked': { raider: int, region: int, n: int },
    'raiders-banished': { raider: int, region: int },
    abducted: { region: int },
    'leaders-rescued': { n: int },

    // Battle
    battle: { region: int },
    joined: { ship: int, from: int, region: int },
    'battle-ended': {},
    truce: { with: int },
    retreated: { region: int },
    charged: { n: int },
    jammed: { side: int, n: int },
    rolled: { side: int, dice: ints, targeting: int },
    'battle-result': { winners: int, defeated: int },
    'ship-warded': { ship: int },
    'shield-damaged': { ship: int, region: int },
    'ship-scrapped': { ship: int, region: int },
    'ship-on-barge': { ship: int, region: int },

    // Return
    returned: {},
    'ship-docked': { module: int, ship: int, from: int },
    'module-powered': { module: int },
    'module-activated': { module: int },
    'came-home': {},

    // Moons
    'moon-claimed': { moon: int, region: int },
    'moon-placed': { moon: int, slot: int },
    'moon-discarded': { moon: int },
    'moon-paid': { moon: int },
    'moon-yielded': { moon: int },
    'moon-lost': { moon: int },
    'moon-destroyed': { moon: int, region: int },

    // Modules
    'module-gained': { module: int },
    'module-given': { module: int, to: int },
    'module-revealed': { module: int },
    'module-discarded': { module: int },
    'module-damaged': { module: int },
    'module-infested': { module: int },
    'module-repaired': { module: int },
    'row-arranged': {},

    // Ships and outposts
    'ship-built': { ship: int, barge: flag },
    'ship-salvaged': { ship: int },
    'ship-deployed': { ship: int },
    'shield-repaired': { ship: int },
    upgraded: { upgrade: int },
    'outpost-built': { region: int, outpost: int },
    'outpost-used': { outpost: int },
    'card-refreshed': { outpost: int },

    // Tracks, tokens and events
    advanced: { track: int, space: int },
    'token-taken': { token: int },
    'supremacy-used': { token: int },
    discovered: { stack: int, token: id('discovery') },
    'discovery-used': { token: open(id('discovery')) },
    clock: { hour: int },
    'rolled-for-vp': { roll: int },
    'event-marker': { space: int },
    'planet-revealed': { planet: int, region: int },
    'events-seen': { cards: ids('event') },
    'events-sorted': {},
    'events-shuffled': {},
    event: { card: open(id('event')) },
    'bonus-laid': { bag: ints, planets: int },

    // Teams
    'gift-offered': { gift: int },
    'gift-refused': { gift: int },
    'handed-over': { to: int, gift: int },
  },
});

export type Vocabulary = typeof vocabulary;
export const { steps, asking } = dialect<State, Vocabulary>();
export type Doors = KernelDoors<Vocabulary>;
export type StepType = StepName<Vocabulary>;
export type StepFrame<N extends StepType = StepType> = FrameOf<Vocabulary, N>;
export type EventType = EventName<Vocabulary>;
export type Told<N extends EventType = EventType> = EventOf<Vocabulary, N>;
