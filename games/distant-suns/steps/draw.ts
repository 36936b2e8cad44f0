/** Draw phase: everybody draws at once, then upgrades and far worlds are settled for all. */
import { choiceSet, NO_ANSWER } from '@orrery/kernel';
import { MODULE_PLACEMENTS } from '../data/panel.ts';
import { SHAPES } from '../data/shapes.ts';
import { WORLDS } from '../data/sheet.ts';
import {
  cover,
  legalPlacements,
  parsePlacement,
  placementKey,
  placementsOf,
} from '../placements.ts';
import { type State, upgradesOwned } from '../state.ts';
import { type Doors, steps } from '../vocabulary.ts';

/** More than any shape has placements: a drawing is shape × this + placement. */
const PLACEMENTS = 4096;

export const drawChoices = choiceSet({
  draw: [
    {
      size: SHAPES.length * PLACEMENTS,
      key: (drawing) => {
        const shape = shapeOfDrawing(drawing);
        return `${SHAPES[shape].id}:${placementKey(shape, placementOfDrawing(drawing))}`;
      },
      parse: (key) => {
        const [name, cells, ...more] = key.split(':');
        const shape = SHAPES.findIndex((known) => known.id === name);
        if (shape < 0 || cells === undefined || more.length > 0) return -1;
        const placement = parsePlacement(shape, cells);
        return placement < 0 ? -1 : shape * PLACEMENTS + placement;
      },
    },
  ],
  pass: [],
});

/** The shape of an argument of `draw`, and its placement within the shape. */
export const shapeOfDrawing = (drawing: number): number => Math.floor(drawing / PLACEMENTS);
export const placementOfDrawing = (drawing: number): number => drawing % PLACEMENTS;

/** The shape that a seat has to draw this turn (DS-4.20; solo DS-4.91, DS-4.92). */
export function shapeToDraw(state: State, seat: number): number {
  const module = MODULE_PLACEMENTS[state.modules[state.modules.length - 1]];
  // The drone, active every other turn of a solo game, is no seat.
  const assigned = state.active === seat;
  return state.zones[assigned ? module.selfZone : module.othersZone];
}

const legal: number[] = [];

/**
 * What may be drawn with the upgrades owned when the turn began (DS-4.28, DS-4.42, DS-4.49,
 * DS-4.31).
 */
function drawings(state: State, list: number[], seat: number): void {
  const shape = shapeToDraw(state, seat);
  const sheet = state.sheets[seat];
  legal.length = 0;
  legalPlacements(shape, sheet.covered, sheet.touch, upgradesOwned(sheet), legal);
  const first = drawChoices.make.draw(shape * PLACEMENTS);
  for (let i = 0; i < legal.length; i++) list.push(first + legal[i]);
  // Placements of the whole shape come first: without one, nobody has to draw (DS-4.29, DS-4.30).
  if (legal.length > 0 && placementsOf(shape).ignored[legal[0]] > 0)
    list.push(drawChoices.make.pass());
}

/** Draws and settles what a single sheet gains; returns the far worlds next to the drawing, as bits. */
function draw(state: State, seat: number, drawing: number, k: Doors): number {
  const sheet = state.sheets[seat];
  const shape = shapeOfDrawing(drawing);
  const placement = placementOfDrawing(drawing);
  const table = placementsOf(shape);
  const ignored = table.ignored[placement];
  cover(sheet.covered, sheet.touch, shape, placement);
  sheet.shapeOf.push(shape);
  sheet.placementOf.push(placement);
  sheet.spent += ignored;
  sheet.gained += table.upgrades[placement];
  if (!k.silent) {
    k.emit({ type: 'drew', seat, shape, placement, ignored });
    const upgrades = table.upgrades[placement];
    if (upgrades > 0) k.emit({ type: 'upgrade-gained', seat, upgrades });
  }
  return table.worlds[placement];
}

/** Notes the far worlds reached on this turn, by everybody at once (DS-4.50 to DS-4.56). */
function reachWorlds(state: State, near: readonly number[], k: Doors): void {
  for (let world = 0; world < WORLDS.length; world++) {
    const earlier = state.reached[world] !== 0;
    for (let seat = 0; seat < near.length; seat++) {
      const { worlds } = state.sheets[seat];
      if (((near[seat] >> world) & 1) === 0 || worlds[world] !== 0) continue;
      worlds[world] = earlier ? WORLDS[world].later : WORLDS[world].first;
      if (!earlier) state.reached[world] = state.turn;
      k.emit({ type: 'world-reached', seat, world, points: worlds[world] });
    }
  }
}

export const drawSteps = steps({
  draw: {
    rule: 'DS-4.20',
    choices: drawChoices,
    seats: (state) => [...state.sheets.keys()],
    options: (state, _frame, list, seat) => drawings(state, list, seat),
    // Drawings with their upgrades first, then the far worlds, for all at once (DS-4.34).
    resolve(state, _frame, answers, k) {
      const near: number[] = [];
      for (let seat = 0; seat < answers.length; seat++) {
        const answer = answers[seat];
        if (answer === NO_ANSWER || answer === drawChoices.make.pass()) {
          near.push(0);
          k.emit({
            type: 'passed',
            seat,
            shape: shapeToDraw(state, seat),
            forced: answer === NO_ANSWER,
          });
        } else {
          near.push(draw(state, seat, drawChoices.arg(answer, 0), k));
        }
      }
      reachWorlds(state, near, k);
    },
  },
});
