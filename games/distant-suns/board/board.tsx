/** What a player sees: mission control above, the own chart below, and the shape in hand. */
import { type BoardProps, useT } from '@orrery/web/kit';
import { type ReactElement, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { SHAPES } from '../data/shapes.ts';
import { CELLS } from '../data/sheet.ts';
import { cellsOf, placementsOf } from '../placements.ts';
import { type State, upgradesOwned } from '../state.ts';
import { placementOfDrawing, shapeOfDrawing, shapeToDraw } from '../steps/draw.ts';
import { drawingNote } from '../text/describe.ts';
import { Chart } from './chart.tsx';
import { ControlPanel } from './control-panel.tsx';
import { Dock } from './dock.tsx';
import { useDrawingTool } from './drawing-tool.ts';
import { forecast, objection } from './forecast.ts';
import { CENTRES, cellNear, coast, hexagon, type Point } from './hexes.ts';

export function Board(props: BoardProps<State>): ReactElement {
  const { view, seat, asked } = props;
  const { state } = view.position;
  const t = useT();
  const drawing = asked?.step === 'draw' && props.choices.length > 0;
  const own = Math.max(0, seat);
  return (
    <div className="ds-board">
      <ControlPanel
        state={state}
        seat={seat}
        drawing={view.position.agenda.at(-1)?.step === 'draw'}
        choices={props.choices}
        previewed={props.previewed}
        lit={props.lit}
        choose={props.choose}
        preview={props.preview}
      />
      <div className="ds-desk">
        {drawing ? (
          <DrawingDesk key={asked.question} {...props} />
        ) : (
          <>
            <Chart
              sheet={state.sheets[own]}
              lit={props.lit}
              recent={props.recent}
              label={t('component.sheet')}
              shapeName={(shape) => t(SHAPES[shape].name)}
            />
            <aside className="ds-dock ds-dock-idle">
              {asked?.step === 'place-module' && <p>{t('help.assign')}</p>}
            </aside>
          </>
        )}
      </div>
    </div>
  );
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The chart while one draws: the shape follows the pointer and snaps to where it may lie. */
function DrawingDesk(props: BoardProps<State>): ReactElement {
  const { view, seat, asked, choices, choose, preview, previewed, tell } = props;
  const { state } = view.position;
  const t = useT();
  const sheet = state.sheets[seat];
  const shape = shapeToDraw(state, seat);
  const tool = useDrawingTool(shape, choices, upgradesOwned(sheet));
  const svg = useRef<SVGSVGElement>(null);
  const [pinned, setPinned] = useState(false);
  const [pointer, setPointer] = useState<Point | null>(null);
  const sealed = asked?.sealed ?? null;

  /** The drawing that is shown: under the pointer, pinned by a tap, or pointed at in the list. */
  const shown = previewed?.kind === 'draw' ? previewed : sealed?.kind === 'draw' ? sealed : null;
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

  const aim = (point: Point | null) => {
    setPointer(point);
    preview(point ? (tool.berthNear(point)?.choice ?? null) : null);
  };

  // Turning under a resting pointer shows the new lie at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the lie of the shape matters
  useEffect(() => {
    if (pointer) preview(tool.berthNear(pointer)?.choice ?? null);
    else if (pinned) setPinned(false);
  }, [tool.turns, tool.mirrored, tool.ignored]);

  const drawAt = (point: Point) => {
    const berth = tool.berthNear(point);
    if (berth) return choose(berth.choice);
    const cell = cellNear(point, 40);
    if (cell < 0) return;
    const why = objection(state, seat, tool.cellsAt(cell), tool.ignored.length);
    if (why) tell(why.words, why.rule);
  };

  const tap = (point: Point) => {
    const cell = cellNear(point, 30);
    if (pinned && shown && ghost?.includes(cell)) return choose(shown);
    const berth = tool.berthNear(point);
    if (!berth) return drawAt(point);
    setPointer(point);
    preview(berth.choice);
    setPinned(true);
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

  const onChartKey = (event: React.KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (arrow) {
      event.preventDefault();
      event.stopPropagation();
      const from = tool.berths.find(({ choice }) => choice === shown) ?? null;
      const next = tool.neighbour(from, arrow[0], arrow[1]);
      if (next) {
        setPointer(next.grip);
        preview(next.choice);
      }
    } else if ((event.key === 'Enter' || event.key === ' ') && shown) {
      event.preventDefault();
      event.stopPropagation();
      choose(shown);
    }
  };

  const reachable = useMemo(
    () =>
      [...new Set(tool.berths.flatMap(({ cells }) => cells))]
        .map((cell) => hexagon(CENTRES[cell], 9))
        .join(''),
    [tool.berths],
  );

  return (
    <>
      <Chart
        svgRef={svg}
        sheet={sheet}
        lit={props.lit}
        recent={props.recent}
        label={t('draw.chart', { shape: t(SHAPES[shape].name) })}
        shapeName={(of) => t(SHAPES[of].name)}
        handlers={{
          role: 'application',
          tabIndex: 0,
          style: { touchAction: 'none' },
          onKeyDown: onChartKey,
          onWheel: (event) => tool.turn(event.deltaY > 0 ? 1 : -1),
          onPointerMove: (event) => {
            if (event.pointerType === 'mouse' || event.buttons > 0) aim(pointAt(event));
            if (event.pointerType !== 'mouse') setPinned(true);
          },
          onPointerLeave: (event) => {
            if (event.pointerType === 'mouse') aim(null);
          },
          onClick: (event) => {
            const point = pointAt(event);
            if (!point) return;
            const touch = (event.nativeEvent as PointerEvent).pointerType !== 'mouse';
            if (touch) tap(point);
            else drawAt(point);
          },
        }}
      >
        <path className="ds-reachable" d={reachable} />
        {ghost && (
          <g className={shown === sealed ? 'ds-ghost ds-ghost-sealed' : 'ds-ghost'}>
            <path
              className="ds-ghost-area"
              d={ghost.map((cell) => hexagon(CENTRES[cell])).join('')}
            />
            <path className="ds-ghost-coast" d={coast(ghost)} />
          </g>
        )}
        {!ghost && pointer && <Misfit cells={tool.cellsAt(Math.max(0, cellNear(pointer, 60)))} />}
      </Chart>
      <Dock
        tool={tool}
        shape={shape}
        upgrades={upgradesOwned(sheet)}
        forecast={outcome}
        ready={pinned && shown !== null && shown !== sealed}
        note={note ? t.say(note) : null}
        sealed={sealed !== null && shown === sealed}
        confirm={() => shown && choose(shown)}
        refuse={refuse}
      />
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
