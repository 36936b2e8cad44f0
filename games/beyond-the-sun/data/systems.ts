import { frozen } from '@orrery/kernel';
import {
  automate,
  build,
  gainOre,
  grow,
  jump,
  mine,
  oncePerTurn,
  supplyToPopulation,
  tally,
  trade,
  upgradeFleet,
  upgradeShip,
} from './effect-builders.ts';
import type { Ability, Amount, Effect } from './effects.ts';
import type { Component, Sourced } from './provenance.ts';
import { table } from './table.ts';
import type { SystemDeck, Track } from './terms.ts';

export interface System extends Component {
  readonly deck: SystemDeck;
  /** Two of the four starting systems lie on the A slots when the game begins. */
  readonly starting: boolean;
  /** Strength that colonizing it takes. */
  readonly strength: number;
  readonly points: number;
  readonly specializations: readonly Track[];
  readonly control: readonly Effect[];
  readonly colony: readonly Effect[];
  /** What the colony's owner has from then on. */
  readonly abilities: readonly Ability[];
  /** Points beyond the printed ones, counted at the end. */
  readonly endPoints: Amount;
  /** Level 1 ships have no strength here while the card is on the board (BTS-4.106). */
  readonly ignoresLevel1: boolean;
}

interface SystemRow extends Sourced {
  readonly key: string;
  readonly starting?: boolean;
  readonly strength: number;
  readonly points: number;
  readonly specializations: readonly Track[];
  readonly control?: readonly Effect[];
  readonly colony?: readonly Effect[];
  readonly abilities?: readonly Ability[];
  readonly endPoints?: Amount;
  readonly ignoresLevel1?: boolean;
}

const DECK_A: readonly SystemRow[] = [
  {
    key: 'barnards-star',
    starting: true,
    strength: 3,
    points: 5,
    specializations: ['food'],
    control: [supplyToPopulation(1)],
    colony: [supplyToPopulation(1), gainOre(2)],
    provenance: 'book',
  },
  {
    key: 'sirius',
    starting: true,
    strength: 3,
    points: 5,
    specializations: ['ore'],
    control: [gainOre(1)],
    colony: [gainOre(3)],
    provenance: 'designed',
    fixed: ['name', 'control', 'specializations'],
  },
  {
    key: 'alpha-centauri',
    starting: true,
    strength: 3,
    points: 5,
    specializations: ['food'],
    control: [gainOre(1)],
    colony: [automate('either')],
    provenance: 'designed',
  },
  {
    key: 'wolf-359',
    starting: true,
    strength: 3,
    points: 5,
    specializations: ['ore'],
    control: [upgradeShip(1)],
    colony: [build(2, 'supply', { at: 'deep' })],
    provenance: 'designed',
  },
  {
    key: 'lalande-21185', // BTS-4.131
    strength: 4,
    points: 4,
    specializations: ['food'],
    colony: [grow, mine, trade(null)],
    provenance: 'designed',
    fixed: ['name', 'deck', 'colony'],
  },
  {
    key: 'procyon',
    strength: 4,
    points: 4,
    specializations: ['ore'],
    colony: [{ op: 'privateTechnology', level: 2, draw: 3 }],
    provenance: 'designed',
    fixed: ['name', 'deck', 'gives a private technology'],
  },
  {
    key: 'luyten-726-8',
    strength: 3,
    points: 4,
    specializations: ['food', 'ore'],
    colony: [supplyToPopulation(2)],
    provenance: 'designed',
  },
  {
    key: 'epsilon-eridani',
    strength: 4,
    points: 6,
    specializations: ['food'],
    control: [supplyToPopulation(1)],
    colony: [gainOre(2)],
    provenance: 'designed',
  },
  {
    key: 'epsilon-indi',
    strength: 4,
    points: 6,
    specializations: ['ore'],
    control: [gainOre(2)],
    colony: [jump(3)],
    provenance: 'designed',
  },
  {
    key: 'ross-248',
    strength: 2,
    points: 3,
    specializations: ['ore'],
    colony: [automate('ore'), gainOre(1)],
    provenance: 'designed',
  },
  {
    key: 'ross-128',
    strength: 2,
    points: 3,
    specializations: ['food'],
    colony: [automate('food'), supplyToPopulation(1)],
    provenance: 'designed',
  },
  {
    key: 'luhman-16',
    strength: 3,
    points: 4,
    specializations: ['food', 'ore'],
    control: [jump(1)],
    colony: [upgradeFleet(2)],
    provenance: 'designed',
  },
];

