import { frozen, type Provenance } from '@orrery/kernel';
import { slotOf } from './building.ts';
import type { Ability, Slot } from './effects.ts';
import { LOYALTY } from './limits.ts';
import { type Facts, provenance } from './provenance.ts';
import {
  activation,
  afterAttack,
  always,
  atLeast,
  choose,
  gain,
  loyalty,
  price,
  startOfRound,
} from './write.ts';

const ADVISOR_FIELDS = ['name', 'timing', 'effect', 'numbers'] as const;
type AdvisorField = (typeof ADVISOR_FIELDS)[number];

/** A character who can be hired; always working, without colour, income or points. */
export interface Advisor {
  /** Place in the table of advisors. */
  readonly index: number;
  readonly id: string;
  readonly slot: Slot | null;
  readonly abilities: readonly Ability[];
  /** Rules of the reference that speak of this advisor by name. */
  readonly rules: readonly string[];
  readonly provenance: Readonly<Record<AdvisorField, Provenance>>;
}

interface Draft extends Facts<AdvisorField> {
  readonly id: string;
  readonly abilities: readonly Ability[];
  readonly rules: readonly string[];
}

const drafts: readonly Draft[] = [
  {
    id: 'alluvia',
    abilities: [
      always({ rule: 'ownSystem' }, { rule: 'discount', color: null, where: 'thisSystem', n: 1 }),
    ],
    rules: ['MOO-14.1', 'MOO-14.2', 'MOO-14.3', 'MOO-14.4', 'MOO-14.5', 'MOO-14.6'],
    book: ['name', 'timing', 'effect', 'numbers'],
  },
  {
    id: 'veil-the-whisperer',
    abilities: [always({ rule: 'attackStrength', when: 'attacking', n: 2 })],
    rules: ['MOO-14.7'],
    book: ['name', 'timing', 'effect', 'numbers'],
  },
  {
    id: 'harrava',
    abilities: [
      afterAttack({ slot: 'R' }),
      startOfRound({ do: [{ op: 'releaseCube' }] }),
      always({ rule: 'keepCube' }),
    ],
    rules: ['MOO-14.8', 'MOO-14.9'],
    book: ['name', 'effect', 'numbers'],
  },
  {
    id: 'victoria',
    abilities: [
      activation({ do: [choose('you', gain('food', 2), gain('fleet', 2), gain('production', 2))] }),
    ],
    rules: ['MOO-14.10'],
    book: ['name', 'timing', 'effect', 'numbers'],
  },
  {
    id: 'moldred',
    abilities: [startOfRound({ do: [gain('card', 2)] })],
    rules: ['MOO-14.11'],
    book: ['name'],
  },
  {
    id: 'quail',
    abilities: [always({ rule: 'attackPrice', when: 'attacking', n: -1 })],
    rules: ['MOO-14.12'],
    public: ['name'],
  },
  {
    id: 'advia',
    abilities: [startOfRound({ if: atLeast(LOYALTY.gate, loyalty), do: [gain('cube', 1)] })],
    rules: ['MOO-14.13'],
    public: ['name'],
  },
  {
    id: 'kuruk',
    abilities: [activation({ price: [price('loyalty', 2)], do: [gain('points', 3)] })],
    rules: ['MOO-14.14'],
    public: ['name'],
  },
];

/** The eight advisors; an advisor's number is the place here. */
export const ADVISORS: readonly Advisor[] = frozen(
  drafts.map((draft, index) => ({
    index,
    id: draft.id,
    slot: slotOf(draft.abilities),
    abilities: draft.abilities,
    rules: draft.rules,
    provenance: provenance(ADVISOR_FIELDS, draft),
  })),
);

/** The advisor who starts a system of her own: the one whose place on the table differs. */
export const ALLUVIA = ADVISORS.findIndex(({ id }) => id === 'alluvia');
