/** Playing tactics cards, and reacting to others (AE-4.19). */

import { choiceSet, NONE } from '@orrery/kernel';
import type { Timing } from '../data/effects.ts';
import { TACTICS, TACTICS_CARDS } from '../data/index.ts';
import { TACTICS_LISTS } from '../effect-lists.ts';
import { hasShipIn } from '../frontier.ts';
import { cardOfDesign, takeFromHand } from '../hand.ts';
import { forEachScoringPlace, placeMoon } from '../moons.ts';
import { canPlay } from '../playable.ts';
import { areOpponents, type State, seatAfter } from '../state.ts';
import { type Doors, steps } from '../vocabulary.ts';
import { moonArg, slotArg, tacticArg } from './arguments.ts';
import { advanceMarker } from './events.ts';
import { runList } from './triggers.ts';

const TIMING_OF_CARD = TACTICS_CARDS.map((design) => TACTICS[design].timing);

const reactChoices = choiceSet({ play: [tacticArg], pass: [], place: [moonArg, slotArg] });

/** Pushes what a player could play at a moment: `first` is the choice of the first design. */
export function listCards(
  state: State,
  seat: number,
  timing: Timing,
  list: number[],
  first: number,
): void {
  const { hand } = state.players[seat];
  const start = list.length;
  for (let i = 0; i < hand.length; i++) {
    if (TIMING_OF_CARD[hand[i]] !== timing) continue;
    const design = TACTICS_CARDS[hand[i]];
    if (list.indexOf(first + design, start) >= 0) continue;
    if (cardOfDesign(state, seat, design, true) < 0 || !canPlay(state, seat, design)) continue;
    // In the order of their designs, whatever the order of the hand.
    let at = list.length;
    list.push(first + design);
    for (; at > start && list[at - 1] > first + design; at--) list[at] = list[at - 1];
    list[at] = first + design;
  }
}

/** Plays a card of a design: event cards move the marker first, support cards stay (AE-4.19.1–4). */
export function playCard(state: State, seat: number, design: number, k: Doors): void {
  const card = cardOfDesign(state, seat, design, true);
  const { type } = TACTICS[design];
  takeFromHand(state, seat, card);
  state.played.push(card);
  k.emit({ type: 'card-played', seat, card });
  if (type === 'support') state.players[seat].support.push(card);
  else state.resolving.push(card);
  k.push({ step: 'card-resolved', seat, card });
  runList(k, seat, TACTICS_LISTS[design]);
  if (type === 'event') advanceMarker(state, seat, 1, k);
}

/** Lets opponents react to a card played outside of a battle or, without one, to a launch (AE-4.10.7). */
function askReactions(state: State, by: number, card: number, k: Doors): void {
  const seats = state.players.length;
  for (let i = seats; i >= 1; i--) {
    const seat = seatAfter(state.active, i, seats);
    const player = state.players[seat];
    if (!areOpponents(state, by, seat) || player.hand.length === 0) continue;
    if (card === NONE && !hasShipIn(player, state.region)) continue;
    k.push({ step: 'react', seat, by, card });
    k.push({ step: 'turn-to', seat });
  }
}

export const cardSteps = steps({
  'card-resolved': {
    rule: 'AE-4.19.1',
    run(state, { seat, card }, k) {
      const at = state.resolving.indexOf(card);
      if (at >= 0) state.tacticsDiscard.push(...state.resolving.splice(at, 1));
      if (state.battle === null) askReactions(state, seat, card, k);
    },
  },

  /** Whether somebody is asked next, and with it what was chosen before, may tell of a hand. */
  'turn-to': {
    run(state, { seat }, k) {
      if (state.players[seat].hand.length > 0) k.reveal();
    },
  },

  'react-to-launch': {
    rule: 'AE-4.19.11',
    run(state, { seat }, k) {
      askReactions(state, seat, NONE, k);
    },
  },

  react: {
    rule: 'AE-4.19.11',
    choices: reactChoices,
    options(state, { seat, card }, list) {
      const timing = card === NONE ? 'react-launch' : 'react-card';
      listCards(state, seat, timing, list, reactChoices.make.play(0));
      if (list.length === 0) return;
      list.push(reactChoices.make.pass());
      forEachScoringPlace(state.players[seat], (moon, slot) =>
        list.push(reactChoices.make.place(moon, slot)),
      );
    },
    choose(state, frame, choice, k) {
      const { seat } = frame;
      const [thing, slot] = reactChoices.args(choice);
      switch (reactChoices.kind(choice)) {
        case 'play':
          return playCard(state, seat, thing, k);
        case 'place':
          k.push(frame);
          return placeMoon(state, seat, thing, slot, k);
      }
    },
  },
});
