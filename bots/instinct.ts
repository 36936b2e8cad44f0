/**
 * Chooses what the game's ranking likes best at first sight, without looking ahead: for simulations
 * of very many games. Without a ranking it tries short lists out, or chooses at random.
 */
import { Judge } from './judge.ts';
import { askedOptions, type BotMaker, decisionGenerator, fraction, slipOf } from './player.ts';
import { Ranking } from './ranking.ts';

/** How much it errs, in units of what the advice says a weak player does: games should differ. */
const NOISE = 0.15;

export const instinctBot: BotMaker = (brain, seed) => (view) => {
  const { game } = brain;
  const generator = decisionGenerator(seed, view.seat, view.position.question);
  const position = game.redealer(view)(generator);
  const list = askedOptions(game, position, view.seat);
  if (list.length === 1) return list[0];
  const ranking = new Ranking(brain, new Judge(brain, position, generator), generator);
  ranking.rank(position, view.seat, list, list.length);
  const noise = NOISE * slipOf(brain);
  ranking.rankAgain(1, (_, score) => score + noise * (2 * fraction(generator) - 1));
  return ranking.options[ranking.order[0]];
};
