/** Cards, places, slots and actions, to be looked up by name. */
import { NONE, type Thing, type View } from '@orrery/kernel';
import {
  ACHIEVEMENTS,
  BASIC_ACTIONS,
  EVENTS,
  FACTION_BOARDS,
  GUILDS,
  LOCATIONS,
  SLOTS,
  SYSTEMS,
  TECHNOLOGIES,
} from '../data/index.ts';
import { placeExists, type State } from '../state.ts';
import { cardName, cardText } from './card-text.ts';
import { linkText } from './link-text.ts';
import { slotTitle } from './objections.ts';
import { join, name, phrase } from './phrases.ts';
import { placeNameIn, placeOf, slotName } from './places.ts';

export const things = ({ position: { state }, seat }: View<State>): readonly Thing[] => [
  ...TECHNOLOGIES.map(({ id }) => technologyThing(state, id)),
  ...SLOTS.filter(({ id }) => state.cards[id] === NONE).map(({ id }) => slotThing(state, id)),
  ...LOCATIONS.filter(({ id }) => placeExists(state, id)).map(({ id }) => placeThing(state, id)),
  ...SYSTEMS.filter(({ id }) => !state.systems.includes(id)).map(({ id }) => ({
    name: cardName('system', id),
    lines: cardText('system', id),
    places: [placeOf.system(id)],
  })),
  ...EVENTS.map(({ id }) => ({
    name: cardName('event', id),
    lines: cardText('event', id),
    places: [placeOf.event(id)],
  })),
  ...ACHIEVEMENTS.map(({ id }) => ({
    name: cardName('achievement', id),
    lines: [...cardText('achievement', id), ...linkText(state, 'achievement', id)],
    places: [placeOf.achievement(id)],
  })),
  ...GUILDS.map(({ id }) => ({
    name: cardName('guild', id),
    lines: cardText('guild', id),
    places: [placeOf.guild(id)],
  })),
  // The options say in full what basic actions do.
  ...BASIC_ACTIONS.map(({ id, key }) => ({
    name: name(key),
    lines: [],
    places: [placeOf.row(id)],
  })),
  ...FACTION_BOARDS.map(({ id }) => ({
    name: cardName('board', id),
    lines: cardText('board', id),
    places: boardPlaces(state, seat, id),
  })),
];

function technologyThing(state: State, id: number): Thing {
  const slot = state.cards.indexOf(id);
  return {
    name: cardName('technology', id),
    lines: [
      ...cardText('technology', id),
      ...(slot < 0 ? [] : linkText(state, 'technology', slot)),
    ],
    places: [placeOf.technology(id), ...(slot < 0 ? [] : [placeOf.slot(slot)])],
  };
}

/** A slot that nobody has discovered yet: what it takes. */
function slotThing(state: State, slot: number): Thing {
  const { needed, prerequisites } = SLOTS[slot];
  const cards = prerequisites.map((from) => slotTitle(state, from));
  const both = needed < prerequisites.length ? 'term.two-of-three' : 'term.both';
  const first = phrase(prerequisites.length > 1 ? both : 'term.prerequisites');
  return {
    name: phrase('board.slot', { slot: slotName(slot) }),
    lines: [phrase('list.pair', { first, rest: join('list.comma', cards) })],
    places: [placeOf.slot(slot)],
  };
}

/** A place of the star map: its card or what it is for. */
function placeThing(state: State, place: number): Thing {
  const system = state.systems[place];
  return {
    name: placeNameIn(state, place),
    lines: [
      ...(system === NONE
        ? [phrase(`about.${LOCATIONS[place].kind}`)]
        : cardText('system', system)),
      ...linkText(state, 'system', place),
    ],
    places: [placeOf.location(place), ...(system === NONE ? [] : [placeOf.system(system)])],
  };
}

/** While a faction is chosen, all boards that could be had are in question. */
function boardPlaces({ players }: State, seat: number, board: number): string[] {
  const owner = players.findIndex((player) => player.board === board);
  if (owner >= 0) return [placeOf.board(owner)];
  return players[seat]?.board === NONE ? [placeOf.board(seat)] : [];
}
