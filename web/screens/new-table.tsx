import { LEVELS } from '@orrery/bots/levels.ts';
import { type SeatRecord, valuesFor } from '@orrery/kernel';
import { useState } from 'react';
import { maybe } from '../frame/words.ts';
import { cardOf, type GameCard } from '../games.ts';
import { LONGEST_NAME } from '../kept-settings.ts';
import type { GameFace } from '../kit/face.ts';
import { Icon } from '../kit/icons.tsx';
import { Speaking, useT } from '../kit/language.tsx';
import { EMBLEMS, Emblem } from '../kit/seats.tsx';
import { Button, IconButton } from '../kit/widgets/button.tsx';
import { Select } from '../kit/widgets/select.tsx';
import { Switch } from '../kit/widgets/switch.tsx';
import { TextField } from '../kit/widgets/text-field.tsx';
import { change } from '../settings.ts';
import { GameArt } from './game-art.tsx';
import { botName, freeColour, newSeed, openNew, USUAL_LEVEL, usualSeats } from './open-table.ts';
import { problemWords } from './problem.ts';
import { withNames } from './seat-names.ts';
import { Title } from './title.tsx';
import { TopBar } from './top-bar.tsx';
import { UnknownGame, useGame } from './use-game.ts';
import { Failed, Waiting } from './waiting.tsx';

/** Who sits where, with which options: set once, then play. */
export function NewTable({ game: id }: { game: string }) {
  const card = cardOf(id);
  const game = useGame(id);
  if (!card) return <Failed error={new UnknownGame(id)} />;
  if (game.state === 'failed') return <Failed error={game.error} />;
  if (game.state === 'loading') return <Waiting />;
  return (
    <Speaking t={game.value.t}>
      <TopBar />
      <SetUp card={card} face={game.value.face} />
    </Speaking>
  );
}

function SetUp({ card, face }: { card: GameCard; face: GameFace }) {
  const t = useT();
  const [seats, setSeats] = useState<readonly SeatRecord[]>(() => usualSeats(t, card));
  const [options, setOptions] = useState<Readonly<Record<string, string>>>({});
  const [seed, setSeed] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { definition } = face.game;
  const name = t(`game.${card.id}.name`);

  const set = (at: number, changed: SeatRecord): void =>
    setSeats(seats.map((seat, i) => (i === at ? changed : seat)));
  const add = (): void =>
    setSeats([
      ...seats,
      {
        name: botName(
          t,
          seats.map((seat) => seat.name),
        ),
        bot: USUAL_LEVEL,
        colour: freeColour(seats.map((seat) => seat.colour ?? 0)),
      },
    ]);

  const begin = (): void => {
    const me = seats.find((seat) => seat.bot === undefined);
    if (me) change({ name: me.name === t('seat.you') ? '' : me.name, colour: me.colour ?? 0 });
    const named = withNames(seats, (number) => t('seat.number', { number }));
    openNew(card.id, { seats: named, options: fitting, seed: seed.trim() || newSeed() }).catch(
      (error) => setProblem(problemWords(t, error)),
    );
  };

  const known = Object.entries(definition.options).filter(
    ([, option]) => !option.seats || option.seats.includes(seats.length),
  );
  // What was chosen while the table was larger is forgotten.
  const fitting = Object.fromEntries(
    known.flatMap(([name, option]) => {
      const value = options[name];
      return value !== undefined && valuesFor(option, seats.length).includes(value)
        ? [[name, value]]
        : [];
    }),
  );
  return (
    <main className="page set-up">
      <header className="set-up-head">
        <GameArt id={card.id} />
        <Title tab={name}>{name}</Title>
      </header>
      {face.firstGame && (
        <FirstGame wanted={face.firstGame} options={options} onChange={setOptions} />
      )}
      <section aria-labelledby="seats">
        <h2 id="seats">{t('new.seats')}</h2>
        <ol className="seat-rows">
          {seats.map((seat, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={i}>
              <SeatRow
                number={i + 1}
                seat={seat}
                taken={seats.filter((_, other) => other !== i).map(({ colour }) => colour ?? 0)}
                onChange={(changed) => set(i, changed)}
                onRemove={
                  seats.length > definition.seats.min
                    ? () => setSeats(seats.filter((_, other) => other !== i))
                    : null
                }
              />
            </li>
          ))}
        </ol>
        {seats.length < definition.seats.max && (
          <Button look="quiet" icon="plus" className="add-seat" onPress={add}>
            {t('new.add-seat')}
          </Button>
        )}
      </section>
      {known.length > 0 && (
        <section aria-labelledby="options">
          <h2 id="options">{t('new.options')}</h2>
          <div className="option-rows">
            {known.map(([name, option]) => (
              <OptionRow
                key={name}
                name={name}
                values={valuesFor(option, seats.length)}
                value={fitting[name] ?? option.standard}
                onChange={(value) => setOptions({ ...options, [name]: value })}
              />
            ))}
          </div>
        </section>
      )}
      <details className="more">
        <summary>{t('new.more')}</summary>
        <TextField
          label={t('new.seed')}
          note={t('new.seed-note')}
          value={seed}
          onChange={setSeed}
          maxLength={60}
        />
      </details>
      {problem && (
        <p className="problem" role="alert">
          <Icon name="warning" /> {problem}
        </p>
      )}
      <Button look="brass" icon="play" className="begin" onPress={begin}>
        {t('new.begin')}
      </Button>
    </main>
  );
}

