/** Painted pictures in place of drawn ones: they come when there is time, and nothing waits for them. */
import {
  type ReactElement,
  type ReactNode,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';

/** Pictures that can be shown. The browser keeps what somebody holds: nothing is asked of the network again. */
const here = new Map<string, HTMLImageElement>();
const asked = new Set<string>();
/** Who waits for a picture, by its id. */
const listeners = new Map<string, Set<() => void>>();
/** Pictures that wait for the page to be usable; null once it is. */
let waiting: string[] | null = [];

const addressOf = (id: string): string => `pictures/${id}.webp`;

/**
 * From now on pictures are fetched, as soon as the page has nothing better to do: those on screen first, then
 * what any move may bring there. One that comes late is a frame more, and a second drawing of its place.
 */
export function fetchPictures(ahead: readonly string[] = []): void {
  const idle = window.requestIdleCallback ?? setTimeout;
  idle(() => {
    const ids = waiting ?? [];
    waiting = null;
    for (const id of ids) load(id);
    idle(() => ahead.forEach(ask));
  });
}

function ask(id: string): void {
  if (asked.has(id)) return;
  asked.add(id);
  if (waiting) waiting.push(id);
  else load(id);
}

/** How often a picture that did not come is asked for once more, and after how long at first. */
const [TRIES, PAUSE] = [4, 2000];

function load(id: string, tries = 0): void {
  const image = new Image();
  image.src = addressOf(id);
  image.decode().then(
    () => arrive(id, image),
    () => {
      // A browser that is short of memory refuses to decode what it can show all the same.
      if (image.complete && image.naturalWidth > 0) arrive(id, image);
      // Until then what is drawn stays, and says the same.
      else if (tries < TRIES) setTimeout(() => load(id, tries + 1), PAUSE * 3 ** tries);
    },
  );
}

/** Pictures come in dozens at a time: those of one frame are shown together. */
const arrived: string[] = [];

function arrive(id: string, image: HTMLImageElement): void {
  here.set(id, image);
  if (arrived.push(id) > 1) return;
  requestAnimationFrame(() => {
    for (const one of arrived.splice(0)) {
      for (const listener of listeners.get(one) ?? []) listener();
    }
  });
}

function subscribe(id: string, listener: () => void): () => void {
  const others = listeners.get(id) ?? new Set();
  listeners.set(id, others.add(listener));
  return () => others.delete(listener);
}

/**
 * Tells the address of a picture as soon as it can be shown: for what is drawn without React. It is a
 * whole one, because style sheets take others from where they lie themselves.
 */
export function onPicture(id: string, shown: (address: string) => void): void {
  const show = (): void => shown(new URL(addressOf(id), document.baseURI).href);
  if (here.has(id)) {
    show();
    return;
  }
  ask(id);
  const stop = subscribe(id, () => {
    stop();
    show();
  });
}

/** The address of a picture once it can be shown without a wait, and the names of its class. */
function usePicture(id: string): { href: string; names: string; ratio: number } | null {
  const [prompt] = useState(() => here.has(id));
  useEffect(() => ask(id), [id]);
  const wait = useCallback((listener: () => void) => subscribe(id, listener), [id]);
  const image = useSyncExternalStore(wait, () => here.get(id));
  if (!image) return null;
  const names = prompt ? 'picture' : 'picture picture-late';
  return { href: addressOf(id), names, ratio: image.naturalWidth / image.naturalHeight };
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
  const picture = usePicture(of);
  if (!picture) return <>{children}</>;
  const { href, names, ratio } = picture;
  return (
    <img
      className={`${names} ${className}`}
      src={href}
      width={wide}
      // Its room is there before it is drawn.
      style={{ aspectRatio: ratio }}
      alt=""
    />
  );
}

/** The same inside an SVG: centred on (x, y). */
export function PictureMark({
  of,
  x = 0,
  y = 0,
  size,
  children,
}: PictureProps & { x?: number; y?: number; size: number }): ReactElement {
  const picture = usePicture(of);
  if (!picture) return <>{children}</>;
  const { href, names } = picture;
  const half = size / 2;
  return (
    <image className={names} href={href} x={x - half} y={y - half} width={size} height={size} />
  );
}
