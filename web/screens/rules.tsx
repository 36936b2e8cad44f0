import RuleBook from '../frame/rule-book.tsx';
import { Icon } from '../kit/icons.tsx';
import { Speaking, useT } from '../kit/language.tsx';
import { go, href } from '../route.ts';
import Failed from './failed.tsx';
import { Title } from './title.tsx';
import { TopBar } from './top-bar.tsx';
import { useGame } from './use-game.ts';
import { Waiting } from './waiting.tsx';

/** The rules of a game as a page of their own. */
export default function Rules({ game: id, rule }: { game: string; rule: string | null }) {
  const game = useGame(id);
  if (game.state === 'failed') return <Failed error={game.error} />;
  if (game.state === 'loading') return <Waiting />;
  const { face, t } = game.value;
  return (
    <Speaking t={t}>
      <TopBar />
      <main className="page narrow">
        <Head id={id} />
        <RuleBook
          face={face}
          at={rule}
          onOpen={(to) => go({ screen: 'rules', game: id, rule: to })}
        />
      </main>
    </Speaking>
  );
}

function Head({ id }: { id: string }) {
  const t = useT();
  const name = t(`game.${id}.name`);
  return (
    <header className="page-head">
      <Title tab={name}>{t('rules.title', { game: name })}</Title>
      <div className="row">
        <a className="button line" href={href({ screen: 'legend', game: id })}>
          <Icon name="legend" />
          {t('legend.title')}
        </a>
        <a className="button brass" href={href({ screen: 'new', game: id })}>
          <Icon name="play" />
          {t('start.set-table')}
        </a>
      </div>
    </header>
  );
}
