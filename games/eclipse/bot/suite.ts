/** Positions of games that people won easily, with what was wrong there. */
import first from './suite/game-1.json' with { type: 'json' };
import second from './suite/game-2.json' with { type: 'json' };
import third from './suite/game-3.json' with { type: 'json' };
import fourth from './suite/game-4.json' with { type: 'json' };

/** A row of questions of one game, with what must never be chosen there. */
const never = (game: string, after: readonly number[], keys: readonly string[], why: string) =>
  after.map((at) => ({ game, after: at, never: keys, why }));
const must = (game: string, after: readonly number[], keys: readonly string[], why: string) =>
  after.map((at) => ({ game, after: at, must: keys, why }));

const LEAVES = 'sectors are not left by somebody who can pay';
const TRADES = 'nothing is bought with what a trade would bring';
const RUINS = 'another action could not be paid for';
const TAKES_OFF = 'a part that is put on and taken off again';
const NO_SHIPS = 'there is not one ship that a better blueprint would help';

export const suite = {
  games: { first, second, third, fourth },
  positions: [
    ...never('first', [37, 91], ['influence'], 'there is nothing to put a disc on'),
    ...never('first', [38, 40, 92, 94], ['disc-from'], LEAVES),
    ...must('first', [51, 107], ['put-disc'], 'home is free for a disc'),
    ...must(
      'first',
      [59, 111],
      ['influence', 'explore', 'research', 'build'],
      'home is to be taken',
    ),
    ...must('first', [61, 113], ['disc-to 232'], 'home comes first'),
    ...never('first', [72, 98, 125], ['take-off'], TAKES_OFF),
    ...never('first', [70, 131], ['trade'], TRADES),
    ...never('second', [59, 69, 80, 89], ['take-off'], TAKES_OFF),
    ...never('second', [76, 77, 78, 87], ['trade'], TRADES),
    ...must('second', [96, 104, 112, 120, 128, 136], ['pass'], RUINS),
    ...never('third', [36], ['step 001'], 'one Cruiser against the Defense System'),
    ...never('third', [46, 54, 62, 77, 89, 130, 137, 148], ['upgrade'], NO_SHIPS),
    ...never('third', [68, 75, 76, 147], ['trade'], TRADES),
    ...never('third', [149], ['take-off'], TAKES_OFF),
    ...never('third', [179], ['disc-from 232'], LEAVES),
    ...never('fourth', [29, 30, 31], ['trade'], TRADES),
    ...never('fourth', [47, 58, 59], ['take-off'], TAKES_OFF),
  ],
};
