/** Battles and what follows them. */
import { HULL } from '../../blueprints.ts';
import { colourOf } from '../../combat/dice.ts';
import { enemyOf, groupOf, groupStat } from '../../combat/sides.ts';
import { DIE_DAMAGE } from '../../data/parts.ts';
import { SHIPS } from '../../data/ships.ts';
import { fleetAt } from '../../ships.ts';
import { bombardChoices } from '../../steps/combat/bombard.ts';
import { assignChoices } from '../../steps/combat/fire.ts';
import { activateChoices } from '../../steps/combat/rounds.ts';
import { addEnemies, addFleet, clear, newSide, winChance } from '../power.ts';
import { type Guess, NEVER } from './guess.ts';

const ATTACK = activateChoices.make.attack();
const NEUTRON = bombardChoices.make['bombard-neutron']();
const ROLL = bombardChoices.make['bombard-roll']();

const own = newSide();
const enemy = newSide();

export const activate: Guess = (state, _frame, seat, option) => {
  if (!state.battle) return 0;
  const { sector } = state.battle;
  clear(own);
  clear(enemy);
  addFleet(own, state.players[seat], fleetAt(state, sector, seat));
  addEnemies(enemy, state, sector, seat);
  const chance = winChance(own, enemy);
  return option === ATTACK ? 3 * chance : 1.6 * (1 - chance) - 0.4;
};

/** Destroy what can be destroyed, the dearest first; else wear down what is worn already. */
export const aim: Guess = (state, _frame, seat, option) => {
  if (!state.battle) return 0;
  const thing = assignChoices.arg(option, 0);
  const before = assignChoices.arg(option, 1);
  const type = thing < SHIPS.length ? thing : 0;
  const hull = groupStat(state, groupOf(enemyOf(state.battle, seat), type), HULL);
  const damage = DIE_DAMAGE[colourOf(state.battle.dice[0])];
  const size = thing < SHIPS.length ? SHIPS[thing].size : 2;
  const left = hull + 1 - before;
  if (damage >= left) return 2 + 0.5 * size - 0.3 * (damage - left);
  return 0.3 * size + damage / left;
};

/** Nobody is ever spared: it costs nothing, and what was bombed is missing to its owner. */
export const bombard: Guess = (_state, _frame, _seat, option) =>
  option === NEUTRON ? 3 : option === ROLL ? 2 : NEVER;
