import { createContext, type ReactNode, use, useMemo, useRef } from 'react';

interface Announcements {
  /** Says to screen readers what has happened on screen. */
  readonly announce: (words: string) => void;
  /** Takes back whatever has not been read yet. */
  readonly silence: () => void;
}

const AnnounceContext = createContext<Announcements>({ announce: () => {}, silence: () => {} });

export const useAnnouncements = (): Announcements => use(AnnounceContext);

/**
 * One polite live region for the whole page. Lines are added and swept away later, so that several
 * announcements in a row are all read, and the same one twice is read twice.
 */
export function Announcer({ children }: { children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  const announcements = useMemo<Announcements>(
    () => ({
      announce(words) {
        const line = document.createElement('p');
        line.textContent = words;
        region.current?.append(line);
        setTimeout(() => line.remove(), 8000);
      },
      silence: () => region.current?.replaceChildren(),
    }),
    [],
  );
  return (
    <AnnounceContext value={announcements}>
      {children}
      <div
        ref={region}
        className="unseen"
        role="log"
        aria-live="polite"
        aria-relevant="additions"
      />
    </AnnounceContext>
  );
}
