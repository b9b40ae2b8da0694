import { storedValueMaxLength } from '../../config/constants.ts';

/** The text in local storage, which a browser may refuse: reading the very property can throw. None then, and when
 * the value cannot be ours. */
export function readStored(key: string): string | null {
  try {
    const text = localStorage.getItem(key);
    return text !== null && text.length <= storedValueMaxLength ? text : null;
  } catch {
    return null;
  }
}

/** Stores the text, or removes the key for none. Refused storage leaves the state in memory, for this tab alone. */
export function writeStored(key: string, text: string | undefined) {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Nothing to do: the state still holds in memory.
  }
}

/** Returns the value that this tab keeps, undefined for none or where storage is refused. */
export function readTab(key: string): unknown {
  try {
    return parseStored(sessionStorage.getItem(key));
  } catch {
    return undefined;
  }
}

/** Keeps a value for this tab, over a reload of the page; undefined removes it. */
export function writeTab(key: string, value: object | undefined) {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // See writeStored.
  }
}

/** Stands under the key of the session for a moment when somebody signs out, so that other tabs know it was on purpose. */
export const leftMark = 'left';

/** Clears local storage, as the specification requires when a session ends. */
export function clearStored() {
  try {
    localStorage.clear();
  } catch {
    // See writeStored.
  }
}

/** Databases of earlier versions, which held names and prices of products. */
const formerDatabases = ['looked', 'data-exchange'];

/** Deletes what an earlier version left in this browser. */
export function deleteFormerDatabases() {
  try {
    for (const name of formerDatabases) indexedDB.deleteDatabase(name);
  } catch {
    // See writeStored.
  }
}

/** A stored text as a value; text that is no JSON as it stands, and nothing for none. */
export function parseStored(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}

/** Storage of a person's state. Asynchronous, so that a restore can give up after `persistTimeoutMs`. */
export interface PersonStorage {
  get: (key: string) => Promise<unknown>;
  /** Stores a value, or removes the key for none. */
  set: (key: string, value: object | undefined) => void;
}

/** Local storage of this browser. */
export const personStorage: PersonStorage = {
  get: async (key) => parseStored(readStored(key)),
  set: (key, value) => writeStored(key, value && JSON.stringify(value)),
};
