/** Blueprints as an editor: parts are tapped, then slots on the hull; what each ship adds up to is always in view. */
import {
  calm,
  hint,
  Icon,
  Picture,
  Place,
  seatColour,
  type Touching,
  usePlaces,
  useT,
} from '@orrery/web/kit';
import { memo, type ReactElement } from 'react';
import { partAt, planOf } from '../blueprints.ts';
import { EMPTY_SLOT } from '../data/blueprints.ts';
import { PARTS } from '../data/parts.ts';
import { SHIP_TYPES, SHIPS } from '../data/ships.ts';
import { SPECIES } from '../data/species.ts';
import { mayInstall } from '../installing.ts';
import type { Player, State } from '../state.ts';
import { partName, partText, speciesName } from '../text/component-text.ts';
import { placeOf } from '../text/places.ts';
import { designFlaw } from '../text/why-not.ts';
import { SHIP_SHAPES } from './figures.tsx';
import { Emblem } from './pieces.tsx';
import { ShipFigures } from './ship-figures.tsx';
import { PartSign } from './signs.tsx';

interface BlueprintsProps extends Touching {
  readonly state: State;
  readonly seat: number;
  /** The player after what is being considered. */
  readonly after: Player | null;
  readonly colours: readonly number[];
}

export function Blueprints({
  state,
  seat,
  after,
  colours,
  ...touching
}: BlueprintsProps): ReactElement {
  const t = useT();
  const player = state.players[seat];
  if (player.species < 0) return <p className="ecl-quiet">{t('board.no-species')}</p>;
  return (
    <div className="ecl-blueprints">
      <Parts player={player} {...touching} />
      <div className="ecl-plans">
        {SHIP_TYPES.map((type) => (
          <Plan
            key={type}
            player={player}
            after={after}
            type={type}
            colour={colours[seat]}
            {...touching}
          />
        ))}
      </div>
      <Comparison state={state} seat={seat} colours={colours} />
    </div>
  );
}

/** Parts at hand; while any may be chosen, those that fit nowhere stand there too, and say so. */
function Parts({ player, ...touching }: Touching & { player: Player }): ReactElement | null {
  const [open, lit] = [usePlaces(touching.open), usePlaces(touching.lit)];
  const choosing = PARTS.some(({ index }) => open.has(placeOf.part(index)));
  const parts = PARTS.filter(
    ({ index }) => lit.has(placeOf.part(index)) || (choosing && mayInstall(player, index)),
  );
  if (parts.length === 0) return null;
  return (
    <div className="ecl-parts">
      {parts.map(({ index }) => (
        <PartPlace key={index} part={index} {...touching} />
      ))}
    </div>
  );
}

const PartPlace = calm(function PartPlace({
  part,
  ...touching
}: Touching & { part: number }): ReactElement {
  const t = useT();
  const { energy } = PARTS[part];
  return (
    <Place
      {...touching}
      place={placeOf.part(part)}
      className="ecl-part"
      about={() => ({
        title: t.say(partName(part)),
        lines: partText(part).map((line) => t.say(line)),
        sign: <PartSign part={part} plate={72} />,
      })}
    >
      <PartSign part={part} size={20} plate={32} />
      <span>{t.say(partName(part))}</span>
      {energy < 0 && (
        <small {...hint(t('board.energy-used'))}>
          −{-energy} <Icon name="energy" size="1em" />
        </small>
      )}
    </Place>
  );
});

/** Outlines of the four ships seen from above, wide enough for their slots. */
const HULLS: readonly string[] = [
  'M50 -5C58 0 63 10 66 22L78 33L97 64L66 61L60 75H40L34 61L3 64L22 33L34 22C37 10 42 0 50 -5Z',
  'M40 -5H60L76 6L80 40L98 60V70L76 67L68 76H32L24 67L2 70V60L20 40L24 6Z',
  'M38 -5H62L77 6L83 20L97 27V70L88 76H62L50 72L38 76H12L3 70V27L17 20L23 6Z',
  'M38 -5H62L71 13L92 18L98 36L92 54L71 59L62 76H38L29 59L8 54L2 36L8 18L29 13Z',
];

