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
  const answered = useRef<number | null>(null);
  useEffect(() => {
    // Who was asked just before has answered that; who has waited for others may be reading.
    const goesOn = answered.current !== null;
    answered.current = question;
    if (question === null) return;
    afterPaint(() => {
      const { activeElement: at, body } = document;
      const lost = at === null || at === body;
      const done = goesOn && at?.closest('.board') && !at.matches(ANSWERS);
      if (!walks.current || !(lost || done) || byHand()) return;
      const answers = [...document.querySelectorAll<HTMLElement | SVGElement>(ANSWERS)];
      answers.find((answer) => answer.tabIndex >= 0 && answer.checkVisibility())?.focus();
    });
  }, [question]);
  return null;
}
