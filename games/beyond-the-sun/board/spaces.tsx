import { calm, Emblem, type Touching, useMarked, useT } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import { SPACES } from '../actions.ts';
import { type State, seatCount } from '../state.ts';
import { placeOf } from '../text/places.ts';
import { spotOf } from './spots.ts';

type Marks = Pick<Touching, 'open' | 'lit'>;

/** An action space with the pawns on it. */
interface SpaceNow {
  readonly place: string;
  /** Who stands there. */
  readonly pawns: readonly { readonly seat: number; readonly colour: number }[];
  /** Standing there costs one more. */
  readonly extra: boolean;
}

/** Those of some spaces that there are with so many players. */
export function spacesNow(
  state: State,
  colours: readonly number[],
  spaces: readonly number[],
): SpaceNow[] {
  const seats = seatCount(state);
  return spaces
    .filter((space) => SPACES[space].extra[seats] >= 0)
    .map((space) => ({
      place: placeOf.space(space),
      pawns: state.players.flatMap(({ pawn }, seat) =>
        pawn === space ? [{ seat, colour: colours[seat] }] : [],
      ),
      extra: SPACES[space].extra[seats] > 0,
    }));
}

export const Spaces = calm(function Spaces({
  spaces,
  open,
  lit,
}: Marks & { spaces: readonly SpaceNow[] }): ReactElement {
  return (
    <span className="bts-spaces">
      {spaces.map((space) => (
        <Space key={space.place} {...space} open={open} lit={lit} />
      ))}
    </span>
  );
});

const Space = calm(function Space({
  place,
  pawns,
  extra,
  open,
  lit,
}: Marks & SpaceNow): ReactElement {
  const t = useT();
  const classes = [
    'bts-space',
    useMarked(open, place) && 'bts-space-open',
    pawns.length === 0 && extra && 'bts-space-dear',
    useMarked(lit, place) && 'bts-lit',
  ];
  return (
    <span
      className={classes.filter(Boolean).join(' ')}
      data-spot={place}
      title={extra ? t('term.surcharge') : t('term.action-space')}
    >
      {pawns.length > 0
        ? pawns.map(({ seat, colour }) => (
            <span key={seat} className="bts-piece" data-spot={spotOf.pawn(seat)}>
              <Emblem of={colour} size={17} />
            </span>
          ))
        : extra
          ? '+1'
          : ''}
    </span>
  );
});
