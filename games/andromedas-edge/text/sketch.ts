/** Frontier, market, tracks and stations in plain characters, for the terminal. */
import { NONE, type Phrase, UNKNOWN, type View } from '@orrery/kernel';
import { BONUS_KINDS, bonusOf } from '../bonus.ts';
import {
  DESTINIES,
  DISCOVERIES,
  EVENT_TRACK,
  EVENTS,
  MARKET_ROWS,
  MODULE_TYPES,
  MODULES,
  OUTPOSTS,
  REGIONS,
  RESOURCES,
  SPACES,
  SUPREMACY_TOKENS,
  TRACK,
  TRACK_SPACES,
  TRACKS,
  UPGRADES,
} from '../data/index.ts';
import { isNebula } from '../frontier.ts';
import { priceAt } from '../market.ts';
import { classOf } from '../raiders.ts';
import { TYPE_OF_SHIP } from '../ships.ts';
import { diceOf, sides, targetingOf } from '../sides.ts';
import { BARGE, BAY, DOCK, ON_STATION, type Player, SIDES, type State, WRECK } from '../state.ts';
import { isDamaged } from '../station.ts';
import { diceShown } from '../steps/battle/roll.ts';
import { andList, bagText, name, phrase, playerName, trackName } from './phrases.ts';
import {
  cardOfDeckName,
  factionName,
  moduleName,
  moonContents,
  moonName,
  raiderName,
  regionName,
  shipName,
  sideName,
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
    say(phrase('sketch.legend')),
    '',
    say(phrase('sketch.frontier')),
    ...frontierLines(state, say),
    '',
    say(phrase('sketch.market')),
    ...marketLines(state, say),
    '',
    say(phrase('sketch.tracks')),
    ...trackLines(state, say),
    ...state.players.flatMap((_, at) => ['', ...playerLines(state, at, say)]),
    ...battleLines(state, say),
  ].join('\n');
}

/** Who fights, with how many dice, or what they show once they are thrown. */
function battleLines(state: State, say: Say): string[] {
  const { battle, region } = state;
  if (battle === null) return [];
  const there = sides(state);
  const fighting = [...Array(SIDES).keys()].filter((side) => (there >> side) & 1);
  return [
    '',
    say(phrase('sketch.battle', { region: regionName(state, region) })),
    ...fighting.map((side) => {
      const dice = diceShown(battle, side);
      const words =
        dice.length > 0
          ? phrase('sketch.rolled', { side: sideName(side), dice: dice.join(' ') })
          : phrase('sketch.side', {
              side: sideName(side),
              n: diceOf(state, side),
              targeting: targetingOf(state, side),
            });
      return `  ${say(words)}`;
    }),
  ];
}

/** The ships of a player at a place, by type: `ttf`. */
function shipsAt({ ships }: Player, place: number): string {
  let signs = '';
  for (let ship = 0; ship < ships.length; ship++) {
    if (ships[ship] === place) signs += SHIP_SIGNS[TYPE_OF_SHIP[ship]];
  }
  return signs;
}

/** Each region with its moon, bonus resources, raiders, outpost, ships and leaders. */
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
    const bonus = Array.from({ length: BONUS_KINDS }, (_, kind) => bonusOf(state, region, kind));
    if (bonus.some((n) => n > 0)) parts.push(`+${say(bagText(bonus))}`);
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
  if (state.marker === ON_STATION) lines.push(`  ${say(phrase('sketch.event-pending'))}`);
  else if (state.marker !== NONE) {
    lines.push(`  ${say(phrase('sketch.event', { n: EVENT_TRACK.end - state.marker }))}`);
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
    `${LETTERS[seat]} ${say(playerName(seat))} · ${say(factionName(state, seat))} — ${say(phrase('amount.vp', { n: player.vp }))}`,
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
  lines.push(...belongings(state, seat, say).map((line) => `  ${line}`));
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

/** What a player has besides modules, moons and hand, as far as one may know it. */
function belongings(state: State, seat: number, say: Say): string[] {
  const player = state.players[seat];
  const lines: string[] = [];
  const list = (id: string, names: readonly Phrase[]): void => {
    if (names.length > 0) lines.push(`${say(phrase(id))} ${names.map(say).join(', ')}`);
  };
  const installed = player.upgrades.filter((tile) => tile !== NONE);
  list(
    'sketch.upgrades',
    installed.map((tile) => name(UPGRADES[tile].key)),
  );
  list(
    'sketch.tiles',
    player.tiles.map((tile) => name(UPGRADES[tile].key)),
  );
  const worn = TYPE_OF_SHIP.filter((_, ship) => player.wear[ship] > 0);
  if (worn.length > 0)
    lines.push(say(phrase('sketch.worn', { ships: andList(worn.map(shipName)) })));
  const outposts = OUTPOSTS.flatMap(({ key }, type) => [
    ...new Array<Phrase>(player.outpostCards[type]).fill(name(key)),
    ...new Array<Phrase>(player.usedCards[type]).fill(phrase('sketch.used', { card: name(key) })),
  ]);
  list('sketch.outposts', outposts);
  const known = player.discoveries.filter((token) => token !== UNKNOWN);
  const unknown = player.discoveries.length - known.length;
  list('sketch.tokens', [
    ...player.tokens.map((token) => name(SUPREMACY_TOKENS[token].key)),
    ...known.map((token) => name(DISCOVERIES[token].key)),
    ...(unknown > 0 ? [phrase('sketch.discoveries', { n: unknown })] : []),
  ]);
  list('sketch.support', player.support.map(cardOfDeckName));
  if (player.operations !== NONE) {
    lines.push(say(phrase('sketch.operations', { what: moonContents(player.operations) })));
  }
  if (player.clock > 0) lines.push(say(phrase('sketch.clock', { n: player.clock })));
  for (const card of player.destinies) {
    if (card === UNKNOWN) continue;
    lines.push(say(phrase('sketch.destiny', { card: name(DESTINIES[card].key) })));
  }
  for (const card of player.foreseen) {
    if (card === UNKNOWN) continue;
    lines.push(say(phrase('sketch.foreseen', { card: name(EVENTS[card].key) })));
  }
  return lines;
}

/** The cells of a row from left to right. */
const rowOf = (player: Player, type: number): readonly number[] =>
  type === TRACK.industry
    ? player.line
    : [...player.modules.keys()].filter((cell) => MODULES[player.modules[cell]].type === type);

/** A module with its moon, and signs for damage (`#`) and activation (`✓`). */
function cellText(player: Player, cell: number, say: Say): string {
  const moon = player.slots[cell];
  return [
    say(moduleName(player.modules[cell])),
    moon === NONE ? '' : ` (${say(moonContents(moon))})`,
    isDamaged(player, cell) ? ' #' : '',
    player.docks[cell] === DOCK.idle ? '' : ' ✓',
  ].join('');
}
