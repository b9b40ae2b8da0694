// The rows of a bulk file that are not listed yet. The tab that read them keeps them until they are listed or given up, also
// where a session ends by itself. Other tabs know only how many there are, since rows may hold keys in their source addresses.
import { storageKeys } from '../../config/constants.ts';
import { keepDraft, onForget, readDraft } from '../me/drafts.ts';
import { createStore, restoreAgain } from '../machine/registry.ts';
import { session } from '../me/session.ts';

// Rows under the earlier name, 'upload', have their prices in micro-tokens.
const draft = 'upload.dxt';

interface Unlisted {
  /** How many rows some tab has not listed yet, as was said last. */
  count: number;
  /** When that was, milliseconds since 1970 by this device, whose tabs share a clock; 0 as long as nobody has said anything. */
  at: number;
}

export const initialUnlisted = (): Unlisted => ({ count: 0, at: 0 });
export const unlisted = createStore(initialUnlisted, {
  persist: {
    key: storageKeys.unlisted,
    scope: 'person',
    accept: (value) => newerUnlisted(value),
    keep: ({ count, at }) => (session.token === '' || at === 0 ? undefined : { count, at }),
  },
});

onForget(() => Object.assign(unlisted, initialUnlisted()));

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** What of a stored value can be trusted, unless what is known here is newer. */
function newerUnlisted(value: unknown): Unlisted | undefined {
  const { count, at } = (value ?? {}) as Partial<Record<keyof Unlisted, unknown>>;
  return isCount(count) && isCount(at) && at > unlisted.at ? { count, at } : undefined;
}

/** The rows of this tab, and when they were kept; 0 where nobody wants to be reminded of them. */
function ownRows(): { rows: readonly object[]; at: number } {
  const { rows, at } = (readDraft(draft) ?? {}) as Record<string, unknown>;
  return { rows: Array.isArray(rows) ? rows : [], at: isCount(at) ? at : 0 };
}

/** Later than anything that was said, also where the clock was set back. */
const now = () => Math.max(Date.now(), unlisted.at + 1);

/** How many rows of a file somebody began to list and has not listed yet, in this tab or another: whichever spoke last. */
export function countUnlisted({ count, at }: Readonly<Unlisted>): number {
  const own = ownRows();
  return own.at > at ? own.rows.length : count;
}

/** The rows that this tab has not listed yet. */
export const readUnlisted = (): unknown => readDraft(draft);

/** Keeps rows until they are listed, or forgets them for none. */
export function keepUnlisted(rows: readonly object[]) {
  const at = now();
  Object.assign(unlisted, { count: rows.length, at });
  keepDraft(draft, rows.length > 0 ? { rows, at } : undefined);
}

/** Nobody wants to be reminded of them. A tab that works on them still has them. */
export function dismissUnlisted() {
  const { rows } = ownRows();
  if (rows.length > 0) keepDraft(draft, { rows, at: 0 });
  Object.assign(unlisted, { count: 0, at: now() });
}

/** Looks at what other tabs have said meanwhile. */
export const lookForUnlisted = () => restoreAgain(storageKeys.unlisted, session.userId);
