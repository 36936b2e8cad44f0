/** Tables kept in the browser. */
import type { GameRecord } from '@orrery/kernel';
import type { Saving } from './live-table.ts';

export interface SavedTable {
  readonly id: string;
  /** Grows with every write: whoever writes says which one he has seen last. */
  readonly revision: number;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** A GameRecord, as far as we know: `checkSaved` looks whether it is one. */
  readonly record: unknown;
  /** Why it is only in the page's memory, if it is. */
  readonly trouble?: Trouble;
}

/** Why something could not be written down. */
export type Trouble = 'full' | 'failed';

export interface TableStore {
  /** Latest first. */
  list(): Promise<SavedTable[]>;
  get(id: string): Promise<SavedTable | undefined>;
  /**
   * Writes a table whose last seen revision was this one; never throws. What can't be written is kept
   * in memory, as long as the page is open. `savedAt`: when it was last played, if that is not now.
   */
  put(id: string, record: GameRecord, seen: number, savedAt?: number): Promise<Saving>;
  remove(id: string): Promise<void>;
  /** Hears when another tab has gone on with a table. */
  watch(id: string, changed: () => void): () => void;
  /** False where the browser keeps nothing: tables are lost when the page is closed. */
  readonly lasting: boolean;
}

const DATABASE = 'orrery';
const TABLES = 'tables';

let opened: Promise<TableStore> | undefined;

export function openStore(): Promise<TableStore> {
  opened ??= openDatabase().then(inDatabase, () => inMemory());
  return opened;
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TABLES, { keyPath: 'id' });
    request.onsuccess = () => {
      // A later version of the page in another tab may need to change the database.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('blocked'));
  });
}

function inDatabase(database: IDBDatabase): TableStore {
  const answer = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const tables = (mode: IDBTransactionMode): IDBObjectStore =>
    database.transaction(TABLES, mode, { durability: 'strict' }).objectStore(TABLES);

  // What the browser has no room for, by id: as good as written until the page is closed.
  const unwritten = new Map<string, SavedTable>();
  const latest = (id: string, written: SavedTable | undefined): SavedTable | undefined => {
    const kept = unwritten.get(id);
    // Another tab may have gone on with it.
    return kept && kept.revision >= revisionOf(written, 0) ? kept : written;
  };

  // One channel for speaking and hearing: nobody hears himself.
  const tabs = new BroadcastChannel('orrery-tables');

  return {
    lasting: true,
    async list() {
      const written: SavedTable[] = await answer(tables('readonly').getAll());
      const ids = new Set(written.map(({ id }) => id));
      const others = [...unwritten.values()].filter(({ id }) => !ids.has(id));
      return latestFirst([...written.map((table) => latest(table.id, table) ?? table), ...others]);
    },
    async get(id) {
      const table = latest(id, await answer(tables('readonly').get(id)));
      return table && { ...table, revision: revisionOf(table, 0) };
    },
    async put(id, record, seen, savedAt = Date.now()) {
      const outcome = await write(id, record, seen, savedAt);
      if (outcome === 'full' || outcome === 'failed') {
        unwritten.set(id, { id, record, revision: seen, savedAt, trouble: outcome });
      } else unwritten.delete(id);
      return outcome;
    },
    async remove(id) {
      unwritten.delete(id);
      await answer(tables('readwrite').delete(id));
    },
    watch(id, changed) {
      const hear = ({ data }: MessageEvent): void => {
        if (data === id) changed();
      };
      tabs.addEventListener('message', hear);
      return () => tabs.removeEventListener('message', hear);
    },
  };

  function write(...[id, record, seen, savedAt]: Required<Parameters<TableStore['put']>>) {
    return new Promise<Saving>((resolve) => {
      let outcome: Saving = 'saved';
      try {
        const store = tables('readwrite');
        const { transaction } = store;
        const look: IDBRequest<SavedTable | undefined> = store.get(id);
        look.onsuccess = () => {
          try {
            if (revisionOf(look.result, seen) !== seen) outcome = 'elsewhere';
            else store.put({ id, record, revision: seen + 1, savedAt });
          } catch (error) {
            outcome = trouble(error);
            transaction.abort();
          }
        };
        transaction.oncomplete = () => {
          if (outcome === 'saved') tabs.postMessage(id);
          resolve(outcome);
        };
        transaction.onabort = () =>
          resolve(outcome === 'saved' ? trouble(transaction.error) : outcome);
      } catch (error) {
        resolve(trouble(error));
      }
    });
  }
}

/** A damaged row has none. */
const revisionOf = (table: SavedTable | undefined, other: number): number =>
  Number.isSafeInteger(table?.revision) ? (table as SavedTable).revision : other;

/** Rows may be damaged: one without a time is the oldest. */
const latestFirst = (tables: SavedTable[]): SavedTable[] =>
  tables.sort((a, b) => (Number(b.savedAt) || 0) - (Number(a.savedAt) || 0));

const trouble = (error: unknown): Trouble =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed';

/** Where the browser has no database (some private windows), tables live as long as the page. */
export function inMemory(): TableStore {
  const tables = new Map<string, SavedTable>();
  return {
    lasting: false,
    list: async () => latestFirst([...tables.values()]),
    get: async (id) => tables.get(id),
    async put(id, record, seen, savedAt = Date.now()) {
      if ((tables.get(id)?.revision ?? seen) !== seen) return 'elsewhere';
      tables.set(id, { id, record, revision: seen + 1, savedAt });
      return 'saved';
    },
    async remove(id) {
      tables.delete(id);
    },
    watch: () => () => {},
  };
}
