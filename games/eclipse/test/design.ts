/**
 * What a ship can do: the printed plan of its type and the parts in its slots, added up once more,
 * apart from the rules: what those keep in step must agree with it.
 */
import { type Blueprint, EMPTY_SLOT } from '../data/blueprints.ts';
import { type Die, PARTS } from '../data/parts.ts';
import { SHIPS } from '../data/ships.ts';

/** Dice by colour: yellow, orange, red. */
type Dice = readonly [number, number, number];

export interface Design {
  readonly energyMade: number;
  readonly energyUsed: number;
  readonly initiative: number;
  readonly move: number;
  readonly drives: number;
  readonly computer: number;
  readonly shield: number;
  readonly hull: number;
  readonly cannons: Dice;
  readonly missiles: Dice;
}

/** Adds up a plan whose slots hold these parts (EMPTY_SLOT: nothing). */
export function designOf(plan: Blueprint, slots: readonly number[] = plan.slots): Design {
  const cannons: [number, number, number] = [0, 0, 0];
  const missiles: [number, number, number] = [0, 0, 0];
  let energyMade = plan.energy;
  let energyUsed = 0;
  let { initiative, computer } = plan;
  let move = 0;
  let drives = 0;
  let shield = 0;
  let hull = 0;
  for (const slot of slots) {
    if (slot === EMPTY_SLOT) continue;
    const part = PARTS[slot];
    if (part.energy > 0) energyMade += part.energy;
    else energyUsed -= part.energy;
    initiative += part.initiative;
    move += part.move;
    computer += part.computer;
    shield += part.shield;
    hull += part.hull;
    if (part.kind === 'drive') drives++;
    const dice: number[] = part.kind === 'missile' ? missiles : cannons;
    dice[part.die satisfies Die] += part.dice;
  }
  return {
    energyMade,
    energyUsed,
    initiative,
    move,
    drives,
    computer,
    shield,
    hull,
    cannons,
    missiles,
  };
}

type DesignFlaw = 'too-little-energy' | 'needs-drive' | 'starbase-drive';

/** The first thing that makes a design illegal for its ship type, or null. */
export function designFlaw(ship: number, design: Design): DesignFlaw | null {
  if (design.energyUsed > design.energyMade) return 'too-little-energy';
  if (SHIPS[ship].mobile) return design.drives > 0 ? null : 'needs-drive';
  return design.drives > 0 ? 'starbase-drive' : null;
}
