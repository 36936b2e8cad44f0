/** What events that point at a card change about it (BTS-4.124). */

import type { Effect, LinkTerms } from './data/effects.ts';
import { EVENTS } from './data/index.ts';
import type { State } from './state.ts';

type LinkEffect = Extract<Effect, { op: 'linkEvent' }>;

const LINKS: readonly (LinkEffect | undefined)[] = EVENTS.map(({ effects }) =>
  effects.find((effect) => effect.op === 'linkEvent'),
);

const NO_TERMS: LinkTerms = { actionOre: 0, strength: 0, colonizerPoints: 0, pointsPerDisc: 0 };

/** By event; nothing but zeros for one that points at no card. */
export const LINK_TERMS: readonly LinkTerms[] = LINKS.map((link) => link?.terms ?? NO_TERMS);

/** By event: what it points at. */
export const LINKS_TO: readonly (LinkEffect['to'] | null)[] = LINKS.map((link) => link?.to ?? null);

/** The events that point at a card: by slot, place or achievement. */
export function linkedTo({ links }: State, kind: LinkEffect['to'], target: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < links.length; i += 2) {
    if (links[i + 1] === target && LINKS_TO[links[i]] === kind) found.push(links[i]);
  }
  return found;
}
