/** Everything there is, to leaf through beside the rules. */
import type { Gallery } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import { EVENTS, FACTIONS, MODULES, MOONS, RAIDERS, TACTICS, UPGRADES } from '../data/index.ts';
import type { CardKind } from '../text/card-text.ts';
import { CardWords } from './cards.tsx';

const gallery = (kind: CardKind, size: number) => (): ReactElement => (
  <div className="ae-gallery">
    {Array.from({ length: size }, (_, id) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a component is its number in its table
      <CardWords key={id} kind={kind} id={id} />
    ))}
  </div>
);

export const galleries: readonly Gallery[] = (
  [
    ['factions', 'faction', FACTIONS.length],
    ['modules', 'module', MODULES.length],
    ['tactics', 'tactic', TACTICS.length],
    ['raiders', 'raider', RAIDERS.length],
    ['events', 'event', EVENTS.length],
    ['upgrades', 'upgrade', UPGRADES.length],
    ['moons', 'moon', MOONS.length],
  ] as const
).map(([id, kind, size]) => ({
  id,
  label: { id: `board.gallery.${id}` },
  Show: gallery(kind, size),
}));
