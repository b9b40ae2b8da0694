// The tab stores the rows, whose source addresses may contain keys. Other tabs see the count only.
import { storageKeys } from '../../../config/constants.ts';
import { writeDraft, onDraftsCleared, readDraft } from '../../me/drafts.ts';
import { createStore, restoreStore } from '../../machine/registry.ts';
import { session } from '../../me/session.ts';

// The earlier name 'upload' has prices in micro-tokens.
const draft = 'upload.dxt';

interface Unlisted {
  count: number;
  /** Milliseconds since 1970 by the device's clock; 0 before the first count. */
  at: number;
}

export const initialUnlisted = (): Unlisted => ({ count: 0, at: 0 });
export const unlisted = createStore(initialUnlisted, {
  persist: {
    key: storageKeys.unlisted,
    scope: 'person',
    accept: (value) => newerUnlisted(value),
    toStored: ({ count, at }) => (session.token === '' || at === 0 ? undefined : { count, at }),
  },
});

onDraftsCleared(() => Object.assign(unlisted, initialUnlisted()));

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function newerUnlisted(value: unknown): Unlisted | undefined {
  const { count, at } = (value ?? {}) as Partial<Record<keyof Unlisted, unknown>>;
  return isCount(count) && isCount(at) && at > unlisted.at ? { count, at } : undefined;
}

function ownRows(): { rows: readonly object[]; at: number } {
  const { rows, at } = (readDraft(draft) ?? {}) as Record<string, unknown>;
  return { rows: Array.isArray(rows) ? rows : [], at: isCount(at) ? at : 0 };
}

/** Later than every earlier entry, even after the clock was set back. */
const now = () => Math.max(Date.now(), unlisted.at + 1);

export function countUnlisted({ count, at }: Readonly<Unlisted>): number {
  const own = ownRows();
  return own.at > at ? own.rows.length : count;
}

export const readUnlisted = (): unknown => readDraft(draft);

export function writeUnlisted(rows: readonly object[]) {
  const at = now();
  Object.assign(unlisted, { count: rows.length, at });
  writeDraft(draft, rows.length > 0 ? { rows, at } : undefined);
}

export function dismissUnlisted() {
  const { rows } = ownRows();
  if (rows.length > 0) writeDraft(draft, { rows, at: 0 });
  Object.assign(unlisted, { count: 0, at: now() });
}

export const refreshUnlisted = () => restoreStore(storageKeys.unlisted, session.userId);
