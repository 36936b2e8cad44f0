/** The open rows of technologies, a variant for experts. */
import { NONE } from '@orrery/kernel';
import { Button, type Choice, Overlay, Place, type Touching, useT } from '@orrery/web/kit';
import { memo, type ReactElement, useState } from 'react';
import { TABLEAU, TECHNOLOGIES } from '../data/index.ts';
import type { State } from '../state.ts';
import { placeOf, technologyName } from '../text/places.ts';
import { CardSigns } from './card-signs.tsx';
import { aboutCard } from './card-words.tsx';
import { TypeSign } from './type-sign.tsx';

/** The cards of each level that lies open, the levels in order. */
const openRows = (state: State): readonly (readonly number[])[] =>
  TABLEAU.rows
    .map((_, row) => state.rows.slice(row * TABLEAU.rowSize, (row + 1) * TABLEAU.rowSize))
    .map((cards) => cards.filter((card) => card !== NONE))
    .filter((cards) => cards.length > 0);

/** Technologies of each level that may be discovered (BTS-4.148). */
function Tableau({
  rows,
  ...touching
}: Touching & { rows: readonly (readonly number[])[] }): ReactElement | null {
  const t = useT();
  if (rows.length === 0) return null;
  return (
    <section className="bts-rows" aria-label={t('term.tableau')}>
      {rows.map((cards) => (
        <div key={TECHNOLOGIES[cards[0]].level} className="bts-open-row">
          <b>{t(`level.${TECHNOLOGIES[cards[0]].level}`)}</b>
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
              <CardSigns kind="technology" id={card} />
            </Place>
          ))}
        </div>
      ))}
    </section>
  );
}

/** All rows, where the board has room for them. */
export const WholeTableau = memo(function WholeTableau({
  state,
  ...touching
}: Touching & { state: State }): ReactElement {
  return <Tableau rows={state.tableau ? openRows(state) : []} {...touching} />;
});

/** The rows that the open question is about, laid over the board. */
export function TableauToChoose({
  state,
  choices,
  ...touching
}: Touching & { state: State; choices: readonly Choice[] }): ReactElement | null {
  if (!state.tableau) return null;
  const offered = new Set(choices.flatMap(({ text }) => text.touches));
  const rows = openRows(state).filter((cards) =>
    cards.some((card) => offered.has(placeOf.technology(card))),
  );
  if (rows.length === 0) return null;
  return (
    <div className="stage bts-stage">
      <Tableau rows={rows} {...touching} />
    </div>
  );
}

/** Tells how many lie open, and shows them on demand: they would fill half of the board. */
export function TableauButton({
  state,
  ...touching
}: Touching & { state: State }): ReactElement | null {
  const t = useT();
  const [leafing, leaf] = useState(false);
  if (!state.tableau) return null;
  const rows = openRows(state);
  return (
    <>
      <Button look="quiet" className="bts-leaf" onPress={() => leaf(true)}>
        {t('tableau.open', { n: rows.flat().length })}
      </Button>
      <Overlay wide open={leafing} onClose={() => leaf(false)} title={t('term.tableau')}>
        <Tableau rows={rows} {...touching} />
      </Overlay>
    </>
  );
}
