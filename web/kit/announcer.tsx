import { createContext, type ReactNode, use, useCallback, useRef } from 'react';

type Announce = (words: string) => void;

const AnnounceContext = createContext<Announce>(() => {});

/** Says to screen readers what has happened on screen. */
export const useAnnounce = (): Announce => use(AnnounceContext);

/**
 * One polite live region for the whole page. Lines are added and swept away later, so that several
 * announcements in a row are all read, and the same one twice is read twice.
 */
export function Announcer({ children }: { children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  const announce = useCallback<Announce>((words) => {
    const line = document.createElement('p');
    line.textContent = words;
    region.current?.append(line);
    setTimeout(() => line.remove(), 8000);
  }, []);
  return (
    <AnnounceContext value={announce}>
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
