/** The open rows of technologies, a variant for experts. */
import { NONE } from '@orrery/kernel';
import { Place, type Touching, useT } from '@orrery/web/kit';
import { memo, type ReactElement } from 'react';
import { TABLEAU, TECHNOLOGIES } from '../data/index.ts';
import type { State } from '../state.ts';
import { placeOf, technologyName } from '../text/places.ts';
import { aboutCard } from './card-words.tsx';
import { TechnologySigns } from './technology-signs.tsx';
import { TypeSign } from './type-sign.tsx';

/** Technologies of each level that may be discovered (BTS-4.148). */
export const Tableau = memo(function Tableau({
  state,
  ...touching
}: Touching & { state: State }): ReactElement | null {
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
              about={() => aboutCard(t, { kind: 'technology', id: card })}
              className="bts-chip"
            >
              {TECHNOLOGIES[card].types.map((type) => (
                <TypeSign key={type} type={type} label={t(`type.${type}`)} />
              ))}
              {t.say(technologyName(card))}
              <TechnologySigns technology={card} />
            </Place>
          ))}
        </div>
      ))}
    </section>
  );
});
