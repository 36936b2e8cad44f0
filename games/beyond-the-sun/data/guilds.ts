import { action, colonize, cost, research } from './effect-builders.ts';
import type { Action } from './effects.ts';
import type { Component } from './provenance.ts';
import { table } from './table.ts';

export interface Guild extends Component {
  /** Level II events uncover guilds of rank 1, level III events those of rank 2. */
  readonly rank: 1 | 2;
  readonly action: Action;
}

/** The four guilds, top to bottom; covered until an event opens them. */
export const GUILDS = table<Guild>([
  {
    key: 'guild-terraforming',
    rank: 1,
    action: action(cost(4, 1), [colonize]),
    provenance: 'book',
    designed: ['rank'],
  },
  {
    key: 'guild-professors',
    rank: 1,
    action: action(cost(4, 1), [research([3])], 2),
    provenance: 'book',
    designed: ['rank'],
  },
  {
    key: 'guild-technocrats',
    rank: 2,
    action: action(cost(0), [research([1]), { op: 'basicAction' }]),
    provenance: 'book',
    designed: ['rank'],
  },
  {
    key: 'guild-innovators',
    rank: 2,
    action: action(cost(6, 2), [research([4])], 2),
    provenance: 'book',
    designed: ['rank'],
  },
]);