/** How many slots stand beside each other on the hull, from nose to stern, by their number. */
const ROWS: Readonly<Record<number, readonly number[]>> = {
  3: [1, 2],
  4: [1, 2, 1],
  5: [1, 3, 1],
  6: [2, 2, 2],
  7: [2, 3, 2],
  8: [2, 3, 3],
};

/** The slots of each row. */
function rowsOf(slots: number): number[][] {
  let next = 0;
  return (ROWS[slots] ?? [slots]).map((wide) => Array.from({ length: wide }, () => next++));
}

interface PlanProps extends Touching {
  readonly player: Player;
  readonly after: Player | null;
  readonly type: number;
  readonly colour: number;
}

/** One ship with its slots on the hull, and what it adds up to. */
function Plan({ player, after, type, colour, ...touching }: PlanProps): ReactElement {
  const flaw = designFlaw(after ?? player, type);
  const t = useT();
  const { slots } = planOf(player, type);
  return (
    <section className="ecl-plan">
      <header>
        <Picture of={`eclipse/blueprint/${SHIPS[type].id}`} className="ecl-plate" wide={40} />
        <b>{t(`ship.${SHIPS[type].id}`)}</b>
        <span className="ecl-quiet">
          {SPECIES[player.species].costs[type]} <Icon name="ore" size="1em" />
        </span>
      </header>
      <div className="ecl-hull-plan">
        <svg viewBox="0 -6 100 84" preserveAspectRatio="none" aria-hidden="true">
          <path d={HULLS[type]} fill={seatColour(colour)} stroke={seatColour(colour)} />
        </svg>
        {rowsOf(slots.length).map((row) => (
          <div key={row[0]}>
            {row.map((slot) => (
              <Slot key={slot} part={partAt(player, type, slot)} {...{ type, slot, ...touching }} />
            ))}
          </div>
        ))}
      </div>
      <ShipFigures of={player.designs} after={after?.designs} type={type} />
      {flaw && <p className="ecl-flaw">{t(flaw)}</p>}
    </section>
  );
}

const Slot = calm(function Slot({
  part,
  type,
  slot,
  ...touching
}: Touching & { part: number; type: number; slot: number }): ReactElement {
  const t = useT();
  const empty = part === EMPTY_SLOT;
  const name = empty ? t('board.empty-slot') : t.say(partName(part));
  return (
    <Place
      {...touching}
      place={placeOf.slot(type, slot)}
      label={name}
      className={empty ? 'ecl-slot ecl-empty' : 'ecl-slot'}
      about={() => ({
        title: name,
        lines: empty ? [] : partText(part).map((line) => t.say(line)),
        sign: empty ? null : <PartSign part={part} plate={72} />,
      })}
    >
      {!empty && <PartSign part={part} plate={32} />}
    </Place>
  );
});

/** The other fleets' designs, to compare with one's own. */
const Comparison = memo(function Comparison({
  state,
  seat,
  colours,
}: {
  state: State;
  seat: number;
  colours: readonly number[];
}): ReactElement {
  const t = useT();
  return (
    <details className="ecl-compare">
      <summary>{t('board.compare')}</summary>
      {state.players.map((player, other) =>
        other === seat || player.species < 0 ? null : (
          <div key={colours[other]} className="ecl-plans">
            <h3>
              <Emblem colour={colours[other]} size={20} /> {t.say(speciesName(player.species))}
            </h3>
            {SHIP_TYPES.map((type) => (
              <section key={type} className="ecl-plan">
                <header>
                  <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
                    <path
                      d={SHIP_SHAPES[type]}
                      fill={seatColour(colours[other])}
                      fillRule="evenodd"
                    />
                  </svg>
                  <b>{t(`ship.${SHIPS[type].id}`)}</b>
                </header>
                <ShipFigures of={player.designs} type={type} />
              </section>
            ))}
          </div>
        ),
      )}
    </details>
  );
});
