import { Icon } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import type { TechnologyType } from '../data/index.ts';

const TYPE_ICONS: Readonly<Record<TechnologyType, string>> = {
  scientific: 'science',
  economic: 'money',
  military: 'fleet',
  commercial: 'ship',
};

/** A type of technology: an icon and a tint of its own. */
export const TypeSign = ({
  type,
  label,
}: {
  type: TechnologyType;
  label: string;
}): ReactElement => (
  <span className={`bts-type bts-${type}`}>
    <Icon name={TYPE_ICONS[type]} title={label} size="1em" />
  </span>
);
