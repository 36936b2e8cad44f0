/** Attacks on the population once all battles are over (ECL-14.13). */
import { choiceSet, named } from '@orrery/kernel';
import { itemsOf, setOf, sizeOf } from '../../bits.ts';
import { COMPUTER } from '../../blueprints.ts';
import { dieOf, hits } from '../../combat/dice.ts';
import {
  diceCount,
  groupOf,
  groupSize,
  groupStat,
  isArmed,
  soleOccupant,
} from '../../combat/sides.ts';
import { killCube, squareKind } from '../../cubes.ts';
import { DIE_DAMAGE } from '../../data/parts.ts';
import { SQUARE_IDS } from '../../data/resources.ts';
import { SHIP_TYPES } from '../../data/ships.ts';
import { SPECIES } from '../../data/species.ts';
import { TECH } from '../../data/technologies.ts';
import type { State } from '../../state.ts';
import { hasTech } from '../../technologies.ts';
import { type Doors, type StepFrame, steps } from '../../vocabulary.ts';
import { continueSweep, nextSector } from './battles.ts';

export const bombardChoices = choiceSet({
  'bombard-roll': [],
  'bombard-neutron': [],
  'bombard-spare': [],
});
const bombardCubeChoices = choiceSet({ kill: [named(SQUARE_IDS)] });

const ROLL = bombardChoices.make['bombard-roll']();
const NEUTRON = bombardChoices.make['bombard-neutron']();
const SPARE = bombardChoices.make['bombard-spare']();

const FRAGILE: readonly boolean[] = SPECIES.map(({ abilities }) =>
  abilities.some(({ op }) => op === 'fragile-population'),
);

/** Cubes in a sector. */
const cubeCount = (state: State, sector: number): number => sizeOf(state.cubes[sector]);

/** True if somebody's ships are alone with the population of another (ECL-14.8). */
function isExposed(state: State, sector: number): boolean {
  if (state.cubes[sector] === 0) return false;
  const seat = soleOccupant(state, sector);
  return seat >= 0 && seat !== state.owner[sector];
}

/** What Neutron Bombs do, without a throw (ECL-14.10). */
function killAll(state: State, sector: number, k: Doors): void {
  for (const square of itemsOf(state.cubes[sector])) killCube(state, sector, square, k);
}

/** All ships fire all cannons once, against no shields (ECL-14.9). */
function bombard(state: State, { seat, sector }: StepFrame<'bombard'>, k: Doors): void {
  const dice: number[] = [];
  let damage = 0;
  for (const ship of SHIP_TYPES) {
    const group = groupOf(seat, ship);
    const computer = groupStat(state, group, COMPUTER);
    for (let colour = DIE_DAMAGE.length - 1; colour >= 0; colour--) {
      const count = groupSize(state, sector, group) * diceCount(state, group, colour, false);
      for (let i = 0; i < count; i++) {
        const face = k.die(6);
        dice.push(dieOf(colour, face));
        if (hits(face, computer, 0)) damage += DIE_DAMAGE[colour];
      }
    }
  }
  const cubes = cubeCount(state, sector);
  const n = Math.min(damage, cubes);
  k.emit({ type: 'bombarded', seat, other: state.owner[sector], sector, dice, damage, n });
  if (n === cubes) killAll(state, sector, k);
  else if (n > 0) k.push({ step: 'bombard-cube', seat, sector, left: n });
}

const hasCannons = (state: State, { seat, sector }: StepFrame<'bombard'>): boolean =>
  SHIP_TYPES.some((ship) => {
    const group = groupOf(seat, ship);
    return groupSize(state, sector, group) > 0 && isArmed(state, group, false);
  });

export const bombardSteps = steps({
  bombardment: {
    rule: 'ECL-14.8',
    run(state, frame, k) {
      const sector = nextSector(frame, state, isExposed);
      if (sector < 0) return;
      continueSweep(frame, sector, k);
      const owner = state.owner[sector];
      if (!FRAGILE[state.players[owner].species]) {
        k.push({ step: 'bombard', seat: soleOccupant(state, sector), sector });
        return;
      }
      // Planta population does not survive the sight of enemy ships (ECL-14.11).
      k.emit({ type: 'population-withered', seat: owner, sector, n: cubeCount(state, sector) });
      killAll(state, sector, k);
    },
  },

  bombard: {
    rule: 'ECL-14.9',
    choices: bombardChoices,
    options(state, frame, list) {
      if (hasCannons(state, frame)) list.push(ROLL);
      if (hasTech(state.players[frame.seat], TECH['neutron-bombs'])) list.push(NEUTRON);
      list.push(SPARE);
    },
    choose(state, frame, choice, k) {
      if (choice === SPARE) return;
      if (choice === ROLL) return bombard(state, frame, k);
      const { seat, sector } = frame;
      const n = cubeCount(state, sector);
      k.emit({ type: 'neutron-bombed', seat, other: state.owner[sector], sector, n });
      killAll(state, sector, k);
    },
  },

  'bombard-cube': {
    rule: 'ECL-14.9',
    choices: bombardCubeChoices,
    options(state, { sector }, list) {
      const squares = itemsOf(state.cubes[sector]);
      const kinds = setOf(squares.map((square) => squareKind(sector, square)));
      for (const kind of itemsOf(kinds)) list.push(bombardCubeChoices.make.kill(kind));
    },
    choose(state, frame, choice, k) {
      const { sector, left } = frame;
      if (left > 1) k.push({ ...frame, left: left - 1 });
      const kind = bombardCubeChoices.arg(choice, 0);
      const square = itemsOf(state.cubes[sector]).find((at) => squareKind(sector, at) === kind);
      if (square !== undefined) killCube(state, sector, square, k);
    },
  },
});
