/**
 * Free steps: trade, settle, propose relations. They are offered beside the real options at the
 * beginning and the end of a turn and wherever in between the moment can matter; RULINGS.md goes
 * through the moments one by one. The question is then asked again.
 */
import { type Arg, type ChoiceSet, choiceSet, type Doors, type Frame } from '@orrery/kernel';
import { TRACK_CUBES } from '../data/tracks.ts';
import { possiblePartners } from '../diplomacy.ts';
import { canSettle, listSettlements, settle } from '../settling.ts';
import { plays, RULE_STORAGE_CAP, type State } from '../state.ts';
import { canTrade, trade } from '../storage.ts';
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

const free = choiceSet(FREE_KINDS);
const SETTLE = free.make.settle(0, 0, 0);
const PROPOSE = free.make.propose(0);
const FREE_END = PROPOSE + seatArg.size;

export const isFree = (choice: number): boolean => choice < FREE_END;

/** A free step read back. */
interface FreeStep {
  kind: 'trade' | 'settle' | 'propose';
  /** Of a trade. */
  from: number;
  to: number;
  /** Of settling: the track that the cube comes from. */
  track: number;
}

const read: FreeStep = { kind: 'trade', from: 0, to: 0, track: 0 };

/** What a free step is about; the result is overwritten by the next call. */
export function readFree(choice: number): Readonly<FreeStep> {
  read.kind = choice < SETTLE ? 'trade' : choice < PROPOSE ? 'settle' : 'propose';
  read.from = Math.trunc(choice / 3);
  read.to = choice % 3;
  read.track = (choice - SETTLE) % 3;
  return read;
}

/** Whether a trade may be made now; some actions must not be left without anything to buy. */
export type TradeGuard = (state: State, seat: number, from: number, to: number) => boolean;

export function listTrades(
  state: State,
  seat: number,
  list: number[],
  guard: TradeGuard | null = null,
): void {
  const player = state.players[seat];
  for (let from = 0; from < 3; from++) {
    for (let to = 0; to < 3; to++) {
      if (!canTrade(state, player, from, to)) continue;
      if (guard === null || guard(state, seat, from, to)) list.push(from * 3 + to);
    }
  }
}

/** Trades to make room for what may be found next: with a limited storage it would be lost. */
export function listTradesForRoom(state: State, seat: number, list: number[]): void {
  if (plays(state, RULE_STORAGE_CAP)) listTrades(state, seat, list);
}

export function listColonies(state: State, seat: number, list: number[]): void {
  listSettlements(state, seat, list, SETTLE);
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
  const partners = approachable(state, seat);
  for (let other = 0; partners >> other; other++)
    if ((partners >> other) & 1) list.push(PROPOSE + other);
}

/** True if a free step is possible that can't as well be taken later: trading alone can. */
export const hasUrgentFree = (state: State, seat: number): boolean =>
  canSettle(state, seat) || approachable(state, seat) !== 0;

/** Takes a free step and asks again; false if the choice is none. */
export function chooseFree<F extends Frame>(
  state: State,
  frame: F,
  choice: number,
  k: Doors,
): boolean {
  if (choice >= FREE_END) return false;
  const { seat } = frame;
  k.push(frame);
  if (choice < SETTLE) {
    trade(state, seat, Math.trunc(choice / 3), choice % 3, k);
  } else if (choice < PROPOSE) {
    const rest = choice - SETTLE;
    settle(state, seat, Math.trunc(rest / 21), Math.trunc(rest / 3) % 7, rest % 3, k);
  } else {
    const other = choice - PROPOSE;
    k.emit({ type: 'relation-offered', seat, other });
    k.push({ step: 'offer', seat: other, other: seat });
  }
  return true;
}
