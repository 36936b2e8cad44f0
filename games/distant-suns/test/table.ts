/** Tables set up in the words of the game, for tests of rules in play. */
import { type Scene, scene } from '@orrery/kernel/testing';
import { MODULE_PLACEMENTS } from '../data/panel.ts';
import { distantSuns } from '../game.ts';
import { placementKey, placementOf, placementsOf } from '../placements.ts';
import type { Sheet, State } from '../state.ts';
import { invariants } from './laws.ts';
import { cells, draw, panelWith, shapeNumber } from './sheet.ts';

/** Shape and mission over Z1 to Z5 where a test doesn't say otherwise. */
const COLUMNS = [
  'satellite/black-hole',
  'dipper/upgrade',
  'rocket/cluster',
  'galaxy/alien',
  'star/treasure',
] as const;

export interface Situation {
  /** 2 if left out. */
  readonly seats?: number;
  readonly columns?: readonly string[];
  /** Modules of this round in the order they were placed, as in `T1a`. */
  readonly modules?: readonly string[];
  /** Seat 0 if left out. */
  readonly active?: number;
  readonly round?: number;
  readonly turn?: number;
  /** By seat: what is drawn on the sheet, as in `star A7 B8 C8 A9`. It need not hang together. */
  readonly sheets?: readonly (readonly string[])[];
  /** By seat: upgrades that can be spent, whatever the drawings gave. */
  readonly upgrades?: readonly number[];
  /** The turn on which A0, J0 and J10 were first reached; 0 for never. */
  readonly reached?: readonly number[];
}

export const moduleNumber = (id: string): number => {
  const number = MODULE_PLACEMENTS.findIndex((placement) => placement.id === id);
  if (number < 0) throw new Error(`no module placement ${id}`);
  return number;
};

/** A table where the active player is about to place a module. */
export function table(situation: Situation = {}): Scene<State> {
  const { seats = 2, modules = [], columns = COLUMNS } = situation;
  return scene(distantSuns, {
    laws: [invariants],
    seats,
    // Put the first question to the right seat: only its own frame names it.
    options: seats > 1 ? { first: String((situation.active ?? 0) + 1) } : {},
    state(state) {
      Object.assign(state, panelWith(...columns));
      state.round = situation.round ?? 1;
      state.turn = situation.turn ?? modules.length + 1;
      state.modules = modules.map(moduleNumber);
      state.notches = modules
        .map((id) => MODULE_PLACEMENTS[moduleNumber(id)].notches)
        .reduce((all, taken) => all | taken, 0);
      state.reached = [...(situation.reached ?? [0, 0, 0])];
      state.sheets.forEach((sheet, seat) => {
        for (const drawing of situation.sheets?.[seat] ?? []) drawOn(sheet, drawing);
        const owned = situation.upgrades?.[seat];
        if (owned !== undefined) sheet.gained = sheet.spent + owned;
      });
    },
  });
}

function drawOn(sheet: Sheet, drawing: string): void {
  draw(sheet, drawing);
  const { upgrades, ignored } = placementsOf(sheet.shapeOf.at(-1) as number);
  sheet.gained += upgrades[sheet.placementOf.at(-1) as number];
  sheet.spent += ignored[sheet.placementOf.at(-1) as number];
}

/**
 * A table where seat 0 is to draw that shape, and seat 1 a star beside its own first one; what is
 * on seat 0's sheet already, and upgrades to spend.
 */
export function drawing(
  shape: string,
  sheet: readonly string[] = [],
  upgrades = 0,
  more: Situation = {},
): Scene<State> {
  const others = ['star', 'beam', 'crescent', 'comet'].filter((id) => id !== shape);
  const own = shape === 'black-hole' ? 'dipper' : shape;
  return table({
    columns: [
      `${own}/cluster`,
      `${others[0]}/alien`,
      `${others[1]}/treasure`,
      `${others[2]}/upgrade`,
      'ringed-planet/black-hole',
    ],
    sheets: [sheet, ['star A7 B8 C8 A9']],
    upgrades: [upgrades, 0],
    ...more,
  }).choose(shape === 'black-hole' ? 'place T0a' : 'place T1a');
}

/** The key of a drawing given as `star A9 A7 C8 B8`, or `pass`. */
export function drawKey(drawing: string): string {
  if (drawing === 'pass') return 'pass';
  const [name, ...names] = drawing.split(' ');
  const shape = shapeNumber(name);
  const placement = placementOf(shape, cells(names.join(' ')));
  if (placement < 0) throw new Error(`${drawing} is no ${name}`);
  return `draw ${name}:${placementKey(shape, placement)}`;
}

/** What a seat may draw, as sets of cells in reading order: `B10 C10 D10 E10`. */
export const drawable = (at: Scene<State>, seat = 0): string[] =>
  at
    .options(seat)
    .filter((key) => key.startsWith('draw '))
    .map((key) => key.slice(key.indexOf(':') + 1).replaceAll('+', ' '));

/** The shape that a seat is asked to draw. */
export const shapeAsked = (at: Scene<State>, seat: number): string =>
  /^draw ([a-z-]+):/.exec(at.options(seat)[0] ?? '')?.[1] ?? 'nothing';

/** Everybody who still has to draw takes the first of what they may draw. */
export function drawAnything(at: Scene<State>): Scene<State> {
  while (at.step === 'draw') at.choose(at.options()[0]);
  return at;
}

/** A whole turn: the module, then anything. */
export const turn = (at: Scene<State>, module: string): Scene<State> =>
  drawAnything(at.choose(`place ${module}`));

/** Plays on with the help of a picker until the game is over. */
export function playOut(
  at: Scene<State>,
  pick: (options: readonly string[], at: Scene<State>) => string,
): Scene<State> {
  while (!at.over) at.choose(pick(at.options(), at));
  return at;
}

/** Picks one option after the other in no particular order, the same at every run. */
export function anything(seed: number): (options: readonly string[]) => string {
  let state = seed;
  return (options) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return options[Math.floor((state / 2 ** 32) * options.length)];
  };
}
