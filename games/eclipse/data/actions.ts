import { frozen } from '@orrery/kernel';
import type { Component } from './provenance.ts';
import { table } from './table.ts';

export const EXPLORE = 0;
export const INFLUENCE = 1;
export const RESEARCH = 2;
export const UPGRADE = 3;
export const BUILD = 4;
export const MOVE = 5;

export type ActionId = 'explore' | 'influence' | 'research' | 'upgrade' | 'build' | 'move';

export interface ActionRow extends Component<ActionId> {
  /** May also be taken, weakly, by someone who has passed. */
  readonly reaction: boolean;
}

export const ACTIONS: readonly ActionRow[] = table([
  { id: 'explore', reaction: false, provenance: 'book' },
  { id: 'influence', reaction: false, provenance: 'book' },
  { id: 'research', reaction: false, provenance: 'book' },
  { id: 'upgrade', reaction: true, provenance: 'book' },
  { id: 'build', reaction: true, provenance: 'book' },
  { id: 'move', reaction: true, provenance: 'book' },
] as const);

/** How often a reaction does its thing, whatever the species and technologies. */
export const REACTION_ACTIVATIONS = 1;
/** Colony ships that an Influence action turns face up. */
export const INFLUENCE_COLONY_SHIPS = 2;

export const PHASES = frozen(['action', 'combat', 'upkeep', 'cleanup'] as const);
