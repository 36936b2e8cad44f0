/** What options speak of, with the words of their keys. */
import { type Arg, named, numbers } from '@orrery/kernel';
import {
  DESTINIES,
  DISCOVERIES,
  EVENTS,
  FACTIONS,
  MODULES,
  MOONS,
  OUTPOSTS,
  REGIONS,
  SUPREMACY_TOKENS,
  TACTICS,
  UPGRADES,
} from '../data/index.ts';
import { RAIDER_CLASSES, RESOURCES, SHIPS, STACKS, TRACKS } from '../data/terms.ts';

const keys = (rows: readonly { readonly key: string }[]): string[] => rows.map(({ key }) => key);

export const regionArg = named(REGIONS);
export const moonArg = named(keys(MOONS));
export const moduleArg = named(keys(MODULES));
/** A module's slot, or tactical operations. */
export const slotArg = named([...keys(MODULES), 'operations']);
export const tacticArg = named(keys(TACTICS));
export const eventArg = named(keys(EVENTS));
export const factionArg = named(keys(FACTIONS));
export const destinyArg = named(keys(DESTINIES));
export const discoveryArg = named(keys(DISCOVERIES));
export const supremacyArg = named(keys(SUPREMACY_TOKENS));
export const upgradeArg = named(keys(UPGRADES));
export const outpostArg = named(keys(OUTPOSTS));
export const shipArg = named(SHIPS);
export const trackArg = named(TRACKS);
export const classArg = named(RAIDER_CLASSES);
export const stackArg = named(STACKS);
/** A resource, or units of choice in a price. */
export const resourceArg = named([...RESOURCES, 'basic', 'any']);
export const seatArg = numbers(4);
/** A side of a battle. */
export const sideArg = named(['0', '1', '2', '3', 'raiders']);
export const dieArg: Arg = numbers(7);
/** Which of several lists of effects. */
export const optionArg = named(['A', 'B', 'C', 'D']);
/** Where a ship is that is wanted elsewhere: in a region or in the scrapyard. */
export const placeArg = named([...REGIONS, 'bay', 'wreck', 'barge']);
