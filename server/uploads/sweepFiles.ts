import { sql, type RawBuilder } from 'kysely';
import { transaction } from '../database/transaction.ts';
import type { Exchange } from '../kernel/exchange.ts';
import { deleteFile } from './dataFiles.ts';
import { removeUnfinished } from './storage.ts';

type Stores = Pick<Exchange, 'config' | 'db' | 'now'>;

/** Files of a person that wait to be listed. An upload beyond these removes the oldest. */
const maxSpare = 5;
const longestUnlistedMs = 24 * 3_600_000;
const longestUploadMs = 2 * 3_600_000;
/** Milliseconds that a replaced file stays, for readers who have begun. */
const replacedMs = 3_600_000;
const chunk = 500;

/** A removed product keeps its file for those who have access. */
const isUnused = sql<boolean>`not exists (select 1 from streams s where s.url = 'file:' || f.id::text)`;

/** The second statement sees what a listing did before the lock. A later listing finds no sample. */
const claim = ({ db }: Stores, id: string, when: RawBuilder<boolean>): Promise<boolean> =>
  transaction(db, async (trx) => {
    const locked = await sql`select 1 from files where id = ${id} for update skip locked`.execute(trx);
    if (locked.rows.length === 0) return false;
    const taken = await sql`update files f set sample = null
      where id = ${id} and ${isUnused} and (${when}) returning 1`.execute(trx);
    return taken.rows.length > 0;
  });

async function deleteAll(stores: Stores, ids: readonly { id: string }[], when: RawBuilder<boolean>): Promise<number> {
  let deleted = 0;
  for (const { id } of ids) {
    if (!(await claim(stores, id, when))) continue;
    await deleteFile(stores, id);
    deleted += 1;
  }
  return deleted;
}

export async function deleteSpare(stores: Stores, ownerId: string): Promise<void> {
  const spare = sql<boolean>`owner_id = ${ownerId} and stream_id is null and sample is not null`;
  const { rows } = await sql<{ id: string }>`select id from files f where ${spare} and ${isUnused}
    order by id desc offset ${sql.lit(maxSpare)}`.execute(stores.db);
  await deleteAll(stores, rows, spare);
}

/**
 * Removes uploads that never ended, and files that are no product's source. `isAlone`: the embedded database has one
 * process, so that at its start every unfinished upload is a leftover.
 */
export async function sweepFiles(stores: Stores, { isAlone = false } = {}): Promise<number> {
  const at = stores.now().getTime();
  const before = (ms: number) => new Date(at - ms).toISOString();
  await removeUnfinished(stores.config, isAlone ? 0 : longestUploadMs);
  const started = before(isAlone ? 0 : longestUploadMs);
  const old = sql<boolean>`(sample is null and created_at <= ${started})
    or (replaced_at is null and created_at < ${before(longestUnlistedMs)}) or replaced_at < ${before(replacedMs)}`;
  let deleted = 0;
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await sql<{ id: string }>`select id from files f where id > ${after} and ${isUnused} and (${old})
      order by id limit ${sql.lit(chunk)}`.execute(stores.db);
    deleted += await deleteAll(stores, rows, old);
    const last = rows.at(-1);
    if (rows.length < chunk || !last) return deleted;
    after = last.id;
  }
}
