/** Research and other ways to technologies. */
import { SCIENCE } from '../../data/resources.ts';
import { TECHNOLOGIES } from '../../data/technologies.ts';
import { TECH_POINTS, TECH_SLOTS } from '../../data/tracks.ts';
import type { Player, State } from '../../state.ts';
import { ancientTechChoices } from '../../steps/discovery.ts';
import { artifactChoices, PER_ARTIFACT, researchChoices } from '../../steps/research.ts';
import { artifactsOf, canPlaceTech, priceOf, tilesOnTrack } from '../../technologies.ts';
import { roundsLeft } from '../time.ts';
import { EXTRA_DISC, RESOURCE_WORTH, TECH_WORTH, TIME_LEFT, TRACK_PROGRESS } from '../weights.ts';
import type { Guess } from './guess.ts';

const TAKE = researchChoices.make['research-tech'](0);
const STOP = researchChoices.make.stop();
const FREE = ancientTechChoices.make['take-tech'](0);
const CATEGORY = TECHNOLOGIES.map((tech) => tech.category);

/** What a technology would be worth to a player, its price aside. */
function techValue(state: State, seat: number, tech: number): number {
  const player = state.players[seat];
  const rounds = roundsLeft(state);
  const tiles = tilesOnTrack(player, CATEGORY[tech]);
  let value = (TECH_WORTH[tech] * rounds) / 9 + TECH_POINTS[tiles + 1] - TECH_POINTS[tiles];
  if (tiles < TECH_SLOTS)
    value += (TRACK_PROGRESS[tiles + 1] - TRACK_PROGRESS[tiles]) * Math.min(1, rounds / 3);
  const { effect } = TECHNOLOGIES[tech];
  if (effect.op === 'gain-discs') value += effect.n * (EXTRA_DISC + 0.12 * rounds);
  if (effect.op === 'gain-per-artifact')
    value += artifactsOf(state, seat) * effect.n * RESOURCE_WORTH[0] * TIME_LEFT[rounds];
  return value;
}

const paid = (player: Player, tech: number, rounds: number): number =>
  priceOf(player, tech) * RESOURCE_WORTH[SCIENCE] * TIME_LEFT[rounds];

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

export const artifact: Guess = (_state, _frame, _seat, option) =>
  PER_ARTIFACT * RESOURCE_WORTH[artifactChoices.arg(option, 0)];
