// Own implementation because lru-cache's `fetch` cannot clear small counts in flight and keep large ones.
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/schema.ts';

/** Maximum age in milliseconds. Other processes may change streams without clearing this cache. */
const freshMs = 2_000;
/** Maximum age of a large result, and at least this many times its computing time. */
const largeFreshMs = 30_000;
const largeFreshTimes = 50;
/** Maximum time that a stale value is served. */
const maxAgeMs = 10 * 60_000;
const maxEntries = 2_000;
/** An id takes about 70 bytes: 14 MB in all. */
const maxIds = 200_000;

/** Maximum rows of a filtered count that is always current. Counting more takes longer than a page. */
export const exactCountLimit = 2_000;

interface Entry {
  readonly value: Promise<unknown>;
  /** On the clock of `performance.now`. */
  until: number;
  /** Covers many rows: changes do not clear it, and a stale value is served while the next one is computed. */
  isLarge: boolean;
  isRefreshing: boolean;
  /** Ids in the value, at least 1. */
  size: number;
}

/** Ids and other elements in the lists of a value. */
const sizeOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, part) => sum + sizeOf(part), 1)
    : 1;

type Entries = LRUCache<string, Entry>;

/** Reads the clock at each call, because tests replace it. */
const clock = { now: () => performance.now() };

const caches = new WeakMap<Kysely<Database>, Entries>();

/** Clears the small entries. Call after every change of a stream in this process. */
export function clearCache(db: Kysely<Database>): void {
  const entries = caches.get(db);
  const small = Array.from(entries ?? []).filter(([, { isLarge }]) => !isLarge);
  for (const [key] of small) entries?.delete(key);
}

/** Keys with the ids of a ranking would fill the memory. */
const longestKey = 1_000;
const shortOf = (key: string) => (key.length > longestKey ? createHash('sha256').update(key).digest('base64') : key);

/** Concurrent calls share one run. Large results may be stale and refresh in the background. */
export function cached<Value>(
  db: Kysely<Database>,
  name: string,
  make: () => Promise<Value>,
  isLarge: (value: Value) => boolean = () => false,
): Promise<Value> {
  const key = shortOf(name);
  const entries: Entries =
    caches.get(db) ??
    new LRUCache({ max: maxEntries, maxSize: maxIds, sizeCalculation: ({ size }) => size, ttl: maxAgeMs, perf: clock });
  caches.set(db, entries);
  const found = entries.get(key);
  const fresh = found !== undefined && found.until > performance.now();
  if (found && (fresh || found.isRefreshing)) return found.value as Promise<Value>;
  const next = start(make, isLarge);
  if (found?.isLarge) refresh(entries, key, found, next);
  else put(entries, key, next);
  return (found?.isLarge ? found : next).value as Promise<Value>;
}

function start<Value>(make: () => Promise<Value>, isLarge: (value: Value) => boolean): Entry {
  const started = performance.now();
  const value = make();
  const entry: Entry = { value, until: started + freshMs, isLarge: false, isRefreshing: false, size: 1 };
  const updateAge = (answer: Value) => {
    const now = performance.now();
    entry.isLarge = isLarge(answer);
    if (entry.isLarge) entry.until = now + Math.max(largeFreshMs, (now - started) * largeFreshTimes);
  };
  value.then(updateAge, () => undefined);
  return entry;
}

/** Replaces an entry once its successor is ready. After a failure the old entry stays. */
function refresh(entries: Entries, key: string, found: Entry, next: Entry): void {
  found.isRefreshing = true;
  next.value
    .then(
      () => put(entries, key, next),
      () => undefined,
    )
    .finally(() => {
      found.isRefreshing = false;
    });
}

function put(entries: Entries, key: string, entry: Entry): void {
  entries.set(key, entry);
  const isCurrent = () => entries.peek(key) === entry;
  const updateSize = (value: unknown) => {
    entry.size = sizeOf(value);
    if (!isCurrent()) return;
    // The size is read when a new entry is set.
    entries.delete(key);
    entries.set(key, entry);
  };
  // Failures are not cached.
  entry.value.then(updateSize, () => isCurrent() && entries.delete(key));
}
