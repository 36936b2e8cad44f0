/** Names of places on the board, which options and events point at, and names of things in words. */
import { NONE, type OptionText, type Phrase } from '@orrery/kernel';
import {
  BASES,
  DISCOVERIES,
  EVENTS,
  FACTIONS,
  FIRST_NEBULA,
  GAINABLE,
  MODULES,
  MOONS,
  OUTPOSTS,
  PLANETS,
  RAIDERS,
  REGIONS,
  RESOURCES,
  SHIPS,
  SPECIAL_REGIONS,
  SUPREMACY_TOKENS,
  TACTICS,
  TACTICS_CARDS,
  TRACKS,
  UPGRADES,
} from '../data/index.ts';
import { baseAt, isNebula, planetAt, specialAt } from '../frontier.ts';
import { OPERATIONS, rightOf } from '../moons.ts';
import { BARGE, BAY, RAIDERS as RAIDER_SIDE, type State, WRECK } from '../state.ts';
import { cardName } from './card-text.ts';
import { amounts, andList, name, phrase, playerName, pointsText } from './phrases.ts';

/** What options touch and events happen at: `region B2`, `module mint`, `slot 0 mint`. */
export const placeOf = {
  region: (region: number): string => `region ${REGIONS[region]}`,
  /** A module, in the market or on a station; core modules are told apart by their station. */
  module: (seat: number, module: number): string =>
    module < GAINABLE ? `module ${MODULES[module].key}` : `core ${seat} ${MODULES[module].key}`,
  slot: (seat: number, slot: number): string =>
    `slot ${seat} ${slot === OPERATIONS ? 'operations' : MODULES[slot].key}`,
  moon: (moon: number): string => `moon ${MOONS[moon].key}`,
  /** A tactics card of a design, in the own hand. */
  card: (design: number): string => `card ${TACTICS[design].key}`,
  /** A type of ship of a player. */
  ship: (seat: number, type: number): string => `ship ${seat} ${SHIPS[type]}`,
  bay: (seat: number): string => `bay ${seat}`,
  scrapyard: (seat: number): string => `scrapyard ${seat}`,
  resource: (seat: number, kind: number): string => `resource ${seat} ${RESOURCES[kind]}`,
  leaders: (seat: number): string => `leaders ${seat}`,
  outpost: (seat: number, type: number): string => `outpost ${seat} ${OUTPOSTS[type].key}`,
  upgrade: (tile: number): string => `upgrade ${UPGRADES[tile].key}`,
  discovery: (token: number): string => `discovery ${DISCOVERIES[token].key}`,
  supremacy: (token: number): string => `supremacy ${SUPREMACY_TOKENS[token].key}`,
  raider: (raider: number): string => `raider ${RAIDERS[raider].key}`,
  event: (card: number): string => `event ${EVENTS[card].key}`,
  faction: (faction: number): string => `faction ${FACTIONS[faction].key}`,
  track: (track: number): string => `track ${TRACKS[track]}`,
  /** A side's die that shows a value. */
  die: (side: number, value: number): string => `die ${side} ${value}`,
  station: (seat: number): string => `station ${seat}`,
  /** The order of the industry row; whether every unit is asked for. */
  arrange: (seat: number): string => `arrange ${seat}`,
  units: (seat: number): string => `units ${seat}`,
  eventTrack: 'events track',
  vpTrack: 'points track',
} as const;

/** What the board draws, so that an option which touches it can be chosen there. */
export const DRAWN: ReadonlySet<string> = new Set([
  'region',
  'module',
  'core',
  'slot',
  'moon',
  'card',
  'ship',
  'resource',
  'leaders',
  'outpost',
  'upgrade',
  'faction',
  'track',
  'raider',
  'supremacy',
  'discovery',
  'die',
  'arrange',
  'units',
]);

