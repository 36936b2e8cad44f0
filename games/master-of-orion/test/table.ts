/** Positions in the words of the game: who has what in front of them, in hand and on the tracks. */
import { type Frame, NONE } from '@orrery/kernel';
import { type Scene, scene } from '@orrery/kernel/testing';
import { ACTIONS, type Action } from '../data/actions.ts';
import { ADVISORS, ALLUVIA } from '../data/advisors.ts';
import type { Building } from '../data/building.ts';
import { BUILDINGS, CARD_IDS } from '../data/buildings.ts';
import { ADVISORS_LAID_OUT, CUBES } from '../data/limits.ts';
import { RACES } from '../data/races.ts';
import { masterOfOrion } from '../game.ts';
import { ADVISOR_PLACE, cardAt, PHASE, type Player, type State, TABLE_CARD_IDS } from '../state.ts';
import { invariants } from './laws.ts';

export interface SeatSetUp {
  readonly race?: string;
  readonly food?: number;
  readonly fleet?: number;
  readonly production?: number;
  readonly loyalty?: number;
  readonly points?: number;
  /** Designs in hand; those in `shown` are known to all. */
  readonly hand?: readonly string[];
  readonly shown?: readonly string[];
  /** Systems from bottom to top; Alluvia may be the first of one. */
  readonly systems?: readonly (readonly string[])[];
  readonly advisor?: string;
  readonly available?: number;
  /** Left in the reserve, if not simply the rest of the ten cubes. */
  readonly reserve?: number;
  /** Working cards with a cube on them. */
  readonly cubes?: readonly string[];
  readonly spent?: Partial<Record<Action, number>>;
}

export interface TableSetUp {
  readonly players: readonly SeatSetUp[];
  /** From the bottom to the top of the pile. */
  readonly discard?: readonly string[];
  /** All that is left in the deck, if not simply the rest of the cards. */
  readonly deck?: readonly string[];
  /** Advisors for hire, if not simply all that nobody has. */
  readonly row?: readonly string[];
  readonly round?: number;
  readonly first?: number;
  /** What is to happen, the next thing first; an action of the first seat if left out. */
  readonly agenda?: readonly (Frame & Readonly<Record<string, unknown>>)[];
  readonly chance?: readonly number[];
}

/** The number of a copy of a design: what chance deals and events name. */
export function card(id: string, copy = 1): number {
  const number = CARD_IDS.indexOf(`${id}-${copy}`);
  if (number < 0) throw new Error(`no card ${id}-${copy}`);
  return number;
}

/** The design of that name. */
export function design(id: string): Building {
  const found = BUILDINGS.find((one) => one.id === id);
  if (!found) throw new Error(`no building «${id}»`);
  return found;
}

export const advisor = (id: string): number => ADVISORS.findIndex((one) => one.id === id);

export type Moo = Scene<State>;

export function table(setUp: TableSetUp): Moo {
  const { players, agenda = [{ step: 'action', seat: 0 }] } = setUp;
  return scene(masterOfOrion, {
    laws: [invariants],
    seats: players.length,
    state: (state) => lay(state, setUp),
    agenda,
    ...(setUp.chance ? { chance: setUp.chance } : {}),
  });
}

function lay(state: State, setUp: TableSetUp): void {
  const box = [...CARD_IDS.keys()];
  const take = (id: string): number => {
    const at = box.findIndex((number) => CARD_IDS[number].replace(/-\d$/, '') === id);
    if (at < 0) throw new Error(`no ${id} left`);
    return box.splice(at, 1)[0];
  };
  state.round = setUp.round ?? 1;
  state.first = setUp.first ?? 0;
  state.phase = state.round === 0 ? PHASE.setUp : PHASE.actions;
  // When the round ends no cube is kept back (MOO-4.3).
  const available = setUp.agenda?.[0].step === 'end-check' ? 0 : 2;
  setUp.players.forEach((seat, at) => {
    seatDown(state.players[at], { available, ...seat }, take);
  });
  state.discard = (setUp.discard ?? []).map(take);
  state.deck = { top: [], rest: setUp.deck ? setUp.deck.map(take) : box, under: [] };
  state.row = (setUp.row ?? []).map(advisor);
  const hired = state.players.map((player) => player.advisor).filter((one) => one !== NONE);
  const inPlay = [...state.row, ...hired];
  const others = [...ADVISORS.keys()].filter((one) => !inPlay.includes(one));
  // Where nobody has an advisor, the game is played without them.
  state.removed = inPlay.length === 0 ? [] : others.splice(0, ADVISORS.length - ADVISORS_LAID_OUT);
  if (!setUp.row && inPlay.length > 0) state.row = others;
}

function seatDown(player: Player, seat: SeatSetUp, take: (id: string) => number): void {
  const { food = 0, fleet = 0, production = 0, available = 0 } = seat;
  player.race = RACES.findIndex(({ id }) => id === (seat.race ?? 'human'));
  player.resources = [food, fleet, production];
  player.loyalty = seat.loyalty ?? 10;
  player.points = seat.points ?? 0;
  const systems = seat.systems ?? [];
  const hers = systems.findIndex(([bottom]) => bottom === 'alluvia');
  player.alluvia = hers < 0 ? NONE : hers;
  player.systems = systems.map((cards) => cards.filter((id) => id !== 'alluvia').map(take));
  player.hand = (seat.hand ?? []).map(take);
  player.shown = (seat.shown ?? []).map(take);
  player.advisor = seat.advisor ? advisor(seat.advisor) : hers < 0 ? NONE : ALLUVIA;
  player.available = available;
  player.spent = ACTIONS.map((action) => seat.spent?.[action] ?? 0);
  player.cubes = 0;
  for (let place = 0; place <= ADVISOR_PLACE; place++) {
    const id = TABLE_CARD_IDS[cardAt(player, place)]?.replace(/-\d$/, '');
    if (seat.cubes?.includes(id)) player.cubes |= 1 << place;
  }
  const used = available + (seat.cubes?.length ?? 0) + player.spent.reduce((a, b) => a + b, 0);
  player.reserve = seat.reserve ?? CUBES.circulating - used;
}

/** What a seat has, in words: for comparing. */
export function seen(scene: Moo, seat = 0) {
  const { resources, loyalty, points, hand, shown, systems, available, reserve } =
    scene.state.players[seat];
  const names = (cards: readonly number[]) => cards.map((one) => CARD_IDS[one].replace(/-\d$/, ''));
  const [food, fleet, production] = resources;
  return {
    food,
    fleet,
    production,
    loyalty,
    points,
    available,
    reserve,
    hand: names([...hand, ...shown]),
    systems: systems.map(names),
  };
}

/** Names on the discard pile, from bottom to top. */
export const pile = (scene: Moo): string[] =>
  scene.state.discard.map((one) => CARD_IDS[one].replace(/-\d$/, ''));

/** Options of one kind that are offered, without the kind. */
export const offered = (scene: Moo, kind: string): string[] =>
  scene
    .options()
    .filter((key) => key.split(' ')[0] === kind)
    .map((key) => key.slice(kind.length + 1));
