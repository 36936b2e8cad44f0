import { useEffect, useRef } from 'react';
import { afterPaint } from '../kit/after-paint.ts';
import { byHand } from './hand.ts';
import { useSession } from './session.tsx';

/** What answers a question on a board, and a board that is itself walked by arrows. */
const ANSWERS = '.board :is(.place-open, .map-place-open, [data-answer], [role="application"])';

/** What has been answered with may stand there still, as an action's sign does while it is taken. */
const ANSWERED = '.board [data-place]:not(.place-open, .map-place-open)';

const TRIES = 10;

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
    let isOver = false;
    const goOn = (tries: number): void =>
      afterPaint(() => {
        const { activeElement: at, body } = document;
        const lost = at === null || at === body || at.matches(ANSWERED);
        if (isOver || !walks.current || !lost || byHand()) return;
        const answers = [...document.querySelectorAll<HTMLElement | SVGElement>(ANSWERS)];
        const first = answers.find((answer) => answer.tabIndex >= 0 && answer.checkVisibility());
        // A sheet with answers comes a moment after its question.
        if (first) first.focus();
        else if (tries > 0) goOn(tries - 1);
      });
    goOn(TRIES);
    return () => {
      isOver = true;
    };
  }, [question]);
  return null;
}
