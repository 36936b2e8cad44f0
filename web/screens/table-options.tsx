import { type TableOption, valuesFor } from '@orrery/kernel';
import { maybe } from '../frame/words.ts';
import { useT } from '../kit/language.tsx';
import { Select } from '../kit/widgets/select.tsx';
import { TextField } from '../kit/widgets/text-field.tsx';

type Options = Readonly<Record<string, string>>;

interface TableOptionsProps {
  /** What can be settled at this table, in order. */
  readonly known: readonly (readonly [string, TableOption])[];
  readonly chosen: Options;
  readonly seats: number;
  onChange(options: Options): void;
  readonly seed: string;
  setSeed(seed: string): void;
}

/** Variants, modes and the seed, folded away: whoever knows the game opens them. */
export function TableOptions(props: TableOptionsProps) {
  const { known, chosen, seats, onChange, seed, setSeed } = props;
  const t = useT();
  const unusual = known.flatMap(([name, option]) => {
    const value = chosen[name];
    if (value === undefined || value === option.standard) return [];
    return [`${t(`option-table.${name}`)}: ${t(`option-table.${name}.${value}`)}`];
  });
  return (
    <details className="table-options">
      <summary>
        <b>{t('new.options')}</b>
        <small>{unusual.length > 0 ? unusual.join(' · ') : t('new.as-usual')}</small>
      </summary>
      <div className="option-rows">
        {known.map(([name, option]) => (
          <OptionRow
            key={name}
            name={name}
            values={valuesFor(option, seats)}
            value={chosen[name] ?? option.standard}
            onChange={(value) => onChange({ ...chosen, [name]: value })}
          />
        ))}
        <TextField
          label={t('new.seed')}
          note={t('new.seed-note')}
          value={seed}
          onChange={setSeed}
          maxLength={60}
        />
      </div>
    </details>
  );
}

interface OptionRowProps {
  readonly name: string;
  readonly values: readonly string[];
  readonly value: string;
  onChange(value: string): void;
}

function OptionRow({ name, values, value, onChange }: OptionRowProps) {
  const t = useT();
  const about = maybe(t, { id: `option-table.${name}.about` });
  return (
    <div className="option-row">
      <Select
        label={t(`option-table.${name}`)}
        value={value}
        items={values.map((id) => {
          const note = maybe(t, { id: `option-table.${name}.${id}.what` });
          return { id, label: t(`option-table.${name}.${id}`), ...(note ? { note } : {}) };
        })}
        onChange={onChange}
      />
      {about && <p className="field-note">{about}</p>}
    </div>
  );
}
