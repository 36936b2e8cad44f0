/** Upgrading ships, one step at a time. */
import { choiceSet, named, type Step, step } from '@orrery/kernel';
import { EFFECT_LISTS } from '../data/index.ts';
import type { Effect } from '../effects.ts';
import { mayDecline, type Place } from '../feasible.ts';
import { levelOfShip, placeOfShip, SHIP_CLASSES, SHIP_KEYS } from '../fleet.ts';
import { SHIP_LEVELS, type State } from '../state.ts';
import { settle } from './control.ts';

export const upgradeChoices = choiceSet({ upgrade: [named(SHIP_KEYS)], stop: [] });

const FIRST_SHIP = upgradeChoices.make.upgrade(0);
const STOP = upgradeChoices.make.stop();

interface UpgradeFrame extends Place {
  readonly step: string;
  /** Steps left. */
  readonly n: number;
  /** What the ships upgraded by this effect have become, where each may be upgraded only once. */
  readonly done: readonly number[];
}

type UpgradeEffect = Extract<Effect, { op: 'upgrade' }>;

const effectAt = ({ list, at }: UpgradeFrame) => EFFECT_LISTS[list].effects[at] as UpgradeEffect;

/** Ships of a class that this effect has not upgraded yet. */
function fresh(ships: readonly number[], ship: number, done: readonly number[]): number {
  let count = ships[ship];
  for (let i = 0; i < done.length; i++) if (done[i] === ship) count--;
  return count;
}

export const upgradeSteps: Readonly<Record<string, Step<State>>> = {
  upgrade: step<State, UpgradeFrame>({
    rule: 'BTS-4.84',
    choices: upgradeChoices,
    options(state, frame, list) {
      const { ships } = state.players[frame.seat];
      for (let ship = 0; ship < SHIP_CLASSES; ship++) {
        if (ship % SHIP_LEVELS === SHIP_LEVELS - 1) continue;
        if (ships[ship] > 0 && fresh(ships, ship, frame.done) > 0) list.push(FIRST_SHIP + ship);
      }
      if (list.length === 0 || effectAt(frame).on !== 'different') return;
      if (mayDecline(state, frame)) list.push(STOP);
    },
    choose(state, frame, choice, k) {
      if (choice === STOP) return settle(state, k);
      const { seat, n, done } = frame;
      const { ships } = state.players[seat];
      const { on } = effectAt(frame);
      const ship = upgradeChoices.arg(choice, 0);
      const from = levelOfShip(ship);
      const steps = on === 'one' ? Math.min(n, SHIP_LEVELS - from) : 1;
      ships[ship]--;
      ships[ship + steps]++;
      state.changed = true;
      const place = placeOfShip(ship);
      const system = state.systems[place];
      k.emit({ type: 'upgraded', seat, place, system, from, to: from + steps });
      if (on === 'one' || n === 1) return settle(state, k);
      const upgraded = on === 'different' ? [...done, ship + 1] : done;
      k.push<UpgradeFrame>({ ...frame, n: n - 1, done: upgraded });
    },
    // Nothing is left to upgrade: what was upgraded still has to be settled.
    skip: (state, _frame, k) => settle(state, k),
  }),
};
