/** Events: those that stay on the table, and those that may still come. */
import { NONE } from '@orrery/kernel';
import { Button, classes, Icon, Overlay, Place, type Touching, useT } from '@orrery/web/kit';
import { memo, type ReactElement, useState } from 'react';
import { EVENT_SPACES } from '../actions.ts';
import { EVENTS, SLOTS } from '../data/index.ts';
import type { State } from '../state.ts';
import { eventName, placeOf } from '../text/places.ts';
import { aboutCard, CardPicture, CardWords } from './card-words.tsx';
import { Spaces, spacesNow } from './spaces.tsx';
import { TableauButton } from './tableau.tsx';

export const Events = memo(function Events({
  state,
  colours,
  cornered = false,
  ...touching
}: Touching & {
  state: State;
  colours: readonly number[];
  /** They stand in a corner of the map, where there is room for their plates alone. */
  cornered?: boolean;
}): ReactElement {
  const t = useT();
  const [leafing, leaf] = useState(false);
  const events = [...state.standing, ...(state.turned === NONE ? [] : [state.turned])];
  return (
    <div className="bts-events">
      {events.map((event) => (
        <Place
          key={event}
          {...touching}
          place={placeOf.event(event)}
          about={() => aboutCard(t, { kind: 'event', id: event })}
          className={classes('bts-row', cornered && 'bts-event-plate')}
        >
          <CardPicture kind="event" id={event} wide={cornered ? 28 : 34} />
          {!cornered && <Icon name="warning" size="1em" title={t('term.event')} />}
          <span className={cornered ? 'unseen' : undefined}>{t.say(eventName(event))}</span>
          <Spaces
            spaces={spacesNow(state, colours, EVENT_SPACES[event])}
            open={touching.open}
            lit={touching.lit}
          />
        </Place>
      ))}
      <div className="bts-leaves">
        <Button look="quiet" className="bts-leaf" onPress={() => leaf(true)}>
          {t('events.possible', { n: state.unseen.length })}
        </Button>
        {cornered && <TableauButton state={state} {...touching} />}
      </div>
      <Overlay wide open={leafing} onClose={() => leaf(false)} title={t('term.events')}>
        <PossibleEvents state={state} />
      </Overlay>
    </div>
  );
});

/** Events that nobody has seen yet, by level; each level has as many face down as slots remain. */
function PossibleEvents({ state }: { state: State }): ReactElement {
  const t = useT();
  return (
    <div className="bts-possible">
      {([2, 3] as const).map((level) => {
        const waiting = state.cards.filter(
          (card, slot) => card === NONE && SLOTS[slot].level === level,
        ).length;
        const unseen = state.unseen.filter((event) => EVENTS[event].level === level);
        return (
          <section key={level}>
            <h3>
              {t('gallery.level')} {t(`level.${level}`)}
            </h3>
            <p>
              {t('events.waiting', {
                n: Math.min(waiting, state.faceDown[level - 2]),
                of: unseen.length,
              })}
            </p>
            <div className="bts-gallery">
              {unseen.map((event) => (
                <CardWords key={event} kind="event" id={event} />
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}
