/** The battle that is going on, and small things that happen to it. */
import { including } from '../../bits.ts';
import { removeGroup } from '../../combat/hurt.ts';
import { markedGroup, markedNumber } from '../../combat/marks.ts';
import { groupOf, groupSize, shipOf, sideOf, sideSize } from '../../combat/sides.ts';
import { SHIP_TYPES } from '../../data/ships.ts';
import { moveShip } from '../../ships.ts';
import type { Battle, State } from '../../state.ts';

/** The battle; there must be one. */
export function currentBattle(state: State): Battle {
  if (state.battle === null) throw new Error('no battle is going on');
  return state.battle;
}

/** Where a group that declared a retreat is bound for, or −1. */
export function destinationOf(battle: Battle, group: number): number {
  for (const retreat of battle.retreating)
    if (markedGroup(retreat) === group) return markedNumber(retreat);
  return -1;
}

/** True if every ship that a side has here is bound to leave. */
export function isRouted(state: State, battle: Battle, side: number): boolean {
  for (const ship of SHIP_TYPES) {
    const group = groupOf(side, ship);
    if (groupSize(state, battle.sector, group) > 0 && destinationOf(battle, group) < 0)
      return false;
  }
  return true;
}

/** To be called when a retreating ship is gone: with its side's last one here, that side has fled (ECL-14.3). */
export function noteFlight(state: State, side: number): void {
  const battle = currentBattle(state);
  if (sideSize(state, battle.sector, side) === 0) battle.fled = including(battle.fled, side);
}

/** All ships of a group go to a sector; returns how many. */
export function withdraw(state: State, group: number, to: number): number {
  const battle = currentBattle(state);
  const ships = groupSize(state, battle.sector, group);
  for (let i = 0; i < ships; i++) moveShip(state, battle.sector, to, sideOf(group), shipOf(group));
  removeGroup(battle, group);
  noteFlight(state, sideOf(group));
  battle.retreating = battle.retreating.filter((retreat) => markedGroup(retreat) !== group);
  return ships;
}
