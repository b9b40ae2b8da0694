// State that outlives the tab, in IndexedDB: the one adapter. Fetched with the first session, since signing in needs none of it.
import { durableDatabase } from '../config/constants.ts';

/** Where durable state lives. Everything may fail: state then holds in memory, for this tab alone. */
export interface DurableStore {
  get: (key: string) => Promise<unknown>;
  /** Keeps a value, or removes the key for none. */
  set: (key: string, value: object | undefined) => Promise<void>;
}

const tableName = 'state';

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('storage failed')));
  });

let opened: Promise<IDBDatabase> | undefined;

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(durableDatabase, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(tableName));
  const database = await answerOf(request);
  const forget = () => {
    opened = undefined;
  };
  // Signing out in any tab deletes the database, which waits for those who hold it open.
  database.addEventListener('versionchange', () => {
    forget();
    database.close();
  });
  database.addEventListener('close', forget);
  return database;
}

async function table(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  opened ??= open();
  try {
    return (await opened).transaction(tableName, mode).objectStore(tableName);
  } catch (error) {
    // The next use tries anew.
    opened = undefined;
    throw error;
  }
}

/** IndexedDB of this browser. */
export const durable: DurableStore = {
  get: async (key) => answerOf(await table('readonly').then((rows) => rows.get(key) as IDBRequest<unknown>)),
  set: async (key, value) => {
    // Signing out has deleted the whole database: to open it for a removal would make it anew.
    if (value === undefined && !opened) return;
    const rows = await table('readwrite');
    if (value === undefined) await answerOf(rows.delete(key));
    else await answerOf(rows.put(value, key));
  },
};
