import { frozen } from '@orrery/kernel';
import type { Condition, EffectList, Timing } from './effects.ts';
import type { Component, SourceNote } from './provenance.ts';
import { table } from './table.ts';
import type { TacticsType } from './terms.ts';
import { TRACK } from './terms.ts';
import {
  buildShip,
  buyModule,
  damageModule,
  dice,
  each,
  endBattle,
  forEach,
  gain,
  grant,
  moon,
  outpost,
  pay,
  pick,
  progress,
  recruit,
  repair,
  reroll,
  sortEvents,
  targeting,
  vp,
} from './write.ts';

/** A design of tactics cards; every card of the deck is a copy of one. */
export interface Tactic extends Component {
  readonly type: TacticsType;
  readonly timing: Timing;
  readonly if: Condition | null;
  readonly copies: number;
  readonly effects: EffectList;
}

interface Draft extends SourceNote {
  readonly key: string;
  readonly type: TacticsType;
  readonly timing: Timing;
  readonly if?: Condition;
  readonly copies?: number;
  readonly effects: EffectList;
}

const DRAFTS: readonly Draft[] = [
  {
    key: 'acceptable-losses',
    type: 'battle',
    timing: 'battle-lost',
    effects: [progress(null)],
    provenance: 'book',
    designed: ['type'],
  },
  {
    key: 'ace-pilot',
    type: 'action',
    timing: 'launch',
    effects: [grant('launch', 'launch-attack'), grant('launch', 'launch-hyperdrive')],
    provenance: 'book',
    designed: ['type'],
  },
  {
    key: 'adaptive-shields',
    type: 'battle',
    timing: 'before-damage',
    copies: 2,
    effects: [{ op: 'preventDamage', n: 1 }],
  },
  {
    key: 'alliance-favour',
    type: 'action',
    timing: 'own-turn',
    effects: [gain({ credit: 1, energy: 1 })],
  },
  { key: 'arms-race', type: 'event', timing: 'own-turn', effects: [buildShip(2)] },
  {
    key: 'automation',
    type: 'action',
    timing: 'return',
    effects: [grant('return', 'energy-in-any-row')],
    provenance: 'book',
    designed: ['type'],
  },
  {
    key: 'back-channel',
    type: 'diplomacy',
    timing: 'diplomacy',
    effects: [gain({ tactics: 1 }), forEach('each-other-participant', vp(1)), endBattle('self')],
  },
  {
    key: 'black-market',
    type: 'action',
    timing: 'own-turn',
    effects: [pay({ any: 1 }), gain({ any: 3 })],
  },
  {
    key: 'boarding-party',
    type: 'battle',
    timing: 'battle-won',
    effects: [pick('defeated'), { op: 'steal', n: 2, what: 'any' }],
  },
  {
    key: 'broker-of-secrets',
    type: 'support',
    timing: 'own-turn',
    effects: [grant('support', 'tactics-as-credits')],
    provenance: 'book',
  },
  {
    key: 'bulk-contract',
    type: 'action',
    timing: 'own-turn',
    effects: [gain({ titanium: 1, nanocarbon: 1 })],
  },
  { key: 'call-to-arms', type: 'battle', timing: 'escalation', effects: [{ op: 'callShip' }] },
  {
    key: 'ceasefire',
    type: 'diplomacy',
    timing: 'diplomacy',
    copies: 2,
    effects: [forEach('each-other-participant', vp(1)), endBattle('forced')],
  },
  { key: 'colonial-charter', type: 'event', timing: 'own-turn', effects: [outpost(1)] },
  { key: 'combat-drones', type: 'battle', timing: 'preparation', copies: 2, effects: [dice(2)] },
  {
    key: 'counterfeit-orders',
    type: 'action',
    timing: 'react-launch',
    if: 'ship-in-active-region',
    effects: [gain({ energy: 2 })],
  },
  {
    key: 'covert-survey',
    type: 'action',
    timing: 'own-turn',
    effects: [sortEvents, gain({ energy: 1 })],
  },
  {
    key: 'crash-programme',
    type: 'event',
    timing: 'own-turn',
    effects: [pay({ any: 1 }), progress(null)],
  },
  {
    key: 'data-heist',
    type: 'action',
    timing: 'own-turn',
    effects: [pick('opponents'), { op: 'steal', n: 1, what: 'tactics' }, gain({ energy: 1 })],
  },
  { key: 'deep-scan', type: 'action', timing: 'own-turn', effects: [moon()] },
  {
    key: 'defiant-broadcast',
    type: 'battle',
    timing: 'battle-lost',
    effects: [gain({ energy: 2 })],
  },
  {
    key: 'diplomatic-immunity',
    type: 'diplomacy',
    timing: 'diplomacy',
    copies: 2,
    effects: [{ op: 'retreat' }],
  },
  { key: 'double-shift', type: 'action', timing: 'return', effects: [{ op: 'reactivate' }] },
  {
    key: 'emergency-power',
    type: 'action',
    timing: 'own-turn',
    copies: 2,
    effects: [gain({ energy: 3 })],
  },
  {
    key: 'emergency-repairs',
    type: 'action',
    timing: 'own-turn',
    effects: [repair(1), gain({ energy: 1 })],
  },
  { key: 'evasive-action', type: 'battle', timing: 'after-roll', copies: 2, effects: [reroll(6)] },
  {
    key: 'field-promotion',
    type: 'battle',
    timing: 'battle-won',
    effects: [recruit(2), gain({ energy: 1 })],
  },
  {
    key: 'flanking-run',
    type: 'battle',
    timing: 'preparation',
    copies: 2,
    effects: [dice(1), targeting(1)],
  },
  {
    key: 'forced-transit',
    type: 'support',
    timing: 'own-turn',
    copies: 2,
    effects: [grant('support', 'range', 1)],
  },
  {
    key: 'galactic-summit',
    type: 'event',
    timing: 'own-turn',
    effects: [forEach('each-player', gain({ tactics: 1 })), gain({ energy: 1 })],
  },
  {
    key: 'gift-exchange',
    type: 'diplomacy',
    timing: 'diplomacy',
    effects: [
      pick('participants'),
      gain({ credit: 1 }),
      forEach('picked', gain({ credit: 1 })),
      endBattle('picked'),
    ],
  },
  {
    key: 'gravity-snare',
    type: 'battle',
    timing: 'escalation',
    if: 'ship-in-active-region',
    effects: [{ op: 'blockEscalation' }],
  },
  {
    key: 'hidden-cache',
    type: 'action',
    timing: 'own-turn',
    copies: 2,
    effects: [gain({ basic: 2 })],
  },
  { key: 'hostile-takeover', type: 'event', timing: 'own-turn', effects: [buyModule(1)] },
  {
    key: 'infrafrequencies',
    type: 'diplomacy',
    timing: 'diplomacy',
    copies: 2,
    effects: [vp(1, each('rival-ships-in-active-region')), endBattle('each-participant')],
    provenance: 'book',
    designed: ['number', 'copies'],
  },
  {
    key: 'jamming-field',
    type: 'battle',
    timing: 'preparation',
    copies: 2,
    effects: [{ op: 'dice', n: -2, of: 'rival' }],
  },
  {
    key: 'long-haul',
    type: 'support',
    timing: 'own-turn',
    effects: [gain({ energy: 1 }), grant('support', 'escalation-range', 1)],
  },
  {
    key: 'lucky-break',
    type: 'battle',
    timing: 'after-roll',
    copies: 2,
    effects: [{ op: 'setDie', n: 1, value: 6 }],
  },
  {
    key: 'maintenance-crews',
    type: 'support',
    timing: 'own-turn',
    effects: [grant('support', 'scrap-to-barge')],
  },
  {
    key: 'mercenary-contract',
    type: 'battle',
    timing: 'preparation',
    effects: [pay({ credit: 1 }), dice(3)],
  },
  {
    key: 'mutual-gain',
    type: 'diplomacy',
    timing: 'diplomacy',
    effects: [forEach('each-participant', gain({ any: 1 })), endBattle('each-participant')],
  },
  {
    key: 'new-frontier',
    type: 'event',
    timing: 'own-turn',
    effects: [moon(), gain({ energy: 1 })],
  },
  {
    key: 'open-hailing',
    type: 'diplomacy',
    timing: 'diplomacy',
    effects: [gain({ tactics: 1 }), endBattle('each-participant')],
  },
  {
    key: 'overcharge',
    type: 'support',
    timing: 'own-turn',
    effects: [gain({ energy: 2 }), grant('support', 'energy-in-any-row')],
  },
  { key: 'overclock', type: 'action', timing: 'return', effects: [gain({ energy: 2 })] },
  {
    key: 'parley',
    type: 'diplomacy',
    timing: 'diplomacy',
    effects: [{ op: 'banishRaiders' }, vp(1)],
  },
  {
    key: 'planetary-lottery',
    type: 'event',
    timing: 'own-turn',
    effects: [pay({ any: 2 }), { op: 'rollVp' }],
  },
  {
    key: 'precision-strike',
    type: 'battle',
    timing: 'preparation',
    copies: 2,
    effects: [targeting(2)],
  },
  {
    key: 'priority-cargo',
    type: 'support',
    timing: 'own-turn',
    effects: [gain({ basic: 1 }), grant('support', 'range', 1)],
  },
  { key: 'propaganda', type: 'action', timing: 'own-turn', effects: [gain({ energy: 1 }), vp(1)] },
  {
    key: 'quick-launch',
    type: 'action',
    timing: 'launch',
    effects: [grant('launch', 'launch-range', 2)],
  },
  {
    key: 'rapid-deployment',
    type: 'action',
    timing: 'own-turn',
    effects: [{ op: 'bargeToBay', n: 1 }],
  },
  {
    key: 'salvage-rights',
    type: 'battle',
    timing: 'battle-won',
    effects: [gain({ titanium: 1 }, each('defeated-ships', 3))],
  },
  {
    key: 'scorched-orbit',
    type: 'battle',
    timing: 'battle-lost',
    effects: [forEach('winner', damageModule), gain({ energy: 1 })],
  },
  {
    key: 'secret-academy',
    type: 'support',
    timing: 'own-turn',
    effects: [gain({ tactics: 1 }), grant('support', 'no-hand-limit')],
  },
  { key: 'spy-network', type: 'action', timing: 'react-card', effects: [gain({ tactics: 2 })] },
  {
    key: 'tactical-intel',
    type: 'diplomacy',
    timing: 'diplomacy',
    effects: [gain({ tactics: 1 }, each('ships-in-active-region'))],
    provenance: 'book',
  },
  {
    key: 'targeting-uplink',
    type: 'support',
    timing: 'own-turn',
    copies: 2,
    effects: [grant('support', 'targeting', 1)],
  },
  {
    key: 'technocracy',
    type: 'event',
    timing: 'own-turn',
    effects: [pay({ nanocarbon: 1 }), progress(TRACK.science)],
  },
  {
    key: 'temporary-alliance',
    type: 'diplomacy',
    timing: 'diplomacy',
    effects: [pick('participants'), forEach('picked', vp(1)), { op: 'truce' }],
  },
  {
    key: 'trade-convoy',
    type: 'action',
    timing: 'own-turn',
    copies: 2,
    effects: [gain({ credit: 1, basic: 1 })],
  },
  {
    key: 'unstable-core',
    type: 'battle',
    timing: 'ship-scrapped',
    effects: [gain({ energy: 3 })],
  },
  { key: 'venture-capital', type: 'event', timing: 'own-turn', effects: [gain({ credit: 2 })] },
  { key: 'veteran-gunners', type: 'battle', timing: 'after-roll', effects: [reroll(3)] },
  {
    key: 'war-bonds',
    type: 'action',
    timing: 'own-turn',
    effects: [pay({ credit: 1 }), gain({ tactics: 1 }), vp(1)],
  },
];

export const TACTICS = table<Tactic>(DRAFTS.map((draft) => ({ if: null, copies: 1, ...draft })));

/** The design of every card, in the order of their numbers. */
export const TACTICS_CARDS: readonly number[] = frozen(
  TACTICS.flatMap(({ id, copies }) => new Array<number>(copies).fill(id)),
);
