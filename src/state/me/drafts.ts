// What is half written: kept for this tab and this person, so that neither a reload nor an ended session loses it.
import { parseStored } from '../machine/storage.ts';
import { session } from './session.ts';

const keyOf = (name: string) => `draft.${session.userId}.${name}`;

/** What was kept under the name; undefined when there is nothing, or storage is refused. */
export function readDraft(name: string): unknown {
  try {
    return parseStored(sessionStorage.getItem(keyOf(name)));
  } catch {
    return undefined;
  }
}

/** Keeps a draft that JSON can hold, or forgets it for undefined. */
export function keepDraft(name: string, draft: object | undefined) {
  try {
    if (draft === undefined) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // Refused or full storage: the draft lives as long as its form, and an older one must not pass for it.
    if (draft !== undefined) keepDraft(name, undefined);
  }
}

const forgets: (() => void)[] = [];

/** Says what else is forgotten with the drafts. */
export const onForget = (forget: () => void) => forgets.push(forget);

/**
 * Forgets every draft of this tab, as when somebody signs out on purpose. What was paid and never answered (idempotency.ts) is no
 * draft: without its key the same person, back again, could pay twice. It holds ids, hours or amounts.
 */
export function forgetDrafts() {
  for (const forget of forgets) forget();
  try {
    for (const key of Object.keys(sessionStorage))
      if (/^draft\.(?!.*\.unanswered\.)/.test(key)) sessionStorage.removeItem(key);
  } catch {
    // See keepDraft.
  }
}
