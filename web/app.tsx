import { type ReactNode, useEffect } from 'react';
import { Announcer } from './kit/announcer.tsx';
import { Catch } from './kit/catch.tsx';
import { fetched } from './kit/fetched.tsx';
import { useT } from './kit/language.tsx';
import { Backdrop } from './kit/sky/backdrop.tsx';
import { Button } from './kit/widgets/button.tsx';
import { readRoute, useHash } from './route.ts';
import { ReplayScreen, TableScreen } from './screens/table-screen.tsx';
import { Waiting } from './screens/waiting.tsx';
import { ShellLanguage } from './shell.tsx';

const SCREEN = { instead: <Waiting />, missing: 'throw' } as const;

/** Screens that not every visit needs come when they are asked for. */
const About = fetched(() => import('./screens/about.tsx'), SCREEN);
const Legend = fetched(() => import('./screens/legend.tsx'), SCREEN);
const NewTable = fetched(() => import('./screens/new-table.tsx'), SCREEN);
const Rules = fetched(() => import('./screens/rules.tsx'), SCREEN);
const Start = fetched(() => import('./screens/start.tsx'), SCREEN);

export function App() {
  return (
    <ShellLanguage>
      <Announcer>
        <Backdrop />
        <Catch instead={broken}>
          <Screen />
        </Catch>
      </Announcer>
    </ShellLanguage>
  );
}

function Screen() {
  const hash = useHash();
  const route = readRoute(hash);
  // Rules of one game are one screen, whichever of them it is open at.
  const place = route.screen === 'rules' ? `rules ${route.game}` : hash;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen starts at its top
  useEffect(() => {
    scrollTo(0, 0);
  }, [place]);

  const screen = (): ReactNode => {
    switch (route.screen) {
      case 'new':
        return <NewTable game={route.game} />;
      case 'table':
        return <TableScreen id={route.id} />;
      case 'replay':
        return <ReplayScreen data={route.data} />;
      case 'rules':
        return <Rules game={route.game} rule={route.rule ?? null} />;
      case 'legend':
        return <Legend game={route.game} />;
      case 'about':
        return <About />;
      default:
        return <Start />;
    }
  };
  return (
    <Catch key={place} instead={broken}>
      {screen()}
    </Catch>
  );
}

/** A fault in a screen shows a message instead of an empty page; tables are saved by then. */
function Broken({ error }: { error: unknown }) {
  const t = useT();
  return (
    <main className="page narrow broken">
      <h1>{t('error.title')}</h1>
      <p>{t('error.screen')}</p>
      <pre className="soft">{String(error)}</pre>
      <div className="row">
        <Button look="brass" onPress={() => location.reload()}>
          {t('error.reload')}
        </Button>
        <a className="button line" href="#/">
          {t('shell.home')}
        </a>
      </div>
    </main>
  );
}

const broken = (error: unknown): ReactNode => <Broken error={error} />;