interface FirstGameProps {
  /** Options that make a table good to learn at. */
  readonly wanted: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, string>>;
  onChange(options: Readonly<Record<string, string>>): void;
}

/** A newcomer's table with one touch, before any option has to be understood. */
function FirstGame({ wanted, options, onChange }: FirstGameProps) {
  const t = useT();
  const names = Object.keys(wanted);
  const others = Object.entries(options).filter(([name]) => !names.includes(name));
  return (
    <section className="first-game">
      <Switch
        label={t('new.first-game')}
        note={t('first-game.what')}
        on={names.every((name) => options[name] === wanted[name])}
        onChange={(on) => onChange({ ...Object.fromEntries(others), ...(on ? wanted : {}) })}
      />
    </section>
  );
}

interface SeatRowProps {
  readonly number: number;
  readonly seat: SeatRecord;
  readonly taken: readonly number[];
  onChange(seat: SeatRecord): void;
  readonly onRemove: (() => void) | null;
}

function SeatRow({ number, seat, taken, onChange, onRemove }: SeatRowProps) {
  const t = useT();
  const who = seat.bot ?? 'person';
  return (
    <fieldset className="seat-row">
      <legend className="unseen">{t('seat.number', { number })}</legend>
      <Select
        bare
        label={t('new.colour')}
        value={String(seat.colour ?? 0)}
        items={EMBLEMS.map((name, colour) => ({
          id: String(colour),
          label: t(`emblem.${name}`),
          icon: <Emblem of={colour} size={24} />,
          ...(taken.includes(colour) ? { note: t('new.taken') } : {}),
        })).filter((item) => !taken.includes(Number(item.id)))}
        onChange={(id) => onChange({ ...seat, colour: Number(id) })}
      />
      <TextField
        bare
        label={t('new.name')}
        value={seat.name}
        maxLength={LONGEST_NAME}
        onChange={(name) => onChange({ ...seat, name })}
      />
      <Select
        bare
        label={t('new.who')}
        value={who}
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
        onChange={(id) => {
          const { bot: _, ...person } = seat;
          onChange(id === 'person' ? person : { ...person, bot: id });
        }}
      />
      <IconButton
        icon="close"
        label={t('new.remove-seat', { name: seat.name })}
        isDisabled={onRemove === null}
        onPress={() => onRemove?.()}
      />
    </fieldset>
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
  return (
    <Select
      label={t(`option-table.${name}`)}
      value={value}
      items={values.map((id) => {
        const note = maybe(t, { id: `option-table.${name}.${id}.what` });
        return { id, label: t(`option-table.${name}.${id}`), ...(note ? { note } : {}) };
      })}
      onChange={onChange}
    />
  );
}
