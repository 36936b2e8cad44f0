import { frozen, type Provenance } from '@orrery/kernel';
import type { Ability, Amounts } from './effects.ts';
import { type Facts, provenance } from './provenance.ts';
import { always, amounts, choose, gain, price, startOfRound } from './write.ts';

const RACE_FIELDS = ['name', 'start', 'ability', 'numbers'] as const;
type RaceField = (typeof RACE_FIELDS)[number];

export interface Race {
  /** Place in the table of races. */
  readonly index: number;
  readonly id: string;
  /** Resources at the start of the game. */
  readonly start: Amounts;
  readonly abilities: readonly Ability[];
  /** Rules of the reference that speak of this race by name. */
  readonly rules: readonly string[];
  readonly provenance: Readonly<Record<RaceField, Provenance>>;
}

interface Draft extends Facts<RaceField> {
  readonly id: string;
  readonly start: Amounts;
  readonly abilities: readonly Ability[];
  readonly rules: readonly string[];
}

const drafts: readonly Draft[] = [
  {
    id: 'human',
    start: amounts({ food: 5, fleet: 4, production: 3 }),
    abilities: [],
    rules: ['MOO-13.1'],
    book: ['name'],
    public: ['ability', 'numbers'],
  },
  {
    id: 'alkari',
    start: amounts({ food: 4, fleet: 3, production: 1 }),
    abilities: [startOfRound({ may: true, price: [price('points', 1)], do: [gain('fleet', 3)] })],
    rules: ['MOO-13.2'],
    book: ['name'],
  },
  {
    id: 'meklar',
    start: amounts({ food: 4, fleet: 2, production: 2 }),
    abilities: [always({ rule: 'mobilization', level: 'medium', do: [gain('cube', 5)] })],
    rules: ['MOO-13.3'],
    book: ['name'],
  },
  {
    id: 'psilon',
    start: amounts({ food: 4, fleet: 3, production: 2 }),
    abilities: [always({ rule: 'actionBonus', action: 'research', do: [gain('card', 1)] })],
    rules: ['MOO-13.4'],
    book: ['name'],
    public: ['ability', 'numbers'],
  },
  {
    id: 'darlok',
    start: amounts({ food: 4, fleet: 2, production: 1 }),
    abilities: [
      startOfRound({
        do: [
          { op: 'othersDiscard', n: 1 },
          { op: 'takeDiscard', top: 3 },
        ],
      }),
    ],
    rules: ['MOO-13.5'],
    book: ['name'],
  },
  {
    id: 'bulrathi',
    start: amounts({ food: 5, fleet: 3, production: 2 }),
    abilities: [
      always({
        rule: 'mobilization',
        level: 'high',
        do: [
          gain('cube', 4),
          choose('you', gain('food', 3), gain('fleet', 2), gain('production', 1)),
        ],
      }),
    ],
    rules: ['MOO-13.6', 'MOO-13.7'],
    book: ['name'],
    public: ['ability'],
  },
  {
    id: 'mrrshan',
    start: amounts({ food: 4, fleet: 3, production: 1 }),
    abilities: [always({ rule: 'actionBonus', action: 'exploit', do: [gain('fleet', 1)] })],
    rules: ['MOO-13.8'],
    book: ['name', 'ability', 'numbers'],
  },
];

/** The seven races, humans first; a race's number is its place here. */
export const RACES: readonly Race[] = frozen(
  drafts.map((draft, index) => ({
    index,
    id: draft.id,
    start: draft.start,
    abilities: draft.abilities,
    rules: draft.rules,
    provenance: provenance(RACE_FIELDS, draft),
  })),
);

/** Humans are on the back of every board: the one race that several players may share. */
export const HUMAN = 0;
