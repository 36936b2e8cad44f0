/** Hiring advisors and sending them back to the table. */
import { choiceSet, NONE, named, numbers } from '@orrery/kernel';
import { OWN_SYSTEM } from '../abilities.ts';
import { DEAL_DISCARD } from '../data/actions.ts';
import { ADVISORS } from '../data/advisors.ts';
import { ADVISOR_CARD, ADVISOR_PLACE, ADVISOR_SOURCE, handSize, type State } from '../state.ts';
import { type Doors, steps } from '../vocabulary.ts';
import { removeAt } from './cards.ts';
import { returnCube } from './cubes.ts';

/** An advisor who begins a system of her own never leaves (MOO-14.5). */
const stays = (advisor: number): boolean =>
  advisor !== NONE && OWN_SYSTEM[ADVISOR_SOURCE + advisor] > 0;

/** Whether there is an advisor who could go back to the table. */
export const canLeave = (advisor: number): boolean => advisor !== NONE && !stays(advisor);

/** Whether a player could make a deal, cube aside (MOO-9.6). */
export function canDeal(state: State, seat: number): boolean {
  const player = state.players[seat];
  return state.row.length > 0 && handSize(player) >= DEAL_DISCARD && !stays(player.advisor);
}

/** The advisor of a seat goes back to the table, the cube on them to the reserve (MOO-9.7). */
function sendBack(state: State, seat: number, k: Doors): void {
  const player = state.players[seat];
  const { advisor } = player;
  if (!canLeave(advisor)) return;
  k.emit({ type: 'advisor-left', seat, advisor });
  returnCube(player, seat, ADVISOR_PLACE, ADVISOR_CARD + advisor, k);
  player.advisor = NONE;
  state.row.push(advisor);
}

export const hireChoices = choiceSet({ hire: [named(ADVISORS.map((advisor) => advisor.id))] });

export const dismissChoices = choiceSet({ dismiss: [numbers(4)] });

export const advisorSteps = steps({
  /** The new advisor is taken before the old one is back: one can't hire the same again. */
  hire: {
    rule: 'MOO-9.4',
    choices: hireChoices,
    options({ row }, _frame, list) {
      for (let i = 0; i < row.length; i++) list.push(hireChoices.make.hire(row[i]));
    },
    choose(state, { seat }, choice, k) {
      const advisor = hireChoices.arg(choice, 0);
      const player = state.players[seat];
      removeAt(state.row, state.row.indexOf(advisor));
      sendBack(state, seat, k);
      player.advisor = advisor;
      k.emit({ type: 'hired', seat, advisor });
      if (!stays(advisor)) return;
      player.alluvia = player.systems.length;
      player.systems.push([]);
    },
  },

  dismiss: {
    rule: 'MOO-15.20',
    choices: dismissChoices,
    options(state, { seat }, list) {
      for (let other = 0; other < state.players.length; other++) {
        if (other !== seat) list.push(dismissChoices.make.dismiss(other));
      }
    },
    choose: (state, _frame, choice, k) => sendBack(state, dismissChoices.arg(choice, 0), k),
  },
});
