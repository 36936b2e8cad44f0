/** Things on the board that may be touched, and small signs that several parts share. */
import { BareButton, Icon, type Translate } from '@orrery/web/kit';
import { type ReactElement, type ReactNode, useRef } from 'react';
import type { TechnologyType } from '../data/index.ts';
import { cardName, cardText } from '../text/card-text.ts';

/** What can be told about something on the board. */
export interface About {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A card, by its kind and number. */
export interface CardId {
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

/** All that a card says, generated from what it does. */
export const aboutCard = (t: Translate, { kind, id }: CardId): About => ({
  title: t.say(cardName(kind, id)),
  lines: cardText(kind, id).map((line) => t.say(line)),
});

/** What every part of the board needs to light up, to be touched and to explain itself. */
export interface Touching {
  readonly open: ReadonlySet<string>;
  readonly lit: ReadonlySet<string>;
  readonly recent?: ReadonlySet<string>;
  touch(place: string): void;
  point(place: string | null): void;
  /** Tells about something while the pointer, the focus or a finger rests on it. */
  show(about: About | null, at?: Element): void;
}

interface PlaceProps extends Touching {
  readonly place: string;
  readonly label: string;
  /** Made when somebody wants to know. */
  about?(): About;
  readonly className?: string;
  readonly style?: React.CSSProperties;
  readonly children?: ReactNode;
}

/** A finger that rests so long wants to read, not to choose. */
const LONG_PRESS = 450;

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
  const timer = useRef(0);
  const held = useRef(false);
  const classes = [
    'bts-place',
    open.has(place) && 'bts-open',
    lit.has(place) && 'bts-lit',
    recent?.has(place) && 'bts-recent',
    className,
  ];
  const look = (at: Element | null) => {
    point(at ? place : null);
    if (about) show(at ? about() : null, at ?? undefined);
  };
  return (
    <BareButton
      className={classes.filter(Boolean).join(' ')}
      aria-label={label}
      data-place={place}
      {...(style ? { style } : {})}
      onPressStart={({ pointerType, target }) => {
        held.current = false;
        if (pointerType !== 'touch' || !about) return;
        timer.current = window.setTimeout(() => {
          held.current = true;
          point(place);
          show(about(), target);
        }, LONG_PRESS);
      }}
      onPressEnd={() => clearTimeout(timer.current)}
      onPress={() => {
        if (!held.current) touch(place);
      }}
      onHoverStart={({ target }) => look(target)}
      onHoverEnd={() => look(null)}
      onFocus={({ target }) => target.matches(':focus-visible') && look(target)}
      onBlur={() => look(null)}
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
