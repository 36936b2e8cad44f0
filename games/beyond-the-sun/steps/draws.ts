/** Cards drawn to choose from: private technologies, and colonies of the Ministry. */
import { choiceSet, type Deck, deckSize, NONE, named } from '@orrery/kernel';
import type { Effect } from '../data/effects.ts';
import { SYSTEMS, type SystemDeck, TECHNOLOGIES } from '../data/index.ts';
import { lose } from '../losses.ts';
import { type State, systemDeck, technologyDeck } from '../state.ts';
import { type Doors, steps } from '../vocabulary.ts';
import { newColony } from './colonize.ts';
import { putUnder } from './discover.ts';
import { runList } from './frames.ts';
import { openRowsFor } from './tableau.ts';

const keepTechnologyChoices = choiceSet({
  keep: [named(TECHNOLOGIES.map(({ key }) => key))],
});
const keepSystemChoices = choiceSet({ keep: [named(SYSTEMS.map(({ key }) => key))] });

const FIRST_TECHNOLOGY = keepTechnologyChoices.make.keep(0);
const FIRST_SYSTEM = keepSystemChoices.make.keep(0);

type PrivateEffect = Extract<Effect, { op: 'privateTechnology' }>;
type ColonyEffect = Extract<Effect, { op: 'drawColony' }>;

/** Draws technologies of a level, fewer if the deck is short (BTS-4.118). */
export function drawTechnologies(
  state: State,
  seat: number,
  { level, draw }: PrivateEffect,
  k: Doors,
): void {
  for (let i = 0; i < draw; i++) {
    const card = k.draw(technologyDeck(state, level));
    if (card !== NONE) state.revealed.push(card);
  }
  if (state.revealed.length === 0) {
    lose(k, seat, 'cards', 1);
    return;
  }
  k.emit({ type: 'revealed', seat: -1, level, cards: state.revealed.slice() });
  k.push({ step: 'private-technology', seat, level });
}

/** The deck of a letter, or the other one if that is empty (BTS-4.112, BTS-4.130). */
function deckWithCards(state: State, letter: SystemDeck): Deck {
  const deck = systemDeck(state, letter);
  return deckSize(deck) > 0 ? deck : systemDeck(state, letter === 'A' ? 'B' : 'A');
}

/** Draws a system, or NONE if there is none left. */
export const drawSystem = (state: State, letter: SystemDeck, k: Doors): number =>
  k.draw(deckWithCards(state, letter));

export function drawColonyCards(
  state: State,
  seat: number,
  { deck, draw }: ColonyEffect,
  k: Doors,
): void {
  for (let i = 0; i < draw; i++) {
    const card = drawSystem(state, deck, k);
    if (card !== NONE) state.drawn.push(card);
  }
  if (state.drawn.length === 0) {
    lose(k, seat, 'cards', 1);
    return;
  }
  k.emit({ type: 'systems-drawn', seat, cards: state.drawn.slice() });
  k.push({ step: 'colony-card', seat });
}

export const drawSteps = steps({
  /** Its bonus is its owner's, and so is its action (BTS-4.119). */
  'private-technology': {
    rule: 'BTS-4.118',
    choices: keepTechnologyChoices,
    options(state, _frame, list) {
      for (const card of state.revealed) list.push(FIRST_TECHNOLOGY + card);
    },
    choose(state, { seat, level }, choice, k) {
      const card = keepTechnologyChoices.arg(choice, 0);
      state.players[seat].technologies.push(card);
      state.changed = true;
      k.emit({ type: 'private', seat, card });
      const rest = state.revealed.filter((other) => other !== card);
      state.revealed = [];
      putUnder(state, level, rest, k);
      openRowsFor(state, 'technology', card, k);
      runList(k, seat, `technology.${TECHNOLOGIES[card].key}.immediate`);
    },
  },

  'colony-card': {
    rule: 'BTS-4.130',
    choices: keepSystemChoices,
    options(state, _frame, list) {
      for (const card of state.drawn) list.push(FIRST_SYSTEM + card);
    },
    choose(state, { seat }, choice, k) {
      const card = keepSystemChoices.arg(choice, 0);
      for (const other of state.drawn) {
        if (other !== card) systemDeck(state, SYSTEMS[other].deck).under.push(other);
      }
      state.drawn = [];
      k.emit({ type: 'colony', seat, system: card });
      newColony(state, seat, card, NONE, 2, k);
    },
  },
});
