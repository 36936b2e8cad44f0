/** The result: who won, what that brings, what the defeated may do (AE-4.8.14 to AE-4.8.21). */

import { choiceSet, NONE } from '@orrery/kernel';
import { TRACK } from '../../data/terms.ts';
import {
  FACTION_TRIGGERS,
  RAIDER_TRIGGERS,
  REWARD_LISTS,
  UPGRADE_TRIGGERS,
} from '../../effect-lists.ts';
import { drawable, drawTactics, tellsOfHand } from '../../hand.ts';
import { OPERATIONS, placeMoon } from '../../moons.ts';
import { classIn } from '../../raiders.ts';
import { shipAt, TYPES } from '../../ships.ts';
import { sides } from '../../sides.ts';
import {
  areOpponents,
  type Battle,
  RAIDERS,
  type State,
  seatAfter,
  teammateOf,
} from '../../state.ts';
import { type Doors, steps } from '../../vocabulary.ts';
import { moonArg, seatArg } from '../arguments.ts';
import { listCards } from '../cards.ts';
import { chooseFree, listAside, placesAtOperations, withFree } from '../free.ts';
import { gainMoon } from '../gain.ts';
import { TOKEN_AT } from '../tracks.ts';
import { collect, runList, runLists } from '../triggers.ts';
import { bestFirst, diceShown } from './roll.ts';
import { askInOrder, ongoing } from './round.ts';

export const aftermathChoices = withFree({
  draw: [],
  operations: [],
  'place-moon': [moonArg],
  done: [],
});
const tokenChoices = choiceSet({ token: [seatArg] });
const { make } = aftermathChoices;
const DONE = make.done();

/** Whether dice beat others, position by position from the best (AE-4.8.14). */
export function compareDice(one: readonly number[], other: readonly number[]): number {
  for (let i = 0; i < Math.min(one.length, other.length); i++) {
    if (one[i] !== other[i]) return one[i] - other[i];
  }
  return one.length - other.length;
}

/** The sides that fight together with a side, as bits. */
function allies(state: State, side: number, there: number): number {
  const mate = side === RAIDERS ? NONE : teammateOf(state, side);
  return (1 << side) | (mate === NONE ? 0 : there & (1 << mate));
}

/** The side with the best dice, pooled with its allies, as bits; 0 if the best are equal (AE-4.8.15). */
function winnersOf(state: State, battle: Battle, there: number): number {
  let best: number[] = [];
  let winners = 0;
  for (let side = 0, seen = 0; side <= RAIDERS; side++) {
    if (!(((there & ~seen) >> side) & 1)) continue;
    const together = allies(state, side, there);
    seen |= together;
    const dice: number[] = [];
    for (let ally = 0; ally <= RAIDERS; ally++) {
      if ((together >> ally) & 1) dice.push(...diceShown(battle, ally));
    }
    bestFirst(dice);
    const order = compareDice(dice, best);
    if (order > 0) [best, winners] = [dice, together];
    else if (order === 0) winners = 0;
  }
  return winners;
}

/** Seats among some bits, in turn order from the active player. */
function inTurnOrder(state: State, mask: number): number[] {
  const seats = state.players.length;
  const order: number[] = [];
  for (let i = 0; i < seats; i++) {
    const seat = seatAfter(state.active, i, seats);
    if ((mask >> seat) & 1) order.push(seat);
  }
  return order;
}

/** Whether two winners come to the same supremacy token at once (AE-4.17.6). */
function tokenAtStake(state: State, winners: readonly number[]): boolean {
  if (winners.length < 2) return false;
  const [one, other] = winners.map((seat) => state.players[seat].tracks[TRACK.supremacy]);
  const token = TOKEN_AT[one + 1] ?? NONE;
  return one === other && token !== NONE && state.supremacyTokens[token] !== NONE;
}

/**
 * The winners' advance, the reward, then what their ships and factions do (AE-4.8.21, AE-4.17.5).
 */
function rewardWinners(state: State, battle: Battle, k: Doors): void {
  const winners = inTurnOrder(state, battle.winners);
  for (let at = winners.length - 1; at >= 0; at--) k.push({ step: 'win', seat: winners[at] });
  if ((battle.defeated >> RAIDERS) & 1) {
    const raider = state.raiders[classIn(state, state.region)];
    for (const { list } of RAIDER_TRIGGERS[raider]['raider-defeated']) {
      runList(k, state.active, list);
    }
    for (let at = winners.length - 1; at >= 0; at--) runList(k, winners[at], REWARD_LISTS[raider]);
  }
  if (tokenAtStake(state, winners)) k.push({ step: 'share-token', seat: state.active, winners });
  else pushAdvances(winners, k);
}

