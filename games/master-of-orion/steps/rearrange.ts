/** Putting the cards of an own system into another order. */
import { choiceSet, type Frame, type Step, step } from '@orrery/kernel';
import { DESIGN, placeOfCard, type State, topCard } from '../state.ts';
import { designs, tableCards } from './build.ts';
import { returnCube } from './cubes.ts';

interface SystemFrame extends Frame {
  readonly program: string;
}

interface OrderFrame extends SystemFrame {
  readonly system: number;
  /** Cards placed so far, from the top. */
  readonly order: readonly number[];
}

export const systemChoices = choiceSet({ system: [tableCards] });
export const orderChoices = choiceSet({ next: [designs] });

const rearrangeSystem = step<State, SystemFrame>({
  rule: 'MOO-15.19',
  choices: systemChoices,
  options(state, { seat }, list) {
    for (const system of state.players[seat].systems) {
      if (system.length > 1) list.push(systemChoices.make.system(topCard(system)));
    }
  },
  choose(state, { seat, program }, choice, k) {
    const system = placeOfCard(state.players[seat], systemChoices.arg(choice, 0));
    k.push({ step: 'rearrange', seat, program, system, order: [] });
  },
});

/** Of two copies of a design the upper one is taken first: they can't be told apart. */
function nextCopy(cards: readonly number[], order: readonly number[], design: number): number {
  for (let i = cards.length - 1; i >= 0; i--) {
    if (DESIGN[cards[i]] === design && !order.includes(cards[i])) return cards[i];
  }
  return -1;
}

const rearrange = step<State, OrderFrame>({
  rule: 'MOO-15.19',
  choices: orderChoices,
  options(state, { seat, system, order }, list) {
    const cards = state.players[seat].systems[system];
    for (let i = cards.length - 1; i >= 0; i--) {
      const index = DESIGN[cards[i]];
      if (!order.includes(cards[i]) && nextCopy(cards, order, index) === cards[i])
        list.push(orderChoices.make.next(index));
    }
  },
  choose(state, frame, choice, k) {
    const { step, seat, program, system } = frame;
    const player = state.players[seat];
    const cards = player.systems[system];
    const order = [...frame.order, nextCopy(cards, frame.order, orderChoices.arg(choice, 0))];
    if (order.length < cards.length) {
      k.push({ step, seat, program, system, order });
      return;
    }
    const top = topCard(cards);
    if (order[0] !== top) returnCube(player, seat, system, top, k);
    for (let i = 0; i < cards.length; i++) cards[i] = order[cards.length - 1 - i];
    k.emit({ type: 'rearranged', seat, cards: order });
  },
});

export const rearrangeSteps: Readonly<Record<string, Step<State>>> = {
  'rearrange-system': rearrangeSystem,
  rearrange,
};
