/** All cards, to leaf through. */
import type { ReactElement } from 'react';
import { ACHIEVEMENTS, EVENTS, GUILDS, SYSTEMS, TECHNOLOGIES } from '../data/index.ts';
import { CardWords } from './about.tsx';
import type { CardId } from './places.tsx';

const gallery =
  (kind: CardId['kind'], cards: readonly { readonly id: number }[]) => (): ReactElement => (
    <div className="bts-gallery">
      {cards.map(({ id }) => (
        <CardWords key={id} kind={kind} id={id} />
      ))}
    </div>
  );

export const galleries = [
  {
    id: 'technologies',
    label: { id: 'term.technologies' },
    Show: gallery('technology', TECHNOLOGIES),
  },
  { id: 'events', label: { id: 'term.events' }, Show: gallery('event', EVENTS) },
  { id: 'systems', label: { id: 'term.systems' }, Show: gallery('system', SYSTEMS) },
  {
    id: 'achievements',
    label: { id: 'term.achievements' },
    Show: gallery('achievement', ACHIEVEMENTS),
  },
  { id: 'guilds', label: { id: 'term.guilds' }, Show: gallery('guild', GUILDS) },
];
