/** Research and other ways to technologies. */
import { MATERIALS, MONEY, SCIENCE } from '../../data/resources.ts';
import { ADVANCED_TECH, TECH, TECHNOLOGIES } from '../../data/technologies.ts';
import { PRODUCTION, TECH_POINTS } from '../../data/tracks.ts';
import type { Player, State } from '../../state.ts';
import { ancientTechChoices } from '../../steps/discovery.ts';
import { artifactChoices, PER_ARTIFACT, researchChoices } from '../../steps/research.ts';
import { tradeRate } from '../../storage.ts';
import { artifactsOf, canPlaceTech, priceOf, tilesOnTrack } from '../../technologies.ts';
import { starredSquares } from '../colonies.ts';
import { spare, tradableFor } from '../debts.ts';
import { discsGain, incomeChange, monolithGain, unitWorth } from '../economy.ts';
import { SHORT_TRACK } from '../features.ts';
import { roundsLeft } from '../time.ts';
import { SETTLED_SOON, TECH_WORTH } from '../weights.ts';
import { WORTH } from '../worth.ts';
import { type Guess, NEVER } from './guess.ts';

const TAKE = researchChoices.make['research-tech'](0);
const STOP = researchChoices.make.stop();
const FREE = ancientTechChoices.make['take-tech'](0);
const CATEGORY = TECHNOLOGIES.map((tech) => tech.category);

/** Tiles of a track before those that count as a long one. */
const longFrom = (tiles: number): number => Math.max(0, tiles - SHORT_TRACK);

/** What the starred squares would bring that a technology opens. */
function openedWorth(state: State, seat: number, track: number): number {
  const squares = starredSquares(state, seat, track);
  const cubes = state.players[seat].tracks[track];
  const more = PRODUCTION[Math.max(0, cubes - squares)] - PRODUCTION[cubes];
  return more > 0 ? SETTLED_SOON * incomeChange(state, seat, track, more) : 0;
}

/** What a technology would be worth to a player, its price aside. */
function techValue(state: State, seat: number, tech: number): number {
  const player = state.players[seat];
  const rounds = roundsLeft(state);
  const tiles = tilesOnTrack(player, CATEGORY[tech]);
  let value =
    TECH_WORTH[tech] * WORTH.techWorth[rounds] +
    (TECH_POINTS[tiles + 1] - TECH_POINTS[tiles]) * WORTH.techPoints[rounds] +
    (longFrom(tiles + 1) - longFrom(tiles)) * WORTH.longTrack[rounds];
  const { effect } = TECHNOLOGIES[tech];
  if (effect.op === 'gain-discs') value += discsGain(state, seat, effect.n);
  if (tech === TECH.monolith) value += monolithGain(state, seat);
  const opens = ADVANCED_TECH.indexOf(tech);
  if (opens >= 0) value += openedWorth(state, seat, opens);
  if (effect.op === 'gain-per-artifact')
    value += artifactsOf(state, seat) * effect.n * unitWorth(state, seat, SCIENCE);
  return value;
}

/** What a unit of science costs that is there, and one that is traded for. */
interface Prices {
  own: number;
  traded: number;
}

const pricesFor = (state: State, seat: number, from: number): Prices => ({
  own: unitWorth(state, seat, SCIENCE),
  traded: tradeRate(state.players[seat]) * unitWorth(state, seat, from),
});

/** What a technology is worth after paying for it, trading for what is missing. */
function afterPaying(state: State, seat: number, tech: number, prices: Prices): number {
  const player = state.players[seat];
  const price = priceOf(player, tech);
  const missing = Math.max(0, price - player.storage[SCIENCE]);
  return techValue(state, seat, tech) - (price - missing) * prices.own - missing * prices.traded;
}

const isOnOffer = (state: State, player: Player, tech: number): boolean =>
  state.offer[tech] > 0 && canPlaceTech(player, tech);

export const technology: Guess = (state, _frame, seat, option) =>
  option === STOP ? 0 : afterPaying(state, seat, option - TAKE, pricesFor(state, seat, MATERIALS));

/** What one trade for science brings nearer: a better technology than those that can be paid now. */
export function wantedTech(state: State, seat: number, from: number): number {
  const player = state.players[seat];
  const stored = player.storage[SCIENCE];
  if (spare(state, seat, from) < tradeRate(player)) return NEVER;
  const tradable = tradableFor(state, seat, SCIENCE);
  const prices = pricesFor(state, seat, from);
  let now = NEVER;
  let then = NEVER;
  for (let tech = 0; tech < state.offer.length; tech++) {
    if (!isOnOffer(state, player, tech)) continue;
    const price = priceOf(player, tech);
    if (price > stored + tradable) continue;
    const value = afterPaying(state, seat, tech, prices);
    if (price <= stored) now = Math.max(now, value);
    else then = Math.max(then, value);
  }
  return then > now ? then : NEVER;
}

/** The best that a Research action could bring now. */
export function bestResearch(state: State, seat: number): number {
  const player = state.players[seat];
  const rate = tradeRate(player);
  const enough = player.storage[SCIENCE] + Math.trunc(player.storage[MATERIALS] / rate);
  const most = player.storage[SCIENCE] + tradableFor(state, seat, SCIENCE, 1);
  const prices = pricesFor(state, seat, MATERIALS);
  const dear = most > enough ? pricesFor(state, seat, MONEY) : prices;
  let best = NEVER;
  for (let tech = 0; tech < state.offer.length; tech++) {
    if (!isOnOffer(state, player, tech)) continue;
    const price = priceOf(player, tech);
    if (price > most) continue;
    best = Math.max(best, afterPaying(state, seat, tech, price > enough ? dear : prices));
  }
  return best;
}

export const freeTechnology: Guess = (state, _frame, seat, option) =>
  techValue(state, seat, option - FREE);

export const artifact: Guess = (state, _frame, seat, option) =>
  PER_ARTIFACT * unitWorth(state, seat, artifactChoices.arg(option, 0));
