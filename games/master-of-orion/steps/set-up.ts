/** Races, opening hands and their one exchange. */
import { choiceSet, named } from '@orrery/kernel';
import { RESOURCES } from '../data/effects.ts';
import { ADVISORS_LAID_OUT, HAND } from '../data/limits.ts';
import { HUMAN, RACES } from '../data/races.ts';
import type { Player } from '../state.ts';
import { steps } from '../vocabulary.ts';
import { designs } from './build.ts';
import { discardCard, drawCards, listDesigns, takeFromHand } from './cards.ts';
import { inTurnOrder } from './in-turn-order.ts';

/** Gives a player a race and what it begins with (MOO-0.2). */
export function takeRace(player: Player, race: number): void {
  player.race = race;
  player.resources = RESOURCES.map((resource) => RACES[race].start[resource]);
}

export const raceChoices = choiceSet({ race: [named(RACES.map((race) => race.id))] });

const NONE_MARKED: readonly number[] = [];
const held: number[] = [];

export const redrawChoices = choiceSet({ replace: [designs], done: [] });

export const setUpSteps = steps({
  races: inTurnOrder('race'),
  race: {
    rule: 'MOO-0.1',
    choices: raceChoices,
    options(state, _frame, list) {
      for (let number = 0; number < RACES.length; number++) {
        if (number === HUMAN || state.players.every((player) => player.race !== number))
          list.push(raceChoices.make.race(number));
      }
    },
    choose(state, { seat }, choice, k) {
      const number = raceChoices.arg(choice, 0);
      takeRace(state.players[seat], number);
      k.emit({ type: 'race-taken', seat, race: number });
    },
  },
  /** Advisors come to light when the races are settled (MOO-0.3). */
  'lay-out-advisors': {
    rule: 'MOO-0.3',
    run({ row, removed }, _frame, k) {
      while (row.length < ADVISORS_LAID_OUT) row.push(k.take(removed));
      k.emit({ type: 'advisors-laid-out', seat: -1, advisors: row.slice() });
    },
  },
  'deal-hands': inTurnOrder('deal-hand'),
  'deal-hand': {
    rule: 'MOO-0.5',
    run(state, { seat }, k) {
      drawCards(state, seat, HAND.opening, k);
    },
  },
  redraws: inTurnOrder('redraw'),
  redraw: {
    rule: 'MOO-0.6',
    choices: redrawChoices,
    options(state, { seat }, list) {
      const { hand, shown } = state.players[seat];
      listDesigns(hand, shown, held);
      for (const design of held) list.push(redrawChoices.make.replace(design));
      list.push(redrawChoices.make.done());
    },
    choose(state, { step, seat, marked = NONE_MARKED }, choice, k) {
      if (choice !== redrawChoices.make.done()) {
        const card = takeFromHand(state.players[seat], redrawChoices.arg(choice, 0));
        k.push({ step, seat, marked: [...marked, card] });
        return;
      }
      k.emit({ type: 'redrew', seat, n: marked.length });
      for (const card of marked) discardCard(state, seat, card, k);
      drawCards(state, seat, marked.length, k);
    },
  },
});
