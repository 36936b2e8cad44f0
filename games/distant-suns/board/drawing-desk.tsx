/** The chart, and while one draws the shape that follows the pointer and snaps to where it may lie. */
import { type BoardProps, type Choice, useT } from '@orrery/web/kit';
import {
  type ReactElement,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { SHAPES } from '../data/shapes.ts';
import { CELLS } from '../data/sheet.ts';
import { cellsOf, placementsOf } from '../placements.ts';
import { type State, upgradesOwned } from '../state.ts';
import { placementOfDrawing, shapeOfDrawing, shapeToDraw } from '../steps/draw.ts';
import { drawingNote } from '../text/describe.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { Chart } from './chart.tsx';
import { Dock } from './dock.tsx';
import { type Berth, useDrawingTool } from './drawing-tool.ts';
import { forecast, objection } from './forecast.ts';
import { CENTRES, cellNear, coast, hexagon, type Point } from './hexes.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A shape laid down by a finger or the arrow keys: it stays until it is moved or drawn. */
interface Laid {
  readonly choice: Choice;
  /** Where it was put: turning it looks for a place near here. */
  readonly point: Point;
}

/** A finger on the glass. */
interface Finger {
  readonly from: { readonly clientX: number; readonly clientY: number };
  /** It went down on the shape: from the finger to the point that the shape is held by. */
  readonly hold: Point | null;
  dragged: boolean;
}

/** A finger that moves less far, in pixels, has tapped. */
const TAP = 10;

/** So far, in pixels, a wheel is turned for one turn of the shape: a notch is more, a touch pad comes by small steps. */
const NOTCH = 50;

interface DeskProps extends BoardProps<State, Vocabulary> {
  /** A shape is to be drawn: it is in the hand. */
  readonly drawing: boolean;
  /** What stands in the place of the tools while there is nothing to draw. */
  readonly children: ReactNode;
}

const NO_CHOICES: readonly Choice[] = [];

export function DrawingDesk(props: DeskProps): ReactElement {
  const { view, drawing, asked, choose, preview, previewed, tell } = props;
  const { state } = view.position;
  const t = useT();
  const seat = Math.max(0, props.seat);
  const sheet = state.sheets[seat];
  const choices = drawing ? props.choices : NO_CHOICES;
  const shape = drawing ? shapeToDraw(state, seat) : 0;
  const question = drawing && asked ? asked.question : -1;
  const tool = useDrawingTool(question, shape, choices, upgradesOwned(sheet));
  const svg = useRef<SVGSVGElement>(null);
  const finger = useRef<Finger | null>(null);
  const wheeled = useRef(0);
  /** The mouse over the chart. */
  const [pointer, setPointer] = useState<Point | null>(null);
  const [kept, setLaid] = useState<Laid | null>(null);
  const laid = kept && choices.includes(kept.choice) ? kept : null;
  const [over, setOver] = useState(question);
  if (over !== question) {
    setOver(question);
    setPointer(null);
    setLaid(null);
  }
  const sealed = asked?.sealed ?? null;

  /** The drawing that is shown: pointed at on the chart or in the list, laid down, or sealed. */
  const pointed = drawing && previewed?.kind === 'draw' ? previewed : null;
  const shown = pointed ?? laid?.choice ?? (sealed?.kind === 'draw' ? sealed : null);
  const placement = shown ? placementOfDrawing(shown.args[0]) : null;
  const ghost = useMemo(
    () => (placement === null ? null : cellsOf(shape, placement)),
    [shape, placement],
  );
  const outcome = useMemo(
    () => (placement === null ? null : forecast(state, seat, shape, placement)),
    [state, seat, shape, placement],
  );
  const fits = choices.some(
    ({ kind, args }) =>
      kind === 'draw' &&
      placementsOf(shapeOfDrawing(args[0])).ignored[placementOfDrawing(args[0])] === 0,
  );
  const note = drawingNote(view, seat, fits);

  const pointAt = useCallback((event: { clientX: number; clientY: number }): Point | null => {
    const matrix = svg.current?.getScreenCTM();
    if (!matrix) return null;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x, y };
  }, []);

  const lay = (berth: Berth | null, point: Point) => {
    setPointer(null);
    setLaid(berth && { choice: berth.choice, point });
    preview(berth?.choice ?? null);
  };
  const draw = (choice: Choice) => {
    setLaid(null);
    choose(choice);
  };

  const aim = (point: Point | null) => {
    setPointer(point);
    setLaid(null);
    preview(point ? (tool.berthNear(point)?.choice ?? null) : null);
  };

  // Turned under a resting pointer, or where it lies, it shows its new lie at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the lie of the shape matters
  useEffect(() => {
    if (pointer) preview(tool.berthNear(pointer)?.choice ?? null);
    else if (kept) lay(tool.berthUnder(kept.point), kept.point);
  }, [tool.turns, tool.mirrored, tool.ignored]);

  const sayWhyNot = (point: Point) => {
    const cell = cellNear(point, 40);
    if (cell < 0) return;
    const why = objection(state, seat, tool.cellsAt(cell), tool.ignored.length);
    if (why) tell(why.words, why.rule);
  };

  const click = (point: Point) => {
    const berth = tool.berthNear(point);
    if (berth) draw(berth.choice);
    else sayWhyNot(point);
  };

  /** On the shape a tap draws it; elsewhere it lays it down, as near as it may lie. */
  const tap = (point: Point) => {
    if (laid && shown && ghost?.includes(cellNear(point, 40))) return draw(shown);
    const berth = tool.berthUnder(point);
    lay(berth, point);
    if (!berth || !tool.berthNear(point)) sayWhyNot(point);
  };

  const dragTo = (point: Point, { hold }: Finger) => {
    const to = hold ? { x: point.x + hold.x, y: point.y + hold.y } : point;
    lay(hold ? tool.berthNear(to, Number.POSITIVE_INFINITY) : tool.berthUnder(to), to);
  };

  const refuse = () => {
    const owned = upgradesOwned(sheet);
    const tooMany = tool.ignored.length >= 2;
    if (tooMany) tell({ id: 'why-not.too-many' }, 'DS-4.44');
    else
      tell(
        { id: 'why-not.needs-upgrade', values: { needed: tool.ignored.length + 1, owned } },
        'DS-4.40',
      );
  };

  useEffect(() => {
    if (!drawing) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === 'r' || event.key === 'R' || event.key === 'к' || event.key === 'К')
        tool.turn(event.shiftKey ? -1 : 1);
      else if (event.key === 'f' || event.key === 'F' || event.key === 'а' || event.key === 'А')
        tool.flip();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  // While one draws, a finger on the chart does not scroll. A style that says so is handed down to all that is in the
  // chart, which would be styled anew at every question.
  useEffect(() => {
    const chart = svg.current;
    if (!drawing || !chart) return;
    const stay = (event: TouchEvent) => {
      if (event.cancelable) event.preventDefault();
    };
    chart.addEventListener('touchmove', stay, { passive: false });
    return () => chart.removeEventListener('touchmove', stay);
  }, [drawing]);

  const onChartKey = (event: React.KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (arrow) {
      event.preventDefault();
      event.stopPropagation();
      const from = tool.berths.find(({ choice }) => choice === shown) ?? null;
      const next = tool.neighbour(from, arrow[0], arrow[1]);
      if (next) lay(next, next.grip);
    } else if ((event.key === 'Enter' || event.key === ' ') && shown) {
      event.preventDefault();
      event.stopPropagation();
      draw(shown);
    }
  };

  const reachable = useMemo(
    () =>
      [...new Set(tool.berths.flatMap(({ cells }) => cells))]
        .map((cell) => hexagon(CENTRES[cell], 9))
        .join(''),
    [tool.berths],
  );

  const handlers: React.SVGProps<SVGSVGElement> = {
    role: 'application',
    tabIndex: 0,
    onKeyDown: onChartKey,
    onWheel: ({ deltaY, deltaMode, ctrlKey }) => {
      // Held with Ctrl, or by two fingers that part, it is the browser's own.
      if (ctrlKey || deltaY === 0) return;
      const way = Math.sign(deltaY);
      const before = Math.sign(wheeled.current) === way ? wheeled.current : 0;
      const far = before + (deltaMode === WheelEvent.DOM_DELTA_PIXEL ? deltaY : way * NOTCH);
      wheeled.current = Math.abs(far) < NOTCH ? far : 0;
      if (Math.abs(far) >= NOTCH) tool.turn(way);
    },
    onPointerDown: (event) => {
      const { pointerType, clientX, clientY } = event;
      const point = pointAt(event);
      const grip = tool.berths.find(({ choice }) => choice === laid?.choice)?.grip;
      const onIt = point && grip && ghost?.includes(cellNear(point, 40));
      const hold = onIt ? { x: grip.x - point.x, y: grip.y - point.y } : null;
      finger.current =
        pointerType === 'mouse' ? null : { from: { clientX, clientY }, hold, dragged: false };
    },
    onPointerMove: (event) => {
      const point = pointAt(event);
      if (event.pointerType === 'mouse') return aim(point);
      const { current } = finger;
      if (!current || !point) return;
      const { from } = current;
      const far = Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY);
      current.dragged ||= far > TAP;
      if (current.dragged) dragTo(point, current);
    },
    onPointerLeave: (event) => {
      if (event.pointerType === 'mouse') aim(null);
    },
    onClick: (event) => {
      const point = pointAt(event);
      if (!point) return;
      if (!finger.current) click(point);
      else if (!finger.current.dragged) tap(point);
    },
  };
  return (
    <>
      <Chart
        svgRef={svg}
        state={state}
        of={seat}
        lit={props.lit}
        recent={props.recent}
        label={drawing ? t('draw.chart', { shape: t(SHAPES[shape].name) }) : t('component.sheet')}
        {...(drawing ? { handlers } : {})}
      >
        {drawing && <path className="ds-reachable" d={reachable} />}
        {ghost && (
          <g className={shown === sealed ? 'ds-ghost ds-ghost-sealed' : 'ds-ghost'}>
            <path
              className="ds-ghost-area"
              d={ghost.map((cell) => hexagon(CENTRES[cell])).join('')}
            />
            <path className="ds-ghost-coast" d={coast(ghost)} />
          </g>
        )}
        {drawing && !ghost && pointer && (
          <Misfit cells={tool.cellsAt(Math.max(0, cellNear(pointer, 60)))} />
        )}
      </Chart>
      {drawing ? (
        <Dock
          tool={tool}
          shape={shape}
          upgrades={upgradesOwned(sheet)}
          forecast={outcome}
          ready={laid !== null && shown === laid.choice && shown !== sealed}
          note={note ? t.say(note) : null}
          fits={fits}
          sealed={sealed !== null && shown === sealed}
          confirm={() => laid && draw(laid.choice)}
          refuse={refuse}
        />
      ) : (
        props.children
      )}
    </>
  );
}

/** The shape where it can't lie: only its outline. */
function Misfit({ cells }: { cells: readonly number[] }): ReactElement {
  const inside = cells.filter((cell) => cell >= 0 && cell < CELLS.length);
  return <path className="ds-misfit" d={coast(inside)} />;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
  );
}
