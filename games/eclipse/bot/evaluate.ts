/** How well a player stands: the points that it may expect in the end. */
import { ROUNDS } from '../data/set-up.ts';
import { SPECIES } from '../data/species.ts';
import { pointsOf } from '../scoring.ts';
import { COLLAPSED, PLAYING, type Player, type State } from '../state.ts';
import { FEATURE_COUNT, readFeatures } from './features.ts';
import { isOver, roundsLeft } from './time.ts';
import { COMES_OF, COMES_OF_TERRANS, LEFT_OVER, RUIN } from './weights.ts';
import { WEIGHTS_LEFT } from './worth.ts';

const features = new Float64Array(FEATURE_COUNT);

/** What a species still promises, for each round to come. */
const PROMISES = SPECIES.map(
  ({ id, terran }) => (terran ? COMES_OF_TERRANS : (COMES_OF[id] ?? 0)) / (ROUNDS - 1),
);

/** Points of a player who is in the game that count whatever the features say. */
export const promise = ({ species }: Player, rounds: number): number => PROMISES[species] * rounds;

export function evaluate(state: State, seat: number): number {
  const player = state.players[seat];
  if (player.species < 0) return 0;
  if (player.status !== PLAYING)
    return pointsOf(state, seat) - (player.status === COLLAPSED ? 2 * RUIN : 5);
  const { storage } = player;
  if (isOver(state))
    return pointsOf(state, seat) + LEFT_OVER * (storage[0] + storage[1] + storage[2]);
  readFeatures(state, seat, features);
  const rounds = roundsLeft(state);
  const weights = WEIGHTS_LEFT[rounds];
  let sum = promise(player, rounds);
  for (let i = 0; i < FEATURE_COUNT; i++) sum += features[i] * weights[i];
  return sum;
}
