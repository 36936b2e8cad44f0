/** Using an ability: whether it can be used, its slot and price, then its effects. */
import { choiceSet, NONE } from '@orrery/kernel';
import { PROGRAMS, ruleOf, TRIGGERED, type Triggered } from '../abilities.ts';
import { meets } from '../counting.ts';
import type { Trigger } from '../data/effects.ts';
import { hasCube, type State, sourceAt } from '../state.ts';
import { type Doors, steps } from '../vocabulary.ts';
import { putReserveCube } from './cubes.ts';
import { isPossible } from './possible.ts';
import { canPay, spend } from './stock.ts';

/** True if a triggered ability can do anything now, slot and price included (MOO-7.7). */
export function isUsable(
  state: State,
  seat: number,
  place: number,
  ability: Triggered,
  rival: number,
): boolean {
  const player = state.players[seat];
  if (ability.slot === 'R' && (player.reserve === 0 || hasCube(player, place))) return false;
  if (ability.if && !meets(player, ability.if)) return false;
  if (!canPay(player, ability.price)) return false;
  return worksOut(state, seat, place, ability, rival);
}

/**
 * What is chosen freely has to work out completely (MOO-7.5); what is not is done as far as it goes
 * (MOO-12.1).
 */
function worksOut(
  state: State,
  seat: number,
  place: number,
  { effects, may, timing }: Triggered,
  rival: number,
): boolean {
  const completely = may || timing === 'activation';
  for (const effect of effects) {
    if (isPossible(state, seat, place, effect, rival) !== completely) return !completely;
  }
  return completely || effects.length === 0;
}

/** Fills slot R, pays, and puts the effects on the agenda; a price in cards is asked for first. */
export function begin(
  state: State,
  seat: number,
  place: number,
  ability: Triggered,
  rival: number,
  k: Doors,
): void {
  const { program, effects, source } = ability;
  if (ability.timing !== 'activation') k.emit({ type: 'used', seat, source });
  if (ability.slot === 'R') putReserveCube(state, seat, place, k);
  if (effects.length > 0) k.push({ step: 'run', seat, program, at: 0, place, rival });
  for (let i = ability.price.length - 1; i >= 0; i--) {
    const { what, n } = ability.price[i];
    if (what === 'card') k.push({ step: 'discard', seat, n, why: 'price', program });
    else spend(state, seat, what, n, k);
  }
}

/** Uses an ability that is set off, after asking where it may be declined. */
export function setOff(
  state: State,
  seat: number,
  place: number,
  timing: Trigger,
  rival: number,
  k: Doors,
): void {
  const ability = abilityAt(state, seat, place, timing);
  if (!ability || !isUsable(state, seat, place, ability, rival)) return;
  const { may, program } = ability;
  if (may) k.push({ step: 'use', seat, place, timing, program, rival });
  else begin(state, seat, place, ability, rival, k);
}

/** What the card at a place does at a moment, or null. */
export function abilityAt(
  state: State,
  seat: number,
  place: number,
  timing: Trigger,
): Triggered | null {
  const source = sourceAt(state.players[seat], place);
  return source === NONE ? null : TRIGGERED[timing][source];
}

/** Effects that wait for their turn, with the option that stands for each of them (MOO-12.6). */
export class Queue {
  readonly #abilities: Triggered[] = [];
  readonly #options: number[] = [];

  clear(): void {
    this.#abilities.length = 0;
    this.#options.length = 0;
  }

  /** Copies of a card that put no cube down are one choice. */
  add(ability: Triggered, option: number): void {
    if (ability.slot === null && this.#abilities.includes(ability)) return;
    this.#abilities.push(ability);
    this.#options.push(option);
  }

  /**
   * Lists what may come next. An effect without a decision that has nothing in common with the others
   * goes first by itself; if all may be declined, `done` leaves them unused.
   */
  list(done: number, list: number[]): void {
    let others = 0;
    for (const { calm, topics } of this.#abilities) if (!calm) others |= topics;
    const first = this.#abilities.findIndex(({ calm, topics }) => calm && (topics & others) === 0);
    if (first >= 0) {
      list.push(this.#options[first]);
      return;
    }
    for (const option of this.#options) list.push(option);
    if (this.#abilities.length > 0 && this.#abilities.every(({ may }) => may)) list.push(done);
  }
}

export const useChoices = choiceSet({ use: [], decline: [] });

export const abilitySteps = steps({
  use: {
    rule: (_state, { program }) => ruleOf(PROGRAMS[program].source, 'MOO-12.2'),
    choices: useChoices,
    options(_state, _frame, list) {
      list.push(useChoices.make.use(), useChoices.make.decline());
    },
    choose(state, { seat, place, timing, rival }, choice, k) {
      const ability = abilityAt(state, seat, place, timing) as Triggered;
      if (choice === useChoices.make.use()) begin(state, seat, place, ability, rival, k);
      else k.emit({ type: 'declined', seat, source: ability.source });
    },
  },
});
