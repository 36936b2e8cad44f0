/** The figures of a ship in signs: what it does, and the dice it throws. */
import { calm, hint, Icon, useT } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import {
  CANNONS,
  COMPUTER,
  ENERGY,
  HULL,
  INITIATIVE,
  MISSILES,
  MOVEMENT,
  SHIELD,
  STATS,
} from '../blueprints.ts';
import { DIE_IDS } from '../data/parts.ts';

/** Each figure with its sign. */
export const STAT_SIGNS = [
  { stat: INITIATIVE, icon: 'turn', id: 'initiative' },
  { stat: MOVEMENT, icon: 'ecl-drive', id: 'movement' },
  { stat: COMPUTER, icon: 'technology', id: 'computer' },
  { stat: SHIELD, icon: 'shield', id: 'shield' },
  { stat: HULL, icon: 'ecl-hull', id: 'hull' },
  { stat: ENERGY, icon: 'energy', id: 'energy' },
] as const;

/** Of a battle: hull is drawn ship by ship, and nobody flies or is built. */
const IN_BATTLE: readonly number[] = [INITIATIVE, COMPUTER, SHIELD];

interface FiguresProps {
  readonly of: readonly number[];
  readonly after?: readonly number[] | undefined;
  readonly type: number;
  /** Only those that count in a battle. */
  readonly fighting?: boolean;
}

export const ShipFigures = calm(function ShipFigures({
  of,
  after = of,
  type,
  fighting = false,
}: FiguresProps): ReactElement {
  const t = useT();
  const at = (stat: number) => of[type * STATS + stat];
  const then = (stat: number) => after[type * STATS + stat];
  const dice = [CANNONS, MISSILES].flatMap((from) =>
    DIE_IDS.flatMap((id, colour) => {
      const [n, next] = [at(from + colour), then(from + colour)];
      return n + next > 0 ? [{ id, n, next, missile: from === MISSILES }] : [];
    }),
  );
  return (
    <div className="ecl-stats">
      <dl>
        {STAT_SIGNS.filter(({ stat }) => !fighting || IN_BATTLE.includes(stat)).map(
          ({ stat, icon, id }) => (
            <div
              key={id}
              {...hint(t(`board.stat.${id}`))}
              className={stat === ENERGY && then(stat) < 0 ? 'ecl-bad' : ''}
            >
              <dt>
                <Icon name={icon} title={t(`board.stat.${id}`)} size="1em" />
              </dt>
              <dd>
                {at(stat)}
                {then(stat) !== at(stat) && <em>→{then(stat)}</em>}
              </dd>
            </div>
          ),
        )}
      </dl>
      <p className="ecl-dice">
        {dice.map(({ id, n, next, missile }) => (
          <span key={`${id} ${missile}`} {...hint(t(`die.${id}`))}>
            {missile && <Icon name="ecl-missile" size="1em" title={t('board.missile')} />}
            {n}
            {next !== n && <em>→{next}</em>} × <i className={`ecl-pip ecl-pip-${id}`} />
          </span>
        ))}
        {dice.length === 0 && t('board.unarmed')}
      </p>
    </div>
  );
});
