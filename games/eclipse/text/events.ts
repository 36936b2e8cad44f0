/** What happened, in words. Events carry numbers; what they mean is looked up here. */
import type { EventText, Phrase, View } from '@orrery/kernel';
import { faceOf } from '../combat/dice.ts';
import type { State } from '../state.ts';
import type { EventType, Told } from '../vocabulary.ts';
import {
  discoveryName,
  listed,
  partName,
  phrase,
  sectorName,
  speciesName,
  techName,
} from './component-text.ts';
import { placeOf } from './places.ts';
import { sideName } from './sides.ts';

type Style = Pick<EventText, 'weight' | 'sound' | 'rule'>;

/** Events that are more, or less, than a line of the log. */
const STYLES: Readonly<Partial<Record<EventType, Style>>> = {
  'game-started': { weight: 'turn' },
  'round-began': { weight: 'round', sound: 'turn', rule: 'ECL-2.1' },
  'phase-began': { weight: 'turn' },
  'start-player': { weight: 'quiet', rule: 'ECL-11.5' },
  'species-chosen': { weight: 'turn', sound: 'card' },
  'action-taken': { weight: 'turn', sound: 'turn', rule: 'ECL-11.3' },
  'reaction-taken': { weight: 'turn', sound: 'turn', rule: 'ECL-11.7' },
  passed: { weight: 'turn', rule: 'ECL-11.6' },
  'passed-first': { weight: 'turn', rule: 'ECL-11.5' },
  resigned: { weight: 'strike', sound: 'lose', rule: 'ECL-17.2' },
  traded: { weight: 'quiet', rule: 'ECL-2.8' },
  settled: { sound: 'place', rule: 'ECL-3.1' },
  'sector-revealed': { sound: 'card', rule: 'ECL-4.4' },
  'sector-placed': { sound: 'place', rule: 'ECL-4.6' },
  'sector-discarded': { rule: 'ECL-4.5' },
  'disc-placed': { sound: 'place' },
  'disc-returned': { rule: 'ECL-5.6' },
  'cube-returned': { weight: 'quiet' },
  'discovery-found': { sound: 'card', rule: 'ECL-4.10' },
  'discovery-used': { weight: 'strike', rule: 'ECL-4.11' },
  'resources-gained': { sound: 'gain' },
  'colony-ships-readied': { weight: 'quiet', rule: 'ECL-3.8' },
  'tech-researched': { weight: 'strike', sound: 'card', rule: 'ECL-7.1' },
  'tech-taken': { weight: 'strike', sound: 'card', rule: 'ECL-4.13' },
  'discs-gained': { sound: 'gain', rule: 'ECL-7.6' },
  'part-installed': { sound: 'place', rule: 'ECL-8.2' },
  'part-removed': { rule: 'ECL-8.2' },
  'part-lost': { sound: 'lose', rule: 'ECL-8.9' },
  built: { weight: 'strike', sound: 'place', rule: 'ECL-9.1' },
  'ship-found': { weight: 'strike', sound: 'gain', rule: 'ECL-4.14' },
  'ship-moved': { sound: 'place', rule: 'ECL-10.3' },
  'relation-formed': { weight: 'strike', sound: 'gain', rule: 'ECL-6.5' },
  'relation-broken': { weight: 'strike', sound: 'lose', rule: 'ECL-6.13' },
  traitor: { weight: 'strike', rule: 'ECL-6.14' },
  'battle-began': { weight: 'turn', sound: 'turn', rule: 'ECL-12.4' },
  volley: { sound: 'dice', rule: 'ECL-13.6' },
  'ship-destroyed': { weight: 'strike', sound: 'lose', rule: 'ECL-13.9' },
  retreated: { weight: 'strike', rule: 'ECL-13.13' },
  'battle-won': { weight: 'strike' },
  'reputation-drawn': { sound: 'gain', rule: 'ECL-14.2' },
  bombarded: { weight: 'strike', sound: 'dice', rule: 'ECL-14.9' },
  'neutron-bombed': { weight: 'strike', sound: 'lose', rule: 'ECL-14.10' },
  'population-withered': { weight: 'strike', sound: 'lose', rule: 'ECL-14.11' },
  'control-lost': { weight: 'strike', sound: 'lose', rule: 'ECL-14.14' },
  income: { sound: 'gain', rule: 'ECL-15.3' },
  production: { weight: 'quiet', rule: 'ECL-15.8' },
  insolvent: { sound: 'lose', rule: 'ECL-15.4' },
  'sector-given-up': { weight: 'strike', sound: 'lose', rule: 'ECL-15.5' },
  collapsed: { weight: 'strike', sound: 'lose', rule: 'ECL-17.4' },
  'techs-offered': { sound: 'card', rule: 'ECL-16.1' },
  'game-ended': { weight: 'round', sound: 'end', rule: 'ECL-18.1' },
  won: { weight: 'strike', rule: 'ECL-18.2' },
};

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

type Translate = (value: never) => Phrase | string | number;

/** Fields of events by name: how their numbers are said. */
const FIELDS: Readonly<Record<string, Translate>> = {
  sector: (sector: number) => sectorName(sector),
  tech: (tech: number) => techName(tech),
  techs: (techs: readonly number[]) => listed(techs.map(techName)) ?? phrase('part.empty'),
  part: (part: number) => partName(part),
  species: (species: number) => speciesName(species),
  discovery: (kind: number) => discoveryName(kind),
  other: (seat: number) => sideName(seat),
  side: (side: number) => sideName(side),
  attacker: (side: number) => sideName(side),
  defender: (side: number) => sideName(side),
  change: (n: number) => signed(n),
  missiles: (missiles: boolean) => (missiles ? 'yes' : 'no'),
  dice: (dice: readonly number[]) => dice.map(faceOf).join(', '),
};

/** Sectors and other things that an event names. */
function placesIn(event: Told): string[] {
  const places: string[] = [];
  if ('to' in event && typeof event.to === 'number') places.push(placeOf.sector(event.to));
  if ('from' in event && typeof event.from === 'number') places.push(placeOf.sector(event.from));
  if ('square' in event) places.push(placeOf.square(event.sector, event.square));
  if ('sector' in event) places.push(placeOf.sector(event.sector));
  if ('tech' in event) places.push(placeOf.tech(event.tech));
  if ('techs' in event) places.push(...event.techs.map(placeOf.tech));
  return places;
}

export function describeEvent(_view: View<State>, event: Told): EventText {
  const values: Record<string, string | number | Phrase> = {};
  for (const [name, value] of Object.entries(event)) {
    if (name === 'type' || name === 'seat') continue;
    if ((name === 'from' || name === 'to') && typeof value === 'number') {
      values[name] = sectorName(value);
      continue;
    }
    const translate = FIELDS[name];
    if (translate) values[name] = translate(value as never);
    else if (typeof value === 'number' || typeof value === 'string') values[name] = value;
  }
  const { seat } = event;
  return {
    words: phrase(`event.${event.type}`, values),
    places: placesIn(event),
    ...(seat >= 0 ? { seat } : {}),
    ...STYLES[event.type],
  };
}
