import { createContext, type ReactNode, use, useMemo, useRef } from 'react';

interface Announcements {
  /** Says to screen readers what has happened on screen. */
  readonly announce: (words: string) => void;
  /** Takes back whatever has not been read yet. */
  readonly silence: () => void;
}

const AnnounceContext = createContext<Announcements>({ announce: () => {}, silence: () => {} });

export const useAnnouncements = (): Announcements => use(AnnounceContext);

/** A line stays so long at least, in milliseconds: whoever reads aloud may be busy with others. */
const STAYS = 8000;

/**
 * One polite live region for the whole page. Lines are added and swept away later, so that several
 * announcements in a row are all read, and the same one twice is read twice. They go when another one comes, or
 * all together: a line that goes by itself is a frame of its own.
 */
export function Announcer({ children }: { children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  const announcements = useMemo<Announcements>(() => {
    const said: { readonly line: Element; readonly at: number }[] = [];
    let sweeping = 0;
    const silence = (): void => {
      for (const { line } of said.splice(0)) line.remove();
    };
    return {
      announce(words) {
        const line = document.createElement('p');
        line.textContent = words;
        region.current?.append(line);
        const now = performance.now();
        while (said[0] && now - said[0].at > STAYS) said.shift()?.line.remove();
        said.push({ line, at: now });
        clearTimeout(sweeping);
        sweeping = window.setTimeout(silence, STAYS);
      },
      silence,
    };
  }, []);
  return (
    <AnnounceContext value={announcements}>
      {children}
      <div
        ref={region}
        className="unseen said"
        role="log"
        aria-live="polite"
        aria-relevant="additions"
      />
    </AnnounceContext>
  );
}
