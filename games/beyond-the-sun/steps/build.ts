/** Building ships: from population or supply, at Sol, a shipyard, or where the effect says. */
import { choiceSet, named } from '@orrery/kernel';
import { boardAbility } from '../abilities.ts';
import { takeSupply } from '../cubes.ts';
import type { Effect } from '../data/effects.ts';
import { DEEP_SPACE, LOCATIONS, SOL } from '../data/index.ts';
import { PLACES, shipClass } from '../fleet.ts';
import { placeExists, SHIP_LEVELS, type State, supplyOf } from '../state.ts';
import { type Doors, steps } from '../vocabulary.ts';
import { settle } from './control.ts';
import { ask, type EffectFrame } from './frames.ts';

const buildChoices = choiceSet({ build: [named(LOCATIONS.map(({ key }) => key))] });

const FIRST_PLACE = buildChoices.make.build(0);
const YARDS = LOCATIONS.filter(({ kind }) => kind === 'shipyard').map(({ id }) => id);

type BuildEffect = Extract<Effect, { op: 'build' }>;

/** Starts an effect that builds; whoever lacks supply for it is asked what to do (BTS-4.56). */
export function startBuild(state: State, frame: EffectFrame, effect: BuildEffect, k: Doors): void {
  if (effect.from === 'population') buildShips(frame, effect, 0, effect.n, k);
  else if (supplyOf(state.players[frame.seat]) < effect.n) ask(k, 'short-supply', frame, effect.n);
  else buildShips(frame, effect, effect.n, 0, k);
}

/** Asks where the ships go; each of them is one of its own (BTS-4.83, BTS-4.86). */
export function buildShips(
  { seat }: EffectFrame,
  { level, at }: BuildEffect,
  supply: number,
  population: number,
  k: Doors,
): void {
  k.push({ step: 'build', seat, level, place: at, supply, population });
}

/** The level that the next ship of a faction comes with (BTS-4.82; Federation, ability A). */
export function levelBuilt(state: State, seat: number, level: number): number {
  if (!state.acting || seat !== state.active || state.built) return level;
  const stronger = boardAbility(state.players[seat], 'strongerFirstShip');
  return stronger ? Math.min(SHIP_LEVELS, level + stronger.ability.levels) : level;
}

export const buildSteps = steps({
  build: {
    rule: 'BTS-4.81',
    choices: buildChoices,
    options(state, { seat, place }, list) {
      if (place === 'deep') {
        list.push(FIRST_PLACE + DEEP_SPACE);
      } else if (place === 'anywhere') {
        for (let at = 0; at < PLACES; at++) if (placeExists(state, at)) list.push(FIRST_PLACE + at);
      } else {
        list.push(FIRST_PLACE + SOL);
        for (let i = 0; i < YARDS.length; i++) {
          if (state.controllers[YARDS[i]] === seat) list.push(FIRST_PLACE + YARDS[i]);
        }
      }
    },
    choose(state, frame, choice, k) {
      const { seat, level, supply, population } = frame;
      const player = state.players[seat];
      const place = buildChoices.arg(choice, 0);
      const built = levelBuilt(state, seat, level);
      if (supply > 0) takeSupply(player);
      else player.population--;
      player.ships[shipClass(place, built)]++;
      state.changed = true;
      if (seat === state.active) state.built = true;
      k.emit({ type: 'built', seat, level: built, place, system: state.systems[place] });
      if (supply + population === 1) return settle(state, k);
      k.push(
        supply > 0 ? { ...frame, supply: supply - 1 } : { ...frame, population: population - 1 },
      );
    },
  },
});
