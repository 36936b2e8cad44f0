import { useRef, useState } from 'react';
import type { Choice } from '../kit/face.ts';
import { useT } from '../kit/language.tsx';
import { useSteady } from '../kit/use-steady.ts';
import { FloatingMenu } from '../kit/widgets/menu.tsx';
import { byHand } from './hand.ts';
import type { Session } from './session.tsx';
import { heading } from './words.ts';

interface Touching {
  readonly choices: readonly Choice[];
  readonly x: number;
  readonly y: number;
}

/** Where the pointer went down last: menus of tapped places open there. */
let pointer = { x: 0, y: 0 };
window.addEventListener(
  'pointerdown',
  ({ clientX: x, clientY: y }) => {
    pointer = { x, y };
  },
  // On the way down: buttons keep what happens on them to themselves.
  { capture: true },
);

export interface TouchMenu {
  touch(place: string): void;
  readonly menu: React.ReactNode;
}

/** A tapped place: its one option is chosen, several open a menu, none is answered with why not. */
export function useTouchMenu(session: Session): TouchMenu {
  const t = useT();
  const [touching, setTouching] = useState<Touching | null>(null);
  const anchor = useRef<HTMLSpanElement>(null);

  const touch = useSteady((place: string): void => {
    const { asked, choices, choose, face, view, eyes, tell, now, shown, table } = session;
    const found = choices.filter(({ text }) => text.touches.includes(place));
    const [only] = found;
    // Under a finger, the first tap shows what the second will do.
    const offers = found.length > 1 || (only?.text.tone === 'careful' && !byHand());
    if (offers) setTouching({ choices: found, ...pointer });
    else if (only) choose(only);
    else if (asked) {
      const why = face.whyNot?.(view, eyes.seat, place);
      const question = heading(t.say(face.describeQuestion(view, eyes.seat, asked.step)));
      const unasked = { id: 'choices.not-now', values: { question } };
      tell(why?.words ?? unasked, why?.rule ?? asked.rule ?? undefined);
    } else if (shown === null && !now.over) {
      const names = t.list(now.waiting.map((seat) => table.seats[seat]?.name ?? ''));
      tell({ id: 'choices.not-your-turn', values: { names } });
    }
  });

  /** What it does, and what can't be taken back then; worked out for these few alone. */
  const notesOf = (choice: Choice): { note?: string } => {
    const border = session.borderOf(choice);
    const { effect } = choice.text;
    const notes = [...(effect ? [t.say(effect)] : []), ...(border ? [t(`border.${border}`)] : [])];
    // Between sentences the dot in the middle is stop enough.
    return notes.length > 0 ? { note: notes.join(' · ').replace('. · ', ' · ') } : {};
  };

  // Another question, or another person before the screen: what was offered is offered no more.
  const offered = touching?.choices.filter((choice) => session.choices.includes(choice)) ?? [];
  const menu = (
    <>
      <span
        ref={anchor}
        className="touch-anchor"
        style={touching ? { left: touching.x, top: touching.y } : undefined}
      />
      <FloatingMenu
        label={t('choices.title')}
        open={offered.length > 0}
        onClose={() => setTouching(null)}
        at={anchor}
        about={offered.flatMap(({ text }) => text.touches)}
        entries={offered.map((choice) => ({
          id: choice.key,
          label: t.say(choice.text.words),
          ...notesOf(choice),
          onAction: () => session.choose(choice, true),
        }))}
      />
    </>
  );
  return { touch, menu };
}
