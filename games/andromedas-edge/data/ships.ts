import type { Component } from './provenance.ts';
import { table } from './table.ts';
import type { ShipAbility } from './terms.ts';

/** A type of ship before any upgrade. */
export interface ShipType extends Component {
  /** Of each player. */
  readonly count: number;
  /** In the launch bay at the start. */
  readonly inBay: number;
  readonly range: number;
  readonly weapons: number;
  readonly shields: number;
  readonly abilities: readonly ShipAbility[];
  /** In titanium. */
  readonly cost: number;
}

/** In the order of `SHIPS`. */
export const SHIP_TYPES = table<ShipType>([
  {
    key: 'transport',
    count: 6,
    inBay: 3,
    range: 1,
    weapons: 1,
    shields: 0,
    abilities: ['settle'],
    cost: 2,
    provenance: 'book',
    designed: ['cost'],
  },
  {
    key: 'fighter',
    count: 1,
    inBay: 0,
    range: 2,
    weapons: 2,
    shields: 0,
    abilities: ['attack'],
    cost: 3,
    provenance: 'book',
    designed: ['cost'],
  },
  {
    key: 'science-vessel',
    count: 1,
    inBay: 0,
    range: 2,
    weapons: 2,
    shields: 0,
    abilities: ['hyperdrive'],
    cost: 3,
    provenance: 'book',
    designed: ['cost'],
  },
  {
    key: 'heavy-cruiser',
    count: 1,
    inBay: 0,
    range: 1,
    weapons: 3,
    shields: 1,
    abilities: ['jump'],
    cost: 4,
    provenance: 'book',
    designed: ['cost'],
  },
]);
