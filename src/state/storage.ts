import { storedValueMaxLength } from '../config/constants.ts';

/** Where stored state lives; the browser's local storage unless a test brings its own. */
export interface Store {
  getItem: (key: string) => string | null | Promise<string | null>;
}

/** Local storage, which a browser may refuse: reading the very property can throw. */
export const browserStore: Store = { getItem: (key) => readStored(key) };

/** The stored text; none when storage is refused or the value cannot be ours. */
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

/** Clears local storage, as the specification asks when a session ends. */
export function clearStored() {
  try {
    localStorage.clear();
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
