// Fills an empty database from a source: everything, or nothing.
import { sql, type Kysely, type Transaction } from 'kysely';
import type { OpenDatabase } from '../connection/connect.ts';
import { DatabaseError } from '../errors.ts';
import { migrate, readDone, type Migration, type Step } from '../migrate.ts';
import { difference, type Cells, type Fingerprint } from './fingerprint.ts';
import { measure, liftTimeouts, type Source } from './source.ts';
import { readTables, type Table } from './tables.ts';

interface Rows {
  table: Table;
  rows: Cells[];
}

interface Filling<Schema> {
  database: OpenDatabase<Schema>;
  migrations: readonly Migration[];
  source: Source;
  /** Final check of the filled tables before the commit. An error rolls everything back. */
  check?: (trx: Transaction<Schema>) => Promise<void>;
  onProgress?: (line: string) => void;
}

/**
 * Migrates the empty database to the source's version and copies all rows in one transaction. Before the commit, reads
 * the rows back and compares counts, sums and digests. An interrupted copy leaves the tables empty. Throws a
 * `DatabaseError`: `notEmpty`, `newerSchema`, or `damaged` when the rows differ from the source.
 */
export async function fillDatabase<Schema>(filling: Filling<Schema>): Promise<Readonly<Record<string, Fingerprint>>> {
  const { database, migrations, source } = filling;
  const asFarAs = known(migrations, source.steps);
  await refuseForeignTables(database.db);
  return database.withoutTimeout(async () => {
    await migrate(database, asFarAs);
    const trx = await database.db.startTransaction().execute();
    try {
      await liftTimeouts(trx);
      const figures = await copy(trx, filling);
      await trx.commit().execute();
      await sql`analyze`.execute(database.db);
      return figures;
    } catch (error) {
      if (!trx.isCommitted)
        await trx
          .rollback()
          .execute()
          .catch(() => undefined);
      throw error;
    }
  });
}

async function copy<Schema>(trx: Transaction<Schema>, { source, migrations, check, onProgress }: Filling<Schema>) {
  const tables = await readTables(trx);
  await refuseRows(trx, tables, migrations);
  const sent = matching(source, tables);
  for await (const { table, rows } of whole(source, sent)) await insert(trx, table, rows);
  const wanted = source.figures();
  const found: Record<string, Fingerprint> = {};
  for (const table of sent) {
    const figures = await measure(trx, table);
    const problem = difference(table.name, wanted[table.name], figures);
    if (problem) throw new DatabaseError('damaged', `The copy differs from its source: ${problem}`);
    found[table.name] = figures;
    onProgress?.(`${table.name}: ${figures.rows} rows, digest ${figures.digest.slice(0, 16)}`);
  }
  await check?.(trx);
  return found;
}

function known(migrations: readonly Migration[], done: readonly Step[]): Migration[] {
  const has = new Set(done.map(({ name, step, statement }) => `${name} ${step} ${statement}`));
  const asFarAs = migrations.map(({ name, steps }) => ({
    name,
    steps: steps.filter((statement, step) => has.has(`${name} ${step} ${statement}`)),
  }));
  if (asFarAs.reduce((count, { steps }) => count + steps.length, 0) === done.length) return asFarAs;
  throw new DatabaseError('newerSchema', 'It was made by another version of this program: use that one, or a newer');
}

async function refuseForeignTables<Schema>(db: Kysely<Schema>): Promise<void> {
  const [table] = await readTables(db);
  if (!table) return;
  const ours = await readDone(db).catch(() => []);
  if (ours.length === 0) throw notEmpty(`It has a table ${table.name}`);
}

const notEmpty = (what: string) =>
  new DatabaseError('notEmpty', `The target is not empty: ${what}. Nothing was written; choose an empty one`);

const filledByMigrations = (migrations: readonly Migration[]) =>
  new Set(migrations.flatMap(({ steps }) => steps.flatMap((step) => /^\s*insert into (\w+)/iu.exec(step)?.[1] ?? [])));

async function refuseRows<Schema>(
  trx: Transaction<Schema>,
  tables: readonly Table[],
  migrations: readonly Migration[],
) {
  const own = filledByMigrations(migrations);
  for (const { name } of tables) {
    if (own.has(name)) continue;
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(trx);
    if (rows.length > 0) throw notEmpty(`the table ${name} has rows`);
  }
}

/** Describes the sent tables from the target's schema. Type names of the source never reach SQL. */
function matching(source: Source, tables: readonly Table[]): Table[] {
  return source.tables.map(({ name, columns }) => {
    const table = tables.find((one) => one.name === name);
    const same = table?.columns.map((column) => column.name).join() === columns.map((column) => column.name).join();
    if (!table || !same) throw new DatabaseError('damaged', `The table ${name} has other columns here`);
    return table;
  });
}

/** Merges the batches of a self-referencing table, so that no row is inserted before the row it references. */
async function* whole(source: Source, sent: readonly Table[]): AsyncIterable<Rows> {
  const tables = new Map(sent.map((table) => [table.name, table]));
  let held: Rows | undefined;
  for await (const { table: name, rows } of source.batches()) {
    const table = tables.get(name);
    if (!table) throw new DatabaseError('damaged', `There are rows of an unlisted table: ${name}`);
    if (held && held.table !== table) {
      yield held;
      held = undefined;
    }
    if (table.refersToItself) held = { table, rows: [...(held?.rows ?? []), ...rows] };
    else yield { table, rows };
  }
  if (held) yield held;
}

/** Migrations may have inserted the same rows. The digest detects a difference. */
async function insert<Schema>(trx: Transaction<Schema>, { name, columns }: Table, rows: readonly Cells[]) {
  const names = sql.join(columns.map((column) => sql.ref(column.name)));
  const values = columns.map(({ type }, place) => sql`${sql.ref(`c${place}`)}::${sql.raw(type)}`);
  const lists = columns.map((_, place) => sql`${rows.map((row) => row[place] ?? null)}::text[]`);
  const aliases = columns.map((_, place) => sql.ref(`c${place}`));
  await sql`insert into ${sql.table(name)} (${names}) select ${sql.join(values)}
    from unnest(${sql.join(lists)}) as sent (${sql.join(aliases)}) on conflict do nothing`.execute(trx);
}
