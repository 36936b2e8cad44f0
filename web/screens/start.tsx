import { useRef, useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { GAMES, type GameCard } from '../games.ts';
import { Icon } from '../kit/icons.tsx';
import { useT } from '../kit/language.tsx';
import { Button, classes } from '../kit/widgets/button.tsx';
import { startNewVersion, useNewVersion } from '../offline/register.ts';
import { href } from '../route.ts';
import { ContinueList } from './continue-list.tsx';
import { GameArt } from './game-art.tsx';
import { GameFacts } from './game-facts.tsx';
import { newSeed, openFile, openNew, usualSeats } from './open-table.ts';
import { OrreryDrawing } from './orrery-drawing.tsx';
import { problemWords } from './problem.ts';
import { Title } from './title.tsx';
import { TopBar } from './top-bar.tsx';

/** Who opens a file stands at the foot of the page. */
const bringIntoSight = (problem: HTMLElement | null): void =>
  problem?.scrollIntoView({ block: 'center' });

export default function Start() {
  const t = useT();
  const [problem, setProblem] = useState<string | null>(null);
  const newVersion = useNewVersion();
  const fail = (error: unknown): void => setProblem(problemWords(t, error));
  return (
    <>
      <TopBar />
      <main className="page start">
        <section className="hero">
          <div>
            <Title>Orrery</Title>
            <p className="lead">{t('start.lead')}</p>
            {newVersion && (
              <Button onPress={startNewVersion} icon="again">
                {t('start.new-version')}
              </Button>
            )}
          </div>
          <OrreryDrawing />
        </section>
        {problem && (
          <p className="problem" role="alert" ref={bringIntoSight}>
            <Icon name="warning" /> {problem}
          </p>
        )}
        <ContinueList />
        <section aria-labelledby="games">
          <h2 id="games">{t('start.games')}</h2>
          <ul className={classes('game-cards', GAMES.length === 1 && 'alone')}>
            {GAMES.map((card) => (
              <li key={card.id}>
                <Card card={card} onFail={fail} />
              </li>
            ))}
          </ul>
        </section>
        <footer className="foot">
          <FileTrigger
            acceptedFileTypes={['application/json', '.json']}
            onSelect={(files) => {
              const file = files?.[0];
              setProblem(null);
              if (file) openFile(file).catch(fail);
            }}
          >
            <Button look="quiet" icon="import">
              {t('start.import')}
            </Button>
          </FileTrigger>
          <a className="button quiet" href={href({ screen: 'about' })}>
            <Icon name="info" />
            {t('about.title')}
          </a>
        </footer>
      </main>
    </>
  );
}

function Card({ card, onFail }: { card: GameCard; onFail(error: unknown): void }) {
  const t = useT();
  const busy = useRef(false);
  const play = (): void => {
    if (busy.current) return;
    busy.current = true;
    openNew(card.id, { seats: usualSeats(t, card), seed: newSeed() })
      .catch(onFail)
      .finally(() => {
        busy.current = false;
      });
  };
  const name = t(`game.${card.id}.name`);
  return (
    <article className="game-card">
      <GameArt id={card.id} />
      <div className="game-words">
        <h3>{name}</h3>
        <GameFacts card={card} />
        <div className="row">
          <Button
            look="brass"
            icon="play"
            onPress={play}
            aria-label={t('start.play-game', { game: name })}
          >
            {t('start.play')}
          </Button>
          <a className="button line" href={href({ screen: 'new', game: card.id })}>
            {t('start.set-table')}
          </a>
          <a className="button line" href={href({ screen: 'rules', game: card.id })}>
            {t('rail.rules')}
          </a>
        </div>
        <p>{t(`game.${card.id}.about`)}</p>
      </div>
    </article>
  );
}
