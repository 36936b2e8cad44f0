/** All cards, to leaf through: technologies and events by level, technologies by type too. */
import { Segments, useT } from '@orrery/web/kit';
import { type ReactElement, useState } from 'react';
import { ACHIEVEMENTS, EVENTS, GUILDS, SYSTEMS, TECHNOLOGIES, TYPES } from '../data/index.ts';
import { type CardId, CardWords } from './card-words.tsx';

const Cards = ({
  kind,
  cards,
}: {
  kind: CardId['kind'];
  cards: readonly { readonly id: number }[];
}): ReactElement => (
  <div className="bts-gallery">
    {cards.map(({ id }) => (
      <CardWords key={id} kind={kind} id={id} />
    ))}
  </div>
);

/** Chooses a level of a table that has levels. */
function useLevel(levels: readonly number[]) {
  const t = useT();
  const [level, setLevel] = useState('all');
  const items = [
    { id: 'all', label: t('gallery.all') },
    ...levels.map((one) => ({ id: `${one}`, label: t(`level.${one}`) })),
  ];
  const choice = (
    <Segments label={t('gallery.level')} value={level} onChange={setLevel} items={items} />
  );
  return {
    choice,
    fits: (card: { level: number }) => level === 'all' || `${card.level}` === level,
  };
}

function Technologies(): ReactElement {
  const t = useT();
  const { choice, fits } = useLevel([1, 2, 3, 4]);
  const [type, setType] = useState('all');
  return (
    <div className="bts-library">
      {choice}
      <Segments
        label={t('gallery.type')}
        value={type}
        onChange={setType}
        items={[
          { id: 'all', label: t('gallery.all') },
          ...TYPES.map((id) => ({ id, label: t(`type.${id}`) })),
        ]}
      />
      <Cards
        kind="technology"
        cards={TECHNOLOGIES.filter(
          (card) => fits(card) && (type === 'all' || card.types.some((one) => one === type)),
        )}
      />
    </div>
  );
}

function Events(): ReactElement {
  const { choice, fits } = useLevel([2, 3]);
  return (
    <div className="bts-library">
      {choice}
      <Cards kind="event" cards={EVENTS.filter(fits)} />
    </div>
  );
}

export const galleries = [
  { id: 'technologies', label: { id: 'term.technologies' }, Show: Technologies },
  { id: 'events', label: { id: 'term.events' }, Show: Events },
  {
    id: 'systems',
    label: { id: 'term.systems' },
    Show: () => <Cards kind="system" cards={SYSTEMS} />,
  },
  {
    id: 'achievements',
    label: { id: 'term.achievements' },
    Show: () => <Cards kind="achievement" cards={ACHIEVEMENTS} />,
  },
  { id: 'guilds', label: { id: 'term.guilds' }, Show: () => <Cards kind="guild" cards={GUILDS} /> },
];
