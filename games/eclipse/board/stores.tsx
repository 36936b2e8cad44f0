/** What one has, what a round brings and costs, and what that adds up to. */
import { hint, Icon, Place, type Touching, useT } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import { MONEY, RESOURCE_IDS } from '../data/resources.ts';
import type { Player } from '../state.ts';
import { income, upkeepCost } from '../storage.ts';
import { placeOf } from '../text/places.ts';
import { RESOURCE_ICONS, RESOURCE_TINTS } from './figures.tsx';

/** A number with a true minus. */
const signed = (value: number): string => `${value}`.replace('-', '−');

const balance = (of: Player, resource: number): number =>
  of.storage[resource] + income(of, resource) - (resource === MONEY ? upkeepCost(of) : 0);

interface StoresProps extends Touching {
  readonly player: Player;
  /** The player after what is being considered. */
  readonly after: Player | null;
}

/** Stored, income and upkeep, and the balance at the end of the round; touched for trading. */
export function Stores({ player, after, ...touching }: StoresProps): ReactElement {
  const t = useT();
  return (
    <section className="ecl-stores" aria-label={t('board.forecast')}>
      {RESOURCE_IDS.map((id, resource) => {
        const now = balance(player, resource);
        const later = after ? balance(after, resource) : now;
        return (
          <Place
            key={id}
            {...touching}
            place={placeOf.track(resource)}
            label={t(`resource.${id}`)}
            className="ecl-store"
          >
            <i style={{ color: RESOURCE_TINTS[resource] }} {...hint(t(`resource.${id}`))}>
              <Icon name={RESOURCE_ICONS[resource]} />
            </i>
            <b>{player.storage[resource]}</b>
            <small>
              +{income(player, resource)}
              {resource === MONEY && ` −${upkeepCost(player)}`}
            </small>
            <strong className={now < 0 ? 'ecl-bad' : ''} {...hint(t('board.forecast'))}>
              = {signed(now)}
            </strong>
            {later !== now && <em className={later < 0 ? 'ecl-bad' : ''}>→ {signed(later)}</em>}
          </Place>
        );
      })}
    </section>
  );
}
