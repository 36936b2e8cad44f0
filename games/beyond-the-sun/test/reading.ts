/** What tests read off a table, in the words of the game, and how they play on. */
import { NONE } from '@orrery/kernel';
import type { Scene } from '@orrery/kernel/testing';
import { EVENTS, SYSTEMS, TECHNOLOGIES, TECHNOLOGY_IDS } from '../data/index.ts';
import { SHIP_KEYS } from '../fleet.ts';
import { scoreLines } from '../scoring.ts';
import { DISCS, type Player, type State } from '../state.ts';
import { event, place, slot, system } from './table.ts';

export const player = (at: Scene<State>, seat = 0): Player => at.state.players[seat];

/** `sol.1 a-1.2`: the ships of a seat, in the words that set them there. */
export function ships(at: Scene<State>, seat = 0): string {
  return player(at, seat)
    .ships.flatMap((n, id) => new Array(n).fill(SHIP_KEYS[id]))
    .join(' ');
}

/** `0 food`: who controls a place with which disc; empty if nobody does. */
export function control(at: Scene<State>, key: string): string {
  const seat = at.state.controllers[place(key)];
  const disc = at.state.outposts[place(key)];
  if (seat === NONE) return '';
  return disc === NONE ? `${seat}` : `${seat} ${DISCS[disc]}`;
}

/** Whether a seat has a cube beside a slot. */
export const owns = (at: Scene<State>, key: string, seat = 0): boolean =>
  ((player(at, seat).slots >> slot(key)) & 1) === 1;

/** The name of the technology in a slot; empty if there is none. */
export function cardAt(at: Scene<State>, key: string): string {
  const id = at.state.cards[slot(key)];
  return id === NONE ? '' : TECHNOLOGIES[id].key;
}

/** The name of the system at a place; empty if there is none. */
export function systemAt(at: Scene<State>, key: string): string {
  const id = at.state.systems[place(key)];
  return id === NONE ? '' : SYSTEMS[id].key;
}

/** Spaces that the active seat may move its pawn to. */
export const spaces = (at: Scene<State>): string[] =>
  at.options().map((key) => key.replace(/^act /, ''));

/** The points of a seat by line. */
export const points = (at: Scene<State>, seat = 0): Record<string, number> =>
  Object.fromEntries(scoreLines(at.state, seat).map((line) => [line.id, line.points]));

// ——— playing ———

/** Outcomes, for `chance`, that turn up a certain event at a slot of its level. */
export function turnsUp(at: Scene<State>, key: string): number[] {
  const { level, light, id } = EVENTS[event(key)];
  const unseen = at.state.unseen.filter((other) => EVENTS[other].level === level);
  const lights = unseen.filter((other) => EVENTS[other].light);
  if (light) return [lights.indexOf(id)];
  return [lights.length, unseen.filter((other) => !EVENTS[other].light).indexOf(id)];
}

/** Outcomes, for `chance`, that draw these cards. */
export const draws = (...keys: string[]): number[] =>
  keys.map((key) => TECHNOLOGY_IDS[key] ?? system(key));

/** Ends the turn in the plainest way: ore production, nothing optional. */
export function endTurn(at: Scene<State>): Scene<State> {
  const seat = at.state.active;
  while (!at.over && at.state.active === seat) {
    if (at.step === 'act') at.choose('act basic-gather');
    else if (at.step === 'produce') at.choose('ore');
    else if (at.step === 'abilities') at.choose('go-on');
    else at.choose(at.options()[0]);
  }
  return at;
}
