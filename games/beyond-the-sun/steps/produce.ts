/** The production phase: population growth, ore production, or exchange of resources. */
import { choiceSet, named } from '@orrery/kernel';
import { boardAbility } from '../abilities.ts';
import { returnCubes, spendable, takeSupply } from '../cubes.ts';
import { BOARD_YIELDS } from '../data/index.ts';
import { hasShips, levelOfShip, placeOfShip, SHIP_KEYS } from '../fleet.ts';
import { lose } from '../losses.ts';
import { discsGone, FOOD, ORE, PHASE, type Player, type State, supplyOf } from '../state.ts';
import { type Doors, steps } from '../vocabulary.ts';
import { settle } from './control.ts';
import { runList } from './frames.ts';
import { ownShips } from './retire.ts';

export const produceChoices = choiceSet({ growth: [], ore: [], trade: [] });
/** `buy`: 3 ore for 1 population; `ship sol.1`: 1 ore and that ship for 1; `sell`: 1 for 1 ore. */
export const tradeChoices = choiceSet({ buy: [], ship: [named(SHIP_KEYS)], sell: [], stop: [] });

const [GROWTH, MINE, TRADE] = [
  produceChoices.make.growth(),
  produceChoices.make.ore(),
  produceChoices.make.trade(),
];
const [BUY, SELL, STOP] = [
  tradeChoices.make.buy(),
  tradeChoices.make.sell(),
  tradeChoices.make.stop(),
];
const FIRST_SHIP = tradeChoices.make.ship(0);

/** Ore for one population out of supply (BTS-4.39), and besides a ship (BTS-4.40). */
export const SUPPLY_PRICE = 3;
const SHIP_PRICE = 1;

/** What growth would give a faction now (BTS-4.34, BTS-4.35). */
export function growthOf(player: Player): number {
  const letters = BOARD_YIELDS[player.board].growth[discsGone(player, FOOD)];
  let n = 0;
  for (let i = 0; i < letters.length; i++) if (player.columns[letters[i]] > 0) n++;
  return n;
}

/** What ore production would give a faction now (BTS-4.36, BTS-4.37). */
export const oreOf = (player: Player): number =>
  BOARD_YIELDS[player.board].ore[discsGone(player, ORE)];

export function grow(state: State, seat: number, k: Doors): void {
  const player = state.players[seat];
  const letters = BOARD_YIELDS[player.board].growth[discsGone(player, FOOD)];
  let n = 0;
  for (let i = 0; i < letters.length; i++) {
    if (player.columns[letters[i]] === 0) continue;
    player.columns[letters[i]]--;
    n++;
  }
  player.population += n;
  if (n > 0) state.changed = true;
  k.emit({ type: 'growth', seat, n });
  lose(k, seat, 'columns', letters.length - n);
}

export function mine(state: State, seat: number, k: Doors): void {
  const n = oreOf(state.players[seat]);
  state.players[seat].ore += n;
  state.changed = true;
  k.emit({ type: 'mined', seat, n });
}

/** After a production phase with enough exchanges (BTS-4.145). */
function afterExchanges(state: State, seat: number, made: number, k: Doors): void {
  const after = boardAbility(state.players[seat], 'afterExchanges');
  if (after && made >= after.ability.min) runList(k, seat, after.list);
}

function exchange(state: State, seat: number, choice: number, k: Doors): void {
  const player = state.players[seat];
  state.changed = true;
  if (choice === BUY) {
    player.ore -= SUPPLY_PRICE;
    takeSupply(player);
    player.population++;
    k.emit({ type: 'traded', seat, what: 'ore' });
  } else if (choice === SELL) {
    player.population--;
    player.ore++;
    k.emit({ type: 'traded', seat, what: 'population' });
    returnCubes(state, seat, 1, k);
  } else {
    const ship = tradeChoices.arg(choice, 0);
    player.ore -= SHIP_PRICE;
    player.ships[ship]--;
    player.population++;
    const [level, place] = [levelOfShip(ship), placeOfShip(ship)];
    k.emit({ type: 'traded', seat, what: 'ship', level, place, system: state.systems[place] });
    settle(state, k);
  }
}

export const produceSteps = steps({
  'production-phase': {
    rule: 'BTS-4.33',
    run(state, { seat }, k) {
      state.phase = PHASE.production;
      k.push({ step: 'produce', seat });
    },
  },

  produce: {
    rule: 'BTS-4.33',
    choices: produceChoices,
    options: (_state, _frame, list) => {
      list.push(GROWTH, MINE, TRADE);
    },
    choose(state, { seat }, choice, k) {
      if (choice === GROWTH) grow(state, seat, k);
      else if (choice === MINE) mine(state, seat, k);
      else k.push({ step: 'trade', seat, n: -1, made: 0 });
    },
  },

  trade: {
    rule: 'BTS-4.38',
    choices: tradeChoices,
    options(state, { seat, n }, list) {
      const player = state.players[seat];
      if (player.ore >= SUPPLY_PRICE && supplyOf(player) > 0) list.push(BUY);
      if (player.ore >= SHIP_PRICE && hasShips(player)) ownShips(state, seat, FIRST_SHIP, list);
      if (spendable(state, seat) > 0) list.push(SELL);
      // A single exchange was chosen to be made.
      if (list.length > 0 && n < 0) list.push(STOP);
    },
    choose(state, frame, choice, k) {
      const { seat, n, made } = frame;
      if (choice === STOP) {
        if (made === 0) k.emit({ type: 'no-trade', seat });
        if (made !== undefined) afterExchanges(state, seat, made, k);
        return;
      }
      if (n !== 1) {
        k.push({
          ...frame,
          n: n < 0 ? n : n - 1,
          ...(made === undefined ? {} : { made: made + 1 }),
        });
      }
      exchange(state, seat, choice, k);
    },
    skip(state, { seat, made }, k) {
      if (made === 0) lose(k, seat, 'exchange', 1);
      if (made !== undefined) afterExchanges(state, seat, made, k);
    },
  },
});
