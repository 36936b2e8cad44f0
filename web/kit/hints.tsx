/** The names of figures and signs: one small note for the whole page, on hover, focus and long press. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { LONG_PRESS } from './board/place.tsx';

interface Note {
  readonly words: string;
  readonly at: DOMRect;
}

/** A pointer that rests so long wants to know. */
const REST = 350;

/** Signs that bear their name for screen readers; a title shows by itself, but never to a finger. */
const NAMED = '.icon[aria-label]';
const TITLED = `${NAMED}, [title]`;

const wordsOf = (element: Element): string | null =>
  element.getAttribute('data-hint') ??
  element.getAttribute('title') ??
  element.getAttribute('aria-label');

/** What explains itself under a point, even where something to press lies over it. */
const hintedAt = (x: number, y: number, named: string): Element | null => {
  for (const element of document.elementsFromPoint(x, y)) {
    const hinted = element.closest('[data-hint]') ?? element.closest(named);
    if (hinted) return hinted;
    // Only what lies over its own explanation is looked through.
    if (element.closest('[data-hint-cover]') === null) return null;
  }
  return null;
};

/** Mounted once around everything that explains itself. */
export default function Hints() {
  const [note, setNote] = useState<Note | null>(null);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let timer = 0;
    let at: Element | null = null;
    /** Whoever holds a finger on something to read its name does not press it by letting go. */
    let held = false;
    const show = (element: Element | null, said = wordsOf): void => {
      const words = element && said(element);
      at = words ? element : null;
      setNote(element && words ? { words, at: element.getBoundingClientRect() } : null);
    };
    const later = (element: Element | null, wait: number, said?: typeof wordsOf): void => {
      clearTimeout(timer);
      if (element === at) return;
      if (at) show(null);
      if (element) timer = window.setTimeout(() => show(element, said), wait);
    };
    const onMove = ({ pointerType, clientX, clientY }: PointerEvent): void => {
      if (pointerType !== 'touch') later(hintedAt(clientX, clientY, NAMED), REST);
    };
    const onDown = ({ pointerType, clientX, clientY }: PointerEvent): void => {
      clearTimeout(timer);
      show(null);
      held = false;
      const hinted = pointerType === 'mouse' ? null : hintedAt(clientX, clientY, TITLED);
      if (!hinted) return;
      timer = window.setTimeout(() => {
        held = true;
        show(hinted);
      }, LONG_PRESS);
    };
    const onClick = (event: MouseEvent): void => {
      if (held) event.stopPropagation();
      held = false;
    };
    const onUp = (): void => clearTimeout(timer);
    // No click follows.
    const onCancel = (): void => {
      clearTimeout(timer);
      held = false;
    };
    const onFocus = ({ target }: FocusEvent): void => {
      const element = target as Element;
      if (!element.matches(':focus-visible')) return;
      const focused = element.getAttribute('data-hint-focused');
      if (focused) later(element, 0, () => focused);
      else later(element.closest('[data-hint]'), 0);
    };
    const hide = (): void => later(null, 0);
    const gone = new AbortController();
    const options = { capture: true, passive: true, signal: gone.signal } as const;
    window.addEventListener('pointermove', onMove, options);
    window.addEventListener('pointerdown', onDown, options);
    window.addEventListener('pointerup', onUp, options);
    window.addEventListener('pointercancel', onCancel, options);
    window.addEventListener('click', onClick, options);
    window.addEventListener('focusin', onFocus, options);
    window.addEventListener('focusout', hide, options);
    window.addEventListener('scroll', hide, options);
    window.addEventListener('wheel', hide, options);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, []);

  // Above what it explains, or below where there is no room; never over the edge.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !note) return;
    const { width, height } = element.getBoundingClientRect();
    const left = note.at.x + note.at.width / 2 - width / 2;
    const above = note.at.y - height - 6;
    element.style.left = `${Math.max(6, Math.min(left, window.innerWidth - width - 6))}px`;
    element.style.top = `${above > 6 ? above : note.at.bottom + 6}px`;
  }, [note]);

  // Screen readers have the words in the element itself.
  return note ? (
    <div ref={box} className="tooltip hint" aria-hidden="true">
      {note.words}
    </div>
  ) : null;
}
