import { vi } from 'vitest';

/** A request of IndexedDB that succeeds, as its listeners hear in a task of its own. */
function answered(result: unknown, events: readonly string[] = ['success']) {
  const request = Object.assign(new EventTarget(), { result });
  setTimeout(() => events.forEach((event) => request.dispatchEvent(new Event(event))));
  return request;
}

/** As much of IndexedDB as the app uses, which jsdom lacks, until globals are unstubbed. Gives back what is stored, by database and key. */
export function keepInMemory(): ReadonlyMap<string, unknown> {
  const stored = new Map<string, unknown>();
  const storeOf = (database: string) => ({
    get: (key: string) => answered(structuredClone(stored.get(`${database}/${key}`))),
    put: (value: unknown, key: string) => answered(void stored.set(`${database}/${key}`, structuredClone(value))),
    delete: (key: string) => answered(void stored.delete(`${database}/${key}`)),
  });
  const connect = (database: string) =>
    Object.assign(new EventTarget(), {
      createObjectStore: () => storeOf(database),
      transaction: () => Object.assign(new EventTarget(), { objectStore: () => storeOf(database) }),
      close: () => {},
    });
  vi.stubGlobal('indexedDB', {
    open: (database: string) => answered(connect(database), ['upgradeneeded', 'success']),
    deleteDatabase: (database: string) => {
      for (const key of stored.keys()) if (key.startsWith(`${database}/`)) stored.delete(key);
    },
  });
  return stored;
}
