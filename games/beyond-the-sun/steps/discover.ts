/** Discovery: the slot's event, the type of the new card, the cards turned up, the one that stays. */
import { choiceSet, NONE, named } from '@orrery/kernel';
import { DISCOVERY_FINDS, EVENTS, SLOTS, TECHNOLOGIES, TYPES } from '../data/index.ts';
import { type State, technologyDeck } from '../state.ts';
import { hasSomeType, hasType, typesFor } from '../tree.ts';
import { type Doors, type StepFrame, steps } from '../vocabulary.ts';
import { runList } from './frames.ts';
import { openRow, openRowsFor, rowCards, takeFromRow } from './tableau.ts';

const typeChoices = choiceSet({ type: [named(TYPES)] });
export const technologyChoices = choiceSet({ take: [named(TECHNOLOGIES.map(({ key }) => key))] });

const FIRST_TYPE = typeChoices.make.type(0);
const FIRST_TECHNOLOGY = technologyChoices.make.take(0);

/**
 * Turns up an event of a level. Which ones lie on the slots is not settled before: a light one is as
 * likely as their number among those still face down, any other comes out of all that were never seen.
 */
function turnEvent(state: State, level: number, k: Doors): number {
  const light: number[] = [];
  const others: number[] = [];
  for (const event of state.unseen) {
    if (EVENTS[event].level === level) (EVENTS[event].light ? light : others).push(event);
  }
  const at = k.below(state.faceDown[level - 2]);
  const event = at < light.length ? light[at] : others[k.below(others.length)];
  state.faceDown[level - 2]--;
  state.unseen.splice(state.unseen.indexOf(event), 1);
  return event;
}

/** Puts cards face down under their deck, in random order (BTS-4.72). */
export function putUnder(state: State, level: number, cards: number[], k: Doors): void {
  if (cards.length === 0) return;
  if (cards.length > 1) k.shuffle(cards);
  technologyDeck(state, level).under.push(...cards);
  k.emit({ type: 'returned-cards', seat: -1, level, n: cards.length });
}

/** Turns up cards until so many have the type, or the deck is out (BTS-4.150). */
function reveal(state: State, level: number, type: number, finds: number, k: Doors): void {
  const deck = technologyDeck(state, level);
  for (let found = 0; found < finds; ) {
    const card = k.draw(deck);
    if (card === NONE) break;
    state.revealed.push(card);
    if (hasType(card, type)) found++;
  }
  k.emit({ type: 'revealed', seat: -1, level, cards: state.revealed.slice() });
}

/** Pushes the cards that may take a slot. */
function candidates(
  state: State,
  { seat, slot, type }: StepFrame<'technology'>,
  list: number[],
): void {
  if (state.revealed.length === 0) {
    rowCards(state, SLOTS[slot].level, type, list);
    return;
  }
  const before = list.length;
  for (const card of state.revealed) if (hasType(card, type)) list.push(card);
  if (list.length > before) return;
  // The whole deck was turned up in vain: another permitted type, failing that anything (BTS-4.73).
  const types = typesFor(state, seat, slot);
  for (const card of state.revealed) if (hasSomeType(card, types)) list.push(card);
  if (list.length === before) list.push(...state.revealed);
}

const found: number[] = [];

export const discoverSteps = steps({
  /** Whoever discovers resolves the event (BTS-4.122). */
  event: {
    rule: 'BTS-4.66',
    run(state, { seat, slot }, k) {
      const event = turnEvent(state, SLOTS[slot].level, k);
      state.turned = event;
      k.emit({ type: 'event', seat, event, slot });
      k.push({ step: 'end-event', seat });
      runList(k, seat, `event.${EVENTS[event].key}`);
    },
  },

  'end-event': {
    rule: 'BTS-4.66',
    run(state, _frame, k) {
      const { turned } = state;
      if (turned === NONE) return;
      state.turned = NONE;
      state.discarded.push(turned);
      k.emit({ type: 'event-discarded', seat: -1, event: turned });
    },
  },

  type: {
    rule: 'BTS-4.67',
    choices: typeChoices,
    options(state, { seat, slot }, list) {
      const types = typesFor(state, seat, slot);
      for (let type = 0; type < TYPES.length; type++) {
        if ((types >> type) & 1) list.push(FIRST_TYPE + type);
      }
    },
    choose(state, { seat, slot }, choice, k) {
      const type = typeChoices.arg(choice, 0);
      const { level } = SLOTS[slot];
      k.emit({ type: 'looks-for', seat, sort: type, slot });
      openRow(state, level, k);
      found.length = 0;
      if (state.tableau) rowCards(state, level, type, found);
      if (!state.tableau) reveal(state, level, type, DISCOVERY_FINDS, k);
      else if (found.length === 0) reveal(state, level, type, 1, k);
      k.push({ step: 'technology', seat, slot, type });
    },
  },

  technology: {
    rule: 'BTS-4.71',
    choices: technologyChoices,
    options(state, frame, list) {
      found.length = 0;
      candidates(state, frame, found);
      for (let i = 0; i < found.length; i++) list.push(FIRST_TECHNOLOGY + found[i]);
    },
    choose(state, { seat, slot }, choice, k) {
      const card = technologyChoices.arg(choice, 0);
      state.cards[slot] = card;
      k.emit({ type: 'discovered', seat, card, slot });
      if (state.revealed.length === 0) takeFromRow(state, card, k);
      const rest = state.revealed.filter((other) => other !== card);
      state.revealed = [];
      putUnder(state, SLOTS[slot].level, rest, k);
      openRowsFor(state, 'technology', card, k);
    },
  },
});
