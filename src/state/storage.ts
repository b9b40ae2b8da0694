import { durableDatabase, lookedDatabase, storedValueMaxLength } from '../config/constants.ts';

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

/** Stands under the key of the session for a moment when somebody signs out, so that other tabs know it was on purpose. */
export const leftMark = 'left';

const clearings = [() => localStorage.clear(), () => indexedDB.deleteDatabase(durableDatabase)];
const forgetVisits = () => indexedDB.deleteDatabase(lookedDatabase);

/**
 * Clears local storage and what is kept beside it, as the specification asks when a session ends.
 * @param visits whether what each person saw last goes too, as it does when somebody wants it so: a session that ends by
 *   itself leaves it, or nobody who comes back the next day could be told what has changed
 */
export function clearStored(visits = false) {
  for (const clear of visits ? [...clearings, forgetVisits] : clearings) {
    try {
      clear();
    } catch {
      // See writeStored.
    }
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
