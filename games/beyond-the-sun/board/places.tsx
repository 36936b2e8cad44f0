/** Things on the board that may be touched, and small signs that several parts share. */
import { BareButton, Icon } from '@orrery/web/kit';
import type { ReactElement, ReactNode } from 'react';
import type { TechnologyType } from '../data/index.ts';

/** What a card is, for the words beside the board. */
export interface About {
  readonly kind:
    | 'technology'
    | 'event'
    | 'system'
    | 'achievement'
    | 'guild'
    | 'basic-action'
    | 'board';
  readonly id: number;
}

/** What every part of the board needs to light up, to be touched and to explain itself. */
export interface Touching {
  readonly open: ReadonlySet<string>;
  readonly lit: ReadonlySet<string>;
  readonly recent?: ReadonlySet<string>;
  touch(place: string): void;
  point(place: string | null): void;
  show(about: About | null): void;
}

interface PlaceProps extends Touching {
  readonly place: string;
  readonly label: string;
  readonly about?: About;
  readonly className?: string;
  readonly style?: React.CSSProperties;
  readonly children?: ReactNode;
}

export function Place({
  place,
  label,
  about,
  className,
  style,
  children,
  ...touching
}: PlaceProps): ReactElement {
  const { open, lit, recent, touch, point, show } = touching;
  const classes = [
    'bts-place',
    open.has(place) && 'bts-open',
    lit.has(place) && 'bts-lit',
    recent?.has(place) && 'bts-recent',
    className,
  ];
  const look = (on: boolean) => {
    point(on ? place : null);
    if (about) show(on ? about : null);
  };
  return (
    <BareButton
      className={classes.filter(Boolean).join(' ')}
      aria-label={label}
      {...(style ? { style } : {})}
      onPress={() => touch(place)}
      onHoverStart={() => look(true)}
      onHoverEnd={() => look(false)}
      onFocus={() => look(true)}
      onBlur={() => look(false)}
    >
      {children}
    </BareButton>
  );
}

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
