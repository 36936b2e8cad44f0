/** A station: its four rows of modules with docks, slots and moons, its stores, ships and people. */
import { NONE, UNKNOWN } from '@orrery/kernel';
import { Changing, classes, Icon, Picture, Place, type Touching, useT } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import {
  DESTINIES,
  DESTINY_VP,
  FACTIONS,
  MODULE_TYPES,
  MODULES,
  OUTPOSTS,
  RESOURCE,
  RESOURCES,
  SHIP_TYPES,
  SHIPS,
  STORAGE_LIMITS,
  TACTICS_CARDS,
  TRACK,
  TRACKS,
  UPGRADES,
} from '../data/index.ts';
import { handLimit } from '../hand.ts';
import { moonLimit, OPERATIONS, rightOf } from '../moons.ts';
import { shipPrice, shipStats, TYPE_OF_SHIP } from '../ships.ts';
import {
  BARGE,
  BAY,
  DOCK,
  DOCKED,
  type Player,
  type State,
  SUPPLY,
  TOKEN,
  WRECK,
} from '../state.ts';
import { isDamaged } from '../station.ts';
import { cardName } from '../text/card-text.ts';
import { phrase } from '../text/phrases.ts';
import { moonContents, placeOf, slotName } from '../text/places.ts';
import { Amount } from './amounts.tsx';
import { aboutCard, ModuleCard, MoonCard, MoonSigns } from './cards.tsx';
import { ShipPicture } from './figures.tsx';
import { RESOURCE_ICONS, RESOURCE_TINTS, TRACK_ICONS, TRACK_TINTS } from './icons.ts';

