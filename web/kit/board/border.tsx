/** The border behind which a choice can't simply be taken back, marked before it is crossed. */
import { createContext, use, useEffect, useState } from 'react';
import type { Choice } from '../face.ts';
import { hint } from '../hint.ts';
import { Icon } from '../icons.tsx';
import { useT } from '../language.tsx';

/** Chance decides, something comes to light, or others are to move. */
export type Border = 'chance' | 'reveal' | 'turn';

export const BORDER_ICONS = { chance: 'die', reveal: 'eye', turn: 'turn' } as const;

/** What choosing something would cross; laid out by the table. */
const BorderContext = createContext<(choice: Choice) => Border | null>(() => null);

export const Borders = BorderContext.Provider;

/** Looked up when nothing else is to be done: nobody waits for a sign. */
function useBorder(choice: Choice): Border | null {
  const borderOf = use(BorderContext);
  const [border, setBorder] = useState<Border | null>(null);
  useEffect(() => {
    const look = (): void => setBorder(borderOf(choice));
    whenIdle(look);
    return () => {
      waiting.delete(look);
    };
  }, [borderOf, choice]);
  return border;
}

/** Signs to look up. Those of one idle moment are shown together. */
const waiting = new Set<() => void>();
let isDue = false;

function whenIdle(look: () => void): void {
  waiting.add(look);
  if (isDue) return;
  isDue = true;
  // Not every browser tells when it is idle.
  if (window.requestIdleCallback) window.requestIdleCallback(lookUp);
  else setTimeout(lookUp, 200);
}

function lookUp(idle?: IdleDeadline): void {
  isDue = false;
  for (const look of waiting) {
    waiting.delete(look);
    look();
    if (idle && idle.timeRemaining() < 2) break;
  }
  const [next] = waiting;
  if (next) whenIdle(next);
}

export function BorderSign({ choice }: { choice: Choice }) {
  const border = useBorder(choice);
  return border && <BorderMark border={border} />;
}

function BorderMark({ border }: { border: Border }) {
  const words = useT()(`border.${border}`);
  return (
    <span className="border-sign" data-border={border} {...hint(words)}>
      <Icon name={BORDER_ICONS[border]} size="1em" title={words} />
    </span>
  );
}

/** The sign with its words, where there is room for them. */
export function BorderWords({ border }: { border: Border }) {
  const t = useT();
  return (
    <p className="border-words" data-border={border}>
      <Icon name={BORDER_ICONS[border]} size="1em" /> {t(`border.${border}`)}
    </p>
  );
}
