/** Supply that effects use, and cubes that go back to the columns. */
import { choiceSet, named, numbers } from '@orrery/kernel';
import { amount } from '../counting.ts';
import { hasRoom, returnCubes, rightmost, spendable, supplyToPopulation } from '../cubes.ts';
import type { Effect } from '../data/effects.ts';
import { COLUMNS, START } from '../data/index.ts';
import { mayDecline } from '../feasible.ts';
import { lose } from '../losses.ts';
import { type State, supplyOf } from '../state.ts';
import { type Doors, steps } from '../vocabulary.ts';
import { buildShips } from './build.ts';
import { ask, type EffectFrame, effectOf } from './frames.ts';

const columnChoices = choiceSet({ column: [named(COLUMNS)] });
const shortChoices = choiceSet({ replace: [numbers(START.cubes)], skip: [] });

const FIRST_COLUMN = columnChoices.make.column(0);
const REPLACE_NONE = shortChoices.make.replace(0);
const SKIP = shortChoices.make.skip();

type SupplyEffect = Extract<Effect, { op: 'supplyToPopulation' }>;
type MoveEffect = Extract<Effect, { op: 'moveSupply' }>;

/** Turns supply into population; whoever has some but too little is asked whether to (BTS-4.56). */
export function startSupply(
  state: State,
  frame: EffectFrame,
  { n, column }: SupplyEffect,
  k: Doors,
): void {
  const player = state.players[frame.seat];
  const wanted = amount(state, frame.seat, n);
  if (column !== null) {
    const at = COLUMNS.indexOf(column);
    const taken = Math.min(wanted, player.columns[at]);
    player.columns[at] -= taken;
    player.population += taken;
    k.emit({ type: 'population', seat: frame.seat, n: taken });
    return;
  }
  const supply = supplyOf(player);
  if (supply > 0 && supply < wanted) ask(k, 'short-supply', frame, wanted);
  else supplyToPopulation(state, frame.seat, wanted, k);
}

/** Moves supply cubes between columns, as far as there are any. */
export function moveSupply(state: State, frame: EffectFrame, effect: MoveEffect, k: Doors): void {
  const player = state.players[frame.seat];
  const { seat } = frame;
  if (effect.from === 'any') {
    for (let i = 0; i < effect.n; i++) k.push({ step: 'supply-from', seat });
    return;
  }
  // Which cubes are the rightmost ones is settled before any of them moves.
  const columns = player.columns.slice();
  const sources: number[] = [];
  for (let i = 0; i < effect.n; i++) {
    const from = rightmost({ ...player, columns });
    if (from < 0) break;
    columns[from]--;
    sources.push(from);
  }
  lose(k, seat, 'cubes', effect.n - sources.length);
  for (const from of sources.reverse()) k.push({ step: 'supply-to', seat, from });
}

function moveCube(state: State, seat: number, from: number, to: number, k: Doors): void {
  const { columns } = state.players[seat];
  columns[from]--;
  columns[to]++;
  state.changed = true;
  k.emit({ type: 'supply-moved', seat, from, to });
}

export const supplySteps = steps({
  'short-supply': {
    rule: 'BTS-4.56',
    choices: shortChoices,
    options(state, frame, list) {
      const player = state.players[frame.seat];
      const supply = supplyOf(player);
      if (supply > 0) list.push(REPLACE_NONE);
      if (effectOf(frame).op === 'build') {
        // Population turned into population would be the same as leaving it out.
        const most = Math.min(frame.n - supply, spendable(state, frame.seat));
        for (let n = 1; n <= most; n++) list.push(REPLACE_NONE + n);
      }
      if (list.length > 0 && mayDecline(state, frame)) list.push(SKIP);
    },
    choose(state, frame, choice, k) {
      const { seat, n } = frame;
      if (choice === SKIP) return k.emit({ type: 'skipped', seat });
      const effect = effectOf(frame);
      if (effect.op !== 'build') return supplyToPopulation(state, seat, n, k);
      const supply = Math.min(n, supplyOf(state.players[seat]));
      const replaced = shortChoices.arg(choice, 0);
      if (replaced > 0) k.emit({ type: 'replaced', seat, n: replaced });
      buildShips(frame, effect, supply, replaced, k);
      lose(k, seat, 'supply', n - supply - replaced);
    },
    // There is neither supply nor population in its place.
    skip: (_state, { seat, n }, k) => lose(k, seat, 'supply', n),
  },

  'return-cube': {
    rule: 'BTS-4.144',
    choices: columnChoices,
    options(state, { seat }, list) {
      for (let column = 0; column < COLUMNS.length; column++) {
        if (hasRoom(state.players[seat], column)) list.push(FIRST_COLUMN + column);
      }
    },
    choose(state, { seat }, choice, k) {
      const player = state.players[seat];
      const column = columnChoices.arg(choice, 0);
      player.columns[column]++;
      player.returning--;
      k.emit({ type: 'returned-to', seat, column });
      returnCubes(state, seat, 0, k);
    },
  },

  'supply-from': {
    rule: 'BTS-4.13',
    choices: columnChoices,
    options(state, { seat }, list) {
      const { columns } = state.players[seat];
      for (let column = 1; column < COLUMNS.length; column++) {
        if (columns[column] > 0) list.push(FIRST_COLUMN + column);
      }
    },
    choose(state, { seat }, choice, k) {
      moveCube(state, seat, columnChoices.arg(choice, 0), 0, k);
    },
    skip: (_state, { seat }, k) => lose(k, seat, 'cubes', 1),
  },

  'supply-to': {
    rule: 'BTS-4.13',
    choices: columnChoices,
    options(state, { seat, from }, list) {
      for (let column = 0; column < COLUMNS.length; column++) {
        if (column === from) continue;
        if (column === 0 || hasRoom(state.players[seat], column)) list.push(FIRST_COLUMN + column);
      }
    },
    choose(state, { seat, from }, choice, k) {
      moveCube(state, seat, from, columnChoices.arg(choice, 0), k);
    },
  },
});
