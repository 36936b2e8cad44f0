/** What a station gives in a Return: now with the ships that are out, and as a rule. */
import { NONE } from '@orrery/kernel';
import { MODULES, MOONS, RESOURCE } from '../data/index.ts';
import { rightOf } from '../moons.ts';
import { isOnMap, ownShips } from '../ships.ts';
import { BARGE, DOCK, type Player } from '../state.ts';
import { ACTION_WORTH, bagWorth, moonYield, RATES } from './worth.ts';

/** Energy that the Main Reactor gives. */
const REACTOR_ENERGY = 2;
/** Part of a fleet that is out when its owner returns, as a rule. */
const USUAL_SHARE = 0.85;
/** Energy that activates modules, as a rule: at its own price and only in some rows. */
const USUAL_ENERGY = 3;
const MOST_ENERGY = 4;
const WITH_ENERGY = 0.6;
/** Part of its worth that a module promises whose price is a moon. */
const WITH_MOON = 0.4;

const MOON_PRICE: readonly number[] = MOONS.map(({ bag }) => bagWorth(bag));

/** What a cell gives when it acts, its moons counted; 0 if it can't. */
const cellWorth = (player: Player, cell: number): number =>
  player.damage[cell] !== 0 ? 0 : wholeWorth(player, cell);

/** The same for a cell as if it were not damaged. */
export function wholeWorth(player: Player, cell: number): number {
  const module = player.modules[cell];
  const moon = player.slots[cell];
  const worth = ACTION_WORTH[module];
  switch (MODULES[module].slot) {
    case 'input':
      return moon === NONE ? 0 : Math.max(0, worth - MOON_PRICE[moon]);
    case 'output':
      return worth + moonYield(moon);
    case 'half':
      // The moon towards the next module wants both of them.
      return moon === NONE || rightOf(player, cell) === NONE
        ? worth
        : worth + 0.5 * moonYield(moon);
    default:
      return worth;
  }
}

/** Worths of cells, the best first: all of them, and those that can still act in this Return. */
const all: number[] = [];
const idle: number[] = [];

function insert(list: number[], worth: number): void {
  let at = list.length;
  list.push(worth);
  for (; at > 0 && list[at - 1] < worth; at--) list[at] = list[at - 1];
  list[at] = worth;
}

/** `extra`: a module as if it were there too. */
function listCells(player: Player, extra = NONE): void {
  all.length = 0;
  idle.length = 0;
  let science = REACTOR_ENERGY * RATES[RESOURCE.energy];
  for (let cell = 0; cell < player.modules.length; cell++) {
    const { activation } = MODULES[player.modules[cell]];
    if (activation === 'reactor') science += cellWorth(player, cell);
    if (activation !== 'dock') continue;
    const worth = cellWorth(player, cell);
    insert(all, worth);
    if (player.docks[cell] === DOCK.idle) insert(idle, worth);
  }
  if (extra !== NONE) {
    const { activation, slot } = MODULES[extra];
    // Where a moon is the price, there has to be one.
    const worth = (slot === 'input' ? WITH_MOON : 1) * ACTION_WORTH[extra];
    if (activation === 'reactor') science += worth;
    else insert(all, worth);
  }
  if (player.damage[0] !== 0) return;
  insert(all, science);
  if (player.docks[0] === DOCK.idle) insert(idle, science);
}

/** The best that so many ships (of the last of them perhaps a part), and energy after them, could bring. */
function best(worths: readonly number[], ships: number, energy: number): number {
  let sum = 0;
  let docked = 0;
  for (; docked < Math.min(ships, worths.length); docked++) {
    sum += Math.min(1, ships - docked) * worths[docked];
  }
  if (docked === 0) return sum;
  for (let at = docked; at < Math.min(docked + energy, worths.length); at++) {
    sum += WITH_ENERGY * Math.max(0, worths[at] - RATES[RESOURCE.energy]);
  }
  return sum;
}

/** Ships that a Return could dock now. */
function shipsOut({ ships }: Player): number {
  let out = 0;
  for (let ship = 0; ship < ships.length; ship++) {
    if (isOnMap(ships[ship]) || ships[ship] === BARGE) out++;
  }
  return out;
}

const usualOf = (fleet: number): number =>
  best(all, Math.max(1, USUAL_SHARE * fleet), USUAL_ENERGY);

/** What a Return may be expected to bring with a fleet of some size and, perhaps, a module more. */
export function usualReturn(player: Player, fleet: number, extra = NONE): number {
  listCells(player, extra);
  return usualOf(fleet);
}

const worths = { now: 0, usual: 0, next: 0 };

/**
 * What a Return would bring at this moment, what it may be expected to bring with most of the fleet,
 * and what the next ship out would add to it now; overwritten by the next call.
 */
export function returnWorths(player: Player): Readonly<typeof worths> {
  listCells(player);
  const { stock } = player;
  const out = shipsOut(player);
  const fleet = ownShips(player);
  const energy = Math.min(MOST_ENERGY, stock[RESOURCE.energy]);
  worths.now = best(idle, out, energy);
  worths.usual = usualOf(fleet);
  worths.next = best(idle, out + 1, energy) - worths.now;
  return worths;
}
