/** Diplomacy at the end of the Combat phase: everybody may offer, the start player first. */
import { action, choiceSet, type Step, seatsFrom, step } from '@orrery/kernel';
import { itemsOf } from '../../bits.ts';
import { DIPLOMACY_SEATS } from '../../data/setup.ts';
import type { State } from '../../state.ts';
import { seatArg } from '../arguments.ts';
import { approachable, propose } from '../free.ts';

const talksChoices = choiceSet({ propose: [seatArg], done: [] });

const DONE = talksChoices.make.done();

export const talksSteps: Readonly<Record<string, Step<State>>> = {
  'all-talks': action<State>((state, _frame, k) => {
    const seats = state.players.length;
    if (seats < DIPLOMACY_SEATS) return;
    k.pushInOrder(
      ...seatsFrom(state.startPlayer, seats).flatMap((seat) => [
        { step: 'begin-talks', seat },
        { step: 'talks', seat },
      ]),
    );
  }, 'ECL-14.17'),

  'begin-talks': action<State>((state) => {
    state.refused = 0;
  }, 'ECL-6.4'),

  talks: step<State>({
    rule: 'ECL-14.17',
    choices: talksChoices,
    options(state, { seat }, list) {
      const partners = approachable(state, seat);
      if (partners === 0) return;
      for (const other of itemsOf(partners)) list.push(talksChoices.make.propose(other));
      list.push(DONE);
    },
    choose(_state, frame, choice, k) {
      if (choice === DONE) return;
      k.push(frame);
      propose(frame.seat, talksChoices.arg(choice, 0), k);
    },
  }),
};
