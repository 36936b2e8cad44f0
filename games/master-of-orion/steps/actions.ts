/** The action phase: whose turn it is, and the eight actions. */
import { choiceSet, NONE, named, numbers } from '@orrery/kernel';
import {
  EXPLOIT_BONUS,
  EXPLOIT_PROGRAM,
  PROPAGANDA_PROGRAM,
  RESEARCH_BONUS,
  RESEARCH_PROGRAM,
} from '../abilities.ts';
import { ACTIONS, type Action, DEAL_DISCARD, TRADE_BUNDLE } from '../data/actions.ts';
import { RESOURCES } from '../data/effects.ts';
import { canAttack } from '../fleets.ts';
import { COLOR } from '../price.ts';
import { PHASE, RACE_PLACE, type State, sourceAt } from '../state.ts';
import { type Doors, steps } from '../vocabulary.ts';
import { activate, listActivatable } from './activate.ts';
import { canDeal } from './advisors.ts';
import { attack } from './attack.ts';
import { designs, pickUp, tableCards } from './build.ts';
import { listBuildable } from './buildable.ts';
import { layOnPile, listDesigns, takeFromHand } from './cards.ts';
import { forfeit } from './forfeit.ts';
import { receive } from './stock.ts';

const resources = named(RESOURCES);

/** The actions in the order of the board (MOO-4.5, MOO-4.8). */
export const actionChoices = choiceSet({
  build: [designs],
  exploit: [designs],
  research: [],
  activate: [tableCards],
  attack: [numbers(4)],
  trade: [resources, resources],
  propaganda: [],
  deal: [],
});
const { make } = actionChoices;

const BOX = Object.fromEntries(ACTIONS.map((name, i) => [name, i])) as Record<Action, number>;
const BUNDLE = RESOURCES.map((resource) => TRADE_BUNDLE[resource]);

const found: number[] = [];

const program = (seat: number, name: string) => ({
  step: 'run' as const,
  seat,
  program: name,
  at: 0,
  place: NONE,
  rival: NONE,
});

/** The action's own effect, then what the race adds to it. */
function runWithBonus(
  state: State,
  seat: number,
  name: string,
  bonuses: readonly (string | null)[],
  k: Doors,
): void {
  const bonus = bonuses[sourceAt(state.players[seat], RACE_PLACE)];
  if (bonus) k.push(program(seat, bonus));
  k.push(program(seat, name));
}

/** The card is on the pile before its effect begins (MOO-6.2, MOO-16.4). */
function exploit(state: State, seat: number, design: number, k: Doors): void {
  const card = takeFromHand(state.players[seat], design);
  k.emit({ type: 'exploited', seat, card });
  layOnPile(state, card, k);
  runWithBonus(state, seat, EXPLOIT_PROGRAM[COLOR[design]], EXPLOIT_BONUS, k);
}

function trade(state: State, seat: number, from: number, to: number, k: Doors): void {
  const player = state.players[seat];
  player.resources[from] -= BUNDLE[from];
  const gained = receive(player, to, BUNDLE[to]);
  k.emit({ type: 'traded', seat, from, to });
  forfeit(seat, RESOURCES[to], BUNDLE[to] - gained, k);
}

export const actionSteps = steps({
  'action-phase': {
    rule: 'MOO-2.1',
    run(state, _frame, k) {
      state.phase = PHASE.actions;
      k.push({ step: 'turns', seat: state.first });
    },
  },

  /**
   * One action each, round and round, until nobody has a cube left; the frame's seat is next
   * (MOO-4.3, MOO-4.4).
   */
  turns: {
    rule: 'MOO-4.1',
    run(state, frame, k) {
      for (let i = 0; i < k.seats; i++) {
        const seat = (frame.seat + i) % k.seats;
        if (state.players[seat].available === 0) continue;
        k.push({ step: 'turns', seat: (seat + 1) % k.seats });
        k.push({ step: 'action', seat });
        return;
      }
    },
  },

  action: {
    rule: 'MOO-4.1',
    choices: actionChoices,
    options(state, { seat }, list) {
      const player = state.players[seat];
      listBuildable(player, NONE, null, 0, found);
      for (let i = 0; i < found.length; i++) list.push(make.build(found[i]));
      listDesigns(player.hand, player.shown, found);
      for (let i = 0; i < found.length; i++) list.push(make.exploit(found[i]));
      list.push(make.research());
      listActivatable(state, seat, found);
      for (let i = 0; i < found.length; i++) list.push(make.activate(found[i]));
      for (let other = 0; other < state.players.length; other++) {
        if (canAttack(state, seat, other)) list.push(make.attack(other));
      }
      for (let from = 0; from < 3; from++) {
        if (player.resources[from] < BUNDLE[from]) continue;
        for (let to = 0; to < 3; to++) if (to !== from) list.push(make.trade(from, to));
      }
      if (player.spent[BOX.propaganda] === 0) list.push(make.propaganda());
      if (canDeal(state, seat)) list.push(make.deal());
    },
    choose(state, { seat }, choice, k) {
      const kind = actionChoices.kind(choice);
      const player = state.players[seat];
      // The cube is spent before anything else happens (MOO-4.2), and where it goes depends (MOO-4.6).
      player.available--;
      if (kind !== 'activate' && kind !== 'attack') player.spent[BOX[kind]]++;
      switch (kind) {
        case 'build':
          pickUp(state, seat, actionChoices.arg(choice, 0), NONE, 0, false, k);
          return;
        case 'exploit':
          exploit(state, seat, actionChoices.arg(choice, 0), k);
          return;
        case 'research':
          k.emit({ type: 'researched', seat });
          runWithBonus(state, seat, RESEARCH_PROGRAM, RESEARCH_BONUS, k);
          return;
        case 'activate':
          activate(state, seat, actionChoices.arg(choice, 0), false, k);
          return;
        case 'attack':
          attack(state, seat, actionChoices.arg(choice, 0), k);
          return;
        case 'trade':
          trade(state, seat, actionChoices.arg(choice, 0), actionChoices.arg(choice, 1), k);
          return;
        case 'propaganda':
          k.emit({ type: 'propaganda-spread', seat });
          k.push(program(seat, PROPAGANDA_PROGRAM));
          return;
        case 'deal':
          k.emit({ type: 'deal-begun', seat });
          k.push({ step: 'hire', seat });
          k.push({ step: 'discard', seat, n: DEAL_DISCARD, why: 'deal', program: '' });
      }
    },
  },
});
