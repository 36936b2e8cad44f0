/** What a launch to a region promises: what it gives, what lies there, and the battle it may bring. */
import { NONE } from '@orrery/kernel';
import { BONUS_KINDS, bonusOf } from '../bonus.ts';
import { BASES, PLANETS, SPECIAL_REGIONS } from '../data/index.ts';
import { baseAt, hasShipIn, isNebula, planetAt, specialAt } from '../frontier.ts';
import { outpostsAround } from '../outposts.ts';
import { cardOf, classIn, figuresIn } from '../raiders.ts';
import { shipStats, TYPE_OF_SHIP } from '../ships.ts';
import { areOpponents, type State } from '../state.ts';
import { bagWorth, MOON_WORTH, RATES, worthOf } from './worth.ts';

const BASE_WORTH = BASES.map(({ effects }) => worthOf(effects));
const SPECIAL_WORTH = SPECIAL_REGIONS.map(({ effects }) => worthOf(effects));
/** Seeing and sorting the next events. */
const FORESIGHT = 0.7;
/** A won battle: a step of supremacy. A lost one: a ship in the scrapyard, a card for it. */
const VICTORY = 3;
const DEFEAT = -1.2;

function activationWorth(state: State, region: number): number {
  const moon = state.topMoons[region];
  if (isNebula(region)) return FORESIGHT + (moon === NONE ? 0 : MOON_WORTH[moon]);
  const planet = planetAt(state, region);
  if (planet !== NONE) return moon === NONE ? bagWorth(PLANETS[planet].resource) : MOON_WORTH[moon];
  const base = baseAt(state, region);
  return base === NONE ? SPECIAL_WORTH[specialAt(state, region)] : BASE_WORTH[base];
}

/** Leaders and bonus resources that the ship may pick up. */
function findings(state: State, seat: number, region: number): number {
  let sum = 0.8 * state.players[seat].leaders[region];
  if (state.bonus[region] === 0) return sum;
  for (let kind = 0; kind < BONUS_KINDS; kind++) sum += bonusOf(state, region, kind) * RATES[kind];
  return sum;
}

/** Weapons of a player's ships in a region. */
function weaponsIn(state: State, seat: number, region: number): number {
  const player = state.players[seat];
  let sum = 0;
  for (let ship = 0; ship < player.ships.length; ship++) {
    if (player.ships[ship] === region) sum += shipStats(player, TYPE_OF_SHIP[ship]).weapons;
  }
  return sum;
}

/** What a battle in a region may bring to a ship of a type that comes there. */
function battleWorth(state: State, seat: number, type: number, region: number): number {
  let foes = 0;
  let reward = 0;
  const raiderClass = classIn(state, region);
  if (raiderClass !== NONE) {
    const card = cardOf(state, raiderClass);
    foes = card.weapons * figuresIn(state, region) + card.targeting;
    reward = worthOf(card.reward);
  }
  for (let other = 0; other < state.players.length; other++) {
    if (!areOpponents(state, seat, other) || !hasShipIn(state.players[other], region)) continue;
    foes = Math.max(foes, weaponsIn(state, other, region) + outpostsAround(state, other, region));
  }
  if (foes === 0) return 0;
  const player = state.players[seat];
  const own = shipStats(player, type).weapons + outpostsAround(state, seat, region);
  const chance = (own * own) / (own * own + foes * foes);
  return chance * (VICTORY + reward) + (1 - chance) * DEFEAT;
}

export const launchWorth = (state: State, seat: number, type: number, region: number): number =>
  activationWorth(state, region) +
  findings(state, seat, region) +
  battleWorth(state, seat, type, region);
