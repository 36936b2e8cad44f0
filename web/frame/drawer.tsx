import { memo } from 'react';
import type { GameFace } from '../kit/face.ts';
import { useT } from '../kit/language.tsx';
import { IconButton } from '../kit/widgets/button.tsx';
import { Tabs } from '../kit/widgets/tabs.tsx';
import { ChoicePart, LogPart, RulePart, ScorePart } from './drawer-parts.tsx';
import type { DrawerTab } from './drawer-tabs.ts';
import { useSession } from './session.tsx';
import { useUnread } from './use-heard.ts';

interface DrawerProps {
  /** The open tab. */
  readonly tab: DrawerTab;
  setTab(tab: DrawerTab | null): void;
  /** The rule that the book is open at. */
  readonly rule: string | null;
  openRule(id: string): void;
}

/** Over the board's edge: all that may be chosen, what happened, how it stands, what the rules say. */
export default function Drawer(props: DrawerProps) {
  const { face, asked } = useSession();
  return (
    <Parts {...props} face={face} at={props.rule || asked?.rule || null} unread={useUnread()} />
  );
}

interface PartsProps extends Omit<DrawerProps, 'rule'> {
  readonly face: GameFace;
  /** The rule that the book is open at. */
  readonly at: string | null;
  readonly unread: number;
}

/** What lies in them sees for itself what a move changes. */
const Parts = memo(function Parts({ tab, setTab, at, openRule, face, unread }: PartsProps) {
  const t = useT();
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
            content: <ChoicePart openRule={openRule} />,
          },
          {
            id: 'log',
            label: t('rail.log'),
            mark: unread > 0 && tab !== 'log' && (
              <b className="news-count" title={t('log.news')}>
                {t.number(unread)}
              </b>
            ),
            content: <LogPart />,
          },
          { id: 'score', label: t('rail.score'), content: <ScorePart /> },
          {
            id: 'rules',
            label: t('rail.rules'),
            content: <RulePart face={face} at={at} onOpen={openRule} />,
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
});
