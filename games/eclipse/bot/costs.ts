/** What using one more disc costs, and what a cube on or off a track changes. */
import { MONEY } from '../data/resources.ts';
import { PRODUCTION } from '../data/tracks.ts';
import type { Player, State } from '../state.ts';
import { income, mostOf } from '../storage.ts';
import { roundsLeft } from './time.ts';
import { discsOnMap, shortfall, upkeepAt } from './upkeep.ts';
import { DEFICIT, RUIN } from './weights.ts';
import { unitWorth, WORTH } from './worth.ts';

/** What it costs not to be able to pay at the end of the round, with so many discs left. */
export function debt(player: Player, discs: number): number {
  const money = player.storage[MONEY] + income(player, MONEY) - upkeepAt(discs);
  if (money >= 0) return 0;
  const tradable = mostOf(player, MONEY) - player.storage[MONEY];
  return -money * DEFICIT + (money + tradable < 0 ? RUIN : 0);
}

/** Points that an action's disc costs: dear if it can't be paid. */
export function discCost(state: State, player: Player): number {
  const { discs } = player;
  const more = upkeepAt(discs - 1) - upkeepAt(discs);
  return (
    more * unitWorth(player, MONEY, roundsLeft(state)) +
    debt(player, discs - 1) -
    debt(player, discs)
  );
}

/** Points that a disc on the map costs: every round to come. */
export function sectorCost(state: State, player: Player): number {
  const rounds = roundsLeft(state);
  const onMap = discsOnMap(player);
  const dearer = shortfall(player, onMap) - shortfall(player, onMap + 1);
  return (
    discCost(state, player) +
    dearer * rounds * WORTH.moneyFlow[rounds] -
    WORTH.sectors[rounds] +
    WORTH.discs[rounds]
  );
}

const INCOMES = [WORTH.moneyIncome, WORTH.scienceIncome, WORTH.materialsIncome];

/** Points for taking a cube off a track: its income rises. */
export function cubeGain(state: State, player: Player, track: number): number {
  const cubes = player.tracks[track];
  if (cubes === 0) return 0;
  const rounds = roundsLeft(state);
  return (PRODUCTION[cubes - 1] - PRODUCTION[cubes]) * INCOMES[track][rounds] * (rounds + 0.5);
}

/** Points for putting a cube on a track: its income falls. */
export function cubeLoss(state: State, player: Player, track: number): number {
  const cubes = player.tracks[track];
  if (cubes + 1 >= PRODUCTION.length) return 100;
  const rounds = roundsLeft(state);
  return (PRODUCTION[cubes] - PRODUCTION[cubes + 1]) * INCOMES[track][rounds] * (rounds + 0.5);
}
