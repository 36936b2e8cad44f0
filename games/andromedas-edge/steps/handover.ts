/** Two versus two: once per turn the teammate may be handed something (AE-4.17.9). */

import { choiceSet } from '@orrery/kernel';
import { RESOURCE, RESOURCES } from '../data/terms.ts';
import { cardOfDesign, designsInHand, takeFromHand } from '../hand.ts';
import { hasRoom, takeUnplaced } from '../moons.ts';
import { TOKENS } from '../purse.ts';
import { did, ONCE, type State, teammateOf } from '../state.ts';
import { steps } from '../vocabulary.ts';
import { discoveryArg, moonArg, supremacyArg, tacticArg } from './arguments.ts';

/** Tokens by kind, then a tactics card, a moon, a discovery token, a supremacy token. */
export const GIFTS = [...RESOURCES, 'moon', 'discovery', 'supremacy'] as const;
const CARD = RESOURCE.tactics;
const MOON = GIFTS.indexOf('moon');
const DISCOVERY = GIFTS.indexOf('discovery');
const SUPREMACY = GIFTS.indexOf('supremacy');

const consentChoices = choiceSet({ accept: [], refuse: [] });
const giveChoices = choiceSet({
  token: [],
  card: [tacticArg],
  moon: [moonArg],
  discovery: [discoveryArg],
  supremacy: [supremacyArg],
});
const { make } = giveChoices;

/** Calls `found` with every kind of gift that a player could make and that was not refused this turn. */
export function forEachGift(state: State, seat: number, found: (gift: number) => void): void {
  const { stock, hand, moons, discoveries, tokens } = state.players[seat];
  const offer = (gift: number, n: number): void => {
    if (n > 0 && !did(state, ONCE.refused << gift)) found(gift);
  };
  for (let kind = 0; kind < TOKENS; kind++) offer(kind, stock[kind]);
  offer(CARD, hand.length);
  offer(MOON, moons.length);
  offer(DISCOVERY, discoveries.length);
  offer(SUPREMACY, tokens.length);
}

export const handoverSteps = steps({
  consent: {
    rule: 'AE-4.17.9',
    choices: consentChoices,
    options(_state, _frame, list) {
      list.push(consentChoices.make.accept(), consentChoices.make.refuse());
    },
    choose(state, { seat, gift }, choice, k) {
      if (consentChoices.kind(choice) === 'accept') {
        state.once |= ONCE.handedOver;
        k.push({ step: 'give', seat: teammateOf(state, seat), gift });
      } else {
        state.once |= ONCE.refused << gift;
        k.emit({ type: 'gift-refused', seat, gift });
      }
    },
  },

  give: {
    rule: 'AE-4.17.9',
    choices: giveChoices,
    options(state, { seat, gift }, list) {
      const { moons, discoveries, tokens } = state.players[seat];
      if (gift === CARD) for (const card of designsInHand(state, seat)) list.push(make.card(card));
      else if (gift === MOON) for (const moon of moons) list.push(make.moon(moon));
      else if (gift === DISCOVERY)
        for (const token of new Set(discoveries)) list.push(make.discovery(token));
      else if (gift === SUPREMACY) for (const token of tokens) list.push(make.supremacy(token));
      else list.push(make.token());
    },
    choose(state, { seat, gift }, choice, k) {
      const [giver, to] = [state.players[seat], teammateOf(state, seat)];
      const taker = state.players[to];
      const kind = giveChoices.kind(choice);
      if (kind === 'token') {
        giver.stock[gift]--;
        taker.stock[gift]++;
      }
      if (kind !== 'moon') k.emit({ type: 'handed-over', seat, to, gift });
      if (kind === 'token') return;
      const thing = giveChoices.arg(choice, 0);
      if (kind === 'card') {
        const card = cardOfDesign(state, seat, thing);
        takeFromHand(state, seat, card);
        taker.hand.push(card);
        // The teammate learns which card it is.
        k.reveal();
      } else if (kind === 'moon') k.push({ step: 'receive-moon', seat: to, moon: thing });
      else if (kind === 'discovery') {
        giver.discoveries.splice(giver.discoveries.indexOf(thing), 1);
        taker.discoveries.push(thing);
        k.reveal();
      } else {
        giver.tokens.splice(giver.tokens.indexOf(thing), 1);
        taker.tokens.push(thing);
      }
    },
  },

  /** The moon stays where it was until there is room (AE-4.5.3). */
  'receive-moon': {
    rule: 'AE-4.17.9',
    run(state, { seat, moon }, k) {
      if (!hasRoom(state, seat)) return k.push({ step: 'make-room', seat, moon });
      const giver = teammateOf(state, seat);
      takeUnplaced(state.players[giver], moon);
      state.players[seat].moons.push(moon);
      k.emit({ type: 'handed-over', seat: giver, to: seat, gift: MOON });
    },
  },
});
