/** Lets the browser keep the page for offline use, and tells when a newer one is ready. */
import { useSyncExternalStore } from 'react';

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const controlled = serviceWorker.controller !== null;
  serviceWorker.register('./service-worker.js').then(
    (registration) => {
      if (!registration) return;
      const look = (): void => {
        // On the very first visit there is no older version to replace.
        waiting = controlled ? registration.waiting : null;
        for (const listener of listeners) listener();
      };
      look();
      registration.addEventListener('updatefound', () => {
        registration.installing?.addEventListener('statechange', look);
      });
    },
    () => {
      // Some browsers refuse in private windows: the page works, it only isn't kept.
    },
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True when a newer version has been fetched and waits to be used. */
export const useNewVersion = (): boolean => useSyncExternalStore(subscribe, () => waiting !== null);

/** Starts the newer version. Tables are saved after every choice, so nothing is lost. */
export function startNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  waiting?.postMessage('take over');
}

/** Keeps the pictures of a game that somebody plays. */
export function keepPictures(game: string): void {
  if (!import.meta.env.PROD) return;
  navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ pictures: game }));
}
