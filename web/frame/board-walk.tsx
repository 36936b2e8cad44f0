import { useEffect, useRef } from 'react';
import { afterPaint } from '../kit/after-paint.ts';
import { byHand } from './hand.ts';
import { useSession } from './session.tsx';

/** What answers a question on a board, and a board that is itself walked by arrows. */
const ANSWERS = '.board :is(.place-open, .map-place-open, [data-answer], [role="application"])';

/** A sheet is drawn so many frames after its question at most. */
const SHEET = 10;

/** What stays where it is when it has been answered, and would go on telling what it is. */
const PLACES = '.board :is(.place, .map-place)';

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
    let wanted = true;
    const goOn = (tries: number): void =>
      afterPaint(() => {
        if (!wanted || !walks.current || byHand()) return;
        const active = document.activeElement as HTMLElement | SVGElement | null;
        if (active?.matches(PLACES) && !active.matches(ANSWERS)) active.blur();
        else if (active && active !== document.body) return;
        if (question === null) return;
        const answers = [...document.querySelectorAll<HTMLElement | SVGElement>(ANSWERS)];
        const next = answers.find((answer) => answer.tabIndex >= 0 && answer.checkVisibility());
        if (next) next.focus();
        else if (tries > 1) goOn(tries - 1);
      });
    goOn(SHEET);
    return () => {
      wanted = false;
    };
  }, [question]);
  return null;
}
