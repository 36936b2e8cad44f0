/** All cards, by colour and by when they work, with how many of each are in the deck. */
import { Segments, useT } from '@orrery/web/kit';
import { type ReactElement, useState } from 'react';
import { ADVISORS } from '../data/advisors.ts';
import { BUILDINGS } from '../data/buildings.ts';
import { COLORS, type Timing } from '../data/effects.ts';
import { RACES } from '../data/races.ts';
import { BuildingCard, CardWords } from './card.tsx';

const TIMINGS: readonly Timing[] = [
  'afterBuild',
  'activation',
  'afterAttack',
  'afterAttacked',
  'startOfRound',
  'always',
  'endOfGame',
];

export function BuildingGallery(): ReactElement {
  const t = useT();
  const [color, setColor] = useState('all');
  const [timing, setTiming] = useState('all');
  const all = { id: 'all', label: t('gallery.all') };
  const found = BUILDINGS.filter(
    (building) =>
      (color === 'all' || building.color === color) &&
      (timing === 'all' || building.abilities.some((ability) => ability.timing === timing)),
  );
  return (
    <div className="moo-library">
      <Segments
        label={t('gallery.colour')}
        value={color}
        onChange={setColor}
        items={[all, ...COLORS.map((id) => ({ id, label: t(`color.${id}`) }))]}
      />
      <Segments
        label={t('gallery.timing')}
        value={timing}
        onChange={setTiming}
        items={[all, ...TIMINGS.map((id) => ({ id, label: t(`timing.${id}`) }))]}
      />
      <p className="moo-quiet">
        {t('gallery.count', {
          designs: found.length,
          cards: found.reduce((sum, { copies }) => sum + copies, 0),
        })}
      </p>
      <div className="moo-gallery">
        {found.map((building) => (
          <div key={building.id} className="moo-entry">
            <div>
              <BuildingCard design={building.index} />
              <p className="moo-quiet">
                {t('label.copies')}: {building.copies}
              </p>
            </div>
            <CardWords id={building.id} />
          </div>
        ))}
      </div>
    </div>
  );
}

export const AdvisorGallery = (): ReactElement => (
  <div className="moo-gallery">
    {ADVISORS.map(({ id }) => (
      <CardWords key={id} id={id} />
    ))}
  </div>
);

export const RaceGallery = (): ReactElement => (
  <div className="moo-gallery">
    {RACES.map(({ id }) => (
      <CardWords key={id} id={id} />
    ))}
  </div>
);
