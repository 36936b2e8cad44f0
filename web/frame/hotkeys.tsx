import { useEffect, useEffectEvent } from 'react';

/** Keys that work anywhere at a table. Boards have their own besides (R, F…). */
export type HotKeys = Readonly<Record<string, () => void>>;

/**
 * A keyboard that writes other letters has the Latin ones beside them; undo and redo also go by the names that they
 * have everywhere. What else is held with Ctrl is the browser's own.
 */
function nameOf({ key, code, shiftKey, ctrlKey, metaKey }: KeyboardEvent): string {
  const other = key > '~' && key.length === 1 && code.startsWith('Key');
  const name = other ? code.slice(3) : key;
  const plain = name.length > 1 ? name : name.toLowerCase();
  if (!ctrlKey && !metaKey) return plain;
  return { z: shiftKey ? 'y' : 'u', y: 'y' }[plain] ?? '';
}

/** Listens while no field has the focus and nothing lies over the table. */
export function useHotKeys(keys: HotKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey) return;
    const target = event.target as HTMLElement;
    if (target.closest('input, textarea, select, [role="dialog"], [role="menu"], [role="listbox"]'))
      return;
    const action = keys[nameOf(event)];
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
