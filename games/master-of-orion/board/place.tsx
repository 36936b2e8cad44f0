/** Something on the table that may be touched: it glows if an option is there. */
import { BareButton } from '@orrery/web/kit';
import { type ReactElement, type ReactNode, useRef } from 'react';

/** What every part of the board needs to light up, to be touched and to explain itself. */
export interface Touching {
  readonly open: ReadonlySet<string>;
  readonly lit: ReadonlySet<string>;
  readonly recent?: ReadonlySet<string>;
  touch(place: string): void;
  point(place: string | null): void;
  /** Tells about a card while the pointer, the focus or a finger rests on it. */
  show(source: string | null, at?: Element): void;
}

interface PlaceProps extends Touching {
  /** Name of the place; the shell knows what can be done there. */
  readonly place: string;
  readonly label: string;
  /** What the pointer resting here, or a long press, tells. */
  readonly source?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A finger that rests so long wants to read, not to choose. */
const LONG_PRESS = 450;

export function Place({
  place,
  open,
  lit,
  recent,
  label,
  source,
  className,
  children,
  touch,
  point,
  show,
}: PlaceProps): ReactElement {
  const timer = useRef(0);
  const held = useRef(false);
  const classes = [
    'moo-place',
    open.has(place) && 'moo-open',
    lit.has(place) && 'moo-lit',
    recent?.has(place) && 'moo-recent',
    className,
  ];
  const look = (at: Element | null) => {
    point(at ? place : null);
    if (source) show(at ? source : null, at ?? undefined);
  };
  return (
    <BareButton
      className={classes.filter(Boolean).join(' ')}
      aria-label={label}
      data-place={place}
      onPressStart={({ pointerType, target }) => {
        held.current = false;
        if (pointerType !== 'touch' || !source) return;
        timer.current = window.setTimeout(() => {
          held.current = true;
          show(source, target);
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
