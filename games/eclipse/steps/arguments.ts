/** What options are about: the arguments of choices and their readable keys. */
import { type Arg, named, numbers } from '@orrery/kernel';
import { PARTS } from '../data/parts.ts';
import { REPUTATION_KINDS } from '../data/reputation.ts';
import { RESOURCE_IDS } from '../data/resources.ts';
import { ORBITAL_SQUARE, SECTORS } from '../data/sectors.ts';
import { MAX_SEATS } from '../data/set-up.ts';
import { BUILD_IDS, SHIPS } from '../data/ships.ts';
import { SPECIES } from '../data/species.ts';
import { TECHNOLOGIES } from '../data/technologies.ts';
import { EDGES, HEXES, hexKey, parseHex } from '../galaxy/hexes.ts';
import { SLOTS } from '../state.ts';

export const sectorArg: Arg = named(SECTORS.map((sector) => sector.id));
export const resourceArg: Arg = named(RESOURCE_IDS);
export const seatArg: Arg = numbers(MAX_SEATS);
export const speciesArg: Arg = named(SPECIES.map((species) => species.id));
export const techArg: Arg = named(TECHNOLOGIES.map((tech) => tech.id));
export const partArg: Arg = named(PARTS.map((part) => part.id));
export const shipArg: Arg = named(SHIPS.map((ship) => ship.id));
export const buildArg: Arg = named(BUILD_IDS);
export const slotArg: Arg = numbers(SLOTS);
export const rotationArg: Arg = numbers(EDGES);
/** A reputation tile by its points. */
export const pointsArg: Arg = numbers(1 + Math.max(...REPUTATION_KINDS.map((kind) => kind.points)));
/** A square by its number in its sector; the Orbital's has a name. */
export const squareArg: Arg = named([
  ...Array.from({ length: ORBITAL_SQUARE }, (_, square) => String(square)),
  'orbital',
]);
export const zoneArg: Arg = {
  size: HEXES,
  key: hexKey,
  parse: parseHex,
};
