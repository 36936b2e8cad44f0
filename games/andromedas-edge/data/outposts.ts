import type { EffectList } from './effects.ts';
import type { Component } from './provenance.ts';
import { table } from './table.ts';
import { STACK } from './terms.ts';
import { discovery, freeModule, gain, pay, repair } from './write.ts';

export interface Outpost extends Component {
  /** Needed to build it, and counted on its planet ever after. */
  readonly leaders: number;
  /** What its card does once. */
  readonly effects: EffectList;
}

/** In the order of the tracks. */
export const OUTPOSTS = table<Outpost>([
  {
    key: 'observatory',
    leaders: 2,
    effects: [discovery(STACK.observatory)],
    provenance: 'book',
    designed: ['leaders'],
  },
  { key: 'factory', leaders: 2, effects: [repair(2)], provenance: 'book' },
  {
    key: 'spaceport',
    leaders: 2,
    effects: [pay({ any: 2 }), gain({ any: 3 })],
    provenance: 'book',
    designed: ['leaders'],
  },
  { key: 'city', leaders: 3, effects: [freeModule()], provenance: 'book' },
  {
    key: 'obelisk',
    leaders: 1,
    effects: [gain({ energy: 4 })],
    provenance: 'book',
    designed: ['leaders'],
  },
]);

/** Most VP for the leaders around a new outpost (AE-4.13.3). */
export const MOST_OUTPOST_VP = 10;
