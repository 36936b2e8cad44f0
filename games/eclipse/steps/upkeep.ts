/** Upkeep: settle, pay or give up sectors, take income. */
import { MATERIALS, MONEY, SCIENCE } from '../data/resources.ts';
import { takeBackDisc } from '../discs.ts';
import { leaveGame } from '../leaving.ts';
import { canSettle } from '../settling.ts';
import { COLLAPSED, isIn, type Player, plays, RULE_STORAGE_CAP } from '../state.ts';
import { income, store, upkeepCost } from '../storage.ts';
import { steps } from '../vocabulary.ts';
import { sectorArg } from './arguments.ts';
import { chooseFree, listColonies, listTrades, withFree } from './free.ts';
import { goesOn } from './round.ts';

const upkeepChoices = withFree({ pay: [] });
export const insolventChoices = withFree({ 'give-up': [sectorArg] });

const PAY = upkeepChoices.make.pay();

/**
 * Money after income and upkeep as things stand; below zero one is insolvent (ECL-15.4, ECL-15.6).
 */
export const moneyAfterUpkeep = (player: Player): number =>
  player.storage[MONEY] + income(player, MONEY) - upkeepCost(player);

export const upkeepSteps = steps({
  /** Everybody from the start player clockwise. */
  'upkeep-phase': {
    rule: 'ECL-15.1',
    run(state, { step, seat, done = 0 }, k) {
      const seats = state.players.length;
      if (done === seats || !goesOn(state)) return;
      k.push({ step, seat, done: done + 1 });
      const next = (state.startPlayer + done) % seats;
      if (!isIn(state, next)) return;
      state.active = next;
      k.pushInOrder(
        { step: 'upkeep', seat: next },
        { step: 'insolvent', seat: next },
        { step: 'income', seat: next },
      );
    },
  },

  upkeep: {
    rule: 'ECL-15.2',
    choices: upkeepChoices,
    options(state, { seat }, list) {
      list.push(PAY);
      // Trading can wait for the next turn, unless income would be lost.
      if (!canSettle(state, seat) && !plays(state, RULE_STORAGE_CAP)) return;
      listTrades(state, seat, list);
      listColonies(state, seat, list);
    },
    choose(state, frame, choice, k) {
      chooseFree(state, frame, choice, k);
    },
  },

  /** Sectors are given up; whoever has neither those nor money collapses (ECL-15.5, ECL-15.7). */
  insolvent: {
    rule: 'ECL-15.4',
    choices: insolventChoices,
    alwaysAsk: true,
    options(state, { seat }, list) {
      const player = state.players[seat];
      if (moneyAfterUpkeep(player) >= 0) return;
      for (let sector = 0; sector < state.owner.length; sector++)
        if (state.owner[sector] === seat) list.push(insolventChoices.make['give-up'](sector));
      listTrades(state, seat, list, (_state, _seat, _from, to) => to === MONEY);
    },
    choose(state, frame, choice, k) {
      k.emit({
        type: 'insolvent',
        seat: frame.seat,
        n: -moneyAfterUpkeep(state.players[frame.seat]),
      });
      if (chooseFree(state, frame, choice, k)) return;
      k.push(frame);
      takeBackDisc(state, insolventChoices.arg(choice, 0), k, 'sector-given-up');
    },
  },

  /** Science and materials come too late to pay with (ECL-15.8). */
  income: {
    rule: 'ECL-15.3',
    run(state, { seat }, k) {
      const player = state.players[seat];
      const change = income(player, MONEY) - upkeepCost(player);
      if (player.storage[MONEY] + change < 0) {
        k.emit({ type: 'collapsed', seat });
        return leaveGame(state, seat, COLLAPSED, k);
      }
      const [science, materials] = [income(player, SCIENCE), income(player, MATERIALS)];
      store(state, seat, MONEY, change);
      store(state, seat, SCIENCE, science);
      store(state, seat, MATERIALS, materials);
      k.emit({
        type: 'income',
        seat,
        income: income(player, MONEY),
        upkeep: upkeepCost(player),
        change,
      });
      k.emit({ type: 'production', seat, science, materials });
    },
  },
});
