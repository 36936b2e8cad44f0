/** Gaining and losing resources. */

import { choiceSet } from '@orrery/kernel';
import { ANY_OF_CHOICE, BASIC_OF_CHOICE, type Bag } from '../data/effects.ts';
import { MOONS } from '../data/index.ts';
import { RESOURCE } from '../data/terms.ts';
import { designsInHand, discardDesign, drawable, drawTactics, tellsOfHand } from '../hand.ts';
import { gainVp } from '../points.ts';
import { TOKENS } from '../purse.ts';
import type { State } from '../state.ts';
import { type Doors, steps } from '../vocabulary.ts';
import { resourceArg, tacticArg } from './arguments.ts';

const { titanium, ice, tactics } = RESOURCE;

export const gainChoices = choiceSet({ gain: [resourceArg] });
export const loseChoices = choiceSet({ lose: [resourceArg], card: [tacticArg] });
const FIRST_GAIN = gainChoices.make.gain(0);

/** Adds tokens of one kind, or draws cards. */
export function gainKind(state: State, seat: number, kind: number, n: number, k: Doors): void {
  if (n === 0) return;
  if (kind === tactics) drawTactics(state, seat, n, k);
  else {
    state.players[seat].stock[kind] += n;
    k.emit({ type: 'gained', seat, resource: kind, n });
  }
}

/** Gains so many times what a bag holds; kinds of choice are asked for. */
export function gainBag(state: State, seat: number, bag: Bag, times: number, k: Doors): void {
  if (times === 0) return;
  const choice = (bag[BASIC_OF_CHOICE] + bag[ANY_OF_CHOICE]) * times;
  if (choice > 0) {
    const basic = bag[BASIC_OF_CHOICE] > 0;
    k.push({ step: 'gain', seat, basic, n: choice });
  }
  for (let kind = 0; kind <= tactics; kind++) gainKind(state, seat, kind, bag[kind] * times, k);
}

/**
 * Gains everything on a moon; so many tactics symbols of it, if some of them were spent (AE-4.5.4).
 */
export function gainContents(
  state: State,
  seat: number,
  moon: number,
  symbols: number,
  k: Doors,
): void {
  const { bag, vp, repair } = MOONS[moon];
  if (repair > 0) k.push({ step: 'repair', seat, n: repair });
  for (let kind = 0; kind < TOKENS; kind++) gainKind(state, seat, kind, bag[kind], k);
  drawTactics(state, seat, symbols, k);
  if (vp > 0) gainVp(state, seat, vp, k);
}

export const gainMoon = (state: State, seat: number, moon: number, k: Doors): void =>
  gainContents(state, seat, moon, MOONS[moon].bag[tactics], k);

/** What a player can lose of a demand: any kind at all, or one. */
function holdings(state: State, seat: number, demand: number): number {
  const { stock, hand } = state.players[seat];
  if (demand < TOKENS) return stock[demand];
  return demand === tactics ? hand.length : hand.length + stock.reduce((sum, n) => sum + n, 0);
}

export const gainSteps = steps({
  gain: {
    rule: 'AE-4.1.6',
    choices: gainChoices,
    options(state, { basic }, list) {
      const [first, last] = basic ? [titanium, ice] : [0, tactics];
      for (let kind = first; kind <= last; kind++) {
        if (kind !== tactics || drawable(state) > 0) list.push(FIRST_GAIN + kind);
      }
    },
    choose(state, frame, choice, k) {
      const { seat, n } = frame;
      if (n > 1) k.push({ ...frame, n: n - 1 });
      gainKind(state, seat, choice - FIRST_GAIN, 1, k);
    },
  },

  /** As much as possible; tokens of a certain kind go by themselves (AE-4.1.14). */
  lose: {
    rule: 'AE-4.1.14',
    run(state, { seat, owed }, k) {
      const { stock } = state.players[seat];
      for (let demand = owed.length - 1; demand >= 0; demand--) {
        const n = Math.min(owed[demand], holdings(state, seat, demand));
        if (n === 0) continue;
        if (demand >= TOKENS) k.push({ step: 'lose-unit', seat, any: demand !== tactics, n });
        else {
          stock[demand] -= n;
          k.emit({ type: 'lost', seat, resource: demand, n });
        }
      }
    },
  },

  'lose-unit': {
    rule: 'AE-4.1.14',
    choices: loseChoices,
    // Cards alike are one to choose from.
    tells: tellsOfHand,
    options(state, { seat, any }, list) {
      const { stock } = state.players[seat];
      for (let kind = 0; any && kind < TOKENS; kind++) {
        if (stock[kind] > 0) list.push(loseChoices.make.lose(kind));
      }
      for (const design of designsInHand(state, seat)) list.push(loseChoices.make.card(design));
    },
    choose(state, frame, choice, k) {
      const { seat, n } = frame;
      if (n > 1) k.push({ ...frame, n: n - 1 });
      const thing = loseChoices.arg(choice, 0);
      if (loseChoices.kind(choice) === 'card') {
        const card = discardDesign(state, seat, thing);
        k.emit({ type: 'card-lost', seat, card });
      } else {
        state.players[seat].stock[thing]--;
        k.emit({ type: 'lost', seat, resource: thing, n: 1 });
      }
    },
  },

  /** A resource of the player picked: kinds by the taker, cards at random. */
  steal: {
    rule: 'AE-4.1.4',
    choices: gainChoices,
    options(state, { from, any }, list) {
      for (let kind = any ? 0 : tactics; kind <= tactics; kind++) {
        if (holdings(state, from, kind) > 0) list.push(FIRST_GAIN + kind);
      }
    },
    choose(state, frame, choice, k) {
      const { seat, from, n } = frame;
      const kind = choice - FIRST_GAIN;
      if (n > 1) k.push({ ...frame, n: n - 1 });
      if (kind === tactics) {
        const card = k.take(state.players[from].hand);
        state.players[seat].hand.push(card);
        k.emit({ type: 'card-stolen', seat, from, card });
        return;
      }
      state.players[from].stock[kind]--;
      state.players[seat].stock[kind]++;
      k.emit({ type: 'stole', seat, from, resource: kind, n: 1 });
    },
  },
});
