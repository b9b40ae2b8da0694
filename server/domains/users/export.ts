import { sql, type Kysely } from 'kysely';
import { fileIdOf } from '#contract/sources.ts';
import type { User } from '#contract/types.ts';
import type { Database } from '../../database/schema.ts';
import { exportedTables, type ExportedTable } from './exportedTables.ts';

const usualBatch = 500;
const tables = Object.entries<ExportedTable | null>(exportedTables) as [keyof Database, ExportedTable | null][];

type Row = Record<string, unknown>;
type Fragment = ReturnType<typeof sql>;

interface Walk {
  readonly table: keyof Database;
  readonly columns: Fragment;
  readonly where: Fragment;
  readonly key: readonly string[];
  readonly batch: number;
}

const listOf = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

async function* walk(db: Kysely<Database>, { table, columns, where, key, batch }: Walk): AsyncGenerator<Row[]> {
  const order = listOf(key);
  let after: Fragment = sql`true`;
  for (;;) {
    const { rows } = await sql<Row>`select ${columns} from ${sql.table(table)}
      where ${where} and ${after} order by ${order} limit ${sql.lit(batch)}`.execute(db);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = sql`(${order}) > (${sql.join(key.map((column) => last[column]))})`;
  }
}

const withoutFile = (_key: string, value: unknown) =>
  typeof value === 'string' && fileIdOf(value) !== undefined ? 'file' : value;

const without = (row: Row, omitted: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !omitted.includes(name)));

async function* parentIds(db: Kysely<Database>, table: keyof Database, personId: string): AsyncGenerator<unknown[]> {
  const { rows } = exportedTables[table] as ExportedTable;
  if ('parent' in rows) throw new Error(`${table} has a parent`);
  // Only the buyer's export contains keys and read counts.
  const own = table === 'subscriptions' ? rows.slice(0, 1) : rows;
  for (const { ownerColumn, key, where = 'true' } of own) {
    const condition = sql`${sql.ref(ownerColumn)} = ${personId} and ${sql.raw(where)}`;
    const columns = listOf([...new Set(['id', ...key])]);
    for await (const page of walk(db, { table, columns, where: condition, key, batch: usualBatch }))
      yield page.map(({ id }) => id);
  }
}

async function* rowsOf(db: Kysely<Database>, table: keyof Database, exported: ExportedTable, personId: string) {
  const { rows, omit = [], batch = usualBatch } = exported;
  const columns = sql`*`;
  if ('parent' in rows) {
    for await (const ids of parentIds(db, rows.parent, personId)) {
      const where = sql`${sql.ref(rows.foreignKey)} = any(${ids}::uuid[])`;
      for await (const page of walk(db, { table, columns, where, key: rows.key, batch }))
        yield page.map((row) => without(row, omit));
    }
    return;
  }
  for (const { ownerColumn, key, where = 'true', omit: more = [] } of rows) {
    const condition = sql`${sql.ref(ownerColumn)} = ${personId} and ${sql.raw(where)}`;
    for await (const page of walk(db, { table, columns, where: condition, key, batch }))
      yield page.map((row) => without(row, [...omit, ...more]));
  }
}

/** Writes everything stored about a person as one JSON document. No secrets. */
export async function* exportOf(db: Kysely<Database>, user: User, at: string): AsyncGenerator<string> {
  yield `{"user":${JSON.stringify(user)},"exported_at":${JSON.stringify(at)}`;
  for (const [table, exported] of tables) {
    if (!exported) continue;
    yield `,${JSON.stringify(exported.as ?? table)}:[`;
    let isFirst = true;
    for await (const page of rowsOf(db, table, exported, user.id)) {
      if (page.length === 0) continue;
      yield `${isFirst ? '' : ','}${page.map((row) => JSON.stringify(row, withoutFile)).join(',')}`;
      isFirst = false;
    }
    yield ']';
  }
  yield '}';
}
