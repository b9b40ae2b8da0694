import { parseStored } from '../machine/storage.ts';
import { session } from './session.ts';

const keyOf = (name: string) => `draft.${session.userId}.${name}`;

export function readDraft(name: string): unknown {
  try {
    return parseStored(sessionStorage.getItem(keyOf(name)));
  } catch {
    return undefined;
  }
}

export function writeDraft(name: string, draft: object | undefined) {
  try {
    if (draft === undefined) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // Storage full or refused. Remove the older draft, which would be out of date.
    if (draft !== undefined) writeDraft(name, undefined);
  }
}

const forgets: (() => void)[] = [];

export const onDraftsCleared = (forget: () => void) => forgets.push(forget);

/** Unanswered payments (idempotency.ts) stay: without their key the person could pay twice. */
export function clearDrafts() {
  for (const forget of forgets) forget();
  try {
    for (const key of Object.keys(sessionStorage))
      if (/^draft\.(?!.*\.unanswered\.)/.test(key)) sessionStorage.removeItem(key);
  } catch {
    // See writeDraft.
  }
}
