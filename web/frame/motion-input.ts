/** Nobody waits for motion: whatever is done by hand or key hurries it. */
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Director } from '../kit/motion/director.ts';
import type { Showing } from '../table/showing.ts';

const isControl = (target: Element): boolean =>
  target.closest('.status-line, .drawer, .side, .question-bar, [role="dialog"], [role="menu"]') !==
  null;

const isDrag = (from: MouseEvent | null, to: MouseEvent): boolean =>
  from !== null && Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) > 6;

/**
 * While the screen is behind the table, a tap on the board or the space bar goes on to what happens
 * next; anything else that is done goes to the end first, and then is done. While only the last
 * thing still moves, it stops, and what is done is done.
 */
export function useMotionInput(director: Director | null, showing: Showing): void {
  const down = useRef<PointerEvent | null>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!director || ['Shift', 'Control', 'Alt', 'Meta', 'Tab'].includes(event.key)) return;
    if (!showing.screen().behind) return director.cut();
    const target = event.target as Element;
    if (target.closest('.motion-bar, .pan-zoom-tools')) return;
    if (event.key === ' ') director.skip();
    else director.skipAll();
    if (event.key === ' ' || event.key === 'Escape') {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  });
  const onDown = useEffectEvent((event: PointerEvent) => {
    const target = event.target as Element;
    if (!director || target.closest('.motion-bar')) return;
    down.current = event;
    if (!showing.screen().behind) director.cut();
    else if (isControl(target)) director.skipAll();
  });
  const onClick = useEffectEvent((event: MouseEvent) => {
    const target = event.target as Element;
    const board = target.closest('.board');
    if (!director || !board || isControl(target) || !showing.screen().behind) return;
    if (target.closest('.pan-zoom-tools') || isDrag(down.current, event)) return;
    event.stopPropagation();
    event.preventDefault();
    director.skip();
  });
  /** The view moves under what is in motion. */
  const onShift = useEffectEvent(() => director?.settle());
  useEffect(() => {
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal } as const;
    window.addEventListener('keydown', (event) => onKey(event), options);
    window.addEventListener('pointerdown', (event) => onDown(event), options);
    window.addEventListener('click', (event) => onClick(event), options);
    window.addEventListener('wheel', () => onShift(), { ...options, passive: true });
    window.addEventListener('resize', () => onShift(), options);
    const onMove = (event: PointerEvent): void => {
      if (event.buttons > 0 && isDrag(down.current, event)) onShift();
    };
    window.addEventListener('pointermove', onMove, { ...options, passive: true });
    return () => stop.abort();
  }, []);
}
