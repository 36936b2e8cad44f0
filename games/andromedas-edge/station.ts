/** The station: its cells, damage, what can act, which upgrades fit. */

import { NONE } from '@orrery/kernel';
import { MODULES, MOONS, UPGRADES } from './data/index.ts';
import { canBegin, type Means } from './feasible.ts';
import { canPay, PLAIN } from './purse.ts';
import { DOCK, type Player, type State, TOKEN, WRECK } from './state.ts';
import type { Doors } from './vocabulary.ts';

/** The Main Reactor's cell. */
const REACTOR = 0;

export const isDamaged = ({ damage }: Player, cell: number): boolean => damage[cell] !== 0;

export const cellOf = ({ modules }: Player, module: number): number => modules.indexOf(module);

export function damagedModules({ damage }: Player): number {
  let found = 0;
  for (let cell = 0; cell < damage.length; cell++) if (damage[cell] !== 0) found++;
  return found;
}

/** What a moon in an input slot makes a module cost; null without an input slot. */
export function inputCost(player: Player, cell: number): readonly number[] | null {
  if (MODULES[player.modules[cell]].slot !== 'input' || player.slots[cell] === NONE) return null;
  return MOONS[player.slots[cell]].bag;
}

/** Whether a module could act now: undamaged, its moon in place, its cost payable (AE-4.5.8, AE-4.9.8). */
export function canAct(state: State, seat: number, cell: number, means: Means): boolean {
  const player = state.players[seat];
  if (isDamaged(player, cell)) return false;
  const { slot, effects } = MODULES[player.modules[cell]];
  if (slot === 'input') {
    const cost = inputCost(player, cell);
    if (cost === null || !canPay(state, seat, cost, PLAIN, means.spent)) return false;
  }
  return canBegin(state, seat, effects, means);
}

/** Whether an activated module can be activated once more (Double Shift). */
export const canActAgain = (state: State, seat: number, cell: number, means: Means): boolean => {
  const player = state.players[seat];
  const dock = player.docks[cell];
  return (
    cell !== REACTOR &&
    (dock === DOCK.ship || dock === DOCK.energy) &&
    canAct(state, seat, cell, means)
  );
};

/** Whether some upgrade tile fits a type of ship that has none yet (AE-4.12.3). */
export const hasUsableTile = (player: Player): boolean =>
  player.tiles.some((tile) => isUsable(player, tile));

export const isUsable = ({ upgrades }: Player, tile: number): boolean =>
  upgrades[UPGRADES[tile].ship] === NONE;

/** Puts a marker or a mechaphage token on a module (AE-4.11.4, AE-4.21.6). */
export function damageCell(
  state: State,
  seat: number,
  cell: number,
  infest: boolean,
  k: Doors,
): void {
  const player = state.players[seat];
  const token = infest && state.mechaphages > 0;
  if (token) state.mechaphages--;
  player.damage[cell] += token ? TOKEN : 1;
  k.emit({
    type: token ? 'module-infested' : 'module-damaged',
    seat,
    module: player.modules[cell],
  });
}

/** Takes a token or a marker off a module. */
export function repairCell(state: State, seat: number, cell: number, k: Doors): void {
  const player = state.players[seat];
  if (player.damage[cell] >= TOKEN) {
    player.damage[cell] -= TOKEN;
    state.mechaphages++;
  } else player.damage[cell]--;
  k.emit({ type: 'module-repaired', seat, module: player.modules[cell] });
}

/** Is there nothing to repair (AE-4.11.5)? */
export const isWhole = ({ ships, wear, damage }: Player): boolean =>
  !ships.includes(WRECK) && wear.every((n) => n === 0) && damage.every((n) => n === 0);
