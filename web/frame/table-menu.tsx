import { useT } from '../kit/language.tsx';
import { IconButton } from '../kit/widgets/button.tsx';
import { Menu, type MenuEntry } from '../kit/widgets/menu.tsx';
import { useSession } from './session.tsx';
import { usePhone } from './use-phone.ts';

/** What the screen around a table can do with it as a whole. */
export interface TableActions {
  leave(): void;
  again(): void;
  exportFile(): void;
  copyLink(): Promise<boolean>;
  branch(moment: number): void;
  openLegend(): void;
}

export type TableDialog = 'keys' | 'settings' | 'end';

interface TableMenuProps {
  readonly actions: TableActions;
  copyLink(): void;
  open(dialog: TableDialog): void;
  openRule(): void;
  openScore(): void;
  /** The game is over and has a result to show. */
  readonly result: boolean;
}

/** The tools at the end of the status line; a phone has most of them in its menu. */
export function TableMenu(props: TableMenuProps) {
  const { actions, copyLink, open, openRule, openScore, result } = props;
  const t = useT();
  const { show, shown, now } = useSession();
  const phone = usePhone();
  const replay = (): void => show(shown === null ? now.moments : null);
  const onPhone: MenuEntry[] = [
    { id: 'replay', icon: 'replay', label: t('tools.replay'), onAction: replay },
    { id: 'score', icon: 'score', label: t('rail.score'), onAction: openScore },
    { id: 'rules', icon: 'rules', label: t('tools.rules'), onAction: openRule },
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
    { id: 'legend', icon: 'legend', label: t('legend.title'), onAction: actions.openLegend },
    { id: 'export', icon: 'export', label: t('tools.export'), onAction: actions.exportFile },
    { id: 'link', icon: 'link', label: t('tools.link'), onAction: copyLink },
    { id: 'leave', icon: 'home', label: t('tools.leave'), onAction: actions.leave },
  ];
  return (
    <div className="tools">
      {!phone && (
        <>
          <IconButton icon="replay" label={t('tools.replay')} hotkey="H" onPress={replay} />
          <IconButton icon="rules" label={t('tools.rules')} hotkey="B" onPress={openRule} />
        </>
      )}
      {result && <IconButton icon="trophy" label={t('tools.result')} onPress={() => open('end')} />}
      <Menu label={t('tools.menu')} icon="menu" entries={entries} />
    </div>
  );
}
