/** Moons: in the unplaced zone, and in the slots of a station. */
import { NONE } from '@orrery/kernel';
import { calm, classes, Icon, Place, type Touching, useT } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import { MODULES, MOONS } from '../data/index.ts';
import { moonLimit, OPERATIONS } from '../moons.ts';
import type { State } from '../state.ts';
import { cardName } from '../text/card-text.ts';
import { moonContents, placeOf, slotName } from '../text/places.ts';
import { Amount, BagSigns } from './amounts.tsx';
import { aboutCard } from './cards.tsx';
import { MoonFigure } from './frontier-map.tsx';

/** A moon that may be touched, in the unplaced zone. */
const MoonCard = calm(function MoonCard({
  moon,
  place,
  ...touching
}: Touching & { moon: number; place: string }) {
  const t = useT();
  return (
    <Place
      {...touching}
      place={place}
      label={`${t.say(cardName('moon', moon))}: ${t.say(moonContents(moon))}`}
      about={() => aboutCard(t, 'moon', moon)}
      className="ae-moon-card"
    >
      <MoonPicture moon={moon} />
    </Place>
  );
});

function MoonPicture({ moon, size = 40 }: { moon: number; size?: number }): ReactElement {
  const t = useT();
  return (
    <svg
      className="ae-map"
      viewBox="-20 -20 40 40"
      width={size}
      height={size}
      role="img"
      aria-label={t.say(cardName('moon', moon))}
    >
      <MoonFigure moon={moon} r={18} />
    </svg>
  );
}

/** The contents of a moon in one row, for slots. */
const MoonSigns = calm(function MoonSigns({ moon }: { moon: number }): ReactElement {
  const t = useT();
  const { bag, vp, repair } = MOONS[moon];
  return (
    <span className="ae-effects">
      <BagSigns bag={bag} />
      {vp > 0 && <Amount icon="points" n={vp} title={t('term.vp')} />}
      {repair > 0 && <Amount icon="ae-repair" n={repair} title={t('term.repair')} />}
    </span>
  );
});

/** Where a moon lies beside a module, or at tactical operations, or may lie. */
export function SlotPlace({
  state,
  seat,
  slot,
  moon,
  ...touching
}: Touching & { state: State; seat: number; slot: number; moon: number }): ReactElement {
  const t = useT();
  const name = t.say(slotName(state, seat, slot));
  const kind = slot === OPERATIONS ? 'operations' : MODULES[slot].slot;
  return (
    <Place
      {...touching}
      place={placeOf.slot(seat, slot)}
      label={moon === NONE ? name : `${name}: ${t.say(moonContents(moon))}`}
      about={() => ({
        title: name,
        lines: [
          t(`board.about-slot.${kind}`),
          ...(moon === NONE ? [] : aboutCard(t, 'moon', moon).lines),
        ],
      })}
      className={classes('ae-slot', `ae-slot-${kind}`, moon === NONE && 'ae-slot-empty')}
    >
      {kind === 'operations' && <small>{t('board.operations')}</small>}
      {moon === NONE ? <Icon name="ae-moon" size="1.1em" /> : <MoonSigns moon={moon} />}
    </Place>
  );
}

/** Moons without a slot, with gaps for as many as there may be, and the slot of tactical operations. */
export function Moons({
  state,
  seat,
  ...touching
}: Touching & { state: State; seat: number }): ReactElement {
  const t = useT();
  const { moons, operations } = state.players[seat];
  const limit = moonLimit(state, seat);
  return (
    <section className="ae-hold">
      <h3>{t('board.moons', { n: moons.length, limit })}</h3>
      <div className="ae-row">
        {moons.map((moon) => (
          <MoonCard key={moon} moon={moon} place={placeOf.moon(moon)} {...touching} />
        ))}
        {[...Array(Math.max(0, limit - moons.length)).keys()].map((gap) => (
          <i key={gap} className="ae-moon-gap" />
        ))}
        <SlotPlace {...touching} state={state} seat={seat} slot={OPERATIONS} moon={operations} />
      </div>
    </section>
  );
}