/** What lies on somebody's station: its place names the seat. */
const OWNED: ReadonlySet<string> = new Set([
  'core',
  'slot',
  'ship',
  'resource',
  'leaders',
  'outpost',
  'arrange',
  'units',
]);

/** Whether an option can be chosen on the board of a seat, which shows no other station than its own. */
export const hasPlace = ({ touches }: Pick<OptionText, 'touches'>, seat: number): boolean =>
  touches.some((place) => {
    const [kind, whose] = place.split(' ');
    if (OWNED.has(kind) && whose !== `${seat}`) return false;
    return DRAWN.has(kind) || place === placeOf.station(seat);
  });

/** A region is called by what lies there. */
export function regionName(state: State, region: number): Phrase {
  if (isNebula(region)) return phrase('name.nebula', { n: region - FIRST_NEBULA + 1 });
  const [planet, base, special] = [
    planetAt(state, region),
    baseAt(state, region),
    specialAt(state, region),
  ];
  if (planet !== NONE) return name(PLANETS[planet].key);
  if (base !== NONE) return name(BASES[base].key);
  return special === NONE
    ? phrase('name.space', { space: REGIONS[region] })
    : name(SPECIAL_REGIONS[special].key);
}

/** Where a ship is that may be anywhere: in a region, the bay, or a zone of the scrapyard. */
export function shipPlaceName(state: State, place: number): Phrase {
  if (place === BAY) return phrase('name.bay');
  if (place === WRECK) return phrase('name.wreck');
  return place === BARGE ? phrase('name.barge') : regionName(state, place);
}

/** «heavy cruiser», as it stands inside a sentence. */
export const shipName = (type: number): Phrase => phrase(`ship.${SHIPS[type]}`);
export const moduleName = (module: number): Phrase => name(MODULES[module].key);
export const tacticName = (design: number): Phrase => name(TACTICS[design].key);
export const cardOfDeckName = (card: number): Phrase => tacticName(TACTICS_CARDS[card]);
export const raiderName = (raider: number): Phrase => name(RAIDERS[raider].key);
export const moonName = (moon: number): Phrase => cardName('moon', moon);

export const factionName = (state: State, seat: number): Phrase =>
  name(FACTIONS[state.players[seat].faction].key);

export const sideName = (side: number): Phrase =>
  side === RAIDER_SIDE ? phrase('name.raiders') : playerName(side);

/** Everything on a moon: «1 ice and 1 VP». */
export function moonContents(moon: number): Phrase {
  const { bag, vp, repair } = MOONS[moon];
  const what = amounts(bag);
  if (vp > 0) what.push(pointsText(vp));
  if (repair > 0) what.push(phrase('amount.repair', { n: repair }));
  return andList(what);
}

/** A moon that somebody holds, by what it gives, and by its name too beside another that gives the same. */
export function heldMoon({ players }: State, seat: number, moon: number): Phrase {
  const what = moonContents(moon);
  const gives = (of: number): string => {
    const { bag, vp, repair } = MOONS[of];
    return JSON.stringify([bag, vp, repair]);
  };
  const twins = players[seat].moons.filter((other) => gives(other) === gives(moon));
  return twins.length > 1 ? phrase('amount.of-moon', { what, moon: moonName(moon) }) : what;
}

/** A slot of a station: by its module, or by the two industry modules it lies between. */
export function slotName(state: State, seat: number, slot: number): Phrase {
  if (slot === OPERATIONS) return phrase('name.operations');
  const player = state.players[seat];
  const right =
    MODULES[slot].slot === 'half' ? rightOf(player, player.modules.indexOf(slot)) : NONE;
  if (right === NONE) return phrase('name.slot', { module: moduleName(slot) });
  return phrase('name.half-slot', {
    module: moduleName(slot),
    next: moduleName(player.modules[right]),
  });
}

/** One resource, as an amount. */
export const resourceText = (kind: number, n: number): Phrase =>
  phrase(`amount.${[...RESOURCES, 'basic', 'any'][kind]}`, { n });
