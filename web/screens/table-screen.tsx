import { botSeed } from '@orrery/bots/names.ts';
import { type GameRecord, gameOf, gameOfRecord } from '@orrery/kernel';
import { useEffect, useMemo, useState } from 'react';
import { SessionProvider, useNewSession } from '../frame/session.tsx';
import { TableFrame } from '../frame/table-frame.tsx';
import type { TableActions } from '../frame/table-menu.tsx';
import { afterPaint } from '../kit/after-paint.ts';
import { Borders } from '../kit/board/border.tsx';
import type { GameFace } from '../kit/face.ts';
import { fetched } from '../kit/fetched.tsx';
import { Speaking, useT } from '../kit/language.tsx';
import { fetchPictures } from '../kit/picture.tsx';
import { useSteady } from '../kit/use-steady.ts';
import { keepPictures } from '../offline/register.ts';
import { go, href } from '../route.ts';
import { inOneTab, workerBots } from '../table/bots.ts';
import { saveFile } from '../table/files.ts';
import type { LiveTable } from '../table/live-table.ts';
import { LocalTable } from '../table/local-table.ts';
import { checkSaved } from '../table/saved.ts';
import { openStore, type SavedTable } from '../table/store.ts';
import { openAgain, openRecord } from './open-table.ts';
import { loadFace, useGame, useLoaded } from './use-game.ts';
import { Waiting } from './waiting.tsx';

/** Nobody needs it whose table opens. */
const Failed = fetched(() => import('./failed.tsx'), {
  instead: <Waiting />,
  missing: 'throw',
});

/** A table kept in this browser. */
export function TableScreen({ id }: { id: string }) {
  // Another tab that goes on with the table takes this one along.
  const [news, setNews] = useState(0);
  const loaded = useLoaded(`${id} ${news}`, async () => {
    const store = await openStore();
    return { store, saved: await openSaved(await store.get(id)) };
  });
  useEffect(() => watchTable(id, () => setNews((count) => count + 1)), [id]);
  const t = useT();
  if (loaded.state === 'loading') return <Waiting />;
  if (loaded.state === 'failed') return <Failed error={loaded.error} />;
  const { saved } = loaded.value;
  if (!saved) return <Failed words={t('error.no-table')} />;
  if ('error' in saved) return <Failed error={saved.error} record={saved.found} />;
  const { record, table } = saved;
  return (
    <AtTable
      key={`${id} ${table.revision}`}
      game={record.game}
      record={record}
      lasting={loaded.value.store.lasting}
      replayOnly={false}
      make={(face) =>
        new LocalTable({
          id,
          game: face.game,
          record,
          store: loaded.value.store,
          revision: table.revision,
          ...(table.trouble ? { saving: table.trouble } : {}),
          bots: inOneTab(id, workerBots(record.game, botSeed(record.seed))),
          afterwards: afterPaint,
        })
      }
    />
  );
}

/** Listens for as long as the table is shown: also while the last news are still being read. */
function watchTable(id: string, changed: () => void): () => void {
  let stop: (() => void) | null = null;
  let left = false;
  openStore().then((store) => {
    if (!left) stop = store.watch(id, changed);
  });
  return () => {
    left = true;
    stop?.();
  };
}

type OpenSaved =
  | { readonly table: SavedTable; readonly record: GameRecord }
  | { readonly found: unknown; readonly error: unknown };

/** What lies in the store is looked at like a file from a stranger. */
async function openSaved(table: SavedTable | undefined): Promise<OpenSaved | null> {
  if (!table) return null;
  try {
    const { game } = await loadFace(gameOf(table.record));
    return { table, record: checkSaved(game, table.record) };
  } catch (error) {
    return { found: table.record, error };
  }
}

/** A game inside a link: nothing to play, everything to see. */
export function ReplayScreen({ data }: { data: string }) {
  const replay = useLoaded(data, async () => {
    const { completeRecord, unpackText } = await import('../table/share.ts');
    const text = await unpackText(data);
    const { game } = await loadFace(gameOfRecord(text));
    return completeRecord(game, text);
  });
  if (replay.state === 'loading') return <Waiting />;
  if (replay.state === 'failed') return <Failed error={replay.error} />;
  const record = replay.value;
  return (
    <AtTable
      key={data}
      game={record.game}
      record={record}
      lasting
      replayOnly
      make={(face) => new LocalTable({ id: 'replay', game: face.game, record })}
    />
  );
}

interface AtTableProps {
  readonly game: string;
  readonly record: GameRecord;
  readonly lasting: boolean;
  readonly replayOnly: boolean;
  make(face: GameFace): LiveTable;
}

function AtTable({ game: gameId, record, lasting, replayOnly, make }: AtTableProps) {
  const game = useGame(gameId);
  const [table, setTable] = useState<LiveTable | null>(null);
  const [error, setError] = useState<unknown>(null);
  const face = game.state === 'ready' ? game.value.face : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: one table for each visit
  useEffect(() => {
    if (!face) return;
    try {
      const made = make(face);
      setTable(made);
      return () => made.close();
    } catch (fault) {
      setError(fault);
    }
  }, [face]);

  const naming = game.state === 'ready' ? game.value.naming : null;
  const t = useMemo(
    () => naming?.(record.seats.map(({ name }) => name)) ?? null,
    [naming, record.seats],
  );

  if (game.state === 'failed') return <Failed error={game.error} record={record} />;
  if (error !== null) return <Failed error={error} record={record} />;
  if (game.state === 'loading' || !table || !t) return <Waiting />;
  return (
    <Speaking t={t}>
      <Live face={game.value.face} table={table} lasting={lasting} replayOnly={replayOnly} />
    </Speaking>
  );
}

interface LiveProps {
  readonly face: GameFace;
  readonly table: LiveTable;
  readonly lasting: boolean;
  readonly replayOnly: boolean;
}

function Live({ face, table, lasting, replayOnly }: LiveProps) {
  const session = useNewSession(face, table, replayOnly);
  const { tell } = session;
  const attempt = useSteady((act: Promise<void>): void => {
    act.catch((error) => {
      console.error(error);
      tell({ id: 'error.unexpected' });
    });
  });
  const { game } = table;

  // The table stands, its first question can be answered: now there is time for pictures.
  useEffect(() => {
    fetchPictures(face.pictures);
    keepPictures(game.id);
  }, [game.id, face]);

  const actions = useMemo<TableActions>(
    () => ({
      leave: () => go({ screen: 'start' }),
      again: () => attempt(table.record().then((record) => openAgain(game, record))),
      exportFile: () => attempt(table.record().then((record) => saveFile(record, game.id))),
      async copyLink() {
        try {
          const { packRecord } = await import('../table/share.ts');
          const link = href({ screen: 'replay', data: await packRecord(await table.record()) });
          await navigator.clipboard.writeText(new URL(link, location.href).href);
          return true;
        } catch {
          return false;
        }
      },
      branch: (moment) =>
        attempt(table.record(moment).then((record) => openRecord({ ...record, practice: true }))),
      openLegend: () => window.open(href({ screen: 'legend', game: game.id }), '_blank'),
    }),
    [table, game, attempt],
  );
  return (
    <SessionProvider value={session}>
      <Borders value={session.borderOf}>
        <TableFrame actions={actions} replayOnly={replayOnly} lasting={lasting} />
      </Borders>
    </SessionProvider>
  );
}
