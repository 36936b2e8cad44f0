/** Prices of buildings: discounts, what can be paid, and where a card can go. */
import { NONE } from '@orrery/kernel';
import { DISCOUNT_ANYWHERE, DISCOUNT_HERE } from './abilities.ts';
import { BUILDINGS } from './data/buildings.ts';
import { COLORS, RESOURCES } from './data/effects.ts';
import { LOYALTY } from './data/limits.ts';
import {
  ADVISOR_PLACE,
  ADVISOR_SOURCE,
  canOpenSystem,
  type Player,
  roomIn,
  sourceAt,
} from './state.ts';

/** Flat tables by design: the lists of options look at them all the time. */
export const COLOR = Int8Array.from(BUILDINGS, ({ color }) => COLORS.indexOf(color));
export const COST = Int8Array.from(
  BUILDINGS.flatMap(({ cost }) => RESOURCES.map((resource) => cost[resource])),
);
export const FULL_PRICE = Int8Array.from(
  BUILDINGS,
  ({ cost }) => cost.food + cost.fleet + cost.production,
);
const GATED = BUILDINGS.map(({ gate }) => gate === 'build');

/** No place at all: so far below any discount that nothing can be paid. */
const NOWHERE = -99;

/** Discounts of all working cards on buildings of a colour, wherever they go (MOO-5.5). */
function discountAnywhere(player: Player, color: number): number {
  const table = DISCOUNT_ANYWHERE[color];
  let sum = 0;
  for (let place = 0; place <= ADVISOR_PLACE; place++) {
    const source = sourceAt(player, place);
    if (source !== NONE) sum += table[source];
  }
  return sum;
}

/** What comes on top of that in one system (MOO-14.3: also while Alluvia is covered). */
function discountHere(player: Player, system: number, color: number): number {
  const top = sourceAt(player, system);
  const own = top === NONE ? 0 : DISCOUNT_HERE[color][top];
  if (player.alluvia !== system) return own;
  return own + DISCOUNT_HERE[color][ADVISOR_SOURCE + player.advisor];
}

/** All discounts on a design in a system; `NONE` stands for a new system. */
export function discountAt(player: Player, design: number, system: number): number {
  const color = COLOR[design];
  const anywhere = discountAnywhere(player, color);
  return system === NONE ? anywhere : anywhere + discountHere(player, system, color);
}

/** How many units of its price a player lacks: payable if discounts make up for them (MOO-1.14). */
export function shortage(player: Player, design: number): number {
  const { resources } = player;
  let lacking = 0;
  for (let resource = 0; resource < 3; resource++) {
    const missing = COST[design * 3 + resource] - resources[resource];
    if (missing > 0) lacking += missing;
  }
  return lacking;
}

/** False while loyalty is too low for a card with a gate on building (MOO-5.3). */
export const passesGate = (player: Player, design: number): boolean =>
  !GATED[design] || player.loyalty >= LOYALTY.gate;

/** The largest discount that any open place gives, by colour; NOWHERE if there is no place. */
export type BestDiscounts = Int8Array;

/** Fills `best` for a player: what one build could save at most, wherever there is room. */
export function findBestDiscounts(player: Player, best: BestDiscounts): void {
  best.fill(canOpenSystem(player) ? 0 : NOWHERE);
  for (let system = 0; system < player.systems.length; system++) {
    if (roomIn(player, system) === 0) continue;
    for (let color = 0; color < best.length; color++) {
      best[color] = Math.max(best[color], discountHere(player, system, color));
    }
  }
  for (let place = 0; place <= ADVISOR_PLACE; place++) {
    const source = sourceAt(player, place);
    if (source === NONE) continue;
    for (let color = 0; color < best.length; color++)
      best[color] += DISCOUNT_ANYWHERE[color][source];
  }
}

export const isBuildable = (
  player: Player,
  design: number,
  best: BestDiscounts,
  extra: number,
): boolean => shortage(player, design) <= best[COLOR[design]] + extra && passesGate(player, design);

/** True if the design can be built in that system (NONE: a new one), with a discount on top. */
export function canBuildAt(player: Player, design: number, system: number, extra: number): boolean {
  const room = system === NONE ? canOpenSystem(player) : roomIn(player, system) > 0;
  return (
    room &&
    passesGate(player, design) &&
    shortage(player, design) <= discountAt(player, design, system) + extra
  );
}
