/** A station: its stores, and its four rows of modules with their docks. */
import { NONE } from '@orrery/kernel';
import { Changing, classes, Icon, Place, type Touching, useT } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import { MODULE_TYPES, MODULES, RESOURCES, STORAGE_LIMITS, TRACK, TRACKS } from '../data/index.ts';
import { handLimit } from '../hand.ts';
import { rightOf } from '../moons.ts';
import { TYPE_OF_SHIP } from '../ships.ts';
import { DOCK, DOCKED, type Player, type State, TOKEN } from '../state.ts';
import { isDamaged } from '../station.ts';
import { placeOf } from '../text/places.ts';
import { ModuleCard } from './cards.tsx';
import { ShipPicture } from './figures.tsx';
import { Holds } from './holds.tsx';
import { RESOURCE_ICONS, RESOURCE_TINTS, TRACK_ICONS, TRACK_TINTS } from './icons.ts';
import { SlotPlace } from './moons.tsx';

export interface StationProps extends Touching {
  readonly state: State;
  readonly seat: number;
  readonly colour: number;
  /** The state after the option that is looked at, for the numbers that change. */
  readonly after: State | null;
  /** Titanium off the next ship. */
  readonly discount?: number;
}

/** With more modules than these the rows take the whole width, and what is held lies below them. */
const MANY = 13;
/** With more than these a phone has no room for their pictures. */
const CROWD = 22;

export function Station(props: StationProps): ReactElement {
  const player = props.state.players[props.seat];
  const { modules } = player;
  const longest = Math.max(...MODULE_TYPES.map((type) => cellsOf(player, type).length));
  return (
    <div
      className={classes(
        'ae-station',
        modules.length > MANY && 'ae-station-large',
        modules.length > CROWD && 'ae-station-crowded',
      )}
    >
      <Stores {...props} />
      <div className="ae-rows" style={{ '--cells': longest } as never}>
        {MODULE_TYPES.map((type) => (
          <ModuleRow key={type} type={type} {...props} />
        ))}
      </div>
      <Holds {...props} />
    </div>
  );
}

/** Resources with their limits, and what the option under the pointer would make of them. */
export function Stores({
  state,
  seat,
  after,
  discount: _,
  ...touching
}: StationProps): ReactElement {
  const t = useT();
  const player = state.players[seat];
  const later = after?.players[seat] ?? null;
  const cards = handLimit(state, seat);
  return (
    <div className="ae-stores">
      {RESOURCES.map((name, kind) => {
        const isCard = kind === player.stock.length;
        const now = isCard ? player.hand.length : player.stock[kind];
        const limit = isCard ? cards : STORAGE_LIMITS[kind];
        const then = later && (isCard ? later.hand.length : later.stock[kind]);
        return (
          <Place
            key={name}
            {...touching}
            place={placeOf.resource(seat, kind)}
            label={`${t(`resource.${name}`)}: ${now}`}
            about={() => ({
              title: t(`resource.${name}`),
              lines: [t('board.about-limit', { now, limit })],
            })}
            className={classes('ae-store', now > limit && 'ae-over')}
            style={{ color: RESOURCE_TINTS[kind] }}
          >
            <Icon name={RESOURCE_ICONS[kind]} size="1.3em" />
            <Changing now={now} later={then} />
            {(then ?? now) === now && <small>/{limit}</small>}
          </Place>
        );
      })}
      <span className="ae-store" title={t('board.vp-track')}>
        <Icon name="ae-terminus" size="1.3em" />
        <Changing now={player.vp} later={later?.vp} />
        {(later?.vp ?? player.vp) === player.vp && <small>/{state.terminus}</small>}
      </span>
    </div>
  );
}

/** The cells of a row in the order in which they lie. */
function cellsOf(player: Player, type: number): readonly number[] {
  if (type === TRACK.industry) return player.line;
  return player.modules.flatMap((module, cell) => (MODULES[module].type === type ? [cell] : []));
}

function ModuleRow({ type, ...props }: StationProps & { type: number }): ReactElement {
  const t = useT();
  const { state, seat } = props;
  const player = state.players[seat];
  const cells = cellsOf(player, type);
  // Industry has slots between its modules.
  const fits = cells.length <= (type === TRACK.industry ? 6 : 8);
  return (
    <section
      className={classes('ae-module-row', fits && 'ae-row-fits')}
      aria-label={t(`track.${TRACKS[type]}`)}
      style={{ '--track': TRACK_TINTS[type] } as never}
    >
      <span className="ae-row-sign" title={t(`track.${TRACKS[type]}`)}>
        <Icon name={TRACK_ICONS[type]} size="1.2em" />
      </span>
      {cells.map((cell) => (
        <Cell key={cell} cell={cell} {...props} />
      ))}
    </section>
  );
}

/** A module with what stands in its dock, its damage, and its slot beside it. */
function Cell({
  cell,
  state,
  seat,
  colour,
  after: _,
  discount: __,
  ...touching
}: StationProps & { cell: number }) {
  const t = useT();
  const player = state.players[seat];
  const module = player.modules[cell];
  const { slot } = MODULES[module];
  const ship = player.ships.indexOf(DOCKED + cell);
  const dock = player.docks[cell];
  const harmed = isDamaged(player, cell);
  const said = harmed
    ? t('board.damaged', { n: player.damage[cell] % TOKEN })
    : dock === DOCK.idle
      ? undefined
      : t('board.activated');
  const hasSlot = slot === 'half' ? rightOf(player, cell) !== NONE : slot !== null;
  return (
    <div className={classes('ae-cell', slot === 'half' && 'ae-cell-half')}>
      <ModuleCard
        {...touching}
        place={placeOf.module(seat, module)}
        module={module}
        {...(said ? { state: said } : {})}
        className={classes(
          harmed && 'ae-harmed',
          dock !== DOCK.idle && 'ae-acted',
          (harmed || ship >= 0 || dock === DOCK.energy || dock === DOCK.reactor) && 'ae-docked',
        )}
      >
        <span className="ae-dock">
          {harmed && <Icon name="damage" size="1.1em" title={said} />}
          {ship >= 0 && <ShipPicture type={TYPE_OF_SHIP[ship]} colour={colour} size={22} />}
          {ship < 0 && dock === DOCK.energy && (
            <Icon name="energy" size="1.1em" title={t('board.activated')} />
          )}
          {dock === DOCK.reactor && <Icon name="check" size="1.1em" title={t('board.activated')} />}
        </span>
      </ModuleCard>
      {hasSlot && (
        <SlotPlace
          {...touching}
          state={state}
          seat={seat}
          slot={module}
          moon={player.slots[cell]}
        />
      )}
    </div>
  );
}
