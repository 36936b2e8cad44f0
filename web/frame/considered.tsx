import { total } from '@orrery/kernel';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { afterPaint } from '../kit/after-paint.ts';
import { useTold } from '../kit/board/about.tsx';
import { BorderWords } from '../kit/board/border.tsx';
import { isInLine } from '../kit/board/question-bar.tsx';
import type { Choice } from '../kit/face.ts';
import { Icon } from '../kit/icons.tsx';
import { useT } from '../kit/language.tsx';
import { type Session, useSession } from './session.tsx';
import { figureWords } from './words.ts';

/** What one considers: tapped, it is shown large; under the pointer, what a click does is said beside what the thing is. */
export default function Considered() {
  const { pending, previewed, pointed, border } = useSession();
  const about = useTold();
  if (pending) return <Tapped choice={pending} />;
  if (previewed && isInLine(previewed)) return <Ending key={previewed.key} choice={previewed} />;
  const place = previewed?.text.touches.find((place) => pointed.has(place));
  if (!previewed || place === undefined) return null;
  if (about) return <Foretold key={`${previewed.key} ${about.title}`} choice={previewed} />;
  return (
    border && (
      <Tag key={place} of={() => drawnAt(place)[0]}>
        <BorderWords border={border} />
      </Tag>
    )
  );
}

/** What a button beside the question brings, below it. */
function Ending({ choice }: { choice: Choice }) {
  const t = useT();
  const session = useSession();
  const { border } = session;
  const { effect } = choice.text;
  const changes = changesOf(session);
  if (!effect && !border && changes.length === 0) return null;
  const button = `.turn-buttons [data-key="${CSS.escape(choice.key)}"]`;
  return (
    <Tag of={() => document.querySelector(button)}>
      {effect && <p>{t.say(effect)}</p>}
      {changes.length > 0 && <Changes changes={changes} />}
      {border && <BorderWords border={border} />}
    </Tag>
  );
}

/** The words of the thing under the pointer, on the board. */
const PANEL = '.about.shown > .about-words';

/** What a click does, below what the thing under the pointer says of itself: nothing else on the board is covered. */
function Foretold({ choice }: { choice: Choice }) {
  const t = useT();
  const { border } = useSession();
  const about = useTold();
  const [panel, setPanel] = useState<Element | null>(null);
  // The question comes first: what a click does may take a while to be worked out.
  useEffect(() => {
    let wanted = true;
    afterPaint(() => wanted && setPanel(document.querySelector(PANEL)));
    return () => {
      wanted = false;
    };
  }, []);
  if (!panel) return null;
  const { effect } = choice.text;
  const words = unrepeated(t.say(choice.text.words), about?.lines ?? NO_LINES);
  // An answer that only names the thing says nothing new.
  const names = words.toLowerCase() === about?.title.toLowerCase();
  const news = effect ? unsaid(t.say(effect), about?.lines ?? NO_LINES) : '';
  if (names && news === '' && !border) return null;
  return createPortal(
    <div className="foretold">
      {!names && <p className="foretold-words">{words}</p>}
      {news !== '' && <p>{news}</p>}
      {border && <BorderWords border={border} />}
    </div>,
    panel,
  );
}

/** What the thing has said of itself is not said again: neither as a whole, whatever it is called there, nor in part. */
function unsaid(effect: string, lines: readonly string[]): string {
  const said = lines.join(' ').toLowerCase();
  if (says(said, effect.toLowerCase())) return '';
  return effect
    .split('; ')
    .filter((part) => !said.includes(part.toLowerCase()))
    .join('; ');
}

/** An answer keeps its name, and leaves out what the thing says it does. */
function unrepeated(words: string, lines: readonly string[]): string {
  const repeats = words.includes(': ') && says(lines.join(' ').toLowerCase(), words.toLowerCase());
  return repeats ? words.slice(0, words.indexOf(': ')) : words;
}

/** What is in sight of a place. */
const drawnAt = (place: string): Element[] =>
  [...document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)].filter((element) =>
    element.checkVisibility(),
  );

/** An option that lies on the board as a card. */
const offersOf = (key: string): Element[] => [
  ...document.querySelectorAll(`.offer[data-key="${CSS.escape(key)}"]`),
];

const NO_LINES: readonly string[] = [];

/** A few words beside a thing: where choosing it leads. */
function Tag({ of, children }: { of(): Element | null | undefined; children: ReactNode }) {
  const tag = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one tag for each thing
  useLayoutEffect(() => {
    const thing = of();
    if (!tag.current || !thing) return;
    const { left, right, bottom, top } = thing.getBoundingClientRect();
    const { width, height } = tag.current.getBoundingClientRect();
    const x = Math.max(6, Math.min((left + right - width) / 2, innerWidth - width - 6));
    const below = bottom + height + 12 < innerHeight;
    tag.current.style.translate = `${x}px ${below ? bottom + 6 : top - height - 6}px`;
  }, []);
  return (
    <div ref={tag} className="border-tag" aria-hidden="true">
      {children}
    </div>
  );
}

