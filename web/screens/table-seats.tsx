import { LEVELS } from '@orrery/bots/levels.ts';
import type { SeatRecord } from '@orrery/kernel';
import { LONGEST_TYPED_NAME } from '../kept-settings.ts';
import { Icon } from '../kit/icons.tsx';
import { useT } from '../kit/language.tsx';
import { EMBLEMS, Emblem } from '../kit/seats.tsx';
import { Segments } from '../kit/widgets/segments.tsx';
import { Select } from '../kit/widgets/select.tsx';
import { TextField } from '../kit/widgets/text-field.tsx';
import { takenOver, withBots } from './open-table.ts';

interface TableSeatsProps {
  /** How many the game is for. */
  readonly fit: { readonly min: number; readonly max: number };
  readonly seats: readonly SeatRecord[];
  onChange(seats: readonly SeatRecord[]): void;
}

/** How many play, then who: people and bots, a line each. */
export function TableSeats({ fit, seats, onChange }: TableSeatsProps) {
  const t = useT();
  const counts = Array.from({ length: fit.max - fit.min + 1 }, (_, at) => fit.min + at);
  const set = (at: number, changed: SeatRecord): void =>
    onChange(seats.map((seat, i) => (i === at ? changed : seat)));
  /** Whoever has the colour takes the one that was given up for it. */
  const recolour = (at: number, colour: number): void =>
    onChange(
      seats.map((seat, i) => {
        if (i === at) return { ...seat, colour };
        return seat.colour === colour ? { ...seat, colour: seats[at]?.colour ?? 0 } : seat;
      }),
    );
  return (
    <section aria-labelledby="seats">
      <div className="seat-count">
        <h2 id="seats">{t('new.seats')}</h2>
        <Segments
          bare
          label={t('new.count')}
          value={String(seats.length)}
          items={counts.map((count) => ({ id: String(count), label: t.number(count) }))}
          onChange={(count) => onChange(withBots(t, seats.slice(0, Number(count)), Number(count)))}
        />
      </div>
      <ol className="seat-rows">
        {seats.map((seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={i}>
            <SeatRow
              number={i + 1}
              seat={seat}
              whose={(colour) => seats.find((other) => other.colour === colour)?.name}
              onChange={(changed) => set(i, changed)}
              onColour={(colour) => recolour(i, colour)}
              onWho={(bot) => {
                const others = seats.filter((other) => other !== seat).map(({ name }) => name);
                set(i, takenOver(t, seat, bot, others));
              }}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface SeatRowProps {
  readonly number: number;
  readonly seat: SeatRecord;
  /** Who has a colour. */
  whose(colour: number): string | undefined;
  onChange(seat: SeatRecord): void;
  onColour(colour: number): void;
  /** A bot, or a person. */
  onWho(bot: string | undefined): void;
}

function SeatRow({ number, seat, whose, onChange, onColour, onWho }: SeatRowProps) {
  const t = useT();
  return (
    <fieldset className="seat-row">
      <legend className="unseen">{t('seat.number', { number })}</legend>
      <div className="seat-emblem">
        <Select
          bare
          label={t('new.colour')}
          value={String(seat.colour ?? 0)}
          items={EMBLEMS.map((name, colour) => {
            const other = colour === seat.colour ? undefined : whose(colour);
            return {
              id: String(colour),
              label: t(`emblem.${name}`),
              icon: <Emblem of={colour} size={28} />,
              ...(other ? { note: t('new.swap', { name: other }) } : {}),
            };
          })}
          onChange={(id) => onColour(Number(id))}
        />
      </div>
      <TextField
        bare
        label={t('new.name')}
        value={seat.name}
        maxLength={LONGEST_TYPED_NAME}
        onChange={(name) => onChange({ ...seat, name })}
      />
      <Select
        bare
        label={t('new.who')}
        value={seat.bot ?? 'person'}
        items={[
          {
            id: 'person',
            label: t('seat.person'),
            icon: <Icon name="person" />,
            note: t('seat.person-note'),
          },
          ...LEVELS.map((level) => ({
            id: level,
            label: t(`bot.${level}`),
            icon: <Icon name="bot" />,
            note: t(`bot.${level}-note`),
          })),
        ]}
        onChange={(id) => onWho(id === 'person' ? undefined : id)}
      />
    </fieldset>
  );
}
