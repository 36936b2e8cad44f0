/** Names of pieces on the map, by which motion finds them. */
import { SECTORS } from '../data/sectors.ts';
import { SHIPS } from '../data/ships.ts';

const at = (sector: number): string => SECTORS[sector].id;

export const spotOf = {
  /** A whole sector with everything on it. */
  tile: (sector: number): string => `tile ${at(sector)}`,
  cube: (sector: number, square: number): string => `cube ${at(sector)} ${square}`,
  /** The border in the colour of whoever controls it. */
  border: (sector: number): string => `border ${at(sector)}`,
  disc: (sector: number): string => `disc ${at(sector)}`,
  discovery: (sector: number): string => `discovery-tile ${at(sector)}`,
  monolith: (sector: number): string => `monolith ${at(sector)}`,
  /** Ancients, or the Defense System. */
  guards: (sector: number): string => `guards ${at(sector)}`,
  /** Ships of one type in one colour. */
  ships: (sector: number, colour: number, type: number): string =>
    `ships ${at(sector)} ${colour} ${SHIPS[type].id}`,
  /** All ships in one colour, as seen from afar. */
  fleet: (sector: number, colour: number): string => `fleet ${at(sector)} ${colour}`,
  /** A ship of a battle, counted within its kind. */
  fighter: (sector: number, group: number, ship: number): string =>
    `fighter ${at(sector)} ${group} ${ship}`,
  /** How likely a side of a battle wins. */
  odds: (sector: number, side: number): string => `odds ${at(sector)} ${side}`,
  /** A point of damage on a ship of a battle, counted likewise. */
  hurt: (sector: number, group: number, ship: number, point: number): string =>
    `hurt ${at(sector)} ${group} ${ship} ${point}`,
};
