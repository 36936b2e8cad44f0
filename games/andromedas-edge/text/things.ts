/** Everything that can be looked up by name: components with their texts, and where the board shows them. */
import type { Thing, View } from '@orrery/kernel';
import { GAINABLE, SPACES, TACTICS_CARDS } from '../data/index.ts';
import { baseAt, planetAt, specialAt } from '../frontier.ts';
import type { State } from '../state.ts';
import { CARD_KINDS, type CardKind, cardCount, cardName, cardText } from './card-text.ts';
import { placeOf } from './places.ts';

/** The region of a tile, as a place; none while it is not on the board. */
function tilePlaces(state: State, at: (state: State, region: number) => number, id: number) {
  for (let region = 0; region < SPACES; region++) {
    if (at(state, region) === id) return [placeOf.region(region)];
  }
  return [];
}

/** Where the board shows a component; `seat` is the onlooker's, or the first one's. */
function placesOf(state: State, seat: number, kind: CardKind, id: number): string[] {
  switch (kind) {
    case 'module':
      return [placeOf.module(seat, id)];
    case 'tactic':
      return [placeOf.card(id)];
    case 'destiny':
      return [];
    case 'planet':
      return tilePlaces(state, planetAt, id);
    case 'base':
      return tilePlaces(state, baseAt, id);
    case 'special':
      return tilePlaces(state, specialAt, id);
    case 'outpost':
    case 'ship':
      return [placeOf[kind](seat, id)];
    default:
      return [placeOf[kind](id)];
  }
}

/** Whether a component is on the table, in the onlooker's sight. */
function isInPlay(state: State, seat: number, kind: CardKind, id: number): boolean {
  const { players } = state;
  switch (kind) {
    case 'module':
      return (
        id >= GAINABLE ||
        state.market.includes(id) ||
        players.some(({ modules }) => modules.includes(id))
      );
    case 'tactic':
      return players[seat].hand.some((card) => TACTICS_CARDS[card] === id);
    case 'faction':
      return players.some(({ faction }) => faction === id);
    case 'upgrade':
      return players.some(({ tiles, upgrades }) => tiles.includes(id) || upgrades.includes(id));
    case 'raider':
      return state.raiders.includes(id);
    case 'planet':
    case 'base':
    case 'special':
      return placesOf(state, seat, kind, id).length > 0;
    case 'moon':
      return state.topMoons.includes(id) || players.some(({ moons }) => moons.includes(id));
    case 'outpost':
    case 'ship':
      return true;
    case 'supremacy':
      return state.supremacyTokens.includes(id);
    default:
      return false;
  }
}

/** All components, those in play first. */
export function things({ position: { state }, seat: viewer }: View<State>): readonly Thing[] {
  const seat = Math.max(0, viewer);
  const found: [Thing[], Thing[]] = [[], []];
  for (const kind of CARD_KINDS) {
    for (let id = 0; id < cardCount(kind); id++) {
      found[isInPlay(state, seat, kind, id) ? 0 : 1].push({
        name: cardName(kind, id),
        lines: cardText(kind, id),
        places: placesOf(state, seat, kind, id),
      });
    }
  }
  return found.flat();
}
