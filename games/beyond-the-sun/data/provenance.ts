/**
 * Where a component's numbers come from. The word is the weakest one among the fields that matter in
 * play. `fixed` names the parts that are nevertheless not ours to tune, `designed` the parts of a book
 * component that are.
 */
import type { Provenance } from '@orrery/kernel';

export const SOURCES = {
  'name-list': 'names, types and effects of the level III technologies, from a public fan project',
  'level-1': 'reviews at desjeuxunefois.be and poeppelkiste.de: four level I cards, one per type',
  'digital-edition': 'game help of the digital edition, en.doc.boardgamearena.com',
  'play-report': 'play report at hiewandboardgames.blogspot.com, October 2021',
  'publisher-ruling': 'publisher ruling quoted at miralibrary.com/games/beyond-the-sun',
  'tree-review': 'review at opinionatedgamers.com: 19 technology slots',
  'board-reviews': 'bdml.free.fr and hcy1.blogspot.com: five supply columns, three cubes left over',
  'achievement-reviews': 'fuzzyllamareviews.com and goblins.net: Transcendence, best slot 4 VP',
} as const;

export interface Sourced {
  readonly provenance: Provenance;
  readonly fixed?: readonly string[];
  readonly designed?: readonly string[];
  readonly source?: keyof typeof SOURCES;
}

/** A row of a component table: `id` is its place in the table, `key` its name for good. */
export interface Component extends Sourced {
  readonly id: number;
  readonly key: string;
}
