/** What all descriptions of options are made of. */
import type { OptionText, Phrase } from '@orrery/kernel';
import type { State } from '../../state.ts';
import type { StepFrame } from '../../vocabulary.ts';
import { phrase } from '../phrases.ts';

/** An option that is to be put into words. */
export interface Offered {
  readonly state: State;
  readonly seat: number;
  readonly args: readonly number[];
  readonly frame: StepFrame;
}

export type Describe = (offered: Offered) => OptionText;
/** How the options of one question read, by kind. */
export type Describers = Readonly<Record<string, Describe>>;

interface Rest {
  /** What takes a while to work out, such as how a battle would end, is worked out for whoever looks. */
  readonly effect?: Phrase | (() => Phrase) | undefined;
  readonly group?: string | Phrase;
  readonly rule?: string;
}

export function option(words: Phrase, touches: readonly string[], rest: Rest = {}): OptionText {
  const { effect, group, rule } = rest;
  const said = {
    words,
    touches,
    ...(group ? { group: typeof group === 'string' ? phrase(`group.${group}`) : group } : {}),
    ...(rule ? { rule } : {}),
  };
  if (!effect) return said;
  if (typeof effect !== 'function') return { ...said, effect };
  let known: Phrase | undefined;
  return {
    ...said,
    get effect() {
      known ??= effect();
      return known;
    },
  };
}

/** A calm way out: done, pass, go on. */
export const finish =
  (id: string): Describe =>
  () => ({ words: phrase(`option.${id}`), touches: [], tone: 'finish' });

/** The same words whatever is asked. */
export const plain =
  (id: string): Describe =>
  () =>
    option(phrase(`option.${id}`), []);
