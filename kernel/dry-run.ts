/** Whether a position can be played, seen and counted: for one that comes from outside and has no past. */
import { seededGenerator } from './chance.ts';
import { TableError } from './errors.ts';
import type { Game } from './game.ts';
import type { Position } from './position.ts';
import { without } from './secrets.ts';
import { NO_ANSWER } from './step.ts';

/** Throws unless everything that a table does with a position works on this one. */
export function dryRun<S>(game: Game<S>, position: Position<S>): void {
  let found: string | null;
  try {
    found = componentFlaw(game, position) ?? answerFlaw(game, position);
    if (!found) {
      look(game, position);
      playOn(game, game.clone(position));
    }
  } catch (error) {
    found = (error as Error).message;
  }
  if (found) throw new TableError('broken-record', `the saved position is damaged: ${found}`);
}

/** What is wrong with the components in a position, or null: none may be lost or made. */
export function componentFlaw<S>(game: Game<S>, position: Position<S>): string | null {
  const census = game.census(position);
  for (const [kind, all] of Object.entries(game.definition.components ?? {})) {
    const [expected, found] = [all(position.state), census.get(kind) ?? []];
    if (found.length !== expected.length || without(expected, found).length > 0)
      return `components of kind «${kind}» lost or made:\n${found}\nnot\n${expected}`;
  }
  return null;
}

function answerFlaw<S>(game: Game<S>, position: Position<S>): string | null {
  const idle = game.waiting(position).find((seat) => game.options(position, seat).length === 0);
  if (idle !== undefined) return `seat ${idle} is asked, but has no options`;
  const odd = position.answers.findIndex(
    (answer, seat) => answer !== NO_ANSWER && !game.options(position, seat).includes(answer),
  );
  return odd < 0 ? null : `the sealed answer of seat ${odd} is not among its options`;
}

/** Looks through everybody's eyes, at one deal that they could be looking at, and at the score. */
function look<S>(game: Game<S>, position: Position<S>): void {
  for (let seat = -1; seat < position.answers.length; seat++) {
    const view = game.view(position, seat);
    game.redealer(view)(seededGenerator('dry run'));
    for (let of = 0; of < position.answers.length; of++) {
      game.definition.score(view.position.state, of);
    }
  }
  game.rule(position);
}

/** Far enough to come by everything that is on the agenda, as a rule. */
const CHOICES = 100;

/** Makes choices, of whatever kind: rules break on numbers that mean nothing. */
function playOn<S>(game: Game<S>, position: Position<S>): void {
  for (let made = 0; made < CHOICES && !game.isOver(position); made++) {
    const [seat] = game.waiting(position);
    const options = game.options(position, seat);
    game.answer(position, seat, options[(made * 7) % options.length]);
  }
}
