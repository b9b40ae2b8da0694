// What is dear to count and asked for often, kept for a moment in this process.
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Milliseconds for which an answer stands where another process may have changed the streams. */
const freshMs = 2_000;
/** The same for an answer over many rows, and at least so many times what it took to make. */
const largeFreshMs = 30_000;
const largeFreshTimes = 50;
const maxKept = 2_000;

/** Rows up to which a count under a filter is of this moment: counting more takes longer than a page. */
export const countedExactly = 2_000;

interface Kept {
  readonly value: Promise<unknown>;
  /** On the clock of `performance.now`. */
  until: number;
  /** Over so many rows that a change does not make it anew at once: it is given out while the next is being made. */
  large: boolean;
  renewing: boolean;
}

type Known = Map<string, Kept>;

const answers = new WeakMap<Kysely<Database>, Known>();

/** To be called after every change of a stream that this process makes. */
export function forgetKept(db: Kysely<Database>): void {
  const known = answers.get(db);
  for (const [key, { large }] of known ?? []) if (!large) known?.delete(key);
}

/**
 * What `make` answers, or has answered lately for the same key; asked for twice at once it runs once.
 * @param isLarge whether an answer is over so many rows that it may be some time old, and is renewed behind the scenes
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

/** Puts an answer in the place of the present one once it is there; should it fail, the present one is tried again. */
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
  // Maps remember the order of insertion: the oldest goes first.
  known.delete(key);
  const [oldest] = known.size >= maxKept ? known.keys() : [];
  if (oldest !== undefined) known.delete(oldest);
  known.set(key, kept);
  // A failure is not kept.
  kept.value.catch(() => known.get(key) === kept && known.delete(key));
}
