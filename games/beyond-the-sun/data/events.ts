import {
  action,
  alternative,
  automate,
  build,
  choose,
  cost,
  eachFaction,
  gainOre,
  jump,
  link,
  may,
  research,
  supplyToPopulation,
  upgradeShip,
} from './effect-builders.ts';
import type { Action, Effect } from './effects.ts';
import type { Component, Sourced } from './provenance.ts';
import { table } from './table.ts';

export interface EventCard extends Component {
  readonly level: 2 | 3;
  /** The light-bordered events open guilds and are in every game. */
  readonly light: boolean;
  /** Red hinders the card it points at, white helps it. */
  readonly arrow: 'white' | 'red' | null;
  readonly effects: readonly Effect[];
  /** Action spaces on the event itself, open to every faction while it lies there. */
  readonly actions: readonly Action[];
}

interface EventRow extends Sourced {
  readonly key: string;
  readonly light?: boolean;
  readonly arrow?: 'white' | 'red';
  readonly effects: readonly Effect[];
  readonly actions?: readonly Action[];
}

const LEVEL_2: readonly EventRow[] = [
  {
    key: 'tyler-lee',
    light: true,
    effects: [{ op: 'uncoverGuild', rank: 1 }, gainOre(2)],
    provenance: 'designed',
    fixed: ['name', 'level', 'light border', 'opens a guild'],
  },
  {
    key: 'maya-chaturvedi',
    light: true,
    effects: [{ op: 'uncoverGuild', rank: 1 }, supplyToPopulation(1)],
    provenance: 'designed',
    fixed: ['name', 'level', 'light border', 'opens a guild'],
  },
  {
    key: 'covert-arms-trade',
    effects: [
      choose(1, [
        alternative([eachFaction([may([build(1, 'supply', { at: 'deep' })])])]),
        alternative([eachFaction([may([build(2, 'supply', { at: 'deep' })])])]),
      ]),
      may([upgradeShip(1)]),
    ],
    provenance: 'book',
    designed: ['level'],
  },
  {
    key: 'companion-star',
    arrow: 'white',
    effects: [{ op: 'attachSystem', deck: 'A' }],
    provenance: 'designed',
    fixed: ['an extra system one jump from its neighbour, not replaced when colonized'],
    source: 'play-report',
  },
  {
    key: 'export-embargo',
    arrow: 'red',
    effects: [link('technology', { actionOre: 1 })],
    provenance: 'designed',
  },
  {
    key: 'research-grants',
    arrow: 'white',
    effects: [link('technology', { actionOre: -1 })],
    provenance: 'designed',
  },
  {
    key: 'population-boom',
    effects: [eachFaction([supplyToPopulation(1)]), supplyToPopulation(1)],
    provenance: 'designed',
  },
  {
    key: 'asteroid-claims',
    effects: [eachFaction([gainOre(1)]), gainOre(2)],
    provenance: 'designed',
  },
  {
    key: 'shakedown-cruise',
    effects: [eachFaction([may([upgradeShip(1)])]), jump(2)],
    provenance: 'designed',
  },
  {
    key: 'frontier-fever',
    arrow: 'white',
    effects: [link('system', { colonizerPoints: 2 })],
    provenance: 'designed',
  },
];

const LEVEL_3: readonly EventRow[] = [
  {
    key: 'kc-24x',
    light: true,
    effects: [
      { op: 'keepEvent', points: 1 },
      { op: 'uncoverGuild', rank: 2 },
    ],
    provenance: 'book',
  },
  {
    key: 'onu',
    light: true,
    effects: [
      { op: 'uncoverGuild', rank: 2 },
      { op: 'keepEvent', points: 1 },
    ],
    provenance: 'designed',
    fixed: ['name', 'level', 'light border', 'opens a guild'],
  },
  {
    key: 'museum-of-retired-ships',
    effects: [
      { op: 'standEvent', score: { kind: 'exhibits', points: [1, 1, 2, 3] } },
      eachFaction([may([{ op: 'exhibitShip' }])]),
    ],
    provenance: 'designed',
    fixed: ['name', 'level', 'ships on the card are out of the game'],
  },
  {
    key: 'dyson-sphere',
    arrow: 'white',
    effects: [{ op: 'holdSystem', deck: 'B' }],
    actions: [action(cost(6, 1), [{ op: 'takeHeldSystem' }])],
    provenance: 'designed',
    fixed: ['name', 'level', 'behaviour of the linked card and of the pawn'],
  },
  {
    key: 'universal-enlightenment',
    effects: [eachFaction([may([research([1, 2, 3, 4], { discovered: true })], cost(3))])],
    provenance: 'designed',
    fixed: ['name', 'level', 'does not open row IV of the tableau'],
  },
  {
    key: 'galactic-games',
    arrow: 'white',
    effects: [link('achievement', { pointsPerDisc: 1 })],
    provenance: 'designed',
  },
  {
    key: 'fortress-world',
    arrow: 'red',
    effects: [link('system', { strength: 2, colonizerPoints: 3 })],
    provenance: 'designed',
  },
  {
    key: 'homecoming',
    effects: [eachFaction([{ op: 'shipsToPopulation', upTo: 2 }])],
    provenance: 'designed',
  },
  {
    key: 'automation-accord',
    effects: [automate('either'), eachFaction([may([automate('either')], cost(2))])],
    provenance: 'designed',
  },
  {
    key: 'hegemony-summit',
    effects: [{ op: 'standEvent', score: { kind: 'most', count: 'locations', points: 2 } }],
    provenance: 'designed',
  },
];

function ofLevel(level: 2 | 3, rows: readonly EventRow[]): Omit<EventCard, 'id'>[] {
  return rows.map((row) => ({ level, light: false, arrow: null, actions: [], ...row }));
}

/** All 20 events; 12 of them are in a game, 6 on the slots of each level. */
export const EVENTS = table<EventCard>([...ofLevel(2, LEVEL_2), ...ofLevel(3, LEVEL_3)]);
