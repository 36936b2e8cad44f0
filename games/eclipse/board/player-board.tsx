/** One's own board: stores with what a round brings, influence with its upkeep, technologies, and how it adds up. */
import { Icon, Place, type Touching, useT } from '@orrery/web/kit';
import type { ReactElement, ReactNode } from 'react';
import { has } from '../bits.ts';
import { ACTIONS } from '../data/actions.ts';
import { MONEY, RESOURCE_IDS } from '../data/resources.ts';
import { SPECIES } from '../data/species.ts';
import { TECH_CATEGORY_IDS, TECHNOLOGIES } from '../data/technologies.ts';
import { INFLUENCE_CIRCLES, PRODUCTION, TECH_DISCOUNT, UPKEEP } from '../data/tracks.ts';
import type { Player, State } from '../state.ts';
import { income, tradeRate, upkeepCost } from '../storage.ts';
import { hasTech, tilesOnTrack } from '../technologies.ts';
import { speciesName, techName } from '../text/component-text.ts';
import { placeOf } from '../text/places.ts';
import { RESOURCE_ICONS, RESOURCE_TINTS } from './figures.tsx';
import { Cube, Emblem } from './pieces.tsx';

/** Income, upkeep and balance at the end of the round as things stand, and after what is being considered. */
export function Forecast({
  player,
  after,
}: {
  player: Player;
  after: Player | null;
}): ReactElement {
  const t = useT();
  const cells = RESOURCE_IDS.map((id, resource) => {
    const balance = (of: Player) =>
      of.storage[resource] + income(of, resource) - (resource === MONEY ? upkeepCost(of) : 0);
    return {
      id,
      resource,
      stored: player.storage[resource],
      gain: income(player, resource),
      now: balance(player),
      later: after ? balance(after) : null,
    };
  });
  return (
    <section className="ecl-forecast" aria-label={t('board.forecast')}>
      {cells.map(({ id, resource, stored, gain, now, later }) => (
        <span key={id} className={now < 0 ? 'ecl-bad' : ''} title={t(`resource.${id}`)}>
          <i style={{ color: RESOURCE_TINTS[resource] }}>
            <Icon name={RESOURCE_ICONS[resource]} />
          </i>
          <b>{stored}</b>
          <small>
            +{gain}
            {resource === MONEY && ` −${upkeepCost(player)}`}
          </small>
          <strong title={t('board.forecast')}>= {signed(now)}</strong>
          {later !== null && later !== now && (
            <em className={later < 0 ? 'ecl-bad' : ''}>→ {signed(later)}</em>
          )}
        </span>
      ))}
    </section>
  );
}

/** A number with a true minus. */
const signed = (value: number): string => `${value}`.replace('-', '−');

interface BoardPartProps extends Touching {
  readonly state: State;
  readonly seat: number;
  /** Of all seats. */
  readonly colours: readonly number[];
  /** False on a board that one only looks at. */
  readonly acts?: boolean;
}

export function PlayerBoard({
  state,
  seat,
  colours,
  acts = true,
  ...touching
}: BoardPartProps): ReactElement {
  const t = useT();
  const player = state.players[seat];
  const colour = colours[seat];
  const partners = colours.filter((_, other) => has(player.ambassadors, other));
  // Only the owner sees the values.
  const values = player.reputation.filter((points) => points > 0);
  if (player.species < 0) return <p className="ecl-quiet">{t('board.no-species')}</p>;
  return (
    <div className="ecl-player">
      <header>
        <Emblem colour={colour} />
        <h3>{t.say(speciesName(player.species))}</h3>
        <span className="ecl-quiet">
          {t('board.trade', { rate: tradeRate(player) })} ·{' '}
          {t('board.colony-ships', {
            n: player.colonyShips,
            of: SPECIES[player.species].colonyShips,
          })}{' '}
          · {t('board.reputation', { n: player.reputation.length })}
          {values.length > 0 && ` (${values.join(', ')})`} ·{' '}
          {t('board.ambassadors', { n: partners.length })}{' '}
          {partners.map((partner) => (
            <Emblem key={partner} colour={partner} size={18} />
          ))}{' '}
          · {t('board.discoveries', { n: player.discoveries.length })}
        </span>
      </header>
      <div className="ecl-tracks">
        {RESOURCE_IDS.map((id, resource) => (
          <Place
            key={id}
            {...touching}
            place={placeOf.track(resource)}
            label={t(`resource.${id}`)}
            className="ecl-track"
          >
            <i style={{ color: RESOURCE_TINTS[resource] }}>
              <Icon name={RESOURCE_ICONS[resource]} />
            </i>
            <span className="ecl-row">
              {PRODUCTION.map((income, square) => (
                <Cell
                  // biome-ignore lint/suspicious/noArrayIndexKey: a square is its number
                  key={square}
                  value={income}
                  full={square < player.tracks[resource]}
                  counts={square === player.tracks[resource]}
                >
                  <Cube colour={colour} />
                </Cell>
              ))}
            </span>
          </Place>
        ))}
        <Place
          {...touching}
          place={placeOf.influence}
          label={t('board.influence')}
          className="ecl-track"
        >
          <Icon name="influence" />
          <span className="ecl-row">
            {Array.from({ length: INFLUENCE_CIRCLES }, (_, circle) => (
              <Cell
                // biome-ignore lint/suspicious/noArrayIndexKey: a circle is its number
                key={circle}
                round
                value={UPKEEP[INFLUENCE_CIRCLES - circle]}
                full={circle < player.discs}
                counts={circle === player.discs}
              >
                <Emblem colour={colour} size={18} />
              </Cell>
            ))}
          </span>
        </Place>
      </div>
      {acts && (
        <div className="ecl-actions">
          {ACTIONS.map(({ id }, action) => (
            <Place key={id} {...touching} place={placeOf.action(action)} className="ecl-action">
              {t(`action.${id}`)}
            </Place>
          ))}
        </div>
      )}
      <Technologies player={player} />
    </div>
  );
}

/** A place on a track: a piece covers it, or its number shows; the first that shows is the one that counts. */
function Cell({
  value,
  full,
  counts,
  round = false,
  children,
}: {
  value: number;
  full: boolean;
  counts: boolean;
  round?: boolean;
  /** What covers it. */
  children: ReactNode;
}): ReactElement {
  const classes = ['ecl-cell', round && 'ecl-round', full && 'ecl-full', counts && 'ecl-counts'];
  return <span className={classes.filter(Boolean).join(' ')}>{full ? children : value}</span>;
}

/** Owned technologies by category, with the discount that the next one gets. */
function Technologies({ player }: { player: Player }): ReactElement {
  const t = useT();
  return (
    <div className="ecl-techs">
      {TECH_CATEGORY_IDS.map((id, category) => {
        const owned = TECHNOLOGIES.filter(
          (tech) => tech.category === category && hasTech(player, tech.index),
        );
        return (
          <div key={id}>
            <h3>
              {t(`tech-category.${id}`)}{' '}
              {tilesOnTrack(player, category) > 0 && (
                <small>
                  −
                  {
                    TECH_DISCOUNT[
                      Math.min(tilesOnTrack(player, category), TECH_DISCOUNT.length - 1)
                    ]
                  }
                </small>
              )}
            </h3>
            {owned.map((tech) => (
              <span key={tech.id} className="ecl-tech-owned">
                {t.say(techName(tech.index))}
              </span>
            ))}
          </div>
        );
      })}
    </div>
  );
}
