import { expect, test } from 'vitest';
import {
  choiceSet,
  defineGame,
  hidden,
  ids,
  newTrail,
  numbers,
  perSeat,
  type Question,
  record,
} from '../index.ts';
import { NOTHING_SAID } from './bare.ts';

interface State {
  hands: number[][];
  row: number[];
}

const choices = choiceSet({ play: [numbers(10)] });
const play = (seat: number, tells?: Question<State>['tells']): Question<State> => ({
  choices,
  ...(tells ? { tells } : {}),
  options: (state, _frame, list) => {
    for (const card of state.hands[seat]) list.push(choices.make.play(card));
  },
  choose: (state, _frame, choice) => {
    const card = choices.arg(choice, 0);
    state.hands[seat] = state.hands[seat].filter((other) => other !== card);
    state.row.push(card);
  },
});

const game = defineGame<State>({
  id: 'forced',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  state: record({ hands: perSeat(hidden(ids('card'), 'owner')), row: ids('card') }),
  components: { card: () => [1, 2, 3] },
  vocabulary: NOTHING_SAID,
  steps: {
    mine: play(0),
    theirs: play(1),
    'mine, telling': play(0, () => true),
    'theirs, telling': play(1, () => true),
  },
  setUp(_setUp, k) {
    k.pushInOrder({ step: 'mine', seat: 0 }, { step: 'theirs', seat: 1 });
    return { hands: [[1, 2], [3]], row: [] };
  },
  score: () => [],
  places: () => [1, 1],
  bounds: { decisions: 2, options: 2 },
});

test('a choice that leads to a forced one of another seat can not be taken back in a game with secrets', () => {
  const position = game.start({ seats: 2, options: {} }, 'x');
  const trail = newTrail();
  game.answer(position, 0, choices.make.play(1), trail);
  expect(position.state.row).toEqual([1, 3]);
  expect(trail.barrier).toBe('reveal');
});

test('a forced choice of one’s own tells nothing new', () => {
  const position = game.start({ seats: 2, options: {} }, 'x');
  position.agenda.unshift({ step: 'mine', seat: 0 });
  position.agenda.splice(1, 1);
  game.edited(position);
  const trail = newTrail();
  game.answer(position, 0, choices.make.play(1), trail);
  expect(position.state.row).toEqual([1, 2]);
  expect(trail.barrier).toBe(null);
});

/** What stands in the way of taking the first choice back, with so many cards of the other seat. */
function barrierBefore(step: string, seat: number, hand: number[]): [string | null, number[]] {
  const position = game.start({ seats: 2, options: {} }, 'x');
  position.state.hands[1] = hand;
  position.agenda[0] = { step, seat };
  game.edited(position);
  const trail = newTrail();
  game.answer(position, 0, choices.make.play(1), trail);
  return [trail.barrier, game.waiting(position)];
}

test('a step says whether it tells of what somebody else holds that they are asked, or are not', () => {
  expect(barrierBefore('theirs, telling', 1, [3, 4])).toEqual(['reveal', [1]]);
  expect(barrierBefore('theirs, telling', 1, [])).toEqual(['reveal', []]);
  expect(barrierBefore('theirs', 1, [3, 4])).toEqual([null, [1]]);
  expect(barrierBefore('theirs', 1, [])).toEqual([null, []]);
});

test('one’s own next question tells oneself nothing', () => {
  expect(barrierBefore('mine, telling', 0, [3])).toEqual([null, []]);
});
