/** The fields of every frame beside `step` and `seat`. */
import { flag, int, ints, list, type Shape, text } from '@orrery/kernel';

const place = { list: text(), at: int, picked: int };

export const vocabulary = {
  steps: {
    // Turns
    turns: {},
    act: {},
    'finish-turn': {},
    'hand-limit': {},
    // Launch
    launch: { type: int, region: int, jumps: flag },
    'before-attack': {},
    'raider-attack': {},
    'before-battle': {},
    // Battle
    escalate: {},
    join: { type: int, from: int },
    'call-ship': {},
    negotiate: {},
    'end-battle': {},
    retreat: {},
    prepare: {},
    jam: { n: int },
    rolled: { at: int, passes: int },
    'after-roll': {},
    reroll: { n: int, chosen: ints },
    'set-die': { n: int, value: int },
    'share-token': { winners: ints },
    'take-stock': { lost: flag, operations: flag },
    brace: { scrapped: flag },
    ward: { n: int },
    // Return
    return: {},
    'choose-ship': { cell: int },
    'power-module': { cell: int },
    'run-module': { cell: int, again: flag },
    'gain-moon': { moon: int },
    reactor: {},
    reactivate: {},
    // Teams
    consent: { gift: int },
    give: { gift: int },
    'receive-moon': { moon: int },
    // Cards and effects
    'card-resolved': { card: int },
    react: { launch: flag },
    effects: place,
    may: place,
    choose: place,
    repeat: { ...place, n: int },
    pick: { list: text(), at: int },
    order: { lists: list(text()) },
    clock: { n: int },
    // Resources
    pay: { owed: ints, off: int, outpost: flag, card: int, least: int },
    gain: { basic: flag, n: int, least: int },
    lose: { owed: ints },
    'lose-unit': { any: flag, n: int },
    steal: { from: int, any: flag, n: int },
    // Moons and modules
    claim: { region: int },
    'make-room': { moon: int },
    'claim-from': { n: int, withShip: flag },
    'take-module': { types: int, free: flag, discount: int },
    'collect-module': { module: int },
    'gain-module': { module: int },
    'place-module': { module: int },
    'field-purchase': { types: int, second: flag },
    arrange: { chosen: ints },
    // Ships, outposts, leaders
    'build-ship': { discount: int },
    berth: { type: int },
    upgrade: { n: int },
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
    advance: { track: int, n: int },
    'choose-track': { n: int },
    'draw-to-limit': {},
    'choose-stack': {},
    'take-discovery': { stack: int },
    'sort-events': {},
    'remove-swarm': {},
  },
};

type Steps = (typeof vocabulary)['steps'];
type Values<F> = { readonly [K in keyof F]: F[K] extends Shape<infer T> ? T : never };

/** The frame of a step. */
export type FrameOf<N extends keyof Steps> = {
  readonly step: string;
  readonly seat: number;
} & Values<Steps[N]>;
