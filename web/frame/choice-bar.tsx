import { plain } from '@orrery/text';
import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { BorderSign } from '../kit/board/border.tsx';
import type { Choice, Translate } from '../kit/face.ts';
import { useT } from '../kit/language.tsx';
import { useSteady } from '../kit/use-steady.ts';
import { Button, classes } from '../kit/widgets/button.tsx';
import { TextField } from '../kit/widgets/text-field.tsx';
import { type Session, useSession } from './session.tsx';

/** So many options are offered at once; the rest a page further. */
const PAGE = 24;
/** From so many on, typing a few letters is quicker than looking. */
const FILTER_FROM = 10;

/** All options as words, so that every game can be played without touching its board. */
export function ChoiceBar() {
  const t = useT();
  const { asked, choices, pointed, preview } = useSession();
  const [filter, setFilter] = useState('');
  const [page, setPage] = useState(0);
  const wanted = useDeferredValue(filter.trim().toLowerCase());
  const question = asked?.question;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another question starts afresh
  useEffect(() => {
    setFilter('');
    setPage(0);
  }, [question]);

  // What was considered in the list goes with it: nothing tells the option that it has lost the focus.
  useEffect(() => () => preview(null), [preview]);

  const search = useSteady((next: string): void => {
    setFilter(next);
    setPage(0);
  });
  const normal = useMemo(() => inOrder(choices, t), [choices, t]);
  const found = useMemo(() => {
    const touching = pointed.size
      ? normal.filter(({ text }) => text.touches.some((place) => pointed.has(place)))
      : [];
    const matching = wanted
      ? normal.filter((choice) => plain(t.say(choice.text.words)).toLowerCase().includes(wanted))
      : normal;
    // What the pointer rests on comes first, so that it can be seen in a long list.
    return touching.length && touching.length < matching.length
      ? [...touching, ...matching.filter((choice) => !touching.includes(choice))]
      : matching;
  }, [normal, pointed, wanted, t]);

  if (!asked) return null;
  const pages = Math.max(1, Math.ceil(found.length / PAGE));
  const at = Math.min(page, pages - 1);
  const shown = found.slice(at * PAGE, (at + 1) * PAGE);
  return (
    <div className="choice-bar">
      {normal.length >= FILTER_FROM && <Search value={filter} onChange={search} />}
      <ChoiceList choices={shown} grouped={pointed.size === 0} />
      {found.length === 0 && <p className="empty">{t('choices.none-found')}</p>}
      {pages > 1 && (
        <nav className="pages" aria-label={t('choices.pages')}>
          <Button
            look="quiet"
            icon="back"
            aria-label={t('choices.previous')}
            isDisabled={at === 0}
            onPress={() => setPage(at - 1)}
          />
          <span>{t('choices.page', { page: at + 1, pages, count: found.length })}</span>
          <Button
            look="quiet"
            icon="forward"
            aria-label={t('choices.next')}
            isDisabled={at === pages - 1}
            onPress={() => setPage(at + 1)}
          />
        </nav>
      )}
    </div>
  );
}

const Search = memo(function Search(props: { value: string; onChange(next: string): void }) {
  const words = useT()('choices.filter');
  return <TextField bare type="search" label={words} placeholder={words} {...props} />;
});

/** Ways out are buttons beside the question. */
export const listed = (choices: readonly Choice[]): readonly Choice[] =>
  choices.filter(({ text }) => text.tone !== 'finish');

/** Group by group, the best of each first. */
function inOrder(choices: readonly Choice[], t: Translate): readonly Choice[] {
  const normal = listed(choices);
  const groups: string[] = [];
  const places = normal.map(({ text }) => {
    const group = text.group ? t.say(text.group) : '';
    if (!groups.includes(group)) groups.push(group);
    return groups.indexOf(group);
  });
  const order = [...normal.keys()].sort(
    (a, b) =>
      (places[a] as number) - (places[b] as number) || worthOf(normal[b]) - worthOf(normal[a]),
  );
  return order.map((at) => normal[at] as Choice);
}

const worthOf = (choice: Choice | undefined): number => choice?.text.worth ?? 0;

/** Buttons one walks with the arrow keys; Tab goes past the whole list. */
function ChoiceList({ choices, grouped }: { choices: readonly Choice[]; grouped: boolean }) {
  const t = useT();
  const { asked, walking, choose, preview, point, previewed, pending } = useSession();
  const list = useRef<HTMLUListElement>(null);
  const [focus, setFocus] = useState(0);

  // Whoever chose by keyboard goes on by keyboard: the options of the next question get the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    setFocus(0);
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (walking.current && lost) list.current?.querySelector('button')?.focus();
  }, [asked?.question]);

  const onKeyDown = (event: React.KeyboardEvent): void => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (to === undefined || !buttons[to]) return;
    event.preventDefault();
    event.stopPropagation();
    setFocus(to);
    buttons[to].focus();
  };

  let heading: string | null = null;
  return (
    <ul
      ref={list}
      className="choices"
      aria-label={t('choices.title')}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        // A finger that taps an option does not walk.
        if (target.matches(':focus-visible')) walking.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        // Gone elsewhere on purpose, not because the option has gone.
        if (relatedTarget && !list.current?.contains(relatedTarget)) walking.current = false;
      }}
    >
      {choices.map((choice, i) => {
        const group = grouped && choice.text.group ? t.say(choice.text.group) : null;
        const first = group !== null && group !== heading;
        heading = group;
        return (
          <li key={choice.key}>
            {first && <h3 className="choice-group">{group}</h3>}
            <ChoiceButton
              choice={choice}
              inTabOrder={i === Math.min(focus, choices.length - 1)}
              lookedAt={previewed === choice || pending === choice}
              sealed={asked?.sealed === choice}
              choose={choose}
              preview={preview}
              point={point}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface ChoiceButtonProps extends Pick<Session, 'choose' | 'preview' | 'point'> {
  readonly choice: Choice;
  readonly inTabOrder: boolean;
  readonly lookedAt: boolean;
  readonly sealed: boolean;
}

/** Drawn anew only when something about it changes: a long list must not make the pointer stutter. */
const ChoiceButton = memo(function ChoiceButton(props: ChoiceButtonProps) {
  const { choice, inTabOrder, lookedAt, sealed, choose, preview, point } = props;
  const t = useT();
  const { text } = choice;
  const look = (): void => {
    preview(choice);
    point([]);
  };
  return (
    <button
      type="button"
      className={classes('choice', lookedAt && 'looked-at', sealed && 'sealed')}
      tabIndex={inTabOrder ? 0 : -1}
      aria-pressed={sealed ? true : undefined}
      data-key={choice.key}
      onClick={() => choose(choice)}
      onPointerEnter={look}
      onPointerLeave={() => preview(null)}
      onFocus={look}
      onBlur={() => preview(null)}
    >
      <span>
        {t.say(text.words)}
        <BorderSign choice={choice} />
      </span>
      {text.effect && <small>{t.say(text.effect)}</small>}
    </button>
  );
});
