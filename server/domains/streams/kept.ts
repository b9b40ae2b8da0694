// What is dear to count and asked for often, kept for a moment in this process.
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Milliseconds for which an answer stands where another process may have changed the streams. */
const freshMs = 2_000;
const maxKept = 2_000;

interface Kept {
  readonly until: number;
  readonly value: Promise<unknown>;
}

const answers = new WeakMap<Kysely<Database>, Map<string, Kept>>();

/** To be called after every change of a stream that this process makes. */
export const forgetKept = (db: Kysely<Database>): void => void answers.delete(db);

/** What `make` answers, or has answered lately for the same key; asked for twice at once it runs once. */
export function keep<Value>(db: Kysely<Database>, key: string, make: () => Promise<Value>): Promise<Value> {
  const known = answers.get(db) ?? new Map<string, Kept>();
  answers.set(db, known);
  const found = known.get(key);
  if (found && found.until > performance.now()) return found.value as Promise<Value>;
  const value = make();
  // A failure is not kept.
  value.catch(() => known.delete(key));
  // Maps remember the order of insertion: the oldest goes first.
  known.delete(key);
  const [oldest] = known.size >= maxKept ? known.keys() : [];
  if (oldest !== undefined) known.delete(oldest);
  known.set(key, { until: performance.now() + freshMs, value });
  return value;
}
