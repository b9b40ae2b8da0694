import { sql, type Kysely, type Transaction } from 'kysely';
import { readDone, type Step } from '../migrate.ts';
import { startDigest, type Cells, type Fingerprint } from './fingerprint.ts';
import { readTables, type Table } from './tables.ts';

export interface Batch {
  table: string;
  rows: Cells[];
}

export interface Source {
  steps: readonly Step[];
  tables: readonly Table[];
  /** Every row once, table by table in the order of `tables`. */
  batches: () => AsyncIterable<Batch>;
  /** Fingerprint per table; complete once all batches have been read. */
  figures: () => Readonly<Record<string, Fingerprint>>;
}

const rowsPerBatch = 1_000;

/** Reads inside `trx`, which must be a single snapshot. Skips the tables in `leaveOut`. */
export async function readSource<Schema>(trx: Transaction<Schema>, leaveOut: readonly string[] = []): Promise<Source> {
  await liftTimeouts(trx);
  const steps = await readDone(trx);
  const tables = (await readTables(trx)).filter(({ name }) => !leaveOut.includes(name));
  const figures: Record<string, Fingerprint> = {};
  async function* batches(): AsyncIterable<Batch> {
    for (const table of tables) {
      const digest = startDigest();
      for await (const rows of rowsOf(trx, table)) {
        for (const row of rows) digest.add(row);
        yield { table: table.name, rows };
      }
      figures[table.name] = { ...(await countAndSums(trx, table)), digest: digest.hex() };
    }
  }
  return { steps, tables, batches, figures: () => figures };
}

export async function measure<Schema>(trx: Transaction<Schema>, table: Table): Promise<Fingerprint> {
  const digest = startDigest();
  for await (const rows of rowsOf(trx, table)) for (const row of rows) digest.add(row);
  return { ...(await countAndSums(trx, table)), digest: digest.hex() };
}

/** Reading all rows takes longer than any call may, and copying them can wait for the target. */
export async function liftTimeouts<Schema>(trx: Kysely<Schema>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
}

async function* rowsOf<Schema>(trx: Transaction<Schema>, { name, columns, numberedBy }: Table): AsyncIterable<Cells[]> {
  const cells = sql.join(columns.map((column) => sql`${sql.ref(column.name)}::text as ${sql.ref(column.name)}`));
  const order = numberedBy === undefined ? sql`` : sql`order by ${sql.ref(numberedBy)}`;
  await sql`declare copied_rows no scroll cursor for select ${cells} from ${sql.table(name)} ${order}`.execute(trx);
  for (;;) {
    const { rows } = await sql<Record<string, string | null>>`
      fetch ${sql.lit(rowsPerBatch)} from copied_rows`.execute(trx);
    if (rows.length > 0) yield rows.map((row) => columns.map((column) => row[column.name] ?? null));
    if (rows.length < rowsPerBatch) break;
  }
  await sql`close copied_rows`.execute(trx);
}

const wholeNumbers = new Set(['bigint', 'integer', 'smallint']);

async function countAndSums<Schema>(trx: Transaction<Schema>, { name, columns }: Table) {
  const numbers = columns.filter(({ type }) => wholeNumbers.has(type));
  const sums = numbers.map(
    (column) => sql`, coalesce(sum(${sql.ref(column.name)}), 0)::text as ${sql.ref(column.name)}`,
  );
  const { rows } = await sql<{ number_of_rows: number } & Record<string, string>>`
    select count(*) as number_of_rows ${sql.join(sums, sql``)} from ${sql.table(name)}`.execute(trx);
  const { number_of_rows: count = 0, ...found } = rows[0] ?? {};
  return { rows: count, sums: found };
}
