// Fills tables without indexes and foreign keys and recreates those at the end, which is several times faster.
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { transaction } from '../../database/transaction.ts';

interface Part {
  name: string;
  table: string;
  definition: string;
}

const indexesOf = (tables: readonly string[]) => sql<Part>`
  select i.relname::text as name, t.relname::text as table, pg_get_indexdef(x.indexrelid) as definition
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
  where t.relname = any(${tables}::text[]) and t.relnamespace = current_schema()::regnamespace
    and not exists (select 1 from pg_constraint c where c.conindid = x.indexrelid and c.contype <> 'f')
  order by t.relname, i.relname`;

const foreignKeysOf = (tables: readonly string[]) => sql<Part>`
  select c.conname::text as name, t.relname::text as table, pg_get_constraintdef(c.oid) as definition
  from pg_constraint c join pg_class t on t.oid = c.conrelid
  where c.contype = 'f' and t.relname = any(${tables}::text[]) and t.relnamespace = current_schema()::regnamespace
  order by t.relname, c.conname`;

/** Sorts an index in memory rather than on disk, within the limits of the embedded engine. */
const sortMemory = '128MB';

export async function withoutIndexes(
  db: Kysely<Database>,
  tables: readonly string[],
  fill: () => Promise<void>,
  onProgress: (line: string) => void,
): Promise<void> {
  const indexes = (await indexesOf(tables).execute(db)).rows;
  const keys = (await foreignKeysOf(tables).execute(db)).rows;
  for (const { table, name } of keys) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db);
  }
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db);
  await fill();
  for (const { name, definition } of indexes) {
    onProgress(`Index ${name}`);
    await transaction(db, async (trx) => {
      await sql`set local maintenance_work_mem = ${sql.lit(sortMemory)}`.execute(trx);
      await sql.raw(definition).execute(trx);
    });
  }
  for (const { table, name, definition } of keys) {
    onProgress(`Foreign key ${name}`);
    await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(db);
  }
  for (const table of tables) await sql`vacuum analyze ${sql.table(table)}`.execute(db);
}
