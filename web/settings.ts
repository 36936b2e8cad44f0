/** What the player has chosen for all tables, kept in the browser. */
import { detectLanguage } from '@orrery/text';
import { useSyncExternalStore } from 'react';
import { readSettings, type Settings } from './kept-settings.ts';

export type { Settings } from './kept-settings.ts';

const KEY = 'orrery.settings';

function standard(): Settings {
  return {
    language: detectLanguage(navigator.languages),
    theme: 'system',
    motion: 'system',
    pace: 'even',
    sound: false,
    volume: 6,
    confirm: false,
    grace: 'short',
    guide: true,
    name: '',
    colour: 0,
  };
}

function read(): Settings {
  try {
    return readSettings(localStorage.getItem(KEY), standard());
  } catch {
    return standard();
  }
}

let current = read();
const listeners = new Set<() => void>();

export const settings = (): Settings => current;

export function change(part: Partial<Settings>): void {
  current = { ...current, ...part };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Where nothing can be kept, the choice still holds until the page is closed.
  }
  show();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSettings = (): Settings => useSyncExternalStore(subscribe, settings);

const light = matchMedia('(prefers-color-scheme: light)');
const calm = matchMedia('(prefers-reduced-motion: reduce)');

const themeNow = (): 'night' | 'chart' => {
  if (current.theme !== 'system') return current.theme;
  return light.matches ? 'chart' : 'night';
};

/** True if the player or the system asked for calm. */
export const isStill = (): boolean =>
  current.motion === 'still' || (current.motion === 'system' && calm.matches);

/** Puts theme, motion and language where style sheets and screen readers look for them. */
function show(): void {
  const { dataset } = document.documentElement;
  dataset.theme = themeNow();
  dataset.motion = isStill() ? 'still' : 'full';
  document.documentElement.lang = current.language;
  const sky = getComputedStyle(document.documentElement).getPropertyValue('--page');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', sky);
}

export function startSettings(): void {
  show();
  light.addEventListener('change', () => change({}));
  calm.addEventListener('change', () => change({}));
  // Another tab of ours has changed something.
  window.addEventListener('storage', (event) => {
    if (event.key !== KEY) return;
    current = read();
    show();
    for (const listener of listeners) listener();
  });
}
