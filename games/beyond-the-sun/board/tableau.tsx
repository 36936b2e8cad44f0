/** What lies beside the tree: the open rows of the variant for experts, and events that stay. */
import { NONE } from '@orrery/kernel';
import { Icon, useT } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import { EVENT_SPACES } from '../actions.ts';
import { TABLEAU, TECHNOLOGIES } from '../data/index.ts';
import type { State } from '../state.ts';
import { eventName, placeOf, technologyName } from '../text/board-places.ts';
import { aboutCard, Place, type Touching, TypeSign } from './places.tsx';
import { Spaces } from './tree.tsx';

/** Technologies of each level that may be discovered (BTS-4.148). */
export function Tableau({ state, ...touching }: Touching & { state: State }): ReactElement | null {
  const t = useT();
  if (!state.tableau) return null;
  const rows = TABLEAU.rows
    .map((_, row) => state.rows.slice(row * TABLEAU.rowSize, (row + 1) * TABLEAU.rowSize))
    .map((cards) => cards.filter((card) => card !== NONE))
    .filter((cards) => cards.length > 0);
  if (rows.length === 0) return null;
  return (
    <section className="bts-rows" aria-label={t('term.tableau')}>
      {rows.map((cards) => (
        <div key={TECHNOLOGIES[cards[0]].level} className="bts-open-row">
          <b>{'I'.repeat(TECHNOLOGIES[cards[0]].level)}</b>
          {cards.map((card) => (
            <Place
              key={card}
              {...touching}
              place={placeOf.technology(card)}
              label={t.say(technologyName(card))}
              about={() => aboutCard(t, { kind: 'technology', id: card })}
              className="bts-chip"
            >
              {TECHNOLOGIES[card].types.map((type) => (
                <TypeSign key={type} type={type} label={t(`type.${type}`)} />
              ))}
              {t.say(technologyName(card))}
            </Place>
          ))}
        </div>
      ))}
    </section>
  );
}

/** Events that stay on the table and offer actions. */
export function StandingEvents({
  state,
  colours,
  ...touching
}: Touching & { state: State; colours: readonly number[] }): ReactElement | null {
  const t = useT();
  const events = [...state.standing, ...(state.turned === NONE ? [] : [state.turned])];
  if (events.length === 0) return null;
  return (
    <div className="bts-events">
      {events.map((event) => (
        <Place
          key={event}
          {...touching}
          place={placeOf.event(event)}
          label={t.say(eventName(event))}
          about={() => aboutCard(t, { kind: 'event', id: event })}
          className="bts-row"
        >
          <Icon name="warning" size="1em" title={t('term.event')} />
          <span>{t.say(eventName(event))}</span>
          <Spaces state={state} colours={colours} spaces={EVENT_SPACES[event]} {...touching} />
        </Place>
      ))}
    </div>
  );
}
