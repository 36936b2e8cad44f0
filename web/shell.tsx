import { type Language, type Messages, type Translate, translator, typeset } from '@orrery/text';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { Speaking } from './kit/language.tsx';
import { useSettings } from './settings.ts';

const TEXTS: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: () => import('./text/en.ts').then(({ en }) => en),
  ru: () => import('./text/ru.ts').then(({ ru }) => ru),
  uk: () => import('./text/uk.ts').then(({ uk }) => uk),
};

interface Shell {
  readonly t: Translate;
  /** The shell's own messages, to lay under a game's. */
  readonly messages: Messages;
}

const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error('outside of the shell');
  return shell;
}

/** Speaks the chosen language; another one is loaded first, then everything switches at once. */
export function ShellLanguage({ children }: { children: ReactNode }) {
  const { language } = useSettings();
  const [text, setText] = useState<{ language: Language; messages: Messages } | null>(null);
  useEffect(() => {
    let wanted = true;
    TEXTS[language]().then((messages) => wanted && setText({ language, messages }));
    return () => {
      wanted = false;
    };
  }, [language]);
  const shell = useMemo<Shell | null>(
    () =>
      text && {
        t: translator(text.language, [text.messages], { finish: typeset }),
        messages: text.messages,
      },
    [text],
  );
  if (!shell) return null;
  return (
    <I18nProvider locale={shell.t.language}>
      <ShellContext value={shell}>
        <Speaking t={shell.t}>{children}</Speaking>
      </ShellContext>
    </I18nProvider>
  );
}
