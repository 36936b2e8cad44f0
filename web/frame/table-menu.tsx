import { memo } from 'react';
import { useT } from '../kit/language.tsx';
import { useRoom } from '../kit/use-room.ts';
import { useSteady } from '../kit/use-steady.ts';
import { classes, IconButton } from '../kit/widgets/button.tsx';
import { Menu, type MenuEntry } from '../kit/widgets/menu.tsx';
import type { DrawerTab } from './drawer-tabs.ts';
import { useSession } from './session.tsx';
import { useUnread } from './use-heard.ts';

/** What the screen around a table can do with it as a whole. */
export interface TableActions {
  leave(): void;
  again(): void;
  exportFile(): void;
  copyLink(): Promise<boolean>;
  branch(moment: number): void;
  openLegend(): void;
}

export type TableDialog = 'keys' | 'settings' | 'end' | 'rename';

interface TableMenuProps {
  readonly actions: TableActions;
  copyLink(): void;
  open(dialog: TableDialog): void;
  /** The open part of the drawer. */
  readonly tab: DrawerTab | null;
  toggle(tab: DrawerTab): void;
  /** The game is over and has a result to show. */
  readonly result: boolean;
  /** It is one's own: to be called what one likes, to be looked back at and returned to. */
  readonly own: boolean;
}

/** The parts of the drawer, as tools. */
const DRAWERS = [
  { id: 'choices', icon: 'options', hotkey: 'C' },
  { id: 'log', icon: 'log', hotkey: 'L' },
  { id: 'score', icon: 'score', hotkey: 'S' },
  { id: 'rules', icon: 'rules', hotkey: 'B' },
] as const satisfies readonly { id: DrawerTab; icon: string; hotkey: string }[];

/** The tools at the end of the status line; a phone has most of them in its menu. */
export function TableMenu(props: TableMenuProps) {
  const { show, shown, now } = useSession();
  const unread = useUnread();
  const replay = useSteady((): void => show(shown === null ? now.moments : null));
  return <Tools {...props} unread={unread} replay={replay} />;
}

interface ToolsProps extends TableMenuProps {
  readonly unread: number;
  replay(): void;
}

/** A move changes no more of them than how much there is to be unread. */
const Tools = memo(function Tools(props: ToolsProps) {
  const { actions, copyLink, open, tab, toggle, result, own, unread, replay } = props;
  const t = useT();
  const phone = useRoom() === 'phone';
  return (
    <div className="tools">
      {!phone && (
        <>
          {DRAWERS.map(({ id, icon, hotkey }) => (
            <IconButton
              key={id}
              icon={icon}
              label={t(`rail.${id}`)}
              hotkey={hotkey}
              className={classes('drawer-tool', tab === id && 'chosen')}
              aria-expanded={tab === id}
              onPress={() => toggle(id)}
              mark={id === 'log' && tab !== 'log' && unread > 0 ? t.number(unread) : undefined}
            />
          ))}
          {own && (
            <IconButton icon="replay" label={t('tools.replay')} hotkey="H" onPress={replay} />
          )}
        </>
      )}
      {result && <IconButton icon="trophy" label={t('tools.result')} onPress={() => open('end')} />}
      <MoreTools {...{ actions, copyLink, open, toggle, own, replay, phone }} />
    </div>
  );
});

interface MoreToolsProps
  extends Pick<TableMenuProps, 'actions' | 'copyLink' | 'open' | 'toggle' | 'own'> {
  replay(): void;
  readonly phone: boolean;
}

/** Nothing in it changes with a move. */
const MoreTools = memo(function MoreTools(props: MoreToolsProps) {
  const { actions, copyLink, open, toggle, own, replay, phone } = props;
  const t = useT();
  const onPhone: MenuEntry[] = [
    ...(own ? [{ id: 'replay', icon: 'replay', label: t('tools.replay'), onAction: replay }] : []),
    { id: 'score', icon: 'score', label: t('rail.score'), onAction: () => toggle('score') },
    { id: 'rules', icon: 'rules', label: t('tools.rules'), onAction: () => toggle('rules') },
  ];
  const keys: MenuEntry = {
    id: 'keys',
    icon: 'keyboard',
    label: t('keys.title'),
    hotkey: '?',
    onAction: () => open('keys'),
  };
  const entries: MenuEntry[] = [
    ...(phone ? onPhone : []),
    {
      id: 'settings',
      icon: 'settings',
      label: t('settings.title'),
      onAction: () => open('settings'),
    },
    ...(matchMedia('(any-pointer: fine)').matches ? [keys] : []),
    ...(own
      ? [{ id: 'rename', icon: 'rename', label: t('rename.do'), onAction: () => open('rename') }]
      : []),
    { id: 'legend', icon: 'legend', label: t('legend.title'), onAction: actions.openLegend },
    { id: 'export', icon: 'export', label: t('tools.export'), onAction: actions.exportFile },
    { id: 'link', icon: 'link', label: t('tools.link'), onAction: copyLink },
    { id: 'leave', icon: 'home', label: t('tools.leave'), onAction: actions.leave },
  ];
  return <Menu label={t('tools.menu')} icon="menu" entries={entries} />;
});
