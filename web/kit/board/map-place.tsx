/** A place inside an SVG map: lights up, is touched, explains itself, by mouse, finger and keyboard. */
import { type CSSProperties, type ReactElement, type ReactNode, useRef } from 'react';
import { classes } from '../widgets/button.tsx';
import type { About } from './about.tsx';
import { LONG_PRESS, type Touching } from './place.tsx';
import { NO_PLACES, useMarked } from './places.ts';

interface MapPlaceProps extends Touching {
  /** Name of the place; the shell knows what can be done there. */
  readonly place: string;
  /** What it is called, where what is drawn in it doesn't say so already. */
  readonly label?: string;
  readonly x: number;
  readonly y: number;
  /** What the pointer resting here, or a long press, tells; made when somebody wants to know. */
  about?(): About;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}

export function MapPlace(props: MapPlaceProps): ReactElement {
  const { place, label, x, y, about, className, style, children } = props;
  const { open, lit, recent = NO_PLACES, touch, point, show } = props;
  const timer = useRef(0);
  const held = useRef(false);
  const byHand = useRef(false);
  const look = (at: Element | null): void => {
    point(at ? place : null);
    if (about) show?.(at ? about() : null, at ?? undefined);
  };
  const offered = useMarked(open, place);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button can't stand inside an SVG
    <g
      className={classes(
        'map-place',
        offered && 'map-place-open',
        useMarked(lit, place) && 'map-place-lit',
        useMarked(recent, place) && 'map-place-recent',
        className,
      )}
      transform={`translate(${x} ${y})`}
      {...(style ? { style } : {})}
      role="button"
      tabIndex={offered ? 0 : -1}
      data-place={place}
      onClick={({ currentTarget }) => {
        if (held.current) return;
        // The first tap shows what it is; the second, when it is lit, acts.
        if (byHand.current && about && !lit.has(place)) show?.(about(), currentTarget);
        touch(place);
      }}
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
      onPointerEnter={({ pointerType, currentTarget }) =>
        pointerType !== 'touch' && look(currentTarget)
      }
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && look(null)}
      onFocus={({ currentTarget }) =>
        currentTarget.matches(':focus-visible') && look(currentTarget)
      }
      onBlur={() => look(null)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        byHand.current = false;
        touch(place);
      }}
    >
      {label !== undefined && <text className="map-name">{label}</text>}
      {children}
    </g>
  );
}
