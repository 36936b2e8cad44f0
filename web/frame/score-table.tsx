import { type ScoreLine, total } from '@orrery/kernel';
import { hint } from '../kit/hint.ts';
import { useT } from '../kit/language.tsx';
import { Emblem } from '../kit/seats.tsx';
import { classes } from '../kit/widgets/button.tsx';
import { rowsOf } from './score-rows.ts';
import { useSession } from './session.tsx';
import { maybe } from './words.ts';

/** Some of it lies face down: how much, a line says as `hidden`. */
const isPartlyHidden = ({ values }: ScoreLine): boolean => Number(values?.hidden ?? 0) > 0;

interface ScoreTableProps {
  readonly detailed?: boolean;
  /** Without what it comes to, where that is said already. */
  readonly partsOnly?: boolean;
}

/** The score by source, everybody side by side, at the moment that is shown. */
export default function ScoreTable({ detailed = false, partsOnly = false }: ScoreTableProps) {
  const t = useT();
  const { table, sheets } = useSession();
  const totals = sheets.map(total);
  const best = Math.max(...totals);
  return (
    <div className="score-scroll">
      <table className="score">
        <caption className="unseen">{t('sheet.title')}</caption>
        <thead>
          <tr>
            <td />
            {table.seats.map((seat) => (
              <th key={seat.seat} scope="col">
                <Emblem of={seat.colour} size={22} />
                <span className={detailed ? 'score-name' : 'unseen'}>{seat.name}</span>
              </th>
            ))}
          </tr>
          {!partsOnly && (
            <tr className="totals">
              <th scope="row">{t('sheet.total')}</th>
              {totals.map((points, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                <td key={seat} className={classes(points === best && 'best')}>
                  {t.number(points)}
                  {sheets[seat]?.some(isPartlyHidden) && '+?'}
                </td>
              ))}
            </tr>
          )}
        </thead>
        <tbody>
          {rowsOf(sheets).map(({ key, lines }) => {
            const { id, values } = lines.find((line) => line !== undefined) as ScoreLine;
            return (
              <tr key={key}>
                <th scope="row">{t(`score.${id}`, values && { ...values, hidden: 0 })}</th>
                {lines.map((line, seat) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                  <td key={seat} className={line?.points ? undefined : 'nil'}>
                    {t.number(line?.points ?? 0)}
                    {line && isPartlyHidden(line) && (
                      <span {...hint(t(`score.${id}`, line.values))}>+?</span>
                    )}
                    {detailed && line && (
                      <small>
                        {maybe(t, { id: `score.${line.id}.detail`, values: line.values ?? {} })}
                      </small>
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
