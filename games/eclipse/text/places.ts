/** Names of places on the board: what options and events touch. */
import { THINGS } from '../combat/sides.ts';
import { ACTIONS } from '../data/actions.ts';
import { DISCOVERIES } from '../data/discoveries.ts';
import { PARTS } from '../data/parts.ts';
import { RESOURCE_IDS } from '../data/resources.ts';
import { ORBITAL_SQUARE, SECTORS } from '../data/sectors.ts';
import { BUILD_IDS, SHIPS } from '../data/ships.ts';
import { SPECIES } from '../data/species.ts';
import { TECHNOLOGIES } from '../data/technologies.ts';
import { hexKey } from '../galaxy/hexes.ts';

export const placeOf = {
  /** A sector on the map (or one that is turned up). */
  sector: (sector: number): string => `sector ${SECTORS[sector].id}`,
  /** An unexplored zone, by hex. */
  zone: (hex: number): string => `zone ${hexKey(hex)}`,
  /** A drawn sector in one of its turns. */
  turned: (sector: number, rotation: number): string => `turned ${SECTORS[sector].id} ${rotation}`,
  /** A population square of a sector. */
  square: (sector: number, square: number): string =>
    `square ${SECTORS[sector].id} ${square === ORBITAL_SQUARE ? 'orbital' : square}`,
  /** Ships of one kind of one side in a sector: `ships 204 1 cruiser`, `ships 204 6 ancient`. */
  ships: (sector: number, side: number, thing: number): string =>
    `ships ${SECTORS[sector].id} ${side} ${THINGS[thing]}`,
  /** Those of them with so much damage. */
  target: (sector: number, side: number, thing: number, damage: number): string =>
    `target ${SECTORS[sector].id} ${side} ${THINGS[thing]} ${damage}`,
  /** A technology on offer. */
  tech: (tech: number): string => `tech ${TECHNOLOGIES[tech].id}`,
  /** What a discovery tile offers. */
  discovery: (kind: number): string => `discovery ${DISCOVERIES[kind].id}`,
  /** A part in the supply. */
  part: (part: number): string => `part ${PARTS[part].id}`,
  /** A slot of one's own blueprint. */
  slot: (type: number, slot: number): string => `slot ${SHIPS[type].id} ${slot}`,
  /** Something that can be built, in the list of builds. */
  build: (thing: number): string => `build ${BUILD_IDS[thing]}`,
  /** One's own population track or storage. */
  track: (resource: number): string => `track ${RESOURCE_IDS[resource]}`,
  /** One's own influence track. */
  influence: 'influence-track',
  /** One's own reputation track. */
  reputation: 'reputation-track',
  /** A space of the action track. */
  action: (action: number): string => `action ${ACTIONS[action].id}`,
  /** Another player's board. */
  seat: (seat: number): string => `seat ${seat}`,
  species: (species: number): string => `species ${SPECIES[species].id}`,
};
