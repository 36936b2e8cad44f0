/** The game in words, for page, terminal and log alike. */
import type { GameWords, Phrase, View } from '@orrery/kernel';
import { PHASES } from '../data/actions.ts';
import { ROUNDS } from '../data/set-up.ts';
import { placesOf, pointsOf } from '../scoring.ts';
import { COLLAPSED, type State } from '../state.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { phrase } from './component-text.ts';
import { describeEvent } from './events.ts';
import { describeOption } from './options.ts';
import { describeQuestion } from './questions.ts';
import { whyNot } from './why-not.ts';

/** What decided between those who had the most points (ECL-18.3), if anything had to. */
function verdict({ position: { state } }: View<State>): Phrase | null {
  const places = placesOf(state);
  const winner = places.indexOf(1);
  if (places.lastIndexOf(1) !== winner) return phrase('verdict.shared');
  const points = pointsOf(state, winner);
  const stored = (seat: number): number => state.players[seat].storage.reduce((a, b) => a + b);
  const rival = places.findIndex(
    (place, seat) =>
      place === 2 && state.players[seat].status !== COLLAPSED && pointsOf(state, seat) === points,
  );
  return rival < 0 ? null : phrase('verdict.resources', { n: stored(winner), m: stored(rival) });
}

export const words: GameWords<State, Vocabulary> = {
  moment: ({ position: { state } }) =>
    state.round === 0
      ? phrase('phase.set-up')
      : phrase('moment', {
          round: state.round,
          rounds: ROUNDS,
          phase: phrase(`phase.${PHASES[state.phase]}`),
        }),
  describeQuestion,
  describeOption,
  describeEvent,
  verdict,
  whyNot,
};
