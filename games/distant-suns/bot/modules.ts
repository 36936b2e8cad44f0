/** Rates where a module may be placed, by the drawings that it would bring. */
import { MODULE_PLACEMENTS, ZONES } from '../data/panel.ts';
import { legalPlacements } from '../placements.ts';
import { isSolo, type State, upgradesOwned } from '../state.ts';
import { assignChoices } from '../steps/assign.ts';
import { ratePlacements } from './drawings.ts';

const own = new Float64Array(ZONES);
const others = new Float64Array(ZONES);
const placements: number[] = [];
const gains: number[] = [];

const FIRST = assignChoices.make.place(0);

/** Fills `scores` with the lead that each place would bring, if everybody drew what gains most. */
export function rateModules(
  state: State,
  seat: number,
  choices: readonly number[],
  scores: number[],
): void {
  own.fill(Number.NaN);
  others.fill(Number.NaN);
  for (let i = 0; i < choices.length; i++) {
    const { selfZone, othersZone } = MODULE_PLACEMENTS[choices[i] - FIRST];
    if (Number.isNaN(own[selfZone])) own[selfZone] = bestGain(state, seat, state.zones[selfZone]);
    if (Number.isNaN(others[othersZone])) {
      others[othersZone] = isSolo(state) ? 0 : gainOfOthers(state, seat, state.zones[othersZone]);
    }
    scores[i] = own[selfZone] - others[othersZone];
  }
}

/** What the others gain by a shape on average. */
function gainOfOthers(state: State, seat: number, shape: number): number {
  let sum = 0;
  for (let other = 0; other < state.sheets.length; other++) {
    if (other !== seat) sum += bestGain(state, other, shape);
  }
  return sum / (state.sheets.length - 1);
}

/** What the best drawing of a shape gains; upgrades are looked at only where it needs them. */
function bestGain(state: State, seat: number, shape: number): number {
  const { covered, touch } = state.sheets[seat];
  placements.length = 0;
  legalPlacements(shape, covered, touch, 0, placements);
  const owned = upgradesOwned(state.sheets[seat]);
  if (placements.length === 0 && owned > 0) {
    legalPlacements(shape, covered, touch, owned, placements);
  }
  gains.length = placements.length;
  ratePlacements(state, seat, shape, placements, gains);
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < gains.length; i++) if (gains[i] > best) best = gains[i];
  return best === Number.NEGATIVE_INFINITY ? 0 : best;
}
