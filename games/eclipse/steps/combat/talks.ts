/** Diplomacy at the end of the Combat phase: everybody may offer, the start player first. */
import { choiceSet, seatsFrom } from '@orrery/kernel';
import { itemsOf } from '../../bits.ts';
import { DIPLOMACY_SEATS } from '../../data/set-up.ts';
import { steps } from '../../vocabulary.ts';
import { seatArg } from '../arguments.ts';
import { approachable, propose } from '../free.ts';

const talksChoices = choiceSet({ propose: [seatArg], done: [] });

const DONE = talksChoices.make.done();

export const talksSteps = steps({
  'all-talks': {
    rule: 'ECL-14.17',
    run(state, _frame, k) {
      const seats = state.players.length;
      if (seats < DIPLOMACY_SEATS) return;
      k.pushInOrder(
        ...seatsFrom(state.startPlayer, seats).flatMap(
          (seat) =>
            [
              { step: 'begin-talks', seat },
              { step: 'talks', seat },
            ] as const,
        ),
      );
    },
  },

  'begin-talks': {
    rule: 'ECL-6.4',
    run(state) {
      state.refused = 0;
    },
  },

  talks: {
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
  },
});
