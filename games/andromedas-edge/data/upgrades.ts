import type { Ability } from './effects.ts';
import type { Component, SourceNote } from './provenance.ts';
import { table } from './table.ts';
import { SHIP, type Ship, type ShipAbility } from './terms.ts';
import { always, clock, gain, on, recruit, repair, targeting, vp } from './write.ts';

/** A tile that replaces what is printed for all ships of one type (AE-4.12.2). */
export interface Upgrade extends Component {
  readonly ship: Ship;
  /** Key of the faction whose own tile it is; null for a standard one. */
  readonly faction: string | null;
  readonly range: number;
  readonly weapons: number;
  readonly shields: number;
  readonly targeting: number;
  readonly abilities: readonly ShipAbility[];
  readonly unique: Ability | null;
}

interface Draft extends SourceNote {
  readonly key: string;
  readonly ship: Ship;
  readonly faction?: string;
  /** Range, weapons, shields, targeting. */
  readonly stats: readonly [number, number, number, number];
  readonly abilities: readonly ShipAbility[];
  readonly unique?: Ability;
}

const DRAFTS: readonly Draft[] = [
  {
    key: 'constructors',
    ship: SHIP.transport,
    stats: [1, 1, 0, 0],
    abilities: ['settle'],
    unique: on('outpost-built', vp(3)),
    provenance: 'book',
    designed: ['range'],
  },
  { key: 'gunboats', ship: SHIP.transport, stats: [1, 2, 0, 0], abilities: ['settle'] },
  { key: 'couriers', ship: SHIP.transport, stats: [2, 1, 0, 0], abilities: ['settle'] },
  {
    key: 'blockade-runners',
    ship: SHIP.transport,
    stats: [1, 1, 0, 0],
    abilities: ['settle', 'hyperdrive'],
  },
  {
    key: 'assault-haulers',
    ship: SHIP.transport,
    stats: [1, 1, 0, 0],
    abilities: ['settle', 'attack'],
    unique: on('battle-won', vp(1)),
  },
  { key: 'interceptors', ship: SHIP.fighter, stats: [3, 2, 0, 0], abilities: ['attack'] },
  { key: 'raptor-wing', ship: SHIP.fighter, stats: [2, 3, 0, 0], abilities: ['attack'] },
  {
    key: 'phantom-wing',
    ship: SHIP.fighter,
    stats: [2, 2, 0, 0],
    abilities: ['attack', 'hyperdrive'],
  },
  { key: 'lancers', ship: SHIP.fighter, stats: [2, 2, 0, 1], abilities: ['attack'] },
  {
    key: 'privateers',
    ship: SHIP.fighter,
    stats: [2, 2, 0, 0],
    abilities: ['attack'],
    unique: on('battle-won', gain({ credit: 1 })),
  },
  {
    key: 'deep-surveyor',
    ship: SHIP.scienceVessel,
    stats: [3, 2, 0, 0],
    abilities: ['hyperdrive'],
  },
  {
    key: 'pathfinder',
    ship: SHIP.scienceVessel,
    stats: [2, 2, 0, 0],
    abilities: ['hyperdrive', 'jump'],
  },
  {
    key: 'field-laboratory',
    ship: SHIP.scienceVessel,
    stats: [2, 2, 0, 0],
    abilities: ['hyperdrive'],
    unique: on('planet-activated', gain({ nanocarbon: 1 })),
  },
  {
    key: 'listening-ship',
    ship: SHIP.scienceVessel,
    stats: [2, 2, 0, 0],
    abilities: ['hyperdrive'],
    unique: on('nebula-activated', gain({ tactics: 1 })),
  },
  {
    key: 'shielded-probe',
    ship: SHIP.scienceVessel,
    stats: [2, 2, 1, 0],
    abilities: ['hyperdrive'],
  },
  {
    key: 'battleship',
    ship: SHIP.heavyCruiser,
    stats: [1, 4, 1, 1],
    abilities: ['jump'],
    provenance: 'book',
    designed: ['shields'],
  },
  { key: 'dreadnought', ship: SHIP.heavyCruiser, stats: [1, 5, 1, 0], abilities: ['jump'] },
  { key: 'bastion', ship: SHIP.heavyCruiser, stats: [1, 3, 3, 0], abilities: ['jump'] },
  {
    key: 'strike-carrier',
    ship: SHIP.heavyCruiser,
    stats: [2, 4, 1, 0],
    abilities: ['jump', 'attack'],
  },
  { key: 'command-cruiser', ship: SHIP.heavyCruiser, stats: [1, 3, 2, 2], abilities: ['jump'] },
  {
    key: 'mycelinox',
    ship: SHIP.transport,
    faction: 'sporegoths',
    stats: [1, 2, 0, 0],
    abilities: ['settle'],
    unique: always('scrap-to-barge'),
    provenance: 'book',
    designed: ['stats', 'unique'],
  },
  {
    key: 'death-claws',
    ship: SHIP.fighter,
    faction: 'zodian-militants',
    stats: [2, 3, 0, 0],
    abilities: ['attack'],
    unique: on('battle-won', vp(1)),
    provenance: 'book',
    designed: ['stats', 'unique'],
  },
  {
    key: 'assembler-core',
    ship: SHIP.scienceVessel,
    faction: 'synthborn-mecharons',
    stats: [2, 2, 0, 0],
    abilities: ['hyperdrive'],
    unique: on('launched', repair(1)),
  },
  {
    key: 'the-anvil',
    ship: SHIP.heavyCruiser,
    faction: 'weldborn-smiths',
    stats: [1, 4, 2, 0],
    abilities: ['jump'],
    unique: on('battle-won', gain({ titanium: 2 })),
  },
  {
    key: 'galacton',
    ship: SHIP.heavyCruiser,
    faction: 'arcanoan-shipwrights',
    stats: [1, 3, 2, 0],
    abilities: ['jump'],
    unique: always('range-from-here', 1),
    provenance: 'book',
    designed: ['stats', 'unique'],
  },
  {
    key: 'ark-freighters',
    ship: SHIP.transport,
    faction: 'tolzian-freighters',
    stats: [1, 1, 0, 0],
    abilities: ['settle'],
    unique: on('planet-activated', { op: 'planetResource' }),
  },
  {
    key: 'doomsday-device',
    ship: SHIP.heavyCruiser,
    faction: 'plutonian-empire',
    stats: [1, 4, 1, 0],
    abilities: ['jump'],
    unique: on('battle-won', clock(2)),
    provenance: 'book',
    designed: ['stats', 'unique'],
  },
  {
    key: 'augur',
    ship: SHIP.scienceVessel,
    faction: 'cinder-oracles',
    stats: [2, 2, 0, 0],
    abilities: ['hyperdrive'],
    unique: on('nebula-activated', gain({ tactics: 1 }), vp(2)),
  },
  {
    key: 'caravanserai',
    ship: SHIP.heavyCruiser,
    faction: 'veyran-nomads',
    stats: [2, 3, 1, 0],
    abilities: ['jump'],
    unique: always('free-jump'),
  },
  {
    key: 'athenaeum',
    ship: SHIP.scienceVessel,
    faction: 'halcyon-archivists',
    stats: [2, 2, 0, 0],
    abilities: ['hyperdrive'],
    unique: on('planet-activated', gain({ tactics: 1 })),
  },
  {
    key: 'night-talon',
    ship: SHIP.fighter,
    faction: 'umbral-corsairs',
    stats: [3, 2, 0, 0],
    abilities: ['attack', 'hyperdrive'],
    unique: on('escalated', targeting(1)),
  },
  {
    key: 'hearthships',
    ship: SHIP.transport,
    faction: 'lumen-concord',
    stats: [1, 1, 0, 0],
    abilities: ['settle'],
    unique: on('outpost-built', recruit(1), vp(2)),
  },
];

/** Five standard tiles for each type of ship, then one of each faction. */
export const UPGRADES = table<Upgrade>(
  DRAFTS.map(({ stats: [range, weapons, shields, targeting], ...draft }) => ({
    faction: null,
    unique: null,
    ...draft,
    range,
    weapons,
    shields,
    targeting,
  })),
);
