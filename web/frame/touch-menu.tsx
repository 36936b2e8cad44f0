import { useRef, useState } from 'react';
import { type About, useTold } from '../kit/board/about.tsx';
import type { Choice } from '../kit/face.ts';
import { useT } from '../kit/language.tsx';
import { useSteady } from '../kit/use-steady.ts';
import { FloatingMenu } from '../kit/widgets/menu.tsx';
import { byHand } from './hand.ts';
import type { Session } from './session.tsx';
import { heading } from './words.ts';

interface Touching {
  readonly place: string;
  readonly choices: readonly Choice[];
  /** What the menu stands above or below. */
  readonly at: { readonly left: number; readonly top: number; readonly height: number };
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

/** Who clicks twice where once was enough hears nothing of it, within so many milliseconds. */
const DOUBLE_CLICK = 500;

/** Higher than this, a place is a part of the board: its menu opens where it was tapped. */
const SMALL = 240;

/** A card or a button is not covered by what is asked about it; elsewhere the menu opens at the pointer. */
function spotOf(place: string): Touching['at'] {
  const { x, y } = pointer;
  const parts = [...document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)];
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const tapped = boxes.findIndex(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
  // By keyboard the pointer rests anywhere.
  const at = tapped >= 0 ? tapped : parts.indexOf(document.activeElement as Element);
  const box = boxes[at];
  if (!box) return { left: x, top: y, height: 0 };
  const left = tapped >= 0 ? x : box.left + box.width / 2;
  if (parts[at] instanceof HTMLElement && box.height <= SMALL) {
    return { left, top: box.top, height: box.height };
  }
  return { left, top: tapped >= 0 ? y : box.top + box.height / 2, height: 0 };
}

const isJustNow = (at: number): boolean => performance.now() - at < DOUBLE_CLICK;

/** What a line says, whatever it calls that. */
const statementOf = (line: string): string =>
  line
    .slice(line.indexOf(': ') + 1)
    .replace(/\.$/, '')
    .trim()
    .toLowerCase();

export interface TouchMenu {
  touch(place: string): void;
  readonly menu: React.ReactNode;
}

/** A tapped place: its one option is chosen, several open a menu, none is answered with why not. */
export function useTouchMenu(session: Session): TouchMenu {
  const t = useT();
  const [touching, setTouching] = useState<Touching | null>(null);
  const anchor = useRef<HTMLSpanElement>(null);
  // Under a finger nothing is told of a thing before its menu lies over the board: the menu tells it.
  const [told, setTold] = useState<About | null>(null);
  const telling = useTold();
  const chosen = useRef({ place: '', at: 0 });
  if (touching && telling && telling !== told && byHand()) setTold(telling);

  const touch = useSteady((place: string): void => {
    const { asked, choices, choose, face, view, eyes, tell, now, shown, table } = session;
    const found = choices.filter(({ text }) => text.touches.includes(place));
    const again = found.find((choice) => choice === session.pending);
    const [only] = again ? [again] : found;
    // Under a finger, the first tap shows what the second will do.
    const offers = found.length > 1 || (only?.text.tone === 'careful' && !byHand());
    if (offers && !again) {
      setTold(null);
      setTouching({ place, choices: found, at: spotOf(place) });
    } else if (only) {
      choose(only);
      chosen.current = { place, at: performance.now() };
    } else if (place === chosen.current.place && isJustNow(chosen.current.at)) {
      // Done already.
    } else if (asked) {
      const why = face.whyNot?.(view, eyes.seat, place);
      const question = heading(t.say(face.describeQuestion(view, eyes.seat, asked.step)));
      const unasked = { id: 'choices.not-now', values: { question } };
      tell(why?.words ?? unasked, why?.rule ?? asked.rule ?? undefined);
    } else if (shown === null && !now.over) {
      const names = t.list(now.waiting.map((seat) => table.seats[seat]?.name ?? ''));
      tell({ id: 'choices.not-your-turn', values: { names } });
    }
  });

  // Another question, or another person before the screen: what was offered is offered no more.
  const offered = touching?.choices.filter((choice) => session.choices.includes(choice)) ?? [];
  // What can't be taken back then; worked out for these few alone, and said once where it is true of all.
  const borders = offered.map((choice) => session.borderOf(choice));
  const [shared = null] = new Set(borders).size === 1 ? borders : [];

  /** What it does, and what can't be taken back then. */
  const notesOf = (choice: Choice, at: number): { note?: string } => {
    const border = shared ? null : borders[at];
    const { effect } = choice.text;
    const notes = [...(effect ? [t.say(effect)] : []), ...(border ? [t(`border.${border}`)] : [])];
    // Between sentences the dot in the middle is stop enough.
    return notes.length > 0 ? { note: notes.join(' · ').replace('. · ', ' · ') } : {};
  };

  const entries = offered.map((choice, at) => ({
    id: choice.key,
    label: t.say(choice.text.words),
    ...notesOf(choice, at),
    onAction: () => session.choose(choice),
    // Where a finger rests nothing is seen before it is tapped.
    onLook: () => byHand() || session.preview(choice),
  }));
  // An action that could be taken with several cards says all that it may bring.
  const said = entries.flatMap(({ note }, at) =>
    offered[at]?.text.touches[0] === touching?.place ? (note?.toLowerCase() ?? []) : [],
  );
  const unsaid = (line: string): boolean => !said.some((note) => note.includes(statementOf(line)));

  const menu = (
    <>
      <span ref={anchor} className="touch-anchor" style={touching?.at} />
      <FloatingMenu
        label={t('choices.title')}
        open={offered.length > 0}
        onClose={() => {
          setTouching(null);
          session.preview(null);
        }}
        at={anchor}
        // What was touched counts for more than what else the same is done at.
        about={offered.flatMap(({ text }) => [touching?.place ?? '', ...text.touches])}
        {...(told && { head: { ...told, lines: told.lines.filter(unsaid) } })}
        {...(shared && { foot: t(`border.${shared}`) })}
        entries={entries}
      />
    </>
  );
  return { touch, menu };
}
