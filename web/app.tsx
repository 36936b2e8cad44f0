import { Component, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Announcer } from './kit/announcer.tsx';
import { useT } from './kit/language.tsx';
import { Backdrop } from './kit/sky/backdrop.tsx';
import { Button } from './kit/widgets/button.tsx';
import { readRoute, useHash } from './route.ts';
import { Start } from './screens/start.tsx';
import { ReplayScreen, TableScreen } from './screens/table-screen.tsx';
import { Waiting } from './screens/waiting.tsx';
import { ShellLanguage } from './shell.tsx';

/** Screens that not every visit needs come when they are asked for. */
const About = lazy(() => import('./screens/about.tsx').then(({ About }) => ({ default: About })));
const Legend = lazy(() =>
  import('./screens/legend.tsx').then(({ Legend }) => ({ default: Legend })),
);
const NewTable = lazy(() =>
  import('./screens/new-table.tsx').then(({ NewTable }) => ({ default: NewTable })),
);
const Rules = lazy(() => import('./screens/rules.tsx').then(({ Rules }) => ({ default: Rules })));

export function App() {
  return (
    <ShellLanguage>
      <Announcer>
        <Backdrop />
        <Screen />
      </Announcer>
    </ShellLanguage>
  );
}

function Screen() {
  const t = useT();
  const hash = useHash();
  const route = readRoute(hash);
  const first = useRef(true);

  // A new screen starts at its top, and screen readers at its heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the screen changes
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1')?.focus();
  }, [route.screen]);

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
    <Catch key={hash} words={(error) => <Broken error={error} title={t('error.title')} />}>
      <Suspense fallback={<Waiting />}>{screen()}</Suspense>
    </Catch>
  );
}

/** A fault in a screen shows a message instead of an empty page; tables are saved by then. */
class Catch extends Component<
  { children: ReactNode; words(error: unknown): ReactNode },
  { error: unknown }
> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : this.props.words(this.state.error);
  }
}

function Broken({ error, title }: { error: unknown; title: string }) {
  const t = useT();
  return (
    <main className="page narrow">
      <h1>{title}</h1>
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
