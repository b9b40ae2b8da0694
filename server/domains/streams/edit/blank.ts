// Blanking: of a removed product, only its name and figures stay, which deals show.
import { sql, type Kysely, type Transaction } from 'kysely';
import { streamFieldRows, type StreamFieldName } from '#contract/streamFields.ts';
import type { Database } from '../../../database/schema.ts';
import { transaction } from '../../../database/transaction.ts';
import type { Exchange } from '../../../kernel/exchange.ts';
import { removeWords } from '../../../records/searchWords.ts';
import { recordUnused } from '../../../uploads/pictureFiles.ts';

const chunk = 50;
const removedName = 'Removed product';
/** A purchase that began before the removal may still be written. */
const settledMs = 60_000;

const keptTexts: readonly StreamFieldName[] = ['name'];
const requiredTexts: readonly StreamFieldName[] = ['type', 'description', 'url'];
/** Changes since a visit and the names in earlier deals are read from these. */
const keptChanges = ['name', 'price', 'visibility', 'status'];
const ownTables = [
  'samples',
  'source_failures',
  'source_sign_ins',
  'measurements',
  'stream_notices',
  'stream_views',
  'algorithm_versions',
  'allowed_algorithms',
] as const;

const blanks = streamFieldRows.flatMap(([name, { column, kind }]) => {
  if (keptTexts.includes(name)) return [];
  if (kind === 'metadata') return [`${column} = '{}'`];
  if (kind === 'point') return column.split(', ').map((part) => `${part} = null`);
  if (!['text', 'address', 'source', 'reading', 'meanings'].includes(kind)) return [];
  return [`${column} = ${requiredTexts.includes(name) ? "''" : 'null'}`];
});

async function blank(trx: Transaction<Database>, ids: readonly string[], at: Date): Promise<void> {
  await removeWords(trx, ids);
  for (const table of ownTables) await trx.deleteFrom(table).where('stream_id', 'in', ids).execute();
  await trx.deleteFrom('allowed_algorithms').where('algorithm_id', 'in', ids).execute();
  await trx.deleteFrom('stream_changes').where('stream_id', 'in', ids).where('field', 'not in', keptChanges).execute();
  const { rows } = await sql<{ logo: string | null }>`select logo from streams where id = any(${ids}::uuid[])`.execute(
    trx,
  );
  for (const { logo } of rows) await recordUnused(trx, logo, at);
  await sql`update streams set ${sql.raw(blanks.join(', '))}, logo = null, column_names = '', sample_format = null,
    sample_grade = null where id = any(${ids}::uuid[])`.execute(trx);
}

export async function blankProductsOf(trx: Transaction<Database>, ownerId: string, at: Date): Promise<void> {
  for (;;) {
    const ids = await idsOf(trx, sql`owner_id = ${ownerId}`, sql`for update`);
    if (ids.length === 0) break;
    await blank(trx, ids, at);
  }
  await blankNames(trx, ownerId);
}

/** Of products in no deal. Notifications of others keep their sentence. */
async function blankNames(trx: Transaction<Database>, ownerId: string): Promise<void> {
  const undealt = sql.join(
    ['subscriptions', 'offers', 'contracts'].map(
      (table) => sql`not exists (select 1 from ${sql.table(table)} d where d.stream_id = s.id)`,
    ),
    sql` and `,
  );
  const { rows } = await sql<{ id: string }>`update streams s set name = ${removedName} where owner_id = ${ownerId}
    and ${undealt}
    and not exists (select 1 from executions e where s.id in (e.stream_id, e.other_id, e.algorithm_id))
    returning id`.execute(trx);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await trx.deleteFrom('stream_changes').where('stream_id', 'in', ids).where('field', '=', 'name').execute();
  await trx
    .updateTable('notifications')
    .set({ told_name: removedName })
    .where('stream_id', 'in', ids)
    .where('told_name', 'is not', null)
    .execute();
}

export async function blankRemoved({ db, now }: Pick<Exchange, 'db' | 'now'>): Promise<number> {
  const at = now();
  const settled = new Date(at.getTime() - settledMs).toISOString();
  const unused = sql`deleted_at < ${settled}
    and not exists (select 1 from users o where o.id = owner_id and o.held)
    and not exists (select 1 from subscriptions a where a.stream_id = s.id and a.end_at > ${at.toISOString()})
    and not exists (select 1 from executions e where e.finished_at is null and s.id in (e.stream_id, e.other_id, e.algorithm_id))`;
  let blanked = 0;
  for (;;) {
    const some = await transaction(db, async (trx) => {
      const ids = await idsOf(trx, unused, sql`for update skip locked`);
      if (ids.length > 0) await blank(trx, ids, at);
      return ids.length;
    });
    blanked += some;
    if (some < chunk) return blanked;
  }
}

type Fragment = ReturnType<typeof sql>;

async function idsOf(trx: Kysely<Database>, condition: Fragment, lock: Fragment): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from streams s
    where deleted_at is not null and url <> '' and ${condition} order by id limit ${sql.lit(chunk)} ${lock}`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
}
