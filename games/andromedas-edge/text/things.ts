/** Everything that can be looked up by name: components with their texts, and where the board shows them. */
import { NONE, type Phrase, type Thing, type View } from '@orrery/kernel';
import { GAINABLE, NEIGHBOURS, REGIONS, SPACES, TACTICS_CARDS, TRACKS } from '../data/index.ts';
import { baseAt, isNebula, planetAt, specialAt, tileAt } from '../frontier.ts';
import type { State } from '../state.ts';
import { CARD_KINDS, type CardKind, cardCount, cardName, cardText } from './card-text.ts';
import { join, phrase, trackName } from './phrases.ts';
import { placeOf, regionName } from './places.ts';
import { trackText } from './track-text.ts';

type At = (state: State, region: number) => number;

/** Kinds of tile, each with what says which one lies in a region. */
const TILE_KINDS: Readonly<Partial<Record<CardKind, At>>> = {
  planet: planetAt,
  base: baseAt,
  special: specialAt,
};

/** The region of a tile, or NONE while it is not on the board. */
function regionWith(state: State, at: At, id: number): number {
  for (let region = 0; region < SPACES; region++) if (at(state, region) === id) return region;
  return NONE;
}

function tilePlaces(state: State, at: At, id: number): string[] {
  const region = regionWith(state, at, id);
  return region === NONE ? [] : [placeOf.region(region)];
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

/** The regions that lie beside one. */
function besideText(state: State, region: number): Phrase {
  const regions = NEIGHBOURS[region].filter(
    (other) => isNebula(other) || tileAt(state, other) !== NONE,
  );
  const names = regions.map((other) =>
    phrase('sketch.beside.region', { region: regionName(state, other), key: REGIONS[other] }),
  );
  return phrase('sketch.beside', { regions: join('list.comma', names) });
}

/** What is printed on a component, and beside what a tile lies. */
function linesOf(state: State, kind: CardKind, id: number): readonly Phrase[] {
  const lines = cardText(kind, id);
  const at = TILE_KINDS[kind];
  const region = at ? regionWith(state, at, id) : NONE;
  return region === NONE ? lines : [...lines, besideText(state, region)];
}

/** Nebulae and tracks, which are printed on the board. */
function printed(state: State): Thing[] {
  const nebulae = REGIONS.flatMap((_, region) =>
    isNebula(region)
      ? [
          {
            name: regionName(state, region),
            lines: [phrase('board.about-nebula'), besideText(state, region)],
            places: [placeOf.region(region)],
          },
        ]
      : [],
  );
  const tracks = TRACKS.map((_, track) => ({
    name: trackName(track),
    lines: trackText(track),
    places: [placeOf.track(track)],
  }));
  return [...nebulae, ...tracks];
}

/** All components, those in play first. */
export function things({ position: { state }, seat: viewer }: View<State>): readonly Thing[] {
  const seat = Math.max(0, viewer);
  const found: [Thing[], Thing[]] = [[], []];
  for (const kind of CARD_KINDS) {
    for (let id = 0; id < cardCount(kind); id++) {
      found[isInPlay(state, seat, kind, id) ? 0 : 1].push({
        name: cardName(kind, id),
        lines: linesOf(state, kind, id),
        places: placesOf(state, seat, kind, id),
      });
    }
  }
  return [...found[0], ...printed(state), ...found[1]];
}