const DECK_B: readonly SystemRow[] = [
  {
    key: 'kapteyns-star',
    strength: 4,
    points: 6,
    specializations: ['food', 'ore'],
    colony: [build(3, 'supply', { at: 'deep' })],
    provenance: 'designed',
    fixed: ['name', 'deck', 'strength', 'specializations', 'a ship from supply in Deep Space'],
  },
  {
    key: 'tau-ceti',
    strength: 5,
    points: 7,
    specializations: ['food', 'ore'],
    control: [{ op: 'moveSupply', n: 1, from: 'any', to: 'first' }],
    colony: [supplyToPopulation(2)],
    provenance: 'designed',
    fixed: ['name', 'specializations', 'control'],
  },
  {
    key: 'ross-154',
    strength: 5,
    points: 6,
    specializations: ['ore'],
    abilities: [{ rule: 'pushPawns' }],
    provenance: 'designed',
    fixed: ['name', 'deck', 'abilities'],
  },
  {
    key: 'wise-1541-2250',
    strength: 6,
    points: 6,
    specializations: ['food'],
    colony: [{ op: 'privateTechnology', level: 3, draw: 3 }],
    provenance: 'designed',
    fixed: ['name', 'deck', 'gives a private technology'],
  },
  {
    key: '61-cygni',
    strength: 5,
    points: 6,
    specializations: ['food', 'ore'],
    abilities: [oncePerTurn([trade(1)])],
    provenance: 'designed',
    fixed: ['name', 'usable between phases only'],
    source: 'digital-edition',
  },
  {
    key: 'lacaille-9352',
    strength: 6,
    points: 8,
    specializations: ['ore'],
    control: [gainOre(2)],
    colony: [mine],
    provenance: 'designed',
  },
  {
    key: 'ez-aquarii',
    strength: 6,
    points: 8,
    specializations: ['food'],
    control: [supplyToPopulation(1)],
    colony: [grow],
    provenance: 'designed',
  },
  {
    key: 'struve-2398',
    strength: 5,
    points: 7,
    specializations: ['ore'],
    colony: [automate('food'), automate('ore')],
    provenance: 'designed',
  },
  {
    key: 'groombridge-34',
    strength: 4,
    points: 5,
    specializations: ['ore'],
    colony: [build(2, 'supply', { at: 'anywhere' })],
    provenance: 'designed',
  },
  {
    key: 'teegardens-star',
    strength: 5,
    points: 7,
    specializations: ['food'],
    control: [jump(2)],
    colony: [jump(4)],
    provenance: 'designed',
  },
  {
    key: 'kruger-60',
    strength: 7,
    points: 9,
    specializations: ['food', 'ore'],
    ignoresLevel1: true,
    colony: [gainOre(3)],
    provenance: 'designed',
  },
  {
    key: 'yz-ceti',
    strength: 4,
    points: 5,
    specializations: ['food'],
    endPoints: tally('deckAColonies', { max: 3 }),
    provenance: 'designed',
  },
];

function ofDeck(deck: SystemDeck, rows: readonly SystemRow[]): Omit<System, 'id'>[] {
  return rows.map((row) => ({
    deck,
    starting: false,
    control: [],
    colony: [],
    abilities: [],
    endPoints: 0,
    ignoresLevel1: false,
    ...row,
  }));
}

/** All 24 systems. */
export const SYSTEMS = table<System>([...ofDeck('A', DECK_A), ...ofDeck('B', DECK_B)]);

export const SYSTEMS_BY_DECK: Readonly<Record<SystemDeck, readonly number[]>> = frozen({
  A: SYSTEMS.filter((system) => system.deck === 'A').map(({ id }) => id),
  B: SYSTEMS.filter((system) => system.deck === 'B').map(({ id }) => id),
});
