/** Putting the cards of an own system into another order. */
import { choiceSet, named } from '@orrery/kernel';
import { CARD_IDS } from '../data/buildings.ts';
import { DESIGN, hasCube, type Player, placeOfCard, topCard } from '../state.ts';
import { steps } from '../vocabulary.ts';
import { tableCards } from './build.ts';
import { returnCube } from './cubes.ts';

export const systemChoices = choiceSet({ system: [tableCards] });
export const orderChoices = choiceSet({ next: [named(CARD_IDS)] });

/** True if another order of a system would differ from the present one: two bare copies don't. */
export function canRearrange(player: Player, system: number): boolean {
  const cards = player.systems[system];
  if (cards.length < 2) return false;
  return hasCube(player, system) || cards.some((card) => DESIGN[card] !== DESIGN[cards[0]]);
}

export const rearrangeSteps = steps({
  'rearrange-system': {
    rule: 'MOO-15.19',
    choices: systemChoices,
    options(state, { seat }, list) {
      const player = state.players[seat];
      for (let system = 0; system < player.systems.length; system++) {
        if (canRearrange(player, system))
          list.push(systemChoices.make.system(topCard(player.systems[system])));
      }
    },
    choose(state, { seat, program }, choice, k) {
      const system = placeOfCard(state.players[seat], systemChoices.arg(choice, 0));
      k.push({ step: 'rearrange', seat, program, system, order: [] });
    },
  },

  /** Two copies differ only while one of them carries a cube and the top card is being chosen. */
  rearrange: {
    rule: 'MOO-15.19',
    choices: orderChoices,
    options(state, { seat, system, order }, list) {
      const player = state.players[seat];
      const cards = player.systems[system];
      const all = order.length === 0 && hasCube(player, system);
      const left = cards.filter((card) => !order.includes(card)).reverse();
      left.forEach((card, i) => {
        const isFirst = left.findIndex((other) => DESIGN[other] === DESIGN[card]) === i;
        if (all || isFirst) list.push(orderChoices.make.next(card));
      });
    },
    choose(state, frame, choice, k) {
      const { step, seat, program, system } = frame;
      const player = state.players[seat];
      const cards = player.systems[system];
      const order = [...frame.order, orderChoices.arg(choice, 0)];
      if (order.length < cards.length) {
        k.push({ step, seat, program, system, order });
        return;
      }
      const top = topCard(cards);
      if (order[0] !== top) returnCube(player, seat, system, top, k);
      for (let i = 0; i < cards.length; i++) cards[i] = order[cards.length - 1 - i];
      k.emit({ type: 'rearranged', seat, cards: order });
    },
  },
});
