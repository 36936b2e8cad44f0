/** What lies on a station beside its modules: moons, ships, people and cards. */
import { NONE, UNKNOWN } from '@orrery/kernel';
import { classes, Icon, Picture, Place, type Touching, useT } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import {
  DESTINIES,
  DESTINY_VP,
  FACTIONS,
  OUTPOSTS,
  RESOURCE,
  SHIP_TYPES,
  SHIPS,
  TACTICS_CARDS,
  TRACKS,
  UPGRADES,
} from '../data/index.ts';
import { shipPrice, shipStats, TYPE_OF_SHIP } from '../ships.ts';
import { BARGE, BAY, type Player, SUPPLY, WRECK } from '../state.ts';
import { cardName } from '../text/card-text.ts';
import { phrase } from '../text/phrases.ts';
import { placeOf } from '../text/places.ts';
import { Amount } from './amounts.tsx';
import { aboutCard } from './cards.tsx';
import { ShipPicture } from './figures.tsx';
import { RESOURCE_ICONS, RESOURCE_TINTS, TRACK_ICONS, TRACK_TINTS } from './icons.ts';
import { Moons } from './moons.tsx';
import type { StationProps } from './station.tsx';

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
export function Holds({
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
  return (
    <div className="ae-holds">
      <Moons {...touching} state={state} seat={seat} />
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
                className="ae-card place-aside"
              >
                <Icon name="options" size="1em" />
                {t(words)}
              </Place>
            ),
        )}
        {player.tiles.length > 0 && (
          <div className="ae-row">
            <small className="ae-quiet">{t('board.uninstalled')}</small>
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
