import { type SeatRecord, valuesFor } from '@orrery/kernel';
import { useState } from 'react';
import { cardOf, type GameCard } from '../games.ts';
import type { GameFace } from '../kit/face.ts';
import { Icon } from '../kit/icons.tsx';
import { Speaking, useT } from '../kit/language.tsx';
import { Button } from '../kit/widgets/button.tsx';
import { change } from '../settings.ts';
import Failed from './failed.tsx';
import { GameArt } from './game-art.tsx';
import { GameFacts } from './game-facts.tsx';
import { EASY_LEVEL, isNameless, newSeed, openNew, sameName, usualSeats } from './open-table.ts';
import { problemWords } from './problem.ts';
import { withNames } from './seat-names.ts';
import { TableOptions } from './table-options.tsx';
import { TableSeats } from './table-seats.tsx';
import { Title } from './title.tsx';
import { TopBar } from './top-bar.tsx';
import { UnknownGame, useGame } from './use-game.ts';
import { Waiting } from './waiting.tsx';
import './new-table.css';

/** Who sits where, with which options: set once, then play. */
export default function NewTable({ game: id }: { game: string }) {
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

type Options = Readonly<Record<string, string>>;

function SetUp({ card, face }: { card: GameCard; face: GameFace }) {
  const t = useT();
  const [seats, setSeats] = useState<readonly SeatRecord[]>(() => usualSeats(t, card));
  // Names that nobody has typed in are said in the language that one has turned to.
  const [spoken, speak] = useState(() => t);
  if (spoken.language !== t.language) {
    speak(() => t);
    setSeats(seats.map((seat) => ({ ...seat, name: sameName(seat.name, spoken, t) })));
  }
  const [options, setOptions] = useState<Options>({});
  const [seed, setSeed] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { definition } = face.game;
  const name = t(`game.${card.id}.name`);

  const open = (seated: readonly SeatRecord[], options: Options, seed: string): void => {
    const me = seated.find((seat) => seat.bot === undefined);
    if (me) change({ name: isNameless(t, me.name) ? '' : me.name, colour: me.colour ?? 0 });
    const named = withNames(seated, (number) => t('seat.number', { number }));
    openNew(card.id, { seats: named, options, seed: seed.trim() || newSeed() }).catch((error) =>
      setProblem(problemWords(t, error)),
    );
  };
  const learn = (): void => {
    change({ guide: true });
    open(usualSeats(t, card, EASY_LEVEL), face.firstGame ?? {}, '');
  };

  const settled = (name: string): string | undefined =>
    options[name] ?? definition.options[name]?.standard;
  const known = Object.entries(definition.options).filter(
    ([, { seats: fits, when = {} }]) =>
      (!fits || fits.includes(seats.length)) &&
      Object.entries(when).every(([other, value]) => settled(other) === value),
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
        <div className="set-up-words">
          <Title tab={name}>{name}</Title>
          <GameFacts card={card} />
          <p className="set-up-about">{t(`game.${card.id}.about`)}</p>
        </div>
      </header>
      <div className="set-up-steps">
        <section className="first-game" aria-labelledby="first-game">
          <div>
            <h2 id="first-game">{t('new.first-time')}</h2>
            <p>
              {t('new.first-time-note')} {face.firstGame && t('first-game.what')}
            </p>
          </div>
          <Button icon="play" onPress={learn}>
            {t('new.first-game')}
          </Button>
        </section>
        <TableSeats fit={definition.seats} seats={seats} onChange={setSeats} />
        <TableOptions
          known={known}
          chosen={fitting}
          seats={seats.length}
          onChange={setOptions}
          seed={seed}
          setSeed={setSeed}
        />
        {problem && (
          <p className="problem" role="alert">
            <Icon name="warning" /> {problem}
          </p>
        )}
        <div className="begin-bar">
          <Button
            look="brass"
            icon="play"
            className="begin"
            onPress={() => open(seats, fitting, seed)}
          >
            {t('new.begin')}
          </Button>
        </div>
      </div>
    </main>
  );
}
