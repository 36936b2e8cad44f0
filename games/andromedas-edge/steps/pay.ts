/**
 * Paying, unit by unit. What can be paid in one sensible way needs no answer: the kind that is asked
 * for comes first, what may stand in for it only where that runs short, moons only where nothing
 * else will do. A player who would rather choose pays «by hand».
 */

import { choiceSet, NONE } from '@orrery/kernel';
import { ANY_OF_CHOICE, BASIC_OF_CHOICE, type Bag } from '../data/effects.ts';
import { MOONS, TACTICS } from '../data/index.ts';
import { RESOURCE, TACTICS_TYPES } from '../data/terms.ts';
import { designsInHand, discardDesign } from '../hand.ts';
import { takeUnplaced } from '../moons.ts';
import {
  addMoon,
  lack,
  mayPayWithMoons,
  PLAIN,
  storage,
  type Terms,
  TOKENS,
  unitsIn,
} from '../purse.ts';
import { RULE, ruleFor } from '../rules.ts';
import { did, isActive, ONCE, type State } from '../state.ts';
import { type Doors, type StepFrame, steps } from '../vocabulary.ts';
import { moonArg, resourceArg, tacticArg } from './arguments.ts';
import { gainContents } from './gain.ts';

type PayFrame = StepFrame<'pay'>;

const { energy, titanium, nanocarbon, ice, credit, tactics } = RESOURCE;

export const payChoices = choiceSet({
  waive: [resourceArg],
  moon: [moonArg],
  with: [resourceArg],
  card: [tacticArg],
});
const { make } = payChoices;

/** The most particular demands come first: nothing else can meet them. */
const DEMANDS = [
  energy,
  tactics,
  credit,
  titanium,
  nanocarbon,
  ice,
  BASIC_OF_CHOICE,
  ANY_OF_CHOICE,
];

/** Means are numbered: tokens by kind, then cards by design. */
const FIRST_CARD = TOKENS;

/** Puts a price on the agenda; `card` is the type that a tactics card paid for it must have. */
export function askToPay(
  k: Doors,
  seat: number,
  owed: Bag,
  { off, outpost }: Terms = PLAIN,
  card = NONE,
): void {
  if (unitsIn(owed) > off) k.push({ step: 'pay', seat, owed, off, outpost, card });
}

function less(owed: Bag, kind: number, n: number): number[] {
  const rest = owed.slice();
  rest[kind] -= n;
  return rest;
}

/** Whether the player is asked for every unit. */
const byHand = (state: State, seat: number): boolean =>
  isActive(state, seat) && did(state, ONCE.byHand);

/** Whether a means is just what is asked for. */
function isApt(demand: number, means: number): boolean {
  if (demand === ANY_OF_CHOICE) return true;
  if (means >= FIRST_CARD) return demand === tactics;
  return means === demand || (demand === BASIC_OF_CHOICE && means >= titanium && means <= ice);
}

/** Whether a means may stand in for what is asked for (AE-4.1.5). */
function standsIn(state: State, { seat, outpost }: PayFrame, demand: number, means: number) {
  const basic = (demand >= titanium && demand <= ice) || demand === BASIC_OF_CHOICE;
  if (means >= FIRST_CARD) {
    return (basic || demand === credit) && ruleFor(state, seat, RULE['tactics-as-credits']) > 0;
  }
  if (!basic) return false;
  if (means === credit) return true;
  return means === energy && outpost && ruleFor(state, seat, RULE['energy-for-outposts']) > 0;
}

/** Whether the rest can still be paid once a unit of a demand is met by a means. */
function leavesEnough(state: State, frame: PayFrame, demand: number, means: number): boolean {
  const { seat, owed } = frame;
  const kind = Math.min(means, tactics);
  // Like for like leaves the rest as it was.
  if (kind === demand) return true;
  const have = storage(state, seat);
  have[kind]--;
  return lack(state, seat, have, less(owed, demand, 1), frame) === 0;
}

/** Units that may go unpaid, whichever the payer likes (AE-4.6.8). */
function listWaivers(state: State, { seat, owed, off, outpost }: PayFrame, list: number[]): void {
  for (let kind = 0; kind < owed.length; kind++) {
    if (owed[kind] === 0) continue;
    const have = storage(state, seat);
    if (mayPayWithMoons(state, seat)) {
      for (const moon of state.players[seat].moons) addMoon(have, moon);
    }
    const rest = lack(state, seat, have, less(owed, kind, 1), { off: off - 1, outpost });
    if (rest === 0) list.push(make.waive(kind));
  }
}

