/** Tables kept in the browser. */
import type { GameRecord } from '@orrery/kernel';
import type { Saving } from './live-table.ts';

export interface SavedTable {
  readonly id: string;
  /** Grows with every write: whoever writes says which one he has seen last. */
  readonly revision: number;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly record: GameRecord;
}

export interface TableStore {
  /** Latest first. */
  list(): Promise<SavedTable[]>;
  get(id: string): Promise<SavedTable | undefined>;
  /** Writes a table whose last seen revision was this one; never throws. */
  put(id: string, record: GameRecord, seen: number): Promise<Exclude<Saving, 'saving'>>;
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

  // One channel for speaking and hearing: nobody hears himself.
  const tabs = new BroadcastChannel('orrery-tables');

  return {
    lasting: true,
    async list() {
      const all: SavedTable[] = await answer(tables('readonly').getAll());
      return all.sort((a, b) => b.savedAt - a.savedAt);
    },
    get: (id) => answer(tables('readonly').get(id)),
    put: (id, record, seen) =>
      new Promise((resolve) => {
        let outcome: Exclude<Saving, 'saving'> = 'saved';
        try {
          const store = tables('readwrite');
          const { transaction } = store;
          const look: IDBRequest<SavedTable | undefined> = store.get(id);
          look.onsuccess = () => {
            try {
              if ((look.result?.revision ?? seen) !== seen) outcome = 'elsewhere';
              else store.put({ id, record, revision: seen + 1, savedAt: Date.now() });
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
      }),
    async remove(id) {
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
}

const trouble = (error: unknown): 'full' | 'failed' =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed';

/** Where the browser has no database (some private windows), tables live as long as the page. */
export function inMemory(): TableStore {
  const tables = new Map<string, SavedTable>();
  return {
    lasting: false,
    list: async () => [...tables.values()].sort((a, b) => b.savedAt - a.savedAt),
    get: async (id) => tables.get(id),
    async put(id, record, seen) {
      if ((tables.get(id)?.revision ?? seen) !== seen) return 'elsewhere';
      tables.set(id, { id, record, revision: seen + 1, savedAt: Date.now() });
      return 'saved';
    },
    async remove(id) {
      tables.delete(id);
    },
    watch: () => () => {},
  };
}
