/** The face-up modules: four columns, the oldest cheapest. */
import { NONE } from '@orrery/kernel';
import { classes, hint, Icon, type Touching, useT } from '@orrery/web/kit';
import { memo, type ReactElement } from 'react';
import { type Bag, MARKET_PRICES, MARKET_ROWS, MODULE_TYPES, TRACKS } from '../data/index.ts';
import { unitsIn } from '../purse.ts';
import type { State } from '../state.ts';
import { placeOf } from '../text/places.ts';
import { BagSigns } from './amounts.tsx';
import { ModuleCard } from './cards.tsx';
import { TRACK_ICONS, TRACK_TINTS } from './icons.ts';

interface MarketProps extends Touching {
  readonly state: State;
  readonly seat: number;
  /** Types of modules, as bits, that cost so many resources less now. */
  readonly cheaper: number;
  readonly discount: number;
  /** Places, as bits, of modules that one could discard now, but not buy. */
  readonly tooDear: number;
}

export const Market = memo(function Market({
  state,
  seat,
  cheaper,
  discount,
  tooDear,
  ...touching
}: MarketProps) {
  const t = useT();
  return (
    <div className="ae-market">
      {MODULE_TYPES.map((type) => (
        <section
          key={type}
          className="ae-column"
          aria-label={t(`track.${TRACKS[type]}`)}
          style={{ '--track': TRACK_TINTS[type] } as never}
        >
          <h3>
            <Icon name={TRACK_ICONS[type]} /> {t(`track.${TRACKS[type]}`)}
          </h3>
          {[...Array(MARKET_ROWS).keys()].reverse().map((row) => (
            <Offered
              key={row}
              module={state.market[type * MARKET_ROWS + row]}
              price={MARKET_PRICES[type][row]}
              discount={(cheaper >> type) & 1 ? discount : 0}
              tooDear={((tooDear >> (type * MARKET_ROWS + row)) & 1) === 1}
              seat={seat}
              {...touching}
            />
          ))}
        </section>
      ))}
    </div>
  );
});

interface OfferedProps extends Touching {
  readonly module: number;
  readonly price: Bag;
  readonly discount: number;
  readonly tooDear: boolean;
  readonly seat: number;
}

function Offered({
  module,
  price,
  discount,
  tooDear,
  seat,
  ...touching
}: OfferedProps): ReactElement {
  const t = useT();
  return (
    <div className="ae-offered">
      <span
        className={classes('ae-price', tooDear && 'ae-too-dear')}
        {...(tooDear && hint(t('board.only-discard')))}
      >
        {discount > 0 && <s>{unitsIn(price)}</s>}
        <BagSigns bag={price} less={discount} />
      </span>
      {module === NONE ? (
        <span className="ae-module ae-gap" />
      ) : (
        <ModuleCard {...touching} place={placeOf.module(seat, module)} module={module} fresh />
      )}
    </div>
  );
}
