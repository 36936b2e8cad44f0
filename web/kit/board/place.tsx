/** Something on a board that may be touched: it glows if an option is there, and explains itself. */
import { type CSSProperties, type ReactNode, useRef } from 'react';
import type { BoardProps } from '../face.ts';
import { classes } from '../widgets/button.tsx';
import type { About } from './about.tsx';
import { NO_PLACES, useMarked } from './places.ts';
import { isResting } from './pointer.ts';

/** What every part of a board needs to light up, to be touched and to explain itself. */
export interface Touching
  extends Pick<BoardProps, 'open' | 'lit' | 'touch' | 'point'>,
    Partial<Pick<BoardProps, 'recent'>> {
  /** Tells about something while the pointer, the focus or a finger rests on it. */
  show?(about: About | null, at?: Element): void;
}

interface PlaceProps extends Touching {
  /** Name of the place; the shell knows what can be done there. */
  readonly place: string;
  /** What it is called, where what is drawn in it doesn't say so already. */
  readonly label?: string;
  /** What the pointer resting here, or a long press, tells; made when somebody wants to know. */
  about?(): About;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}

/** A finger that rests so long wants to read, not to choose. */
export const LONG_PRESS = 450;

export function Place(props: PlaceProps) {
  const { place, label, about, className, style, children } = props;
  const { open, lit, recent = NO_PLACES, touch, point, show } = props;
  const timer = useRef(0);
  const held = useRef(false);
  const byHand = useRef(false);
  const slidBelow = useRef(false);
  const look = (at: Element | null): void => {
    point(at ? place : null);
    if (about) show?.(at ? about() : null, at ?? undefined);
  };
  return (
    <button
      type="button"
      className={classes(
        'place',
        useMarked(open, place) && 'place-open',
        useMarked(lit, place) && 'place-lit',
        useMarked(recent, place) && 'place-recent',
        className,
      )}
      data-place={place}
      {...(style ? { style } : {})}
      onPointerDown={({ pointerType, currentTarget }) => {
        held.current = false;
        byHand.current = pointerType === 'touch' || pointerType === 'pen';
        if (pointerType !== 'touch' || !about) return;
        timer.current = window.setTimeout(() => {
          held.current = true;
          look(currentTarget);
        }, LONG_PRESS);
      }}
      onPointerUp={() => clearTimeout(timer.current)}
      onPointerCancel={() => clearTimeout(timer.current)}
      onClick={({ currentTarget }) => {
        if (held.current) return;
        // The first tap shows what it is; the second, when it is lit, acts.
        if (byHand.current && about && !lit.has(place)) show?.(about(), currentTarget);
        touch(place);
      }}
      onPointerEnter={(event) => {
        if (event.pointerType === 'touch') return;
        slidBelow.current = isResting(event);
        if (!slidBelow.current) look(event.currentTarget);
      }}
      onPointerMove={(event) => {
        if (!slidBelow.current) return;
        slidBelow.current = false;
        look(event.currentTarget);
      }}
      onPointerLeave={({ pointerType }) => {
        slidBelow.current = false;
        if (pointerType !== 'touch') look(null);
      }}
      onFocus={({ currentTarget }) =>
        currentTarget.matches(':focus-visible') && look(currentTarget)
      }
      onBlur={() => look(null)}
    >
      {label !== undefined && <span className="unseen">{label}</span>}
      {children}
    </button>
  );
}
