import { useT } from '../kit/language.tsx';
import { IconButton } from '../kit/widgets/button.tsx';
import { Tabs } from '../kit/widgets/tabs.tsx';
import { ChoicePart, LogPart, RulePart, ScorePart } from './drawer-parts.tsx';
import { useSession } from './session.tsx';
import { useHeard } from './use-heard.ts';

export type DrawerTab = 'choices' | 'log' | 'score' | 'rules';

export const DRAWER_TABS: readonly DrawerTab[] = ['choices', 'log', 'score', 'rules'];

export interface DrawerProps {
  /** The open tab; null: closed. */
  readonly tab: DrawerTab | null;
  setTab(tab: DrawerTab | null): void;
  /** The rule that the book is open at. */
  readonly rule: string | null;
  openRule(id: string): void;
}

/** Over the board's edge: all that may be chosen, what happened, how it stands, what the rules say. */
export function Drawer({ tab, setTab, rule, openRule }: DrawerProps) {
  const t = useT();
  const { face, asked } = useSession();
  const heard = useHeard();
  if (tab === null) return null;
  return (
    <aside className="drawer" aria-label={t('rail.title')}>
      <Tabs
        label={t('rail.title')}
        chosen={tab}
        onChoose={(id) => setTab(id as DrawerTab)}
        tabs={[
          {
            id: 'choices',
            label: t('rail.choices'),
            content: <Choices openRule={openRule} />,
          },
          {
            id: 'log',
            label: t('rail.log'),
            mark: heard > 0 && tab !== 'log' && (
              <b className="news-count" title={t('log.news')}>
                {t.number(heard)}
              </b>
            ),
            content: <LogPart />,
          },
          { id: 'score', label: t('rail.score'), content: <ScorePart /> },
          {
            id: 'rules',
            label: t('rail.rules'),
            content: <RulePart face={face} at={rule || asked?.rule || null} onOpen={openRule} />,
          },
        ]}
      />
      <IconButton
        icon="close"
        label={t('shell.close')}
        hotkey="Esc"
        className="drawer-close"
        onPress={() => setTab(null)}
      />
    </aside>
  );
}

/** The options, and where there are none, what is being waited for. */
export function Choices({ openRule }: { openRule(id: string): void }) {
  const t = useT();
  const { asked, now, shown, choices } = useSession();
  if (!asked) {
    const why = shown !== null ? 'choices.replaying' : now.over ? 'choices.over' : 'choices.wait';
    const others = shown === null && !now.over;
    return (
      <div className="choices-pane">
        <p className="empty">{t(why)}</p>
        {others && <LogPart fresh />}
      </div>
    );
  }
  return (
    <div className="choices-pane">
      <header>
        <h2>{t('choices.count', { count: choices.length })}</h2>
        {asked.rule && (
          <button
            type="button"
            className="rule-link"
            onClick={() => asked.rule && openRule(asked.rule)}
          >
            {asked.rule}
          </button>
        )}
      </header>
      <ChoicePart />
    </div>
  );
}
