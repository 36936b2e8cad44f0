/** What a station gives in a Return: now with the ships that are out, and as a rule. */
import { NONE } from '@orrery/kernel';
import { MODULES, MOONS, RESOURCE } from '../data/index.ts';
import { rightOf } from '../moons.ts';
import { isOnMap } from '../ships.ts';
import { BARGE, DOCK, type Player, SETTLED, SUPPLY } from '../state.ts';
import { ACTION_WORTH, bagWorth, moonYield, RATES } from './worth.ts';

/** Energy that the Main Reactor gives. */
const REACTOR_ENERGY = 2;

/** What a cell gives when it acts, its moons counted; 0 if it can't. */
function cellWorth(player: Player, cell: number): number {
  if (player.damage[cell] !== 0) return 0;
  const module = player.modules[cell];
  const moon = player.slots[cell];
  let worth = ACTION_WORTH[module];
  switch (MODULES[module].slot) {
    case 'input':
      return moon === NONE ? 0 : Math.max(0, worth - bagWorth(MOONS[moon].bag));
    case 'output':
      return worth + moonYield(moon);
    case 'half':
      // The moon towards the next module wants both of them.
      if (moon !== NONE && rightOf(player, cell) !== NONE) worth += 0.5 * moonYield(moon);
      return worth;
    default:
      return worth;
  }
}

const worths: number[] = [];

/** The best that so many ships, and energy after them, could bring from the cells not yet used. */
function best(player: Player, ships: number, energy: number, idleOnly: boolean): number {
  worths.length = 0;
  let science = REACTOR_ENERGY * RATES[RESOURCE.energy];
  for (let cell = 0; cell < player.modules.length; cell++) {
    if (idleOnly && player.docks[cell] !== DOCK.idle) continue;
    const { activation } = MODULES[player.modules[cell]];
    if (activation === 'dock') worths.push(cellWorth(player, cell));
    else if (activation === 'reactor') science += cellWorth(player, cell);
  }
  if (player.damage[0] === 0 && !(idleOnly && player.docks[0] !== DOCK.idle)) worths.push(science);
  worths.sort((a, b) => b - a);
  let sum = 0;
  for (let at = 0; at < Math.min(ships, worths.length); at++) sum += worths[at];
  // Energy activates what is left, at its own price and only in some rows.
  for (let at = ships; at < Math.min(ships + energy, worths.length); at++) {
    sum += 0.6 * Math.max(0, worths[at] - RATES[RESOURCE.energy]);
  }
  return sum;
}

/** Ships that a Return could dock now. */
export function shipsOut({ ships }: Player): number {
  let out = 0;
  for (const at of ships) if (isOnMap(at) || at === BARGE) out++;
  return out;
}

/** What a Return would bring at this moment. */
export const returnNow = (player: Player): number =>
  best(player, shipsOut(player), Math.min(2, player.stock[RESOURCE.energy]), true);

/** What a Return may be expected to bring with most of the fleet. */
export function usualReturn(player: Player): number {
  let fleet = 0;
  for (const at of player.ships) if (at !== SUPPLY && at !== SETTLED) fleet++;
  return best(player, Math.max(1, Math.round(0.8 * fleet)), 1, false);
}
