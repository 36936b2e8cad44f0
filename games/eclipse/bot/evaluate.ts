/** How well a player stands: the points that it may expect in the end. */
import { MONEY } from '../data/resources.ts';
import { ROUNDS } from '../data/setup.ts';
import { pointsOf } from '../scoring.ts';
import { COLLAPSED, PLAYING, type Player, type State } from '../state.ts';
import { income, mostOf, upkeepCost } from '../storage.ts';
import { FEATURE_COUNT, FEATURES, readFeatures } from './features.ts';
import { isOver, isPaid, roundsLeft } from './time.ts';
import { DEFICIT, LEFT_OVER, ROUNDS_AT, RUIN, WEIGHTS } from './weights.ts';

/** The weights of all features with so many rounds to come. */
const WEIGHTS_LEFT = Array.from({ length: ROUNDS }, (_, rounds) => {
  let next = 1;
  while (ROUNDS_AT[next] < rounds) next++;
  const [few, many] = [ROUNDS_AT[next - 1], ROUNDS_AT[next]];
  const share = (rounds - few) / (many - few);
  return Float64Array.from(FEATURES, (name) => {
    const weights = WEIGHTS[name];
    return weights[next - 1] + share * (weights[next] - weights[next - 1]);
  });
});

/** What it costs not to be able to pay at the end of the round. */
function debt(player: Player): number {
  const money = player.storage[MONEY] + income(player, MONEY) - upkeepCost(player);
  if (money >= 0) return 0;
  const tradable = mostOf(player, MONEY) - player.storage[MONEY];
  return money * DEFICIT - (money + tradable < 0 ? RUIN : 0);
}

const features = new Float64Array(FEATURE_COUNT);

export function evaluate(state: State, seat: number): number {
  const player = state.players[seat];
  if (player.species < 0) return 0;
  if (player.status !== PLAYING)
    return pointsOf(state, seat) - (player.status === COLLAPSED ? 2 * RUIN : 5);
  const { storage } = player;
  const stored = LEFT_OVER * (storage[0] + storage[1] + storage[2]);
  if (isOver(state)) return pointsOf(state, seat) + stored;
  readFeatures(state, seat, features);
  const weights = WEIGHTS_LEFT[roundsLeft(state)];
  let sum = stored;
  for (let i = 0; i < FEATURE_COUNT; i++) sum += features[i] * weights[i];
  return isPaid(state, seat) ? sum : sum + debt(player);
}
