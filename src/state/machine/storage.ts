import { storageKeys, storedValueMaxLength } from '../../config/constants.ts';

/** Returns null where the browser refuses storage (even reading the property can throw) or the value is too long. */
export function readStored(key: string): string | null {
  try {
    const text = localStorage.getItem(key);
    return text !== null && text.length <= storedValueMaxLength ? text : null;
  } catch {
    return null;
  }
}

export function writeStored(key: string, text: string | undefined) {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // The state is still in memory.
  }
}

export function readTab(key: string): unknown {
  try {
    return parseStored(sessionStorage.getItem(key));
  } catch {
    return undefined;
  }
}

export function writeTab(key: string, value: object | undefined) {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // See writeStored.
  }
}

/** Value under the session key right after signing out. Other tabs read that it was on purpose. */
export const leftMark = 'left';

/** The tab keeps settings that are not yet with the account, for the next session of the person. */
export function clearStored() {
  const unsent = parseStored(readStored(storageKeys.unsentSettings));
  if (typeof unsent === 'object' && unsent !== null) {
    const kept = readTab(storageKeys.unsentSettings);
    writeTab(storageKeys.unsentSettings, { ...(kept as object), ...unsent });
  }
  try {
    localStorage.clear();
  } catch {
    // See writeStored.
  }
}

export function parseStored(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}

/** Asynchronous, so that a restore can give up after `persistTimeoutMs`. */
export interface PersonStorage {
  get: (key: string) => Promise<unknown>;
  set: (key: string, value: object | undefined) => void;
}

export const personStorage: PersonStorage = {
  get: async (key) => parseStored(readStored(key)),
  set: (key, value) => writeStored(key, value && JSON.stringify(value)),
};
