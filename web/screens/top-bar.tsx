import { type ReactNode, useState } from 'react';
import { LanguageChoice } from '../frame/language-choice.tsx';
import { SettingsDialog } from '../frame/settings-dialog.tsx';
import { Icon } from '../kit/icons.tsx';
import { useT } from '../kit/language.tsx';
import { IconButton } from '../kit/widgets/button.tsx';
import { href } from '../route.ts';

/** The head of every screen but the table: home, language, settings. */
export function TopBar({ children }: { children?: ReactNode }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <header className="top-bar">
      <a className="home" href={href({ screen: 'start' })} title={t('shell.home')}>
        <Icon name="orrery" size={26} />
        <span>Orrery</span>
      </a>
      {children}
      <div className="top-tools">
        <LanguageChoice bare />
        <IconButton icon="settings" label={t('settings.title')} onPress={() => setOpen(true)} />
      </div>
      <SettingsDialog open={open} onClose={() => setOpen(false)} />
    </header>
  );
}