/** Where a board draws what is considered as it would lie: before the card that was tapped, that is to be seen. */
const FORESEEN = '.board .foreseen';
/** So far it stays from what it stands above. */
const GAP = 8;
/** Whatever the other comes to, this counts for more. */
const FIRST = 1e4;

/** So much of a line is a statement, and not only a figure or a name. */
const STATEMENT = 20;

/** Does a sentence say already what a line says, whatever that calls it? */
function says(sentence: string, line: string): boolean {
  const statement = line.slice(line.indexOf(': ') + 1).replace(/\.$/, '');
  return statement.length >= STATEMENT && sentence.includes(statement);
}

/** Large, with what it is and what it would change; the next tap does it. */
function Tapped({ choice }: { choice: Choice }) {
  const t = useT();
  const session = useSession();
  const { border } = session;
  const { key, text } = choice;
  const { words, touches } = text;
  const about = useTold();
  const effect = text.effect ? t.say(text.effect) : '';
  const panel = useRef<HTMLDivElement>(null);
  const title = t.say(words);
  const lines =
    useMemo(() => about?.lines.filter((line) => !says(title, line)), [about, title]) ?? NO_LINES;
  // A card that was tapped is read already, and lies there.
  const news = useMemo(
    () => unsaid(effect, [...lines, ...offersOf(key).map(({ textContent }) => textContent ?? '')]),
    [effect, lines, key],
  );
  // At the edge where it lies over less of the very thing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it says is as tall as it is
  useLayoutEffect(() => {
    if (!panel.current) return;
    const { classList, style } = panel.current;
    const boxes = (things: readonly Element[]) =>
      things.map((thing) => thing.getBoundingClientRect());
    const foreseen = boxes([...document.querySelectorAll(FORESEEN)]);
    const tapped = boxes([...offersOf(key), ...touches.flatMap((place) => drawnAt(place))]);
    const covered = (): number => {
      const { top, bottom } = (panel.current as HTMLElement).getBoundingClientRect();
      const shared = (thing: DOMRect): number =>
        Math.min(bottom, thing.bottom) - Math.max(top, thing.top);
      const over = (things: readonly DOMRect[]): number =>
        things.reduce((sum, thing) => sum + Math.max(0, shared(thing)), 0);
      return over(foreseen) * FIRST + over(tapped);
    };
    // At the lower edge, at the upper one, or above the cards that one chooses from.
    const cards = offersOf(key)[0]?.closest('.stage')?.getBoundingClientRect();
    const fromList = document.querySelector('.choice-sheet.raised') !== null;
    const above = cards && foreseen.length > 0 && !fromList ? innerHeight - cards.top + GAP : null;
    const stand = (spot: string): number => {
      classList.toggle('high', spot === 'high');
      style.bottom = spot === 'above' ? `${above}px` : '';
      return covered();
    };
    let [best, least] = ['low', Number.POSITIVE_INFINITY];
    for (const spot of above === null ? ['low', 'high'] : ['low', 'high', 'above']) {
      const over = stand(spot);
      if (over < least) [best, least] = [spot, over];
    }
    stand(best);
  }, [key, touches, lines]);
  return (
    <div ref={panel} className="considered" role="status">
      <p className="considered-words">
        {about?.sign}
        {title}
      </p>
      {lines.map((line) => (
        <p key={line} className="considered-about">
          {line}
        </p>
      ))}
      {news !== '' && <p>{news}</p>}
      <Changes changes={changesOf(session)} />
      {border && <BorderWords border={border} />}
      <p className="soft">{t('choices.again')}</p>
    </div>
  );
}

function Changes({ changes }: { changes: ReturnType<typeof changesOf> }) {
  const t = useT();
  return (
    <ul className="considered-changes">
      {changes.map(({ id, icon, label, from, to }) => (
        <li key={id}>
          <Icon name={icon} size="1.1em" />
          <span className="unseen">{t.say(label)}</span> {figureWords(t, from)} →{' '}
          <b>{figureWords(t, to)}</b>
        </li>
      ))}
    </ul>
  );
}

/** The figures of one's own that would change. */
function changesOf({ face, view, ghost, eyes, sheets, table }: Session) {
  if (!ghost || eyes.seat < 0) return [];
  const after = new Map(face.panel(ghost, eyes.seat).map((field) => [field.id, field.value]));
  const points = total(sheets[eyes.seat] ?? []);
  const pointsAfter = total(table.game.definition.score(ghost.position.state, eyes.seat));
  const score = { id: 'score', icon: 'points', label: { id: 'panels.score' }, value: points };
  const fields = [score, ...face.panel(view, eyes.seat)];
  return fields
    .map(({ id, icon, label, value }) => {
      const to = id === 'score' ? pointsAfter : (after.get(id) ?? value);
      return { id, icon, label, from: value, to };
    })
    .filter(({ from, to }) => from !== to);
}
