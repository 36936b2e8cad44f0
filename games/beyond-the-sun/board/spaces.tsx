import { Emblem, type Touching, useT } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import { SPACES } from '../actions.ts';
import { type State, seatCount } from '../state.ts';
import { placeOf } from '../text/places.ts';
import { spotOf } from './spots.ts';

/** Action spaces with the pawns on them. */
export function Spaces({
  state,
  colours,
  spaces,
  ...touching
}: Touching & {
  state: State;
  colours: readonly number[];
  spaces: readonly number[];
}): ReactElement {
  const t = useT();
  const seats = seatCount(state);
  return (
    <span className="bts-spaces">
      {spaces
        .filter((space) => SPACES[space].extra[seats] >= 0)
        .map((space) => {
          const pawns = state.players.flatMap((player, of) => (player.pawn === space ? [of] : []));
          const place = placeOf.space(space);
          const classes = [
            'bts-space',
            touching.open.has(place) && 'bts-space-open',
            pawns.length === 0 && SPACES[space].extra[seats] > 0 && 'bts-space-dear',
            touching.lit.has(place) && 'bts-lit',
          ];
          return (
            <span
              key={space}
              className={classes.filter(Boolean).join(' ')}
              data-spot={place}
              title={SPACES[space].extra[seats] > 0 ? t('term.surcharge') : t('term.action-space')}
            >
              {pawns.length > 0
                ? pawns.map((of) => (
                    <span key={of} className="bts-piece" data-spot={spotOf.pawn(of)}>
                      <Emblem of={colours[of]} size={17} />
                    </span>
                  ))
                : SPACES[space].extra[seats] > 0
                  ? '+1'
                  : ''}
            </span>
          );
        })}
    </span>
  );
}
