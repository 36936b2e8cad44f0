/** Frontier, market, tracks and stations in plain characters, for the terminal. */
import { NONE, type Phrase, UNKNOWN, type View } from '@orrery/kernel';
import {
  EVENT_TRACK,
  MARKET_ROWS,
  MODULE_TYPES,
  MODULES,
  REGIONS,
  RESOURCES,
  SPACES,
  TRACK,
  TRACK_SPACES,
  TRACKS,
} from '../data/index.ts';
import { isNebula } from '../frontier.ts';
import { priceAt } from '../market.ts';
import { classOf } from '../raiders.ts';
import { TYPE_OF_SHIP } from '../ships.ts';
import { BARGE, BAY, DOCK, ON_STATION, type Player, type State, WRECK } from '../state.ts';
import { isDamaged } from '../station.ts';
import { bagText, phrase, trackName } from './phrases.ts';
import {
  cardOfDeckName,
  factionName,
  moduleName,
  moonContents,
  moonName,
  raiderName,
  regionName,
} from './places.ts';

type Say = (phrase: Phrase) => string;

/** Players are letters in the order of the seats; their outposts capital ones. */
const LETTERS = 'abcd';
/** Transport, fighter, science vessel, heavy cruiser. */
const SHIP_SIGNS = 'tfsc';

export function sketch({ position }: View<State>, _seat: number, say: Say): string {
  const { state } = position;
  if (state.players.some(({ faction }) => faction === NONE)) return '';
  return [
    say(phrase('sketch.frontier')),
    ...frontierLines(state, say),
    '',
    say(phrase('sketch.market')),
    ...marketLines(state, say),
    '',
    ...trackLines(state, say),
    ...state.players.flatMap((_, at) => ['', ...playerLines(state, at, say)]),
  ].join('\n');
}

/** The ships of a player at a place, by type: `ttf`. */
function shipsAt({ ships }: Player, place: number): string {
  let signs = '';
  for (let ship = 0; ship < ships.length; ship++) {
    if (ships[ship] === place) signs += SHIP_SIGNS[TYPE_OF_SHIP[ship]];
  }
  return signs;
}

/** Each region with its moon, its raiders, outpost, ships and leaders. */
function frontierLines(state: State, say: Say): string[] {
  const lines: string[] = [];
  for (let region = 0; region < REGIONS.length; region++) {
    if (region < SPACES && state.tiles[region] === NONE) continue;
    const parts = [`  ${REGIONS[region]} ${say(regionName(state, region))}`];
    const moon = state.topMoons[region];
    if (moon !== NONE) {
      const below = isNebula(region) ? '' : ` +${state.moonsBelow[region]}`;
      parts.push(`(${say(moonContents(moon))}${below})`);
    }
    const raiders = state.figures.flatMap((at, figure) => (at === region ? [classOf(figure)] : []));
    if (raiders.length > 0) {
      parts.push(`!${say(raiderName(state.raiders[raiders[0]]))} ×${raiders.length}`);
    }
    const owner = region < SPACES ? state.outposts[region] : NONE;
    if (owner !== NONE) parts.push(`[${LETTERS[owner].toUpperCase()}]`);
    state.players.forEach((player, at) => {
      const ships = shipsAt(player, region);
      const leaders = player.leaders[region] > 0 ? `${player.leaders[region]}*` : '';
      if (ships || leaders) parts.push(`${LETTERS[at]}:${ships}${leaders}`);
    });
    lines.push(parts.join(' '));
  }
  return lines;
}

function marketLines(state: State, say: Say): string[] {
  return MODULE_TYPES.map((type) => {
    const offered: string[] = [];
    for (let row = 0; row < MARKET_ROWS; row++) {
      const module = state.market[type * MARKET_ROWS + row];
      if (module === NONE) continue;
      offered.push(
        `${say(moduleName(module))} (${say(bagText(priceAt(type * MARKET_ROWS + row)))})`,
      );
    }
    return `  ${say(trackName(type))}: ${offered.join(', ')}`;
  });
}

/** Each track with the space and worth of every player, then the event marker. */
function trackLines(state: State, say: Say): string[] {
  const lines = TRACKS.map((_, track) => {
    const at = state.players.map(({ tracks }, seat) => {
      const { vp } = TRACK_SPACES[track][tracks[track]];
      return `${LETTERS[seat]} ${tracks[track]} (${vp})`;
    });
    return `  ${say(trackName(track))}: ${at.join('  ')}`;
  });
  if (state.marker === ON_STATION) lines.push(say(phrase('sketch.event-pending')));
  else if (state.marker !== NONE) {
    lines.push(say(phrase('sketch.event', { n: EVENT_TRACK.end - state.marker })));
  }
  return lines;
}

/** Who, resources, ships at home, then the rows of the station. */
function playerLines(state: State, seat: number, say: Say): string[] {
  const player = state.players[seat];
  const stock = RESOURCES.map((kind, at) => {
    const n = at < player.stock.length ? player.stock[at] : player.hand.length;
    return `${say(phrase(`resource.${kind}`))} ${n}`;
  });
  const lines = [
    `${LETTERS[seat]} ${say({ id: `seat.${seat}` })} · ${say(factionName(state, seat))} — ${say(phrase('amount.vp', { n: player.vp }))}`,
    `  ${stock.join(', ')}`,
    `  ${say(
      phrase('sketch.ships', {
        bay: shipsAt(player, BAY) || '–',
        wreck: shipsAt(player, WRECK) || '–',
        barge: shipsAt(player, BARGE) || '–',
        leaders: player.leaderBay,
      }),
    )}`,
  ];
  for (const type of MODULE_TYPES)
    lines.push(
      `  ${rowOf(player, type)
        .map((cell) => cellText(player, cell, say))
        .join(' | ')}`,
    );
  if (player.moons.length > 0) {
    const moons = player.moons.map((moon) => `${say(moonName(moon))} (${say(moonContents(moon))})`);
    lines.push(`  ${say(phrase('sketch.moons'))} ${moons.join(', ')}`);
  }
  // Of another player's hand one knows nothing.
  const known = player.hand.filter((card) => card !== UNKNOWN);
  if (known.length > 0) {
    const names = known.map((card) => say(cardOfDeckName(card)));
    lines.push(`  ${say(phrase('sketch.hand'))} ${names.join(', ')}`);
  }
  return lines;
}

/** The cells of a row from left to right. */
const rowOf = (player: Player, type: number): readonly number[] =>
  type === TRACK.industry
    ? player.line
    : [...player.modules.keys()].filter((cell) => MODULES[player.modules[cell]].type === type);

/** A module with its moon, and signs for damage (`#`) and activation (`+`). */
function cellText(player: Player, cell: number, say: Say): string {
  const moon = player.slots[cell];
  return [
    say(moduleName(player.modules[cell])),
    moon === NONE ? '' : ` (${say(moonContents(moon))})`,
    isDamaged(player, cell) ? ' #' : '',
    player.docks[cell] === DOCK.idle ? '' : ' +',
  ].join('');
}
