// In-process cache for expensive, frequent counts.
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Maximum age in milliseconds. Other processes may change streams without clearing this cache. */
const freshMs = 2_000;
/** Maximum age of a large result, and at least this many times its computing time. */
const largeFreshMs = 30_000;
const largeFreshTimes = 50;
const maxKept = 2_000;

/** Maximum rows of a filtered count that is always current. Counting more takes longer than a page. */
export const countedExactly = 2_000;

interface Kept {
  readonly value: Promise<unknown>;
  /** On the clock of `performance.now`. */
  until: number;
  /** Covers many rows: changes do not clear it, and a stale value is served while the next one is computed. */
  large: boolean;
  renewing: boolean;
}

type Known = Map<string, Kept>;

const answers = new WeakMap<Kysely<Database>, Known>();

/** Clears the small entries. Call after every change of a stream in this process. */
export function forgetKept(db: Kysely<Database>): void {
  const known = answers.get(db);
  for (const [key, { large }] of known ?? []) if (!large) known?.delete(key);
}

/**
 * Returns the cached result of `make` for the key. Concurrent calls share one run. Results for which `isLarge` is true
 * may be stale and refresh in the background.
 */
export function keep<Value>(
  db: Kysely<Database>,
  key: string,
  make: () => Promise<Value>,
  isLarge: (value: Value) => boolean = () => false,
): Promise<Value> {
  const known: Known = answers.get(db) ?? new Map();
  answers.set(db, known);
  const found = known.get(key);
  const fresh = found !== undefined && found.until > performance.now();
  if (found && (fresh || found.renewing)) return found.value as Promise<Value>;
  const next = begin(make, isLarge);
  if (found?.large) renew(known, key, found, next);
  else put(known, key, next);
  return (found?.large ? found : next).value as Promise<Value>;
}

function begin<Value>(make: () => Promise<Value>, isLarge: (value: Value) => boolean): Kept {
  const started = performance.now();
  const value = make();
  const kept: Kept = { value, until: started + freshMs, large: false, renewing: false };
  const noteSize = (answer: Value) => {
    const now = performance.now();
    kept.large = isLarge(answer);
    if (kept.large) kept.until = now + Math.max(largeFreshMs, (now - started) * largeFreshTimes);
  };
  value.then(noteSize, () => undefined);
  return kept;
}

/** Replaces an entry once its successor is ready. After a failure the old entry stays. */
function renew(known: Known, key: string, found: Kept, next: Kept): void {
  found.renewing = true;
  next.value
    .then(
      () => put(known, key, next),
      () => undefined,
    )
    .finally(() => {
      found.renewing = false;
    });
}

function put(known: Known, key: string, kept: Kept): void {
  // A Map iterates in insertion order: evict the oldest.
  known.delete(key);
  const [oldest] = known.size >= maxKept ? known.keys() : [];
  if (oldest !== undefined) known.delete(oldest);
  known.set(key, kept);
  // Failures are not cached.
  kept.value.catch(() => known.get(key) === kept && known.delete(key));
}
