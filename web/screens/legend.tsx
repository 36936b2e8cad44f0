import { useState } from 'react';
import type { GameFace } from '../kit/face.ts';
import { Speaking, useT } from '../kit/language.tsx';
import { Medal } from '../kit/medal.tsx';
import { EMBLEMS } from '../kit/seats.tsx';
import { Tabs } from '../kit/widgets/tabs.tsx';
import { Title } from './title.tsx';
import { TopBar } from './top-bar.tsx';
import { useGame } from './use-game.ts';
import { Failed, Waiting } from './waiting.tsx';

/** What each sign of a game means, its galleries, and the players' emblems. */
export function Legend({ game: id }: { game: string }) {
  const game = useGame(id);
  if (game.state === 'failed') return <Failed error={game.error} />;
  if (game.state === 'loading') return <Waiting />;
  return (
    <Speaking t={game.value.t}>
      <TopBar />
      <main className="page">
        <Sheets face={game.value.face} />
      </main>
    </Speaking>
  );
}

function Sheets({ face }: { face: GameFace }) {
  const t = useT();
  const [tab, setTab] = useState('signs');
  const galleries = face.galleries ?? [];
  const name = t(`game.${face.game.id}.name`);
  return (
    <>
      <Title tab={name}>{t('legend.of', { game: name })}</Title>
      {galleries.length === 0 ? (
        <Signs face={face} />
      ) : (
        <Tabs
          label={t('legend.title')}
          chosen={tab}
          onChoose={setTab}
          tabs={[
            { id: 'signs', label: t('legend.signs'), content: <Signs face={face} /> },
            ...galleries.map(({ id, label, Show }) => ({
              id,
              label: t.say(label),
              content: <Show />,
            })),
          ]}
        />
      )}
    </>
  );
}

function Signs({ face }: { face: GameFace }) {
  const t = useT();
  return (
    <>
      <dl className="legend">
        {face.legend.map(({ id, label, note, Sign }) => (
          <div key={id}>
            <dt aria-hidden="true">
              <Sign />
            </dt>
            <dd>
              <b>{t.say(label)}</b>
              {note && <small>{t.say(note)}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <h2>{t('legend.emblems')}</h2>
      <dl className="legend">
        {EMBLEMS.map((name, colour) => (
          <div key={name}>
            <dt aria-hidden="true">
              <Medal of={colour} size={44} />
            </dt>
            <dd>
              <b>{t(`emblem.${name}`)}</b>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
