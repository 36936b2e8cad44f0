import { frozen } from '@orrery/kernel';
import type { EffectList } from './effects.ts';
import type { Component } from './provenance.ts';
import { table } from './table.ts';
import {
  freeModule,
  gain,
  moon,
  progress,
  recruit,
  refreshOutpostCard,
  repair,
  upgrade,
  vp,
} from './write.ts';

/** A design of discovery tokens. */
export interface Discovery extends Component {
  readonly copies: number;
  readonly effects: EffectList;
}

export const DISCOVERIES = table<Discovery>([
  { key: 'breakthrough', copies: 3, effects: [progress(null)] },
  { key: 'ancient-coins', copies: 2, effects: [gain({ credit: 2 })] },
  { key: 'star-map', copies: 2, effects: [gain({ energy: 1 }), vp(2)] },
  { key: 'war-archive', copies: 2, effects: [gain({ tactics: 2 })] },
  { key: 'power-cell', copies: 2, effects: [gain({ energy: 4 })] },
  { key: 'nanite-swarm', copies: 2, effects: [repair(2), vp(1)] },
  { key: 'prototype-hull', copies: 1, effects: [upgrade] },
  { key: 'precursor-vault', copies: 2, effects: [freeModule()] },
  { key: 'captured-moons', copies: 2, effects: [moon(2)] },
  { key: 'colonial-records', copies: 1, effects: [refreshOutpostCard, vp(2)] },
  { key: 'lost-envoys', copies: 2, effects: [recruit(2), vp(1)] },
]);

/** The design of every discovery token. */
export const DISCOVERY_TOKENS: readonly number[] = frozen(
  DISCOVERIES.flatMap(({ id, copies }) => new Array<number>(copies).fill(id)),
);

export interface SupremacyToken extends Component {
  readonly effects: EffectList;
}

export const SUPREMACY_TOKENS = table<SupremacyToken>([
  { key: 'flagship-plans', effects: [upgrade] },
  { key: 'triumph', effects: [vp(4)] },
  { key: 'mandate', effects: [progress(null, 2)] },
  { key: 'tribute', effects: [freeModule(), vp(1)] },
  { key: 'war-chest', effects: [gain({ energy: 4, tactics: 2 })] },
  { key: 'ransom', effects: [gain({ credit: 3 }), vp(1)] },
  { key: 'loyalists', effects: [recruit(3), vp(1)] },
  { key: 'veteran-crews', effects: [repair(2), gain({ tactics: 2 }), vp(1)] },
]);
