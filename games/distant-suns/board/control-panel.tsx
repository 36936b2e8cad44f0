/** The mission control panel: zones with their shapes and missions, and modules on both edges. */
import {
  BareButton,
  type Choice,
  calm,
  Emblem,
  Icon,
  type Places,
  type SeatFace,
  Tooltip,
  useMarked,
  usePlaces,
  useT,
} from '@orrery/web/kit';
import { memo, type ReactElement } from 'react';
import { MISSIONS, missionPoints } from '../data/missions.ts';
import { type Edge, MODULE_PLACEMENTS } from '../data/panel.ts';
import { SHAPES } from '../data/shapes.ts';
import { missionCount } from '../scoring.ts';
import type { State } from '../state.ts';
import { placeOf } from '../text/places.ts';
import { missionIcon } from './forecast.ts';
import { ShapeFigure } from './shape-ink.tsx';

interface PanelProps {
  readonly state: State;
  readonly seat: number;
  readonly seats: readonly SeatFace[];
  /** The draw phase is on: the newest module tells who draws what. */
  readonly drawing: boolean;
  readonly choices: readonly Choice[];
  readonly previewed: Choice | null;
  readonly lit: Places;
  /** `by` is the kind of pointer: `touch`, `mouse`, `keyboard`… */
  choose(choice: Choice): void;
  preview(choice: Choice | null): void;
}

export function ControlPanel(props: PanelProps): ReactElement {
  const { state, choices, previewed } = props;
  const t = useT();
  const placing = choices.filter((choice) => choice.kind === 'place');
  const ghost = previewed?.kind === 'place' ? previewed.args[0] : null;
  // Between turns the last module says nothing any more.
  const current = ghost ?? (props.drawing ? (state.modules.at(-1) ?? null) : null);
  const pointing = current === null ? null : MODULE_PLACEMENTS[current];
  const { zones, modules } = state;
  const { lit, choose, preview } = props;
  const edges = { zones, modules, placing, ghost, lit, choose, preview };
  return (
    <section className="ds-panel" aria-label={t('component.panel')} data-told-beside="">
      <EdgeRow edge="top" {...edges} />
      <div className="ds-zones">
        {state.zones.map((shape, zone) => {
          const end =
            pointing?.selfZone === zone ? 'self' : pointing?.othersZone === zone ? 'others' : null;
          const mission = zone > 0 ? state.missions[zone - 1] : null;
          const known = mission !== null && props.seat >= 0;
          return (
            <Zone
              key={shape}
              zone={zone}
              shape={shape}
              mission={mission}
              count={known ? missionCount(mission, shape, state.sheets[props.seat]) : null}
              end={end}
              drawers={end ? whoDraws(state, props.seats, end) : NOBODY}
              seat={props.seat}
              tentative={ghost !== null}
              lit={props.lit}
            />
          );
        })}
      </div>
      <EdgeRow edge="bottom" {...edges} />
    </section>
  );
}

const NOBODY: readonly SeatFace[] = [];

interface ZoneProps {
  readonly zone: number;
  readonly shape: number;
  readonly mission: number | null;
  /** How far the seat is with the mission, where there is one. */
  readonly count: number | null;
  /** The end of the newest module that points at it. */
  readonly end: 'self' | 'others' | null;
  /** Who draws its shape. */
  readonly drawers: readonly SeatFace[];
  readonly seat: number;
  readonly tentative: boolean;
  readonly lit: Places;
}

const Zone = calm(function Zone(props: ZoneProps): ReactElement {
  const { zone, shape, mission, count, end, drawers, seat, tentative, lit } = props;
  const t = useT();
  // Whoever looks on sees with somebody's eyes.
  const mine = drawers.some((other) => other.seat === seat && other.mine);
  const classes = [
    'ds-zone',
    end && (mine ? 'ds-zone-mine' : 'ds-zone-theirs'),
    tentative && 'ds-tentative',
    useMarked(lit, `zone ${zone}`) && 'ds-zone-lit',
  ];
  return (
    <div className={classes.filter(Boolean).join(' ')} data-spot={`zone ${zone}`}>
      <div className="ds-zone-mission">
        {mission !== null && <Mission mission={mission} shape={shape} count={count} />}
      </div>
      <ShapeFigure shape={shape} size={58} title={t(SHAPES[shape].name)} />
      <div className="ds-zone-name">{t(SHAPES[shape].name)}</div>
      {end && (
        <div className="ds-zone-role">
          <ModuleEnd kind={end} size={14} />
          {drawers.map(({ seat: of, colour }) => (
            <Emblem key={of} of={colour} size={18} />
          ))}
          {/* There is room for one name beside the emblems. */}
          <span className={mine ? '' : drawers.length > 1 ? 'unseen' : 'ds-zone-names'}>
            {mine
              ? t('draws.you')
              : drawers.length === 0
                ? t('draws.nobody')
                : t.list(drawers.map(({ name }) => name))}
          </span>
        </div>
      )}
    </div>
  );
});

