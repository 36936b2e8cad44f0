/** Addresses of screens, in the hash: any static host can serve them, from any folder. */
import { useSyncExternalStore } from 'react';

export type Route =
  | { readonly screen: 'start' }
  | { readonly screen: 'new'; readonly game: string }
  | { readonly screen: 'table'; readonly id: string }
  | { readonly screen: 'replay'; readonly data: string }
  | { readonly screen: 'rules'; readonly game: string; readonly rule?: string }
  | { readonly screen: 'legend'; readonly game: string }
  | { readonly screen: 'about' };

export function readRoute(hash: string): Route {
  const [screen, a, b] = hash.replace(/^#\/?/, '').split('/').map(decode);
  if (screen === 'new' && a) return { screen, game: a };
  if (screen === 'table' && a) return { screen, id: a };
  if (screen === 'replay' && a) return { screen, data: a };
  if (screen === 'rules' && a) return b ? { screen, game: a, rule: b } : { screen, game: a };
  if (screen === 'legend' && a) return { screen, game: a };
  if (screen === 'about') return { screen };
  return { screen: 'start' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function href(route: Route): string {
  switch (route.screen) {
    case 'start':
      return '#/';
    case 'about':
      return '#/about';
    case 'table':
      return `#/table/${route.id}`;
    case 'replay':
      return `#/replay/${route.data}`;
    case 'rules':
      return `#/rules/${route.game}${route.rule ? `/${route.rule}` : ''}`;
    default:
      return `#/${route.screen}/${route.game}`;
  }
}

export function go(route: Route): void {
  location.hash = href(route);
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** The hash of the current screen; `readRoute` makes a route of it. */
export const useHash = (): string => useSyncExternalStore(subscribe, () => location.hash);
