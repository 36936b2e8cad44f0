/** What is folded, opened or turned to around a board, kept in the browser for the next table. */
import { useSyncExternalStore } from 'react';

const KEY = 'orrery.stage';

type Kept = Readonly<Record<string, string>>;

function read(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const entries = Object.entries(Object(found)).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(entries) as Kept;
  } catch {
    return {};
  }
}

let current: Kept | null = null;
const listeners = new Set<() => void>();

export function kept(name: string): string | undefined {
  current ??= read();
  return current[name];
}

export function keep(name: string, value: string): void {
  current = { ...(current ?? read()), [name]: value };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Where nothing can be kept, it still holds until the page is closed.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was kept under a name, or the standard, and how to keep something else. */
export function useKept(name: string, standard: string): [string, (value: string) => void] {
  const value = useSyncExternalStore(subscribe, () => kept(name));
  return [value ?? standard, (next) => keep(name, next)];
}
