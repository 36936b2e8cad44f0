import type { Provenance } from '@orrery/kernel';
import type { Ability, Amounts, Color, Slot } from './effects.ts';
import { isTriggered } from './effects.ts';
import { type Facts, provenance } from './provenance.ts';
import { amounts } from './write.ts';

/** `payment` is what using the effect costs, `effect` what one gets for it. */
const BUILDING_FIELDS = [
  'name',
  'color',
  'copies',
  'cost',
  'income',
  'points',
  'timing',
  'payment',
  'effect',
  'numbers',
] as const;
type BuildingField = (typeof BUILDING_FIELDS)[number];

/** One of the designs of building cards; every card of the deck is a copy of one. */
export interface Building {
  /** Place in the table of designs. */
  readonly index: number;
  readonly id: string;
  readonly color: Color;
  readonly copies: number;
  readonly cost: Amounts;
  /** Gained every round, covered or not. */
  readonly income: Amounts;
  /** Printed victory points; null for «?»: worth what its end-of-game ability says. */
  readonly points: number | null;
  /** What cannot be done with it while loyalty is low. */
  readonly gate: 'build' | 'activate' | null;
  readonly slot: Slot | null;
  readonly abilities: readonly Ability[];
  /** Rules of the reference that speak of this card by name. */
  readonly rules: readonly string[];
  readonly provenance: Readonly<Record<BuildingField, Provenance>>;
}

export interface BuildingDraft extends Facts<BuildingField> {
  readonly id: string;
  readonly cost: Partial<Amounts>;
  readonly income?: Partial<Amounts>;
  readonly points: number | null;
  readonly gate?: 'build' | 'activate';
  readonly abilities?: readonly Ability[];
  readonly rules?: readonly string[];
}

export const building = (index: number, color: Color, draft: BuildingDraft): Building => ({
  index,
  id: draft.id,
  color,
  // Inferred: all colour totals are even, and a chain of Civilian Ships reaches two links.
  copies: 2,
  cost: amounts(draft.cost),
  income: amounts(draft.income ?? {}),
  points: draft.points,
  gate: draft.gate ?? null,
  slot: slotOf(draft.abilities ?? []),
  abilities: draft.abilities ?? [],
  rules: draft.rules ?? [],
  provenance: provenance(BUILDING_FIELDS, draft),
});

/** The slot printed on a card: the one its abilities use. */
export function slotOf(abilities: readonly Ability[]): Slot | null {
  for (const ability of abilities) {
    if (isTriggered(ability) && ability.slot !== null) return ability.slot;
  }
  return null;
}
