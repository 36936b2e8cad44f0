import { useEffect, useEffectEvent } from 'react';

/** Keys that work anywhere at a table. Boards have their own besides (R, F…). */
export type HotKeys = Readonly<Record<string, () => void>>;

/** Listens while no field has the focus and nothing lies over the table. */
export function useHotKeys(keys: HotKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as HTMLElement;
    if (target.closest('input, textarea, select, [role="dialog"], [role="menu"], [role="listbox"]'))
      return;
    const action = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!action) return;
    // Keys that a focused control uses itself stay its own.
    if (event.key === 'Enter' && target.closest('button, a')) return;
    if (event.key.startsWith('Arrow') && target.closest('[role="slider"], .pan-zoom')) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