interface MissionProps extends Pick<ZoneProps, 'shape' | 'count'> {
  readonly mission: number;
}

/** A zone's mission, and how far the seat is with it. */
const Mission = memo(function Mission({ mission, shape, count }: MissionProps): ReactElement {
  const t = useT();
  const { name, what } = MISSIONS[mission];
  const points =
    count === null ? '' : `. ${t('mission.points', { count, points: missionPoints(count) })}`;
  return (
    <Tooltip words={`${t(name)}: ${t(what)} — ${t(SHAPES[shape].name)}${points}`}>
      <BareButton className="ds-mission">
        <Icon name={missionIcon(mission)} />
        <span className="ds-mission-name">{t(name)}</span>
        {count !== null && <b className="ds-mission-count">{count}</b>}
      </BareButton>
    </Tooltip>
  );
});

/** Who draws the shape under an end of the module. */
function whoDraws(
  state: State,
  seats: readonly SeatFace[],
  end: 'self' | 'others',
): readonly SeatFace[] {
  return seats.filter(({ seat }) => (seat === state.active) === (end === 'self'));
}

/** A module's circle or octagon. */
export const ModuleEnd = memo(function ModuleEnd({
  kind,
  size = 18,
}: {
  kind: 'self' | 'others';
  size?: number;
}): ReactElement {
  return (
    <svg
      viewBox="-10 -10 20 20"
      width={size}
      height={size}
      aria-hidden="true"
      className="ds-module-end"
    >
      {kind === 'self' ? (
        <circle r={6.5} fill="currentColor" />
      ) : (
        <path d="M-3.1 -7.5H3.1L7.5 -3.1V3.1L3.1 7.5H-3.1L-7.5 3.1V-3.1Z" />
      )}
    </svg>
  );
});

interface EdgeProps extends Pick<PanelProps, 'lit' | 'choose' | 'preview'> {
  readonly edge: Edge;
  readonly zones: State['zones'];
  readonly modules: State['modules'];
  readonly placing: readonly Choice[];
  readonly ghost: number | null;
}

/** Notches of one edge: placed modules, and between the zones the modules that could be placed. */
const EdgeRow = calm(function EdgeRow(props: EdgeProps): ReactElement {
  const { edge, zones, modules, placing, ghost, choose, preview, lit } = props;
  const t = useT();
  const marked = usePlaces(lit);
  const placed = modules.flatMap((number, at) =>
    MODULE_PLACEMENTS[number].edge === edge ? [{ number, name: at + 1 }] : [],
  );
  const shown =
    ghost !== null && MODULE_PLACEMENTS[ghost].edge === edge
      ? [...placed, { number: ghost, name: modules.length + 1 }]
      : placed;
  return (
    <div className={`ds-edge ds-edge-${edge}`}>
      {zones.map((shape, zone) => (
        <span key={shape} className="ds-notch" style={{ gridColumn: `${zone * 2 + 1} / span 2` }} />
      ))}
      {shown.map(({ number, name }) => {
        const { pair, face } = MODULE_PLACEMENTS[number];
        const classes = [
          'ds-module',
          number === ghost && 'ds-module-ghost',
          marked.has(`module ${MODULE_PLACEMENTS[number].id}`) && 'ds-module-lit',
        ];
        return (
          <span
            key={name}
            className={classes.filter(Boolean).join(' ')}
            style={{ gridColumn: `${pair * 2 + 1} / span 4` }}
            {...(number === ghost ? {} : { 'data-spot': placeOf.module(number) })}
            title={t('component.module', { module: name })}
          >
            <ModuleEnd kind={face === 'a' ? 'self' : 'others'} />
            <b>{name}</b>
            <ModuleEnd kind={face === 'a' ? 'others' : 'self'} />
          </span>
        );
      })}
      {[0, 1, 2, 3, 4].map((pair) => {
        const faces = placing.filter(({ args }) => {
          const placement = MODULE_PLACEMENTS[args[0]];
          return placement.edge === edge && placement.pair === pair;
        });
        if (faces.length === 0) return null;
        return (
          <span key={pair} className="ds-berths" style={{ gridColumn: `${pair * 2 + 2} / span 2` }}>
            {faces.map((choice) => {
              const { face } = MODULE_PLACEMENTS[choice.args[0]];
              return (
                <BareButton
                  key={choice.key}
                  data-answer=""
                  className={choice.args[0] === ghost ? 'ds-berth ds-berth-considered' : 'ds-berth'}
                  aria-label={t.say(choice.text.words)}
                  onPress={() => choose(choice)}
                  onHoverStart={() => preview(choice)}
                  onHoverEnd={() => preview(null)}
                  onFocus={() => preview(choice)}
                  onBlur={() => preview(null)}
                >
                  <ModuleEnd kind={face === 'a' ? 'self' : 'others'} size={16} />
                  <ModuleEnd kind={face === 'a' ? 'others' : 'self'} size={16} />
                </BareButton>
              );
            })}
          </span>
        );
      })}
    </div>
  );
});
