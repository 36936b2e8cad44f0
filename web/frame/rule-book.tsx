import type { Rulebook } from '@orrery/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type GameFace, loadIn } from '../kit/face.ts';
import { useT } from '../kit/language.tsx';
import { classes } from '../kit/widgets/button.tsx';
import { TextField } from '../kit/widgets/text-field.tsx';
import { RuleText } from './rule-text.tsx';
import { scrollWithin } from './scroll.ts';

/** The game's numbered rules in the language in use; null while they load. */
function useRulebook(face: GameFace): Rulebook | null {
  const { language } = useT();
  const [loaded, setLoaded] = useState<{ language: string; book: Rulebook } | null>(null);
  useEffect(() => {
    let wanted = true;
    loadIn(face.reference, language).then((book) => {
      if (wanted) setLoaded({ language, book });
    });
    return () => {
      wanted = false;
    };
  }, [face, language]);
  return loaded?.language === language ? loaded.book : null;
}

interface RuleBookProps {
  readonly face: GameFace;
  /** The rule to open at. */
  readonly at: string | null;
  onOpen(id: string): void;
}

/** The rules to read and search; opened at the one that governs what one is looking at. */
export default function RuleBook({ face, at, onOpen }: RuleBookProps) {
  const t = useT();
  const book = useRulebook(face);
  const [filter, setFilter] = useState('');
  const body = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!book || !at) return;
    setFilter('');
    requestAnimationFrame(() => {
      const rule = body.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(at)}"]`);
      const title = rule?.parentElement?.querySelector('h3');
      if (rule) scrollWithin(rule, 'start', title?.offsetHeight);
    });
  }, [book, at]);

  const chapters = useMemo(() => {
    const wanted = filter.trim().toLowerCase();
    const fits = (rule: { id: string; text: string }): boolean =>
      wanted === '' || `${rule.id} ${rule.text}`.toLowerCase().includes(wanted);
    return (book?.chapters ?? [])
      .map((chapter) => ({ ...chapter, rules: chapter.rules.filter(fits) }))
      .filter((chapter) => chapter.rules.length > 0);
  }, [book, filter]);

  if (!book) return <p className="empty">{t('shell.loading')}</p>;
  return (
    <div className="rule-book">
      <TextField
        bare
        type="search"
        label={t('rules.search')}
        placeholder={t('rules.search')}
        value={filter}
        onChange={setFilter}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it may have to be scrolled by keyboard */}
      <div className="rule-body" ref={body} tabIndex={0}>
        {chapters.length === 0 && <p className="empty">{t('rules.none-found')}</p>}
        {chapters.map((chapter) => (
          <section key={chapter.id}>
            <h2>{chapter.title}</h2>
            {chapter.rules.map((rule) => (
              <article
                key={rule.id}
                data-rule={rule.id}
                className={classes('rule', rule.id === at && 'here')}
                aria-current={rule.id === at ? 'true' : undefined}
              >
                <span className="rule-id">{rule.id}</span>
                <div>
                  <RuleText text={rule.text} openRule={onOpen} />
                </div>
              </article>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
