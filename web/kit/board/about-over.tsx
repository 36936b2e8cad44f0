/** What something in a player's panel says, over the table: a panel has no room for it. */
import { type ReactNode, type RefCallback, useCallback, useRef } from 'react';
import { createPortal } from 'react-dom';
import { AboutPanel, useAbout } from './about.tsx';
import type { Touching } from './place.tsx';

interface AboutOver extends Required<Pick<Touching, 'show'>> {
  /** For the element in the panel. */
  readonly own: RefCallback<Element>;
  readonly told: ReactNode;
}

/** The corners of the table, which come in the order of how far they are. */
const NEAREST = [3, 1, 2, 0];

export function useAboutOver(): AboutOver {
  const table = useRef<HTMLElement>(null);
  const own = useCallback((element: Element | null) => {
    table.current = element?.closest<HTMLElement>('.table') ?? null;
  }, []);
  const { shown, show } = useAbout(table);
  // Beside its wall if there is room, else as near as may be: nothing of the panel is hidden by it.
  const corners = NEAREST.flatMap((at) => shown?.corners[at] ?? []);
  const beside = shown && { ...shown, corners };
  const told =
    beside && table.current && createPortal(<AboutPanel shown={beside} />, table.current);
  return { own, show, told };
}
