/** Research and other ways to technologies. */
import { MONEY, SCIENCE } from '../../data/resources.ts';
import { TECHNOLOGIES } from '../../data/technologies.ts';
import { TECH_POINTS } from '../../data/tracks.ts';
import type { Player, State } from '../../state.ts';
import { ancientTechChoices } from '../../steps/discovery.ts';
import { artifactChoices, PER_ARTIFACT, researchChoices } from '../../steps/research.ts';
import { artifactsOf, canPlaceTech, priceOf, tilesOnTrack } from '../../technologies.ts';
import { SHORT_TRACK } from '../features.ts';
import { roundsLeft } from '../time.ts';
import { upkeepAt } from '../upkeep.ts';
import { TECH_WORTH } from '../weights.ts';
import { unitWorth, WORTH } from '../worth.ts';
import type { Guess } from './guess.ts';

const TAKE = researchChoices.make['research-tech'](0);
const STOP = researchChoices.make.stop();
const FREE = ancientTechChoices.make['take-tech'](0);
const CATEGORY = TECHNOLOGIES.map((tech) => tech.category);

/** Tiles of a track before those that count as a long one. */
const longFrom = (tiles: number): number => Math.max(0, tiles - SHORT_TRACK);

/** What a technology would be worth to a player, its price aside. */
function techValue(state: State, seat: number, tech: number): number {
  const player = state.players[seat];
  const rounds = roundsLeft(state);
  const tiles = tilesOnTrack(player, CATEGORY[tech]);
  let value =
    TECH_WORTH[tech] * WORTH.techWorth[rounds] +
    WORTH.techs[rounds] +
    (TECH_POINTS[tiles + 1] - TECH_POINTS[tiles]) * WORTH.techPoints[rounds] +
    (longFrom(tiles + 1) - longFrom(tiles)) * WORTH.longTrack[rounds];
  const { effect } = TECHNOLOGIES[tech];
  if (effect.op === 'gain-discs') {
    const saved = upkeepAt(player.discs) - upkeepAt(player.discs + effect.n);
    value +=
      effect.n * (WORTH.discs[rounds] - WORTH.sectors[rounds]) +
      saved * unitWorth(player, MONEY, rounds);
  }
  if (effect.op === 'gain-per-artifact')
    value += artifactsOf(state, seat) * effect.n * unitWorth(player, MONEY, rounds);
  return value;
}

const paid = (player: Player, tech: number, rounds: number): number =>
  priceOf(player, tech) * unitWorth(player, SCIENCE, rounds);

export const technology: Guess = (state, _frame, seat, option) => {
  if (option === STOP) return 0;
  const tech = option - TAKE;
  return techValue(state, seat, tech) - paid(state.players[seat], tech, roundsLeft(state));
};

/** The best that a Research action could bring now. */
export function bestResearch(state: State, seat: number): number {
  const player = state.players[seat];
  const rounds = roundsLeft(state);
  let best = -1;
  for (let tech = 0; tech < state.offer.length; tech++) {
    if (state.offer[tech] === 0 || !canPlaceTech(player, tech)) continue;
    if (priceOf(player, tech) > player.storage[SCIENCE]) continue;
    const value = techValue(state, seat, tech) - paid(player, tech, rounds);
    if (value > best) best = value;
  }
  return best;
}

export const freeTechnology: Guess = (state, _frame, seat, option) =>
  techValue(state, seat, option - FREE);

export const artifact: Guess = (state, _frame, seat, option) =>
  PER_ARTIFACT * unitWorth(state.players[seat], artifactChoices.arg(option, 0), roundsLeft(state));
