/** Sectors, technologies, parts, ships and species, to be looked up by name. */
import type { Phrase, Thing, View } from '@orrery/kernel';
import { ACTIONS } from '../data/actions.ts';
import { DISCOVERIES } from '../data/discoveries.ts';
import { NPCS } from '../data/npcs.ts';
import { PARTS } from '../data/parts.ts';
import { ORBITAL_SQUARE, SECTORS } from '../data/sectors.ts';
import { SHIPS, STRUCTURES } from '../data/ships.ts';
import { SPECIES } from '../data/species.ts';
import { TECH_CATEGORY_IDS, TECHNOLOGIES } from '../data/technologies.ts';
import { EDGES } from '../galaxy/hexes.ts';
import type { State } from '../state.ts';
import {
  discoveryName,
  discoveryText,
  npcText,
  partName,
  partText,
  phrase,
  sectorName,
  sectorText,
  shipText,
  speciesName,
  structureText,
  techName,
  techText,
} from './component-text.ts';
import { placeOf } from './places.ts';
import { speciesText } from './species-text.ts';

/** A sector on the map, or turned up and not yet placed, with its squares. */
const sectorPlaces = (sector: number): string[] => [
  placeOf.sector(sector),
  ...Array.from({ length: EDGES }, (_, rotation) => placeOf.turned(sector, rotation)),
  ...[...SECTORS[sector].squares.keys(), ORBITAL_SQUARE].map((square) =>
    placeOf.square(sector, square),
  ),
];

const techLines = (tech: number): Phrase[] => {
  const { category, cost, minimumCost } = TECHNOLOGIES[tech];
  const kind = phrase(`tech-category.${TECH_CATEGORY_IDS[category]}`);
  return [phrase('thing.tech', { kind, cost, least: minimumCost }), ...techText(tech)];
};

const THINGS: readonly Thing[] = [
  ...TECHNOLOGIES.map(({ index }) => ({
    name: techName(index),
    lines: techLines(index),
    places: [placeOf.tech(index)],
  })),
  ...SECTORS.map(({ index }) => ({
    name: sectorName(index),
    lines: sectorText(index),
    places: sectorPlaces(index),
  })),
  ...PARTS.map(({ index }) => ({
    name: partName(index),
    lines: partText(index),
    places: [placeOf.part(index)],
  })),
  ...SHIPS.map(({ id, index }) => ({
    name: phrase(`ship.${id}`),
    lines: shipText(index),
    places: [placeOf.build(index)],
  })),
  ...STRUCTURES.map(({ id }, at) => ({
    name: phrase(`structure.${id}`),
    lines: structureText(at),
    places: [placeOf.build(SHIPS.length + at)],
  })),
  ...NPCS.map(({ id }, at) => ({ name: phrase(`npc.${id}`), lines: npcText(at), places: [] })),
  ...DISCOVERIES.map((_, kind) => ({
    name: discoveryName(kind),
    lines: discoveryText(kind),
    places: [placeOf.discovery(kind)],
  })),
  ...SPECIES.map(({ index }) => ({
    name: speciesName(index),
    lines: speciesText(index),
    places: [placeOf.species(index)],
  })),
  // What an action does is a rule of the reference.
  ...ACTIONS.map(({ id, index }) => ({
    name: phrase(`option.${id}`),
    lines: [],
    places: [placeOf.action(index)],
  })),
];

export const things = (_view: View<State>): readonly Thing[] => THINGS;
