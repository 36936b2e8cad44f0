import { memo, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useT } from './language.tsx';
import {
  afterGrowth,
  afterResize,
  type Extent,
  fit,
  fitPart,
  type Heart,
  type Insets,
  isSame,
  isWhole,
  keepInSight,
  type Limits,
  type Size,
  type Standing,
  zoomAt,
} from './pan-zoom-math.ts';
import { useSteady } from './use-steady.ts';
import { IconButton } from './widgets/button.tsx';

interface PanZoomProps {
  /** Size of the content in its own pixels; an SVG that grows keeps its place by its viewBox. */
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
  /** Name for screen readers. */
  readonly label: string;
  /** How far in and out, in times of «everything fits». */
  readonly limits?: Limits;
  /** May take the wheel for itself (turning a piece): return true to keep the board still. */
  onWheel?(event: WheelEvent): boolean;
  /** From this zoom on the content is marked `data-near`, so that it can leave out what is too small. */
  readonly near?: number;
  /** What is shown first, as large as it says, where everything would be smaller; `0` goes to and fro. */
  readonly heart?: Heart | null;
  /** Listens to `0`, `+` and `-` wherever the focus is. One per screen. */
  readonly main?: boolean;
}

const DRAG_FROM = 6;

/** A content as it was last shown. */
interface Shown {
  readonly content: Size;
  readonly extent: Extent;
  readonly part: Extent;
}

/** How each table's map was left: on a phone it goes while another part of the table is in sight. */
const LEFT = new WeakMap<
  Element,
  { readonly at: Standing; readonly fitted: boolean; readonly shown: Shown; readonly window: Size }
>();

/**
 * A window on a large board. Drag pans, wheel zooms to the pointer, two fingers pinch, `0` fits,
 * arrows and `+` `-` work when it has the focus. It moves the content with a transform and never
 * re-renders it; nothing but the player moves it, so an update never loses the place.
 */