/** Moons that bring something that storage lacks (AE-4.1.7). */
function listMoons(state: State, frame: PayFrame, missing: number, list: number[]): void {
  const { seat, owed } = frame;
  for (const moon of state.players[seat].moons) {
    const have = storage(state, seat);
    addMoon(have, moon);
    if (lack(state, seat, have, owed, frame) < missing) list.push(make.moon(moon));
  }
}

/** Tactics cards that may be paid, of one type if need be. */
function listCards(state: State, frame: PayFrame, demand: number, list: number[]): void {
  for (const design of designsInHand(state, frame.seat)) {
    if (frame.card !== NONE && TACTICS[design].type !== TACTICS_TYPES[frame.card]) continue;
    if (leavesEnough(state, frame, demand, FIRST_CARD + design)) list.push(make.card(design));
  }
}

function listMeans(state: State, frame: PayFrame, demand: number, list: number[]): void {
  const { stock, moons } = state.players[frame.seat];
  const chooses = byHand(state, frame.seat);
  for (let round = 0; round < 2; round++) {
    const fits = (means: number): boolean =>
      round === 0 ? isApt(demand, means) : standsIn(state, frame, demand, means);
    for (let means = 0; means < FIRST_CARD; means++) {
      if (stock[means] === 0 || !fits(means)) continue;
      if (leavesEnough(state, frame, demand, means)) list.push(make.with(means));
    }
    if (fits(FIRST_CARD)) listCards(state, frame, demand, list);
    if (list.length > 0 && !chooses) return;
  }
  if (!chooses || frame.card !== NONE || !isApt(demand, FIRST_CARD)) return;
  if (!mayPayWithMoons(state, frame.seat)) return;
  for (const moon of moons) if (MOONS[moon].bag[tactics] > 0) list.push(make.moon(moon));
}

const nextDemand = (owed: Bag): number => DEMANDS.find((kind) => owed[kind] > 0) as number;

/** Goes on with what is left to pay. */
function goOn(frame: PayFrame, owed: number[], k: Doors): void {
  if (unitsIn(owed) > frame.off) k.push({ ...frame, owed });
}

/** Discards a moon: its tactics symbols are paid directly (AE-4.1.7), everything else on it is gained. */
function payMoon(state: State, frame: PayFrame, moon: number, k: Doors): void {
  const { seat } = frame;
  const { bag } = MOONS[moon];
  takeUnplaced(state.players[seat], moon);
  state.discardedMoons.push(moon);
  k.emit({ type: 'moon-paid', seat, moon });
  let owed = frame.owed.slice();
  let symbols = bag[tactics];
  for (const demand of [tactics, ANY_OF_CHOICE]) {
    const met = Math.min(symbols, owed[demand]);
    owed = less(owed, demand, met);
    symbols -= met;
  }
  goOn(frame, owed, k);
  gainContents(state, seat, moon, symbols, k);
}

export const paySteps = steps({
  pay: {
    rule: 'AE-4.1.5',
    choices: payChoices,
    options(state, frame, list) {
      const { seat, owed, off } = frame;
      if (off > 0) return listWaivers(state, frame, list);
      const missing = lack(state, seat, storage(state, seat), owed, frame);
      if (missing > 0) listMoons(state, frame, missing, list);
      else listMeans(state, frame, nextDemand(owed), list);
    },
    choose(state, frame, choice, k) {
      const { seat, owed } = frame;
      const { stock } = state.players[seat];
      const thing = payChoices.arg(choice, 0);
      const demand = nextDemand(owed);
      switch (payChoices.kind(choice)) {
        case 'waive':
          return goOn({ ...frame, off: frame.off - 1 }, less(owed, thing, 1), k);
        case 'moon':
          return payMoon(state, frame, thing, k);
        case 'with': {
          const own = thing === demand;
          const n = own && !byHand(state, seat) ? Math.min(owed[demand], stock[thing]) : 1;
          stock[thing] -= n;
          k.emit({ type: 'paid', seat, resource: thing, n });
          return goOn(frame, less(owed, demand, n), k);
        }
        case 'card': {
          const card = discardDesign(state, seat, thing);
          k.emit({ type: 'card-paid', seat, card });
          return goOn(frame, less(owed, demand, 1), k);
        }
      }
    },
    skip(_state, { owed }) {
      throw new Error(`nothing left to pay ${owed.join()} with`);
    },
  },
});
