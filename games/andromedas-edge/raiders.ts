/** Raiders: where they are, where they enter, how far they get, what rules their presence sets. */

import { NONE } from '@orrery/kernel';
import type { Rule } from './data/effects.ts';
import {
  BASES,
  DIE,
  FIRST_NEBULA,
  NEBULAE,
  RAIDERS as RAIDER_CARDS,
  SPECIAL_REGIONS,
  SPECIAL_SPACES,
} from './data/index.ts';
import { RAIDER_CLASS } from './data/terms.ts';
import { has, neighbours, openRegions, regionOfBase, specialAt, within } from './frontier.ts';
import type { State } from './state.ts';
import type { Doors } from './vocabulary.ts';

/**
 * The first figure of each class, and one past the last: four of class S, one of each other
 * (AE-4.7.2).
 */
export const FIRST_FIGURE: readonly number[] = [0, 4, 5, 6, 7, 8];
export const CLASSES = 5;
export const FIGURES = 8;

export const classOf = (figure: number): number => Math.max(0, figure - FIRST_FIGURE[1] + 1);
export const cardOf = (state: State, raiderClass: number) =>
  RAIDER_CARDS[state.raiders[raiderClass]];

/** The class of the raiders in a region, or NONE. */
export function classIn({ figures }: State, region: number): number {
  const figure = figures.indexOf(region);
  return figure < 0 ? NONE : classOf(figure);
}

export function figuresIn({ figures }: State, region: number): number {
  let found = 0;
  for (let figure = 0; figure < FIGURES; figure++) if (figures[figure] === region) found++;
  return found;
}

/** A figure of a class on its card, or NONE. */
function figureOnCard({ figures }: State, raiderClass: number): number {
  for (let at = FIRST_FIGURE[raiderClass]; at < FIRST_FIGURE[raiderClass + 1]; at++) {
    if (figures[at] === NONE) return at;
  }
  return NONE;
}

/** Regions with raiders of a class. */
export function regionsOfClass({ figures }: State, raiderClass: number): number {
  let mask = 0;
  for (let at = FIRST_FIGURE[raiderClass]; at < FIRST_FIGURE[raiderClass + 1]; at++) {
    if (figures[at] !== NONE) mask |= 1 << figures[at];
  }
  return mask;
}

/** Whether the raiders in a region set a standing rule for their battles. */
export function raiderRule(state: State, region: number, rule: Rule['rule']): boolean {
  const raiderClass = classIn(state, region);
  if (raiderClass === NONE) return false;
  const { abilities } = cardOf(state, raiderClass);
  return abilities.some(({ ability }) => ability.when === 'always' && ability.rule.rule === rule);
}

/** Where raiders of a range may stand to reach a region: they may leave a quasar, never cross one (AE-4.7.11). */
export function raiderReach(state: State, region: number, range: number): number {
  const near = within(1 << region, range - 1, openRegions(state));
  return near | neighbours(near);
}

/** Classes that would move into a region in a raider attack, as bits (AE-4.7.7 to AE-4.7.9). */
export function attackers(state: State, region = state.region): number {
  const there = classIn(state, region);
  if (there > RAIDER_CLASS.S) return 0;
  let found = 0;
  const last = there === NONE ? CLASSES : RAIDER_CLASS.S + 1;
  for (let raiderClass = 0; raiderClass < last; raiderClass++) {
    const places = regionsOfClass(state, raiderClass) & ~(1 << region);
    if (places === 0) continue;
    if (places & raiderReach(state, region, cardOf(state, raiderClass).range)) {
      found |= 1 << raiderClass;
    }
  }
  return found;
}

/** Figures of a class that move into the active region when it attacks. */
export function newcomers(state: State, raiderClass: number): number[] {
  const { figures, region } = state;
  const reach = raiderReach(state, region, cardOf(state, raiderClass).range);
  const found: number[] = [];
  for (let at = FIRST_FIGURE[raiderClass]; at < FIRST_FIGURE[raiderClass + 1]; at++) {
    if (figures[at] !== NONE && figures[at] !== region && has(reach, figures[at])) found.push(at);
  }
  return found;
}

// ——— entering ———

/** Whether a figure may be put into a region: no raider of another class is there (AE-4.7.1). */
function isFree(state: State, raiderClass: number, region: number): boolean {
  const there = classIn(state, region);
  return there === NONE || (there === RAIDER_CLASS.S && raiderClass === RAIDER_CLASS.S);
}

/** A random nebula, by the number of its die (AE-4.1.9). */
export const rollNebula = (k: Doors): number => FIRST_NEBULA + k.die(DIE) - 1;

/** A random nebula without any raider, or NONE (AE-4.7.4). */
function freeNebula(state: State, k: Doors): number {
  const free: number[] = [];
  for (let region = FIRST_NEBULA; region < FIRST_NEBULA + NEBULAE; region++) {
    if (classIn(state, region) === NONE) free.push(region);
  }
  return free.length === 0 ? NONE : k.take(free);
}

/** A random nebula, or with special regions one of these (AE-4.15.3, AE-4.15.4). */
function randomStart(state: State, raiderClass: number, k: Doors): number {
  if (specialAt(state, SPECIAL_SPACES[0]) === NONE) {
    const nebula = rollNebula(k);
    return isFree(state, raiderClass, nebula) ? nebula : freeNebula(state, k);
  }
  const roll = k.die(DIE);
  const [one, other] = SPECIAL_SPACES;
  const first = SPECIAL_REGIONS[specialAt(state, one)].dice.includes(roll) ? one : other;
  if (isFree(state, raiderClass, first)) return first;
  const second = first === one ? other : one;
  return isFree(state, raiderClass, second) ? second : freeNebula(state, k);
}

/** Where a figure of a class enters, or NONE if there is no room (AE-4.7.3, AE-4.7.4). */
function startRegion(state: State, raiderClass: number, k: Doors): number {
  const { start } = cardOf(state, raiderClass);
  if (start.at === 'nebula') return randomStart(state, raiderClass, k);
  const region =
    start.at === 'base'
      ? regionOfBase(
          state,
          BASES.findIndex(({ key }) => key === start.base),
        )
      : state.newest;
  if (region !== NONE && isFree(state, raiderClass, region)) return region;
  return freeNebula(state, k);
}

/** Puts a figure from its card onto the map; false if none is left or there is no room. */
export function enterRaider(state: State, raiderClass: number, k: Doors): boolean {
  const figure = figureOnCard(state, raiderClass);
  if (figure === NONE) return false;
  const region = startRegion(state, raiderClass, k);
  if (region === NONE) return false;
  state.figures[figure] = region;
  state.figureWear[figure] = 0;
  k.emit({ type: 'raider-entered', seat: -1, raider: state.raiders[raiderClass], region });
  return true;
}

/** Sends a figure back to its card, without damage (AE-4.7.6). */
export function sendHome(state: State, figure: number, k: Doors): void {
  const region = state.figures[figure];
  state.figures[figure] = NONE;
  state.figureWear[figure] = 0;
  k.emit({ type: 'raider-returned', seat: -1, raider: state.raiders[classOf(figure)], region });
}

/** Nebulae to which the raiders of the active region could be sent away. */
export function refuges(state: State): number[] {
  const { region } = state;
  const raiderClass = classIn(state, region);
  const free: number[] = [];
  if (raiderClass === NONE) return free;
  for (let nebula = FIRST_NEBULA; nebula < FIRST_NEBULA + NEBULAE; nebula++) {
    if (nebula !== region && isFree(state, raiderClass, nebula)) free.push(nebula);
  }
  return free;
}
