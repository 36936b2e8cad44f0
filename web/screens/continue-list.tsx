import { useEffect, useState } from 'react';
import { cardOf } from '../games.ts';
import { useT } from '../kit/language.tsx';
import { Emblem } from '../kit/seats.tsx';
import { Button } from '../kit/widgets/button.tsx';
import { Menu } from '../kit/widgets/menu.tsx';
import { Overlay } from '../kit/widgets/overlay.tsx';
import { href } from '../route.ts';
import { useSettings } from '../settings.ts';
import { saveFile } from '../table/share.ts';
import { openStore, type SavedTable } from '../table/store.ts';

/** Few at first; a long past is one click away. */
const FIRST = 4;

/** Tables of this browser: unfinished ones first, then those that can be looked at again. */
export function ContinueList() {
  const t = useT();
  const [tables, setTables] = useState<readonly SavedTable[]>([]);
  const [all, setAll] = useState(false);
  const [doomed, setDoomed] = useState<SavedTable | null>(null);

  const look = (): Promise<void> =>
    openStore()
      .then((store) => store.list())
      .then(setTables);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    look();
  }, []);

  if (tables.length === 0) return null;
  const open = tables.filter((table) => !isOver(table));
  const sorted = [...open, ...tables.filter(isOver)];
  const shown = all ? sorted : sorted.slice(0, FIRST);
  return (
    <section aria-labelledby="continue">
      <h2 id="continue">{t('start.continue')}</h2>
      <ul className="saved-tables">
        {shown.map((table) => (
          <li key={table.id}>
            <SavedRow table={table} onRemove={() => setDoomed(table)} />
          </li>
        ))}
      </ul>
      {sorted.length > shown.length && (
        <Button look="quiet" onPress={() => setAll(true)}>
          {t('start.all-tables', { count: sorted.length })}
        </Button>
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

/** Records come from the browser's store: a damaged one must not take the list down with it. */
const isOver = ({ record }: SavedTable): boolean => record?.snapshot?.asked === 0;

function SavedRow({ table, onRemove }: { table: SavedTable; onRemove(): void }) {
  const t = useT();
  const { language } = useSettings();
  const { id, record, savedAt } = table;
  const seats = Array.isArray(record?.seats) ? record.seats : [];
  const name = cardOf(record?.game) ? t(`game.${record.game}.name`) : t('start.unknown-game');
  const names = t.list(seats.map((seat) => seat.name));
  const when = ago(savedAt, language);
  return (
    <div className="saved-table">
      <a href={href({ screen: 'table', id })}>
        <span className="saved-emblems" aria-hidden="true">
          {seats.map((seat, i) => (
            <Emblem key={seat.colour ?? i} of={seat.colour ?? i} size={26} />
          ))}
        </span>
        <span className="saved-words">
          <b>{name}</b>
          <small>{names}</small>
        </span>
        <small className="saved-when">
          {isOver(table)
            ? t('start.finished')
            : t('start.moves', { count: record?.entries?.length ?? 0 })}
          {' · '}
          {when}
        </small>
      </a>
      <Menu
        label={t('start.table-menu', { game: name })}
        icon="more"
        entries={[
          {
            id: 'export',
            icon: 'export',
            label: t('tools.export'),
            onAction: () => saveFile(record),
          },
          { id: 'remove', icon: 'trash', label: t('start.remove'), onAction: onRemove },
        ]}
      />
    </div>
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
