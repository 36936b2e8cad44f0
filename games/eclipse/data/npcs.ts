import { type Die, YELLOW } from './parts.ts';
import type { Component } from './provenance.ts';
import { table } from './table.ts';

/** Ships that nobody plays. */
export interface Npc extends Component<'ancient' | 'gcds'> {
  readonly initiative: number;
  readonly die: Die;
  readonly dice: number;
  readonly computer: number;
  readonly shield: number;
  readonly hull: number;
  /** Reputation tiles drawn for destroying one. */
  readonly reputation: number;
  /** An Ancient holds back one ship; the centre's defence holds back all. */
  readonly pinsAll: boolean;
}

export const ANCIENT = 0;
export const GCDS = 1;

export const NPCS: readonly Npc[] = table([
  {
    id: 'ancient',
    initiative: 2,
    die: YELLOW,
    dice: 2,
    computer: 1,
    shield: 0,
    hull: 1,
    reputation: 1,
    pinsAll: false,
    provenance: 'book',
  },
  {
    id: 'gcds',
    initiative: 0,
    die: YELLOW,
    dice: 4,
    computer: 1,
    shield: 0,
    hull: 7,
    reputation: 3,
    pinsAll: true,
    provenance: 'book',
  },
] as const);
