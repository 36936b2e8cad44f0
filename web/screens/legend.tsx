import { useMemo, useState } from 'react';
import { BORDER_ICONS } from '../kit/board/border.tsx';
import type { GameFace, Phrase } from '../kit/face.ts';
import { Icon } from '../kit/icons.tsx';
import { Speaking, useT } from '../kit/language.tsx';
import { Medal } from '../kit/medal.tsx';
import { EMBLEMS } from '../kit/seats.tsx';
import { Tabs } from '../kit/widgets/tabs.tsx';
import Failed from './failed.tsx';
import { Title } from './title.tsx';
import { TopBar } from './top-bar.tsx';
import { useGame } from './use-game.ts';
import { Waiting } from './waiting.tsx';

/** What each sign of a game means, its galleries, and the players' emblems. */
export default function Legend({ game: id }: { game: string }) {
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

/** Signs that stand at every table. */
const COMMON: readonly Sign[] = [
  { icon: 'hourglass', label: { id: 'panels.waiting' } },
  { icon: 'bot', label: { id: 'panels.bot' } },
  { icon: 'points', label: { id: 'panels.score' } },
  ...(['chance', 'reveal', 'turn'] as const).map((border) => ({
    icon: BORDER_ICONS[border],
    label: { id: `border.${border}` },
  })),
];

interface Sign {
  readonly icon: string;
  readonly label: Phrase;
}

/** What the players' panels show from the first question on, but for what stands at every table. */
function panelSigns({ game, panel }: GameFace): readonly Sign[] {
  const seats = game.definition.seats.min;
  const start = game.start({ seats, options: {} }, 'legend');
  return panel(game.view(start, 0), 0).filter(({ id }) => id !== 'score');
}

function Signs({ face }: { face: GameFace }) {
  const t = useT();
  const own = useMemo(() => {
    const known = new Set(face.legend.map(({ label }) => t.say(label)));
    return panelSigns(face).filter(({ label }) => !known.has(t.say(label)));
  }, [face, t]);
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
      {own.length > 0 && <h2>{t('legend.panels')}</h2>}
      <IconList signs={own} />
      <h2>{t('legend.common')}</h2>
      <IconList signs={COMMON} />
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

function IconList({ signs }: { signs: readonly Sign[] }) {
  const t = useT();
  return (
    <dl className="legend">
      {signs.map(({ icon, label }) => (
        <div key={t.say(label)}>
          <dt aria-hidden="true">
            <Icon name={icon} size={36} />
          </dt>
          <dd>
            <b>{t.say(label)}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
