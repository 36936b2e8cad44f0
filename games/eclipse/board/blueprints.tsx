/** Blueprints as an editor: parts are tapped, then slots; what each ship adds up to is always in view. */
import { Icon, Place, seatColour, type Touching, useT } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import {
  CANNONS,
  COMPUTER,
  ENERGY,
  HULL,
  INITIATIVE,
  MISSILES,
  MOVEMENT,
  partAt,
  planOf,
  SHIELD,
  STATS,
} from '../blueprints.ts';
import { EMPTY_SLOT } from '../data/blueprints.ts';
import { DIE_IDS, PARTS } from '../data/parts.ts';
import { SHIP_TYPES, SHIPS } from '../data/ships.ts';
import { SPECIES } from '../data/species.ts';
import { mayInstall } from '../installing.ts';
import type { Player, State } from '../state.ts';
import { partName, partText, speciesName } from '../text/component-text.ts';
import { placeOf } from '../text/places.ts';
import { designFlaw } from '../text/why-not.ts';
import { SHIP_SHAPES } from './figures.tsx';
import { Emblem } from './pieces.tsx';

const KIND_ICONS: Readonly<Record<string, string>> = {
  cannon: 'damage',
  missile: 'ship',
  hull: 'shield',
  drive: 'forward',
  computer: 'technology',
  shield: 'lock',
  source: 'energy',
};

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
  // While any part may be chosen, those that fit nowhere stand there too, and say so.
  const choosing = PARTS.some(({ index }) => touching.open.has(placeOf.part(index)));
  const parts = PARTS.filter(
    ({ index }) => touching.lit.has(placeOf.part(index)) || (choosing && mayInstall(player, index)),
  );
  return (
    <div className="ecl-blueprints">
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
      {parts.length > 0 && (
        <div className="ecl-parts">
          {parts.map((part) => (
            <Place
              key={part.id}
              {...touching}
              place={placeOf.part(part.index)}
              className="ecl-part"
            >
              <Icon name={KIND_ICONS[part.kind]} />
              <span>
                <b>{t.say(partName(part.index))}</b>
                <small>
                  {partText(part.index)
                    .slice(0, -1)
                    .map((line) => t.say(line))
                    .join(' ')}
                </small>
              </span>
            </Place>
          ))}
        </div>
      )}
      <Comparison state={state} seat={seat} colours={colours} />
    </div>
  );
}

/** One ship's grid of slots and what it adds up to. */
function Plan({
  player,
  after,
  type,
  colour,
  ...touching
}: Touching & {
  player: Player;
  after: Player | null;
  type: number;
  colour: number;
}): ReactElement {
  const flaw = designFlaw(after ?? player, type);
  const t = useT();
  const { slots } = planOf(player, type);
  const cost = SPECIES[player.species].costs[type];
  return (
    <section className="ecl-plan">
      <header>
        <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden="true">
          <path d={SHIP_SHAPES[type]} fill={seatColour(colour)} fillRule="evenodd" />
        </svg>
        <b>{t(`ship.${SHIPS[type].id}`)}</b>
        <span className="ecl-quiet">
          {cost} <Icon name="ore" size="1em" />
        </span>
      </header>
      <div className="ecl-slots">
        {[...slots.keys()].map((slot) => {
          const part = partAt(player, type, slot);
          const name = part === EMPTY_SLOT ? t('board.empty-slot') : t.say(partName(part));
          return (
            <Place
              key={slot}
              {...touching}
              place={placeOf.slot(type, slot)}
              label={name}
              className={part === EMPTY_SLOT ? 'ecl-slot ecl-empty' : 'ecl-slot'}
            >
              {part !== EMPTY_SLOT && <PartSign part={part} />}
            </Place>
          );
        })}
      </div>
      <Stats of={player.designs} after={after?.designs} type={type} />
      {flaw && <p className="ecl-flaw">{t(flaw)}</p>}
    </section>
  );
}

/** A part as a sign: its kind and its strength. */
function PartSign({ part }: { part: number }): ReactElement {
  const { kind, dice, die, hull, computer, shield, move, energy } = PARTS[part];
  const strength = {
    cannon: dice,
    missile: dice,
    hull,
    computer,
    shield,
    drive: move,
    source: energy,
  }[kind];
  return (
    <span className={`ecl-sign ecl-${kind} ecl-die-${DIE_IDS[die]}`}>
      <Icon name={KIND_ICONS[kind]} size={18} />
      <b>{strength}</b>
    </span>
  );
}

const SHOWN = [
  { stat: INITIATIVE, icon: 'turn', id: 'initiative' },
  { stat: MOVEMENT, icon: 'forward', id: 'movement' },
  { stat: COMPUTER, icon: 'technology', id: 'computer' },
  { stat: SHIELD, icon: 'lock', id: 'shield' },
  { stat: HULL, icon: 'shield', id: 'hull' },
  { stat: ENERGY, icon: 'energy', id: 'energy' },
] as const;

function Stats({
  of,
  after = of,
  type,
}: {
  of: readonly number[];
  after?: readonly number[] | undefined;
  type: number;
}): ReactElement {
  const t = useT();
  const at = (stat: number) => of[type * STATS + stat];
  const then = (stat: number) => after[type * STATS + stat];
  const dice = [CANNONS, MISSILES].flatMap((from) =>
    DIE_IDS.flatMap((id, colour) => {
      const n = then(from + colour);
      return n > 0 ? [{ id, n, missile: from === MISSILES }] : [];
    }),
  );
  return (
    <div className="ecl-stats">
      <dl>
        {SHOWN.map(({ stat, icon, id }) => (
          <div
            key={id}
            title={t(`board.stat.${id}`)}
            className={stat === ENERGY && then(stat) < 0 ? 'ecl-bad' : ''}
          >
            <dt>
              <Icon name={icon} title={t(`board.stat.${id}`)} size="1em" />
            </dt>
            <dd>
              {at(stat)}
              {then(stat) !== at(stat) && <em> → {then(stat)}</em>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="ecl-dice">
        {dice.map(({ id, n, missile }) => (
          <span key={`${id} ${missile}`} title={t(`die.${id}`)}>
            {n} × <i className={`ecl-pip ecl-pip-${id}`} /> {missile && t('board.missile')}
          </span>
        ))}
        {dice.length === 0 && t('board.unarmed')}
      </p>
    </div>
  );
}

/** The other fleets' designs, to compare with one's own. */
function Comparison({
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
    <details className="ecl-compare" open>
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
                <Stats of={player.designs} type={type} />
              </section>
            ))}
          </div>
        ),
      )}
    </details>
  );
}
