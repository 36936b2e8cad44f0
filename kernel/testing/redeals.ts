/** Secrecy: what a seat sees, is asked and is told does not depend on what it can't see. */
import { below, type Generator } from '../chance.ts';
import { newTrail, type Trail } from '../doors.ts';
import type { Game } from '../game.ts';
import type { Position } from '../position.ts';
import { fail } from './fail.ts';

/** No seat, and no onlooker, can tell two re-deals of its own view apart. */
export function checkIndistinguishable<S>(
  game: Game<S>,
  position: Position<S>,
  generator: Generator,
): void {
  for (let seat = -1; seat < position.answers.length; seat++) {
    const view = game.view(position, seat);
    checkScores(game, view.position, 'in a view');
    const redeal = game.redealer(view);
    const deals = [redeal(generator), redeal(generator)];
    const [one, other] = deals.map((deal) => looks(game, game.view(deal, seat).position));
    if (one !== other) fail(`seat ${seat} can tell two re-deals apart`);
    if (one !== looks(game, view.position))
      fail(`seat ${seat} sees a re-deal differently from the original`);
    const [list, otherList] = deals.map((deal) => [...game.options(deal, seat)].join());
    if (list !== otherList) fail(`seat ${seat} has other options in another re-deal`);
    if (list !== [...game.options(position, seat)].join())
      fail(`seat ${seat} has other options in a re-deal`);
    checkTold(game, deals, seat, generator);
    if (list === '') continue;
    const options = game.options(deals[0], seat);
    checkSameConsequence(game, deals, seat, options[below(generator, options.length)]);
  }
}

/** What a view looks like; who is asked is another matter, because sealed answers are put back. */
const looks = <S>(game: Game<S>, view: Position<S>): string =>
  [game.hash({ ...view, asked: 0, answers: [] }), view.question, ...view.random].join();

/** What has just been chosen, by whom, and in which position: its news are tried on somebody else. */
export function checkNews<S>(
  game: Game<S>,
  position: Position<S>,
  seat: number,
  choice: number,
  generator: Generator,
): void {
  // An onlooker, and one of the players.
  for (const viewer of [-1, below(generator, position.answers.length)]) {
    const redeal = game.redealer(game.view(position, viewer));
    for (let times = 0; times < 2; times++)
      checkTold(game, [redeal(generator), redeal(generator)], viewer, generator, { seat, choice });
  }
}

/** A deal in which answers are given, to be given once more. */
interface Line<S> {
  readonly start: Position<S>;
  readonly deal: Position<S>;
  readonly trail: Trail;
  readonly answers: { readonly seat: number; readonly choice: number }[];
}

/** What a viewer saw at the moment when an event was told: a card may be shown and shuffled away again. */
function seenAt<S>(game: Game<S>, { start, answers }: Line<S>, viewer: number, at: number): string {
  const deal = game.clone(start);
  const trail = newTrail();
  let seen = '';
  trail.events.push = (event) => {
    if (trail.events.length === at) seen = JSON.stringify(game.view(deal, viewer).position.state);
    trail.events[trail.events.length] = event;
    return trail.events.length;
  };
  for (const { seat, choice } of answers) game.answer(deal, seat, choice, trail);
  return seen;
}

/**
 * Whoever chooses and whatever is drawn: if a seat sees the same before and after, it is told the
 * same. Both deals draw from the same places, so that only what lies there differs.
 */
function checkTold<S>(
  game: Game<S>,
  deals: Position<S>[],
  viewer: number,
  generator: Generator,
  wanted?: { readonly seat: number; readonly choice: number },
): void {
  const lines = deals.map((deal): Line<S> => {
    const start = { ...deal, random: deals[0].random };
    return { start, deal: game.clone(start), trail: newTrail(), answers: [] };
  });
  const [{ deal: one }, { deal: other }] = lines;
  const { question } = one;
  let last = '';
  // Where several are asked at once, nothing is told until all have answered.
  while (one.question === question && other.question === question) {
    const asked = game.waiting(one);
    if (asked.length === 0) break;
    const seat =
      wanted && asked.includes(wanted.seat) ? wanted.seat : asked[below(generator, asked.length)];
    const [mine, theirs] = [one, other].map((deal) => [...game.options(deal, seat)]);
    if (mine.length === 0 || mine.length !== theirs.length) return;
    const meant = wanted?.seat === seat ? mine.indexOf(wanted.choice) : -1;
    const at = meant >= 0 ? meant : below(generator, mine.length);
    last = `«${game.key(one, mine[at])}» of seat ${seat}`;
    // The same, or what stands in its place: to the viewer it is one of as many.
    const choices = [mine[at], theirs.includes(mine[at]) ? mine[at] : theirs[at]];
    for (const [i, { deal, trail, answers }] of lines.entries()) {
      game.answer(deal, seat, choices[i], trail);
      answers.push({ seat, choice: choices[i] });
    }
  }
  const [mine, theirs] = lines.map(({ deal, trail }) =>
    trail.events.map((event) => JSON.stringify(game.redact(event, viewer, deal.state))),
  );
  const at = mine.findIndex((event, i) => event !== theirs[i]);
  if (at < 0) return;
  // Most are told the same, so only now is it worth looking whether they see the same.
  const [view, otherView] = [one, other].map((deal) => JSON.stringify(game.view(deal, viewer)));
  if (view !== otherView) return;
  const [then, elsewhere] = lines.map((line) => seenAt(game, line, viewer, at));
  if (then === elsewhere)
    fail(`after ${last}, seat ${viewer} is told what it can't see: ${mine[at]}`);
}

/**
 * If nothing is said to be learned by a choice, it looks alike after it in any re-deal, and so do the
 * events: also beside one in which something is said to be learned.
 */
function checkSameConsequence<S>(
  game: Game<S>,
  deals: Position<S>[],
  seat: number,
  option: number,
): void {
  const results = deals.map((deal) => {
    const after = game.clone(deal);
    const trail = newTrail();
    game.answer(after, seat, option, trail);
    return { after, trail };
  });
  if (results.every(({ trail }) => trail.barrier !== null)) return;
  const [one, other] = results.map(({ after, trail }) =>
    JSON.stringify({
      view: { ...game.view(after, seat).position },
      events: trail.events.map((event) => game.redact(event, seat, after.state)),
    }),
  );
  if (one !== other) fail(`seat ${seat} learned something from a choice without a barrier`);
}

/** The score sheet can be read at any time, also by those who don't see everything. */
export function checkScores<S>(game: Game<S>, position: Position<S>, when: string): void {
  for (let seat = 0; seat < position.answers.length; seat++) {
    for (const line of game.definition.score(position.state, seat)) {
      if (!Number.isFinite(line.points))
        fail(`score line ${line.id} of seat ${seat} is no number ${when}`);
    }
  }
}
