/** Buildings, advisors, races and actions, to be looked up by name. */
import type { Phrase, Thing, View } from '@orrery/kernel';
import { ACTIONS } from '../data/actions.ts';
import { ADVISORS } from '../data/advisors.ts';
import type { Building } from '../data/building.ts';
import { BUILDINGS } from '../data/buildings.ts';
import { RACES, type Race } from '../data/races.ts';
import { DESIGN, type State } from '../state.ts';
import {
  actionText,
  advisorName,
  amountsText,
  buildingName,
  cardFacts,
  cardText,
  raceName,
} from './card-text.ts';
import { RULES } from './options.ts';
import { placeOf } from './places.ts';

/** All that is printed on a building. */
const buildingLines = (building: Building): Phrase[] => [
  { id: 'thing.color', values: { color: { id: `color.${building.color}` } } },
  ...cardFacts(building),
  ...cardText(building),
];

const raceLines = (race: Race): Phrase[] => [
  { id: 'thing.start', values: { amount: amountsText(race.start) } },
  ...(race.abilities.length > 0 ? cardText(race) : [{ id: 'board.no-ability' }]),
];

/** A building, with where it lies open or in the viewer's hand. */
function buildingThing({ players, discard }: State, seat: number, building: Building): Thing {
  const isOne = (card: number): boolean => card >= 0 && DESIGN[card] === building.index;
  const { hand, shown } = players[seat] ?? { hand: [], shown: [] };
  const open = [...players.flatMap(({ systems }) => systems.flat()), ...discard].filter(isOne);
  return {
    name: buildingName(building),
    lines: buildingLines(building),
    places: [
      ...([...hand, ...shown].some(isOne) ? [placeOf.hand(building.index)] : []),
      ...open.map(placeOf.card),
    ],
  };
}

const ALWAYS_THERE: readonly Thing[] = [
  ...RACES.map((race, at) => ({
    name: raceName(race),
    lines: raceLines(race),
    places: [placeOf.race(at)],
  })),
  ...ADVISORS.map((advisor, at) => ({
    name: advisorName(advisor),
    lines: cardText(advisor),
    places: [placeOf.advisor(at)],
  })),
  ...ACTIONS.map((action) => ({
    name: { id: `action.${action}` },
    lines: actionText(action),
    places: [placeOf.action(action)],
    rule: RULES[action],
  })),
];

export const things = ({ position: { state }, seat }: View<State>): readonly Thing[] => [
  ...BUILDINGS.map((building) => buildingThing(state, seat, building)),
  ...ALWAYS_THERE,
  // Players are there to be attacked.
  ...state.players.map((_, of) => ({
    name: { id: `seat.${of}` },
    lines: [],
    places: [placeOf.seat(of)],
  })),
];