interface StationProps extends Touching {
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

function SlotPlace({
  state,
  seat,
  slot,
  moon,
  ...touching
}: Touching & { state: State; seat: number; slot: number; moon: number }): ReactElement {
  const t = useT();
  const name = t.say(slotName(state, seat, slot));
  const kind = slot === OPERATIONS ? 'operations' : MODULES[slot].slot;
  return (
    <Place
      {...touching}
      place={placeOf.slot(seat, slot)}
      label={moon === NONE ? name : `${name}: ${t.say(moonContents(moon))}`}
      about={() => ({
        title: name,
        lines: [
          t(`board.about-slot.${kind}`),
          ...(moon === NONE ? [] : aboutCard(t, 'moon', moon).lines),
        ],
      })}
      className={classes('ae-slot', `ae-slot-${kind}`, moon === NONE && 'ae-slot-empty')}
    >
      {kind === 'operations' && <small>{t('board.operations')}</small>}
      {moon === NONE ? <Icon name="ae-moon" size="1.1em" /> : <MoonSigns moon={moon} />}
    </Place>
  );
}

/** How many ships of a type are at a place. */
const countAt = (player: Player, type: number, place: number): number =>
  player.ships.filter((at, ship) => at === place && TYPE_OF_SHIP[ship] === type).length;

/** The destiny card that was kept: what leading on its two tracks is worth. */
function Destiny({ card, ...touching }: Touching & { card: number }): ReactElement {
  const t = useT();
  const { key, tracks } = DESTINIES[card];
  return (
    <Place
      {...touching}
      place={`destiny ${key}`}
      label={t(`name.${key}`)}
      about={() => aboutCard(t, 'destiny', card)}
      className="ae-card"
    >
      <Icon name="hourglass" size="1em" />
      {tracks.map((track, at) => (
        <Amount
          key={track}
          icon={TRACK_ICONS[track]}
          tint={TRACK_TINTS[track]}
          n={DESTINY_VP[at]}
          title={t(`track.${TRACKS[track]}`)}
        />
      ))}
    </Place>
  );
}

/** Moons, ships, people and cards that lie on the station. */
function Holds({
  state,
  seat,
  colour,
  after: _,
  discount = 0,
  ...touching
}: StationProps): ReactElement {
  const t = useT();
  const player = state.players[seat];
  const faction = player.faction;
  const limit = moonLimit(state, seat);
  return (
    <div className="ae-holds">
      <section className="ae-hold">
        <h3>{t('board.moons', { n: player.moons.length, limit })}</h3>
        <div className="ae-row">
          {player.moons.map((moon) => (
            <MoonCard key={moon} moon={moon} place={placeOf.moon(moon)} {...touching} />
          ))}
          {[...Array(Math.max(0, limit - player.moons.length)).keys()].map((gap) => (
            <i key={gap} className="ae-moon-gap" />
          ))}
          <SlotPlace
            {...touching}
            state={state}
            seat={seat}
            slot={OPERATIONS}
            moon={player.operations}
          />
        </div>
      </section>
      <section className="ae-hold">
        <h3>{t('board.fleet')}</h3>
        <table className="ae-ships">
          <tbody>
            {SHIPS.map((name, type) => (
              <ShipRow
                key={name}
                type={type}
                player={player}
                seat={seat}
                colour={colour}
                price={shipPrice(state, seat, type, discount)}
                {...touching}
              />
            ))}
          </tbody>
        </table>
      </section>
      <section className="ae-hold">
        <h3>{t('board.crew')}</h3>
        <div className="ae-row">
          <Place
            {...touching}
            place={placeOf.leaders(seat)}
            label={t('board.leaders', { n: player.leaderBay })}
            className="ae-store"
          >
            <Picture of={`andromedas-edge/leader/${colour % 6}`} className="ae-plate" wide={34}>
              <Icon name="ae-leader" size="1.3em" />
            </Picture>
            <b>{player.leaderBay}</b>
          </Place>
          {OUTPOSTS.flatMap(({ key }, type) =>
            player.outpostCards[type] + player.usedCards[type] === 0
              ? []
              : [
                  <Place
                    key={key}
                    {...touching}
                    place={placeOf.outpost(seat, type)}
                    label={t(`name.${key}`)}
                    about={() => aboutCard(t, 'outpost', type)}
                    className={classes('ae-card', player.outpostCards[type] === 0 && 'ae-used')}
                  >
                    <span style={{ color: TRACK_TINTS[type] }}>
                      <Icon name="ae-outpost" size="1.2em" />
                    </span>
                    {t(`name.${key}`)}
                  </Place>,
                ],
          )}
          {player.support.map((card) => (
            <span key={card} className="ae-card" title={t('board.support')}>
              <Icon name="shield" size="1.1em" />
              {t.say(cardName('tactic', TACTICS_CARDS[card]))}
            </span>
          ))}
        </div>
        {faction !== NONE && faction !== UNKNOWN && (
          <Place
            {...touching}
            place={placeOf.faction(faction)}
            label={t(`name.${FACTIONS[faction].key}`)}
            about={() => aboutCard(t, 'faction', faction)}
            className="ae-card"
          >
            <Picture of={`andromedas-edge/medal/${FACTIONS[faction].key}`} wide={34} />
            <span className="ae-card-name">{t(`name.${FACTIONS[faction].key}`)}</span>
            {player.clock > 0 && <b> {t('board.clock', { n: player.clock })}</b>}
          </Place>
        )}
        {player.tiles.length > 0 && (
          <div className="ae-row">
            {player.tiles.map((tile) => (
              <Place
                key={tile}
                {...touching}
                place={placeOf.upgrade(tile)}
                label={t(`name.${UPGRADES[tile].key}`)}
                about={() => aboutCard(t, 'upgrade', tile)}
                className="ae-card"
              >
                <Icon name="upgrade" size="1em" />
                <span className="ae-card-ship">
                  <ShipPicture type={UPGRADES[tile].ship} colour={colour} size={22} />
                </span>
                <span className="ae-card-name">{t(`name.${UPGRADES[tile].key}`)}</span>
              </Place>
            ))}
          </div>
        )}
        {player.destinies.length === 1 && player.destinies[0] !== UNKNOWN && (
          <Destiny {...touching} card={player.destinies[0]} />
        )}
        {[
          [placeOf.arrange(seat), 'board.arrange'],
          [placeOf.units(seat), 'board.by-hand'],
          [placeOf.station(seat), 'board.hand-over'],
        ].map(
          ([place, words]) =>
            touching.open.has(place) && (
              <Place
                key={place}
                {...touching}
                place={place}
                about={() => ({ title: t(words), lines: [] })}
                className="ae-card ae-other"
              >
                <Icon name="options" size="1em" />
                {t(words)}
              </Place>
            ),
        )}
      </section>
    </div>
  );
}

const FIGURES = [
  ['range', 'ae-range'],
  ['weapons', 'die'],
  ['shields', 'shield'],
  ['targeting', 'ae-target'],
] as const;
const ABILITIES = ['attack', 'hyperdrive', 'jump'] as const;

/** A type of ship: what it can do, how many wait in the bay, how many lie in the scrapyard. */
function ShipRow({
  type,
  player,
  seat,
  colour,
  price,
  ...touching
}: Touching & {
  type: number;
  player: Player;
  seat: number;
  colour: number;
  /** What the next one costs, in titanium. */
  price: number;
}): ReactElement {
  const t = useT();
  const stats = shipStats(player, type);
  const tile = player.upgrades[type];
  return (
    <tr>
      <td>
        <Place
          {...touching}
          place={placeOf.ship(seat, type)}
          label={t('board.ship-in-bay', {
            ship: t(`name.${SHIPS[type]}`),
            n: countAt(player, type, BAY),
          })}
          about={() => {
            const card = tile === NONE ? aboutCard(t, 'ship', type) : aboutCard(t, 'upgrade', tile);
            if (price === SHIP_TYPES[type].cost) return card;
            // What is printed on it is not what this player pays.
            const titanium = t.say(phrase('amount.titanium', { n: price }));
            return { ...card, lines: [...card.lines, `${t('board.ship-price')}: ${titanium}`] };
          }}
          className="ae-ship"
        >
          <ShipPicture type={type} colour={colour} />
          <b>×{countAt(player, type, BAY)}</b>
        </Place>
      </td>
      <td title={t('board.ship-figures')}>
        <span className="ae-row">
          {FIGURES.map(
            ([figure, icon]) =>
              (stats[figure] > 0 || figure === 'range') && (
                <span key={figure} className="ae-amount" title={t(`term.${figure}`)}>
                  <Icon name={icon} size="1em" />
                  {figure === 'targeting' && '+'}
                  {stats[figure]}
                </span>
              ),
          )}
          {ABILITIES.map(
            (name) => stats[name] && <small key={name}>{t(`ship-ability.${name}`)}</small>,
          )}
        </span>
      </td>
      <td>
        {[WRECK, BARGE].map(
          (place) =>
            countAt(player, type, place) > 0 && (
              <span
                key={place}
                className="ae-amount"
                title={t(place === WRECK ? 'name.wreck' : 'name.barge')}
              >
                <Icon name={place === WRECK ? 'ae-scrapyard' : 'ae-repair'} size="1em" />
                {countAt(player, type, place)}
              </span>
            ),
        )}
        {countAt(player, type, SUPPLY) > 0 && (
          <span className="ae-price-next">
            <small title={t('board.unbuilt')}>+{countAt(player, type, SUPPLY)}</small>
            <Amount
              icon={RESOURCE_ICONS[RESOURCE.titanium]}
              tint={RESOURCE_TINTS[RESOURCE.titanium]}
              n={`${price}`}
              title={t('board.ship-price')}
            />
          </span>
        )}
      </td>
    </tr>
  );
}

/** Designs of the tactics cards in a hand with how many there are; cards of others are unknown. */
export function handOf(player: Player): readonly { design: number; n: number }[] {
  const counts = new Map<number, number>();
  for (const card of player.hand) {
    if (card === UNKNOWN) continue;
    const design = TACTICS_CARDS[card];
    counts.set(design, (counts.get(design) ?? 0) + 1);
  }
  return [...counts].map(([design, n]) => ({ design, n }));
}
