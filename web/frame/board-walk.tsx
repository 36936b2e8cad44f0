import { useEffect, useRef } from 'react';
import { afterPaint } from '../kit/after-paint.ts';
import { byHand } from './hand.ts';
import { useSession } from './session.tsx';

/** What answers a question on a board, and a board that is itself walked by arrows. */
const ANSWERS = '.board :is(.place-open, .map-place-open, [data-answer], [role="application"])';

/** Whoever answers on the board by keyboard goes on there: an answer of the next question takes the focus over. */
export default function BoardWalk() {
  const { asked } = useSession();
  const walks = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      const thing = target as Element;
      walks.current = thing.closest('.board') !== null && thing.matches(':focus-visible');
    };
    window.addEventListener('focusin', note);
    return () => window.removeEventListener('focusin', note);
  }, []);
  const question = asked && !asked.sealed ? asked.question : null;
  useEffect(() => {
    if (question === null) return;
    afterPaint(() => {
      const lost = document.activeElement === null || document.activeElement === document.body;
      if (!walks.current || !lost || byHand()) return;
      const answers = [...document.querySelectorAll<HTMLElement | SVGElement>(ANSWERS)];
      answers.find((answer) => answer.tabIndex >= 0 && answer.checkVisibility())?.focus();
    });
  }, [question]);
  return null;
}
