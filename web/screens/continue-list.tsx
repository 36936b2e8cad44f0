import type { GameRecord } from '@orrery/kernel';
import { useEffect, useState } from 'react';
import { cardOf } from '../games.ts';
import { Catch } from '../kit/catch.tsx';
import type { Translate } from '../kit/face.ts';
import { fetched } from '../kit/fetched.tsx';
import { useT } from '../kit/language.tsx';
import { Emblem } from '../kit/seats.tsx';
import { useRoom } from '../kit/use-room.ts';
import { Button } from '../kit/widgets/button.tsx';
import { Menu } from '../kit/widgets/menu.tsx';
import { Overlay } from '../kit/widgets/overlay.tsx';
import { href } from '../route.ts';
import { useSettings } from '../settings.ts';
import { saveFile } from '../table/files.ts';
import { type Summary, summaryOf } from '../table/saved.ts';
import { openStore, type SavedTable } from '../table/store.ts';
import { useHeight } from './use-height.ts';

const RenameDialog = fetched(() => import('../frame/rename-dialog.tsx'));

/** Few at first, so that a new game can be begun without scrolling; a long past is one click away. */
const FIRST = {
  high: { phone: 2, wider: 4 },
  low: { phone: 1, wider: 2 },
  flat: { phone: 1, wider: 1 },
} as const;

/** Tables of this browser: unfinished ones first, then those that can be looked at again. */
export function ContinueList() {
  const t = useT();
  const [tables, setTables] = useState<readonly SavedTable[]>([]);
  const room = useRoom();
  const first = FIRST[useHeight()][room === 'phone' ? 'phone' : 'wider'];
  const [all, setAll] = useState(false);
  const [doomed, setDoomed] = useState<SavedTable | null>(null);
  const [renamed, setRenamed] = useState<SavedTable | null>(null);

  const look = (): Promise<void> =>
    openStore()
      .then((store) => store.list())
      .then(setTables, () => setTables([]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    look();
  }, []);

  if (tables.length === 0) return null;
  const rows = tables.map((table) => ({ table, summary: summaryOf(table) }));
  const sorted = [
    ...rows.filter(({ summary }) => !summary.over),
    ...rows.filter(({ summary }) => summary.over),
  ];
  const shown = all ? sorted : sorted.slice(0, first);
  return (
    <section aria-labelledby="continue">
      <div className="continue-head">
        <h2 id="continue">{t('start.continue')}</h2>
        {sorted.length > shown.length && (
          <Button look="quiet" onPress={() => setAll(true)}>
            {t('start.all-tables', { count: sorted.length })}
          </Button>
        )}
      </div>
      <ul className="saved-tables">
        {shown.map(({ table, summary }) => {
          const onRemove = (): void => setDoomed(table);
          return (
            <li key={table.id}>
              <Catch instead={() => <DamagedRow table={table} onRemove={onRemove} />}>
                <SavedRow
                  table={table}
                  summary={summary}
                  onRename={() => setRenamed(table)}
                  onRemove={onRemove}
                />
              </Catch>
            </li>
          );
        })}
      </ul>
      {renamed && (
        <RenameDialog
          name={summaryOf(renamed).name}
          game={gameName(t, summaryOf(renamed).game)}
          onClose={() => setRenamed(null)}
          onRename={async (name) => {
            const store = await openStore();
            // Another tab may have gone on with it.
            const found = await store.get(renamed.id);
            if (found) {
              const named = { ...(found.record as GameRecord), name };
              await store.put(found.id, named, found.revision, found.savedAt);
            }
            await look();
          }}
        />
      )}
      <Overlay
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        title={t('start.remove-title')}
        actions={
          <>
            <Button onPress={() => setDoomed(null)}>{t('turn.cancel')}</Button>
            <Button
              look="brass"
              icon="trash"
              onPress={async () => {
                if (doomed) await (await openStore()).remove(doomed.id);
                setDoomed(null);
                await look();
              }}
            >
              {t('start.remove')}
            </Button>
          </>
        }
      >
        <p>{t('start.remove-note')}</p>
      </Overlay>
    </section>
  );
}

interface RowProps {
  readonly table: SavedTable;
  readonly summary: Summary;
  onRename(): void;
  onRemove(): void;
}

const gameName = (t: Translate, game: string): string =>
  cardOf(game) ? t(`game.${game}.name`) : t('start.unknown-game');

function SavedRow({ table, summary, onRename, onRemove }: RowProps) {
  const t = useT();
  const { language } = useSettings();
  const { seats, over, choices, savedAt } = summary;
  const game = gameName(t, summary.game);
  const name = summary.name || game;
  return (
    <div className="saved-table">
      <a href={href({ screen: 'table', id: table.id })}>
        <span className="saved-emblems" aria-hidden="true">
          {seats.map((seat, i) => (
            <Emblem key={seat.colour ?? i} of={seat.colour ?? i} size={26} />
          ))}
        </span>
        <span className="saved-words">
          <b>{name}</b>
          <small>
            {summary.name && `${game} · `}
            {t.list(seats.map((seat) => seat.name))}
          </small>
        </span>
        <small className="saved-when">
          {over ? t('start.finished') : t('start.moves', { count: choices })}
          {savedAt !== null && ` · ${ago(savedAt, language)}`}
        </small>
      </a>
      <RowMenu name={name} table={table} onRename={onRename} onRemove={onRemove} />
    </div>
  );
}

/** What can be done with a table even if nothing of it can be drawn. */
function DamagedRow({ table, onRemove }: { table: SavedTable; onRemove(): void }) {
  const t = useT();
  return (
    <div className="saved-table">
      <span className="saved-words">
        <b>{t('start.damaged')}</b>
      </span>
      <RowMenu name={t('start.damaged')} table={table} onRemove={onRemove} />
    </div>
  );
}

interface RowMenuProps extends Pick<RowProps, 'table' | 'onRemove'> {
  readonly name: string;
  onRename?(): void;
}

function RowMenu({ name, table, onRename, onRemove }: RowMenuProps) {
  const t = useT();
  return (
    <Menu
      label={t('start.table-menu', { game: name })}
      tip={t('start.more')}
      icon="more"
      entries={[
        ...(onRename
          ? [{ id: 'rename', icon: 'rename', label: t('rename.do'), onAction: onRename }]
          : []),
        {
          id: 'export',
          icon: 'export',
          label: t('tools.export'),
          onAction: () => saveFile(table.record),
        },
        { id: 'remove', icon: 'trash', label: t('start.remove'), onAction: onRemove },
      ]}
    />
  );
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

function ago(time: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const passed = Date.now() - time;
  const [unit, size] = UNITS.find(([, length]) => passed >= length) ?? ['minute', 60_000];
  return format.format(-Math.floor(passed / size), unit);
}
