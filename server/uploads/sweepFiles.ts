import { sql } from 'kysely';
import type { Exchange } from '../kernel/exchange.ts';
import { deleteFile } from './dataFiles.ts';
import { removeUnfinished } from './storage.ts';

type Stores = Pick<Exchange, 'config' | 'db' | 'now'>;

/** Files of a person that wait to be listed. An upload beyond these removes the oldest. */
const mostSpare = 5;
/** Milliseconds in which an uploaded file is listed, an upload ends, and a reader of an earlier version begins. */
const listingMs = 24 * 3_600_000;
const arrivalMs = 2 * 3_600_000;
const replacedMs = 3_600_000;
const chunk = 500;

const isUnused = sql<boolean>`not exists (select 1 from streams s where s.id = f.stream_id and s.url = 'file:' || f.id::text)`;

async function deleteAll(stores: Stores, ids: readonly { id: string }[]): Promise<number> {
  for (const { id } of ids) await deleteFile(stores, id);
  return ids.length;
}

export async function deleteSpare(stores: Stores, ownerId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from files f
    where owner_id = ${ownerId} and stream_id is null and sample is not null and ${isUnused}
    order by id desc offset ${sql.lit(mostSpare)}`.execute(stores.db);
  await deleteAll(stores, rows);
}

/**
 * Removes uploads that never ended, and files that are no product's source. `isAlone`: the embedded database has one
 * process, so that at its start every unfinished upload is a leftover.
 */
export async function sweepFiles(stores: Stores, { isAlone = false } = {}): Promise<number> {
  const at = stores.now().getTime();
  const before = (ms: number) => new Date(at - ms).toISOString();
  await removeUnfinished(stores.config, isAlone ? 0 : arrivalMs);
  const started = before(isAlone ? 0 : arrivalMs);
  for (let deleted = 0; ;) {
    const { rows } = await sql<{ id: string }>`select id from files f where ${isUnused} and (
        (sample is null and created_at <= ${started}) or (replaced_at is null and created_at < ${before(listingMs)})
        or replaced_at < ${before(replacedMs)})
      order by id limit ${sql.lit(chunk)}`.execute(stores.db);
    deleted += await deleteAll(stores, rows);
    if (rows.length < chunk) return deleted;
  }
}
