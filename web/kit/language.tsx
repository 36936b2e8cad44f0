import { type Translate, translator } from '@orrery/text';
import { createContext, type ReactNode, use } from 'react';

const LanguageContext = createContext<Translate>(translator('en', []));

/** Everything inside speaks with `t`. A game's table lays one with the game's messages inside. */
export function Speaking({ t, children }: { t: Translate; children: ReactNode }) {
  return <LanguageContext value={t}>{children}</LanguageContext>;
}

/** The translator of the nearest `Speaking`: the shell's messages and, at a table, the game's. */
export const useT = (): Translate => use(LanguageContext);
