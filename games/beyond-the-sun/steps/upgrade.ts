/** Upgrading ships, one step at a time (BTS-4.85). */
import { choiceSet, named } from '@orrery/kernel';
import type { Effect } from '../data/effects.ts';
import { mayDecline } from '../feasible.ts';
import {
  freshShips,
  hasUpgradable,
  levelOfShip,
  placeOfShip,
  SHIP_CLASSES,
  SHIP_KEYS,
} from '../fleet.ts';
import { lose } from '../losses.ts';
import { type Player, SHIP_LEVELS, type State } from '../state.ts';
import { type Doors, type StepFrame, steps } from '../vocabulary.ts';
import { settle } from './control.ts';
import { type EffectFrame, effectOf } from './frames.ts';

export const upgradeChoices = choiceSet({ upgrade: [named(SHIP_KEYS)], stop: [] });

const FIRST_SHIP = upgradeChoices.make.upgrade(0);
const STOP = upgradeChoices.make.stop();

type UpgradeEffect = Extract<Effect, { op: 'upgrade' }>;

const effectAt = (frame: StepFrame<'upgrade'>) => effectOf(frame) as UpgradeEffect;

export function startUpgrade(
  state: State,
  { seat, list, at, must }: EffectFrame,
  { levels, on }: UpgradeEffect,
  k: Doors,
): void {
  if (hasUpgradable(state.players[seat])) {
    k.push({ step: 'upgrade', seat, list, at, must, n: levels, done: [] });
  } else if (on !== 'different') lose(k, seat, 'levels', levels);
}

/** Levels that a ship of a class can rise by. */
const room = (ship: number): number => SHIP_LEVELS - levelOfShip(ship);

/** The most of so many levels that a single ship of a faction can take. */
function mostTaken({ ships }: Player, levels: number): number {
  let most = 0;
  for (let ship = 0; ship < SHIP_CLASSES; ship++) {
    if (ships[ship] > 0) most = Math.max(most, room(ship));
  }
  return Math.min(levels, most);
}

/** Levels that all ships of a faction together can rise by. */
function roomInAll({ ships }: Player): number {
  let levels = 0;
  for (let ship = 0; ship < SHIP_CLASSES; ship++) levels += ships[ship] * room(ship);
  return levels;
}

/** The levels that a ship rises by when it is chosen. */
export const stepsTaken = (frame: StepFrame<'upgrade'>, ship: number): number =>
  effectAt(frame).on === 'one' ? Math.min(frame.n, room(ship)) : 1;

export const upgradeSteps = steps({
  upgrade: {
    rule: 'BTS-4.84',
    choices: upgradeChoices,
    options(state, frame, list) {
      const player = state.players[frame.seat];
      const { on } = effectAt(frame);
      // Levels that one ship takes go to a ship that can take them all, if there is one.
      const least = on === 'one' ? mostTaken(player, frame.n) : 1;
      // Where all ships reach the top, it makes no difference which of them does so first.
      const inOrder = on === 'any' && roomInAll(player) <= frame.n;
      for (let ship = 0; ship < SHIP_CLASSES; ship++) {
        if (room(ship) < least) continue;
        if (freshShips(player, ship, frame.done) === 0) continue;
        list.push(FIRST_SHIP + ship);
        if (inOrder) return;
      }
      if (on === 'different' && list.length > 0 && mayDecline(state, frame)) list.push(STOP);
    },
    choose(state, frame, choice, k) {
      if (choice === STOP) return settle(state, k);
      const { seat, n, done } = frame;
      const { ships } = state.players[seat];
      const { on } = effectAt(frame);
      const ship = upgradeChoices.arg(choice, 0);
      const from = levelOfShip(ship);
      const steps = stepsTaken(frame, ship);
      ships[ship]--;
      ships[ship + steps]++;
      state.changed = true;
      const place = placeOfShip(ship);
      const system = state.systems[place];
      k.emit({ type: 'upgraded', seat, place, system, from, to: from + steps });
      if (on === 'one') lose(k, seat, 'levels', n - steps);
      if (on === 'one' || n === 1) return settle(state, k);
      const upgraded = on === 'different' ? [...done, ship + 1] : done;
      k.push({ ...frame, n: n - 1, done: upgraded });
    },
    // Nothing is left to upgrade: what was upgraded still has to be settled.
    skip(state, frame, k) {
      if (effectAt(frame).on === 'any') lose(k, frame.seat, 'levels', frame.n);
      settle(state, k);
    },
  },
});
