import { frozen } from '@orrery/kernel';
import type { Sourced } from './provenance.ts';

interface Option extends Sourced {
  readonly values: readonly string[];
  /** What we play unless the table says otherwise. */
  readonly standard: string;
  /** Where it makes sense only for some numbers of seats. */
  readonly seats?: readonly number[];
  /** The rule that it bends. */
  readonly rule: string;
}

/**
 * What a table settles before it starts; RULINGS.md says why each is there. The words are
 * `option-table.<id>`, `option-table.<id>.about` and `option-table.<id>.<value>`.
 */
export const TABLE_OPTIONS = frozen({
  'species-choice': {
    values: ['pick', 'random', 'fixed'],
    standard: 'pick',
    rule: 'ECL-1.7',
    provenance: 'designed',
  },
  'species-pool': {
    values: ['all', 'terrans'],
    standard: 'all',
    rule: 'ECL-1.6',
    provenance: 'book',
  },
  'two-player-species': {
    values: ['advised', 'all'],
    standard: 'advised',
    seats: [2],
    rule: 'ECL-1.15',
    provenance: 'book',
  },
  'home-orientation': {
    values: ['fixed', 'player-choice'],
    standard: 'fixed',
    rule: 'ECL-1.9',
    provenance: 'designed',
  },
  'storage-cap': {
    values: ['none', '40'],
    standard: 'none',
    rule: 'ECL-2.3',
    provenance: 'public',
  },
  'colony-ships-on-pass': {
    values: ['yes', 'no'],
    standard: 'yes',
    rule: 'ECL-3.2',
    provenance: 'public',
  },
  'influence-own-ship-hex': {
    values: ['yes', 'no'],
    standard: 'yes',
    rule: 'ECL-5.4',
    provenance: 'public',
  },
  'transit-breaks-relations': {
    values: ['yes', 'no'],
    standard: 'yes',
    seats: [4, 5, 6],
    rule: 'ECL-6.12',
    provenance: 'designed',
  },
  'reputation-draw-order': {
    values: ['controller-first', 'reverse-entry'],
    standard: 'controller-first',
    rule: 'ECL-14.4',
    provenance: 'designed',
  },
  'structure-limit': {
    values: ['22', 'none'],
    standard: '22',
    rule: 'ECL-20.4',
    provenance: 'designed',
  },
} as const satisfies Readonly<Record<string, Option>>);
