/** The game in words, for page, terminal and log. */
import { type GameWords, type Phrase, total, type View } from '@orrery/kernel';
import { compareSeats, scoreLines } from '../scoring.ts';
import { PHASE, type State } from '../state.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { describeEvent } from './events.ts';
import { describeOption } from './options.ts';
import { andList, phrase, playerName } from './phrases.ts';
import { describeQuestion } from './questions.ts';
import { whyNot } from './why-not.ts';

/** Of teams the sums decide (AE-4.17.11), which stand nowhere else. */
function verdict({ position: { state } }: View<State>): Phrase | null {
  if (!state.teams) return null;
  const points = (seat: number): number =>
    total(scoreLines(state, seat)) + total(scoreLines(state, seat + 1));
  const team = (seat: number): Phrase => andList([playerName(seat), playerName(seat + 1)]);
  const [first, second] = compareSeats(state, 0, 2) <= 0 ? [0, 2] : [2, 0];
  return phrase('verdict.teams', {
    first: team(first),
    n: points(first),
    second: team(second),
    m: points(second),
  });
}

export const words: GameWords<State, Vocabulary> = {
  moment({ position: { state } }) {
    if (state.phase === PHASE.setUp) return phrase('moment.set-up');
    if (state.phase === PHASE.over) return phrase('moment.over', { turn: state.turns });
    const leader = Math.max(...state.players.map(({ vp }) => vp));
    if (state.ending >= 0) return phrase('moment.ending', { n: state.ending + 1 });
    return phrase('moment', {
      turn: state.turns,
      most: state.mostTurns,
      vp: leader,
      terminus: state.terminus,
    });
  },
  describeQuestion,
  describeOption,
  describeEvent,
  verdict,
  whyNot,
};
