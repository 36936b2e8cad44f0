/** Painted pictures in place of drawn ones: they come when there is time, and nothing waits for them. */
import { type ReactElement, type ReactNode, useEffect, useSyncExternalStore } from 'react';

const here = new Set<string>();
const asked = new Set<string>();
const listeners = new Set<() => void>();
/** Pictures that wait for the page to be usable; null once it is. */
let waiting: string[] | null = [];

const addressOf = (id: string): string => `pictures/${id}.webp`;

/** From now on pictures are fetched, as soon as the page has nothing better to do. */
export function fetchPictures(): void {
  const idle = window.requestIdleCallback ?? setTimeout;
  idle(() => {
    const ids = waiting ?? [];
    waiting = null;
    ids.forEach(load);
  });
}

function ask(id: string): void {
  if (asked.has(id)) return;
  asked.add(id);
  if (waiting) waiting.push(id);
  else load(id);
}

function load(id: string): void {
  const image = new Image();
  image.src = addressOf(id);
  image.decode().then(
    () => {
      here.add(id);
      for (const listener of listeners) listener();
    },
    () => {
      // What is drawn stays, and says the same.
    },
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The address of a picture, once it can be shown without a wait. */
function usePicture(id: string): string | null {
  useEffect(() => ask(id), [id]);
  return useSyncExternalStore(subscribe, () => here.has(id)) ? addressOf(id) : null;
}

interface PictureProps {
  /** `<game>/<kind>/<name>`, as in `art/catalogue`. */
  readonly of: string;
  /** What is drawn until the picture is there, or for good where pictures are blocked. */
  readonly children?: ReactNode;
}

export function Picture({
  of,
  className = '',
  wide,
  children,
}: PictureProps & { className?: string; wide?: number | string }): ReactElement {
  const href = usePicture(of);
  if (!href) return <>{children}</>;
  return <img className={`picture ${className}`} src={href} width={wide} alt="" />;
}

/** The same inside an SVG: centred on (x, y). */
export function PictureMark({
  of,
  x = 0,
  y = 0,
  size,
  children,
}: PictureProps & { x?: number; y?: number; size: number }): ReactElement {
  const href = usePicture(of);
  if (!href) return <>{children}</>;
  const half = size / 2;
  return (
    <image className="picture" href={href} x={x - half} y={y - half} width={size} height={size} />
  );
}
