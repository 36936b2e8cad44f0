/**
 * Free steps: trade, settle, propose relations. They are offered beside the real options at the
 * beginning and the end of a turn and wherever in between the moment can matter; RULINGS.md goes
 * through the moments one by one. The question is then asked again.
 */
import { type Arg, type ChoiceSet, choiceSet } from '@orrery/kernel';
import { itemsOf } from '../bits.ts';
import { RESOURCES } from '../data/resources.ts';
import { MAX_SEATS } from '../data/set-up.ts';
import { TRACK_CUBES } from '../data/tracks.ts';
import { possiblePartners } from '../diplomacy.ts';
import { canSettle, listSettlements, settle } from '../settling.ts';
import { plays, RULE_STORAGE_CAP, type State } from '../state.ts';
import { canTrade, trade } from '../storage.ts';
import type { Doors, StepFrame } from '../vocabulary.ts';
import { resourceArg, seatArg, sectorArg, squareArg } from './arguments.ts';

const FREE_KINDS = {
  trade: [resourceArg, resourceArg],
  settle: [sectorArg, squareArg, resourceArg],
  propose: [seatArg],
} as const;

type Kinds = Readonly<Record<string, readonly Arg[]>>;

/** A set of choices that begins with the free ones, so that these have the same numbers everywhere. */
export const withFree = <const K extends Kinds>(kinds: K): ChoiceSet<typeof FREE_KINDS & K> =>
  choiceSet({ ...FREE_KINDS, ...kinds }) as unknown as ChoiceSet<typeof FREE_KINDS & K>;

export const freeChoices = choiceSet(FREE_KINDS);
const { make } = freeChoices;
const LAST_FREE = make.propose(MAX_SEATS - 1);

export const isFree = (choice: number): boolean => choice <= LAST_FREE;

/** Whether a trade may be made now; some actions must not be left without anything to buy. */
export type TradeGuard = (state: State, seat: number, from: number, to: number) => boolean;

export function listTrades(
  state: State,
  seat: number,
  list: number[],
  guard: TradeGuard | null = null,
): void {
  const player = state.players[seat];
  for (const from of RESOURCES) {
    for (const to of RESOURCES) {
      if (!canTrade(state, player, from, to)) continue;
      if (guard === null || guard(state, seat, from, to)) list.push(make.trade(from, to));
    }
  }
}

/** Trades to make room for what may be found next: with a limited storage it would be lost. */
export function listTradesForRoom(state: State, seat: number, list: number[]): void {
  if (plays(state, RULE_STORAGE_CAP)) listTrades(state, seat, list);
}

export function listColonies(state: State, seat: number, list: number[]): void {
  listSettlements(state, seat, list, make.settle);
}

/** Settling before an attack sends a cube home: it makes room where that track is full (ECL-2.5). */
export function listColoniesForRoom(state: State, seat: number, list: number[]): void {
  const { ambassadors, tracks } = state.players[seat];
  if (ambassadors !== 0 && tracks.includes(TRACK_CUBES)) listColonies(state, seat, list);
}

/** Those to whom an offer may be made and who haven't refused one in this turn, as bits. */
export const approachable = (state: State, seat: number): number =>
  possiblePartners(state, seat) & ~state.refused;

export function listProposals(state: State, seat: number, list: number[]): void {
  for (const other of itemsOf(approachable(state, seat))) list.push(make.propose(other));
}

/** True if a free step is possible that can't as well be taken later: trading alone can. */
export const hasUrgentFree = (state: State, seat: number): boolean =>
  canSettle(state, seat) || approachable(state, seat) !== 0;

/** Asks somebody for relations. */
export function propose(seat: number, other: number, k: Doors): void {
  k.emit({ type: 'relation-offered', seat, other });
  k.push({ step: 'offer', seat: other, other: seat });
}

/** Takes a free step and asks again; false if the choice is none. */
export function chooseFree(state: State, frame: StepFrame, choice: number, k: Doors): boolean {
  if (!isFree(choice)) return false;
  const { seat } = frame;
  k.push(frame);
  const { arg } = freeChoices;
  switch (freeChoices.kind(choice)) {
    case 'trade':
      trade(state, seat, arg(choice, 0), arg(choice, 1), k);
      break;
    case 'settle':
      settle(state, seat, arg(choice, 0), arg(choice, 1), arg(choice, 2), k);
      break;
    case 'propose':
      propose(seat, arg(choice, 0), k);
  }
  return true;
}