function pushAdvances(winners: readonly number[], k: Doors): void {
  for (let at = winners.length - 1; at >= 0; at--) {
    k.push({ step: 'advance', seat: winners[at], track: TRACK.supremacy, n: 1 });
  }
}

export const resultSteps = steps({
  result: {
    rule: 'AE-4.8.14',
    run(state, _frame, k) {
      const battle = ongoing(state);
      if (battle === null) return;
      const there = sides(state);
      battle.winners = winnersOf(state, battle, there);
      battle.defeated = there & ~battle.winners;
      const { winners, defeated } = battle;
      k.emit({ type: 'battle-result', seat: -1, winners, defeated });
      if ((winners >> RAIDERS) & 1) {
        const raider = state.raiders[classIn(state, state.region)];
        for (const { list } of RAIDER_TRIGGERS[raider]['raider-won'])
          runList(k, state.active, list);
      } else if (winners !== 0) rewardWinners(state, battle, k);
    },
  },

  /** Two of a team reach the same token: the active player says who takes it. */
  'share-token': {
    rule: 'AE-4.17.6',
    choices: tokenChoices,
    options(_state, { winners }, list) {
      for (const seat of winners) list.push(tokenChoices.make.token(seat));
    },
    choose(_state, { winners }, choice, k) {
      const first = tokenChoices.arg(choice, 0);
      pushAdvances([first, ...winners.filter((seat) => seat !== first)], k);
    },
  },

  /** What a winner's faction and ships do, each once per battle. */
  win: {
    rule: 'AE-4.8.21',
    run(state, { seat }, k) {
      const player = state.players[seat];
      const lists: string[] = [];
      const triggers = FACTION_TRIGGERS[player.faction];
      collect(state, seat, triggers['battle-won'], lists);
      const beaten = inTurnOrder(state, state.battle?.defeated ?? 0);
      if (beaten.some((other) => areOpponents(state, seat, other))) {
        collect(state, seat, triggers['battle-won-against-player'], lists);
      }
      for (let type = 0; type < TYPES; type++) {
        const tile = player.upgrades[type];
        if (tile === NONE || shipAt(player, type, state.region) === NONE) continue;
        collect(state, seat, UPGRADE_TRIGGERS[tile]['battle-won'], lists);
      }
      runLists(state, seat, lists, k);
    },
  },

  aftermath: {
    rule: 'AE-4.8.21',
    run(state, _frame, k) {
      if (state.battle === null) return;
      const { winners, defeated } = state.battle;
      for (const seat of inTurnOrder(state, winners | defeated).reverse()) {
        const lost = ((defeated >> seat) & 1) === 1;
        askInOrder(
          state,
          1 << seat,
          () => ({ step: 'take-stock', seat, lost, operations: lost }),
          k,
        );
      }
    },
  },

  /** Cards of winners and losers, and tactical operations (AE-4.8.17). */
  'take-stock': {
    rule: (_state, { lost }) => (lost ? 'AE-4.8.17' : 'AE-4.8.21'),
    choices: aftermathChoices,
    tells: tellsOfHand,
    options(state, { seat, lost, operations }, list) {
      const player = state.players[seat];
      listCards(state, seat, lost ? 'battle-lost' : 'battle-won', list, make.play(0));
      if (operations) {
        if (drawable(state) > 0) list.push(make.draw());
        if (player.operations !== NONE) list.push(make.operations());
        for (const moon of player.moons) list.push(make['place-moon'](moon));
      }
      if (list.length === 0) return;
      list.push(DONE);
      const before = list.length;
      listAside(state, seat, list);
      if (!operations) return;
      // These are listed above.
      for (let at = list.length - 1; at >= before; at--) {
        if (placesAtOperations(list[at])) list.splice(at, 1);
      }
    },
    choose(state, frame, choice, k) {
      const { seat } = frame;
      if (choice === DONE || chooseFree(state, frame, choice, k)) return;
      switch (aftermathChoices.kind(choice)) {
        case 'place-moon':
          k.push(frame);
          return placeMoon(state, seat, aftermathChoices.arg(choice, 0), OPERATIONS, k);
        case 'draw':
          k.push({ ...frame, operations: false });
          return drawTactics(state, seat, 1, k);
        case 'operations':
          k.push({ ...frame, operations: false });
          k.emit({ type: 'moon-yielded', seat, moon: state.players[seat].operations });
          return gainMoon(state, seat, state.players[seat].operations, k);
      }
    },
  },
});
