/** The face-up modules: four columns, the oldest cheapest. */
import { NONE } from '@orrery/kernel';
import { Icon, type Touching, useT } from '@orrery/web/kit';
import { memo, type ReactElement } from 'react';
import { MARKET_PRICES, MARKET_ROWS, MODULE_TYPES, TRACKS } from '../data/index.ts';
import type { State } from '../state.ts';
import { placeOf } from '../text/places.ts';
import { BagSigns } from './amounts.tsx';
import { ModuleCard } from './cards.tsx';
import { TRACK_ICONS, TRACK_TINTS } from './icons.ts';

export const Market = memo(function Market({
  state,
  seat,
  ...touching
}: Touching & { state: State; seat: number }) {
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
              price={<BagSigns bag={MARKET_PRICES[type][row]} />}
              seat={seat}
              {...touching}
            />
          ))}
        </section>
      ))}
    </div>
  );
});

function Offered({
  module,
  price,
  seat,
  ...touching
}: Touching & { module: number; price: ReactElement; seat: number }): ReactElement {
  return (
    <div className="ae-offered">
      <span className="ae-price">{price}</span>
      {module === NONE ? (
        <span className="ae-module ae-gap" />
      ) : (
        <ModuleCard {...touching} place={placeOf.module(seat, module)} module={module} />
      )}
    </div>
  );
}