export function PanZoom(props: PanZoomProps) {
  const { width, height, children, label, limits = { out: 0.6, in: 6 }, main = false } = props;
  const { near = 0, heart = null } = props;
  const frame = useRef<HTMLElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const standing = useRef<Standing | null>(null);
  /** While true, the board refits itself when its window changes. */
  const fitted = useRef(true);
  const content: Size = { width, height };

  const size = (): Size => ({
    width: frame.current?.clientWidth || 1,
    height: frame.current?.clientHeight || 1,
  });

  /** Its padding says how much of its edges is covered. */
  const covered = (): Insets => {
    const style = frame.current ? getComputedStyle(frame.current) : null;
    const side = (name: 'top' | 'right' | 'bottom' | 'left'): number =>
      Number.parseFloat(style?.getPropertyValue(`padding-${name}`) ?? '') || 0;
    return { top: side('top'), right: side('right'), bottom: side('bottom'), left: side('left') };
  };

  const show = (next: Standing): void => {
    standing.current = next;
    if (!inner.current) return;
    const { style, dataset } = inner.current;
    style.transform = `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
    style.setProperty('--zoom', String(next.scale));
    if (next.scale >= near) dataset.near = '';
    else delete dataset.near;
  };

  const first = (): Standing =>
    heart ? fitPart(content, heart, size(), covered()) : fit(content, size(), covered());

  const fitNow = (): void => {
    fitted.current = true;
    show(first());
  };

  /** As at first; from there, all of it. */
  const refit = (): void => {
    const [at, next] = [standing.current, first()];
    const wasThere = at?.x === next.x && at.y === next.y && at.scale === next.scale;
    fitted.current = !(heart && wasThere);
    show(fitted.current ? next : fit(content, size(), covered()));
  };

  const zoomBy = (factor: number, px = size().width / 2, py = size().height / 2): void => {
    if (!standing.current) return;
    fitted.current = false;
    show(zoomAt(standing.current, factor, px, py, content, size(), limits, covered()));
  };

  const panBy = (dx: number, dy: number): void => {
    const at = standing.current;
    if (!at) return;
    fitted.current = false;
    show(keepInSight({ scale: at.scale, x: at.x + dx, y: at.y + dy }, content, size()));
  };

  const last = useRef<Shown | null>(null);
  /** The size of the window in which a map that comes again was left. */
  const windowBefore = useRef<Size | null>(null);
  // It comes again as it was left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it comes and goes, whatever has changed meanwhile
  useLayoutEffect(() => {
    const table = main && frame.current?.closest('.table');
    if (!table) return;
    const left = LEFT.get(table);
    if (left) {
      standing.current = left.at;
      fitted.current = left.fitted;
      last.current = left.shown;
      windowBefore.current = left.window;
      show(left.at);
    }
    return () => {
      const [at, shown] = [standing.current, last.current];
      if (at && shown) LEFT.set(table, { at, fitted: fitted.current, shown, window: size() });
    };
  }, []);
  // A viewBox may move without growing, so it is looked at after every rendering.
  useLayoutEffect(() => {
    const box = inner.current?.querySelector('svg')?.viewBox.baseVal;
    const { x, y } = box ?? { x: 0, y: 0 };
    const extent = { x, y, width: box?.width || width, height: box?.height || height };
    const part = heart?.part ?? { x: 0, y: 0, width, height };
    const now = { content: { width, height }, extent, part };
    const [at, before] = [standing.current, last.current];
    last.current = now;
    if (!at || !before || (isSame(before.extent, extent) && isSame(before.part, part))) return;
    const kept = afterGrowth(at, before, now, size());
    // Fitted, it moves only if something would be out of sight, or what it made room for is no more.
    const { width: wide, height: high } = before.extent;
    const isLess = extent.width < wide || extent.height < high;
    if (!fitted.current || (!isLess && isWhole(kept, part, size(), covered()))) show(kept);
    else fitNow();
  });

  const resized = useEffectEvent((before: Size) => {
    if (fitted.current || !standing.current) fitNow();
    else show(keepInSight(afterResize(standing.current, before, size()), content, size()));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: it watches the window, not the content
  useLayoutEffect(() => {
    const left = windowBefore.current;
    let before = left ?? size();
    // As it was left, it stays: the first look at its window is no change of it.
    let isKept = left?.width === size().width && left.height === size().height;
    if (!isKept) resized(before);
    const observer = new ResizeObserver(() => {
      if (!isKept) resized(before);
      isKept = false;
      before = size();
    });
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (props.onWheel?.(event)) {
      event.preventDefault();
      return;
    }
    event.preventDefault();
    const box = frame.current?.getBoundingClientRect();
    if (!box) return;
    const step = event.deltaMode === 1 ? event.deltaY * 18 : event.deltaY;
    zoomBy(
      Math.exp(-step * (event.ctrlKey ? 0.01 : 0.0016)),
      event.clientX - box.x,
      event.clientY - box.y,
    );
  });

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      target.closest('input, textarea, [role="slider"], [role="dialog"]')
    )
      return;
    const here = target === frame.current;
    if (!main && !here) return;
    if (event.key === '0') refit();
    else if (event.key === '+' || event.key === '=') zoomBy(1.25);
    else if (event.key === '-') zoomBy(0.8);
    else if (here && event.key === 'ArrowLeft') panBy(60, 0);
    else if (here && event.key === 'ArrowRight') panBy(-60, 0);
    else if (here && event.key === 'ArrowUp') panBy(0, 60);
    else if (here && event.key === 'ArrowDown') panBy(0, -60);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  useEffect(() => {
    const element = frame.current;
    const wheel = (event: WheelEvent): void => onWheel(event);
    const key = (event: KeyboardEvent): void => onKey(event);
    // React's own wheel listener is passive and could not stop the page from scrolling.
    element?.addEventListener('wheel', wheel, { passive: false });
    window.addEventListener('keydown', key);
    return () => {
      element?.removeEventListener('wheel', wheel);
      window.removeEventListener('keydown', key);
    };
  }, []);

  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const travelled = useRef(0);

  const onPointerDown = (event: React.PointerEvent): void => {
    if (event.button !== 0 && event.button !== 1) return;
    if (pointers.current.size === 0) travelled.current = 0;
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  const onPointerMove = (event: React.PointerEvent): void => {
    const from = pointers.current.get(event.pointerId);
    if (!from) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    const others = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, p]) => p);
    const other = others[0];
    if (travelled.current < DRAG_FROM && !other) {
      travelled.current = Math.max(travelled.current, Math.hypot(dx, dy));
      if (travelled.current < DRAG_FROM) return;
      // Taken only now: a captured pointer would swallow taps meant for what lies below.
      frame.current?.setPointerCapture(event.pointerId);
    }
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (!other) {
      panBy(dx, dy);
      return;
    }
    travelled.current = DRAG_FROM;
    const box = frame.current?.getBoundingClientRect();
    if (!box) return;
    const before = Math.hypot(from.x - other.x, from.y - other.y) || 1;
    const now = Math.hypot(event.clientX - other.x, event.clientY - other.y) || 1;
    panBy(dx / 2, dy / 2);
    zoomBy(
      now / before,
      (event.clientX + other.x) / 2 - box.x,
      (event.clientY + other.y) / 2 - box.y,
    );
  };

  const onPointerEnd = (event: React.PointerEvent): void => {
    pointers.current.delete(event.pointerId);
  };

  /** A drag must not end as a tap on whatever lies under the pointer. */
  const onClickCapture = (event: React.MouseEvent): void => {
    if (travelled.current < DRAG_FROM) return;
    travelled.current = 0;
    event.stopPropagation();
    event.preventDefault();
  };

  return (
    <section
      ref={frame}
      className="pan-zoom"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows pan it
      tabIndex={0}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      onClickCapture={onClickCapture}
    >
      <div ref={inner} className="pan-zoom-content" style={{ width, height }}>
        {children}
      </div>
      <Tools zoomBy={useSteady(zoomBy)} refit={useSteady(refit)} />
    </section>
  );
}

interface ToolsProps {
  zoomBy(times: number): void;
  refit(): void;
}

/** Nothing on the board changes them. */
const Tools = memo(function Tools({ zoomBy, refit }: ToolsProps) {
  const t = useT();
  return (
    <div className="pan-zoom-tools">
      <IconButton
        icon="zoom-in"
        label={t('board.zoom-in')}
        hotkey="+"
        onPress={() => zoomBy(1.4)}
      />
      <IconButton
        icon="zoom-out"
        label={t('board.zoom-out')}
        hotkey="−"
        onPress={() => zoomBy(1 / 1.4)}
      />
      <IconButton icon="zoom-fit" label={t('board.zoom-fit')} hotkey="0" onPress={refit} />
    </div>
  );
});
