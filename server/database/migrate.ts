import { sql, type Kysely, type QueryResult, type RawBuilder, type Transaction } from 'kysely';
import type { OpenDatabase } from './connection/connect.ts';
import { codeOf, DatabaseError } from './errors.ts';
import { transaction } from './transaction.ts';

/** One change of the schema, with one DDL statement per step. Landed steps are never edited, only appended. */
export interface Migration {
  name: string;
  steps: readonly string[];
  /** Does the work of the step with this number in small transactions, so that writes to its rows do not wait. */
  batches?: Readonly<Record<number, Batch>>;
  /** Does more than add, so the release before refuses the schema after it: see ADR 032. */
  contracts?: true;
}

/** Runs again after the last key that it returned, until it returns none. Idempotent. */
export type Batch = (after: string | null) => RawBuilder<{ last: string | null }>;

export interface Step {
  name: string;
  step: number;
  statement: string;
  contracts?: boolean;
}

// Errors when two processes create the bookkeeping tables at the same time.
const createdMeanwhile = new Set(['23505', '42P07', '42701', '42710']);

// Error on a database without the table `schema_step`.
const noBookkeeping = '42P01';

const bookkeeping = [
  sql`create table if not exists schema_lock (id int primary key)`,
  sql`create table if not exists schema_step (
    name text not null, step int not null, statement text not null, contracts boolean not null,
    done_at timestamptz(3) not null default current_timestamp, primary key (name, step))`,
  sql`insert into schema_lock values (1) on conflict do nothing`,
];

/** Resumes after an interruption. Concurrent processes run each step once, without advisory locks. */
export async function migrate<Schema>(
  database: Pick<OpenDatabase<Schema>, 'db' | 'withoutTimeout'>,
  migrations: readonly Migration[],
): Promise<number> {
  const steps = stepsOf(migrations);
  return database.withoutTimeout(async () => {
    for (const statement of bookkeeping) await createOnce(database.db, statement);
    let applied = 0;
    for (const step of missing(steps, await readDone(database.db))) {
      const batch = migrations.find(({ name }) => name === step.name)?.batches?.[step.step];
      const isApplied = batch
        ? await applyInBatches(database.db, steps, step, batch)
        : await apply(database.db, steps, step, (trx) => sql.raw(step.statement).execute(trx));
      if (isApplied) applied += 1;
    }
    return applied;
  });
}

/** For commands beside the processes of an exchange, which may be of another version. */
export async function refuseMissingSteps<Schema>(
  { db }: OpenDatabase<Schema>,
  migrations: readonly Migration[],
): Promise<void> {
  const left = missing(stepsOf(migrations), await readDoneIfAny(db)).length;
  if (left === 0) return;
  throw new DatabaseError(
    'olderSchema',
    `The database lacks ${left} schema steps of this version: start the exchange of this version first`,
  );
}

async function readDoneIfAny<Schema>(db: Kysely<Schema>): Promise<readonly Step[]> {
  try {
    return await readDone(db);
  } catch (error) {
    if (codeOf(error) === noBookkeeping) return [];
    throw error;
  }
}

function stepsOf(migrations: readonly Migration[]): Step[] {
  return migrations.flatMap(({ name, steps, batches = {}, contracts = false }) => {
    const stray = Object.keys(batches).find((step) => !(Number(step) in steps));
    if (stray !== undefined) throw new RangeError(`Migration ${name} has batches for step ${stray}, which it lacks`);
    return steps.map((statement, step) => ({ name, step, statement, contracts }));
  });
}

async function createOnce<Schema>(db: Kysely<Schema>, statement: ReturnType<typeof sql>): Promise<void> {
  try {
    await statement.execute(db);
  } catch (error) {
    if (!createdMeanwhile.has(codeOf(error) ?? '')) throw error;
  }
}

export async function readDone<Schema>(db: Kysely<Schema>): Promise<readonly Step[]> {
  const { rows } = await sql<Step>`select name, step, statement, contracts from schema_step`.execute(db);
  return rows;
}

const keyOf = ({ name, step }: Step) => `${name} ${step}`;

function missing(steps: readonly Step[], done: readonly Step[]): Step[] {
  const known = new Map(steps.map((step) => [keyOf(step), step]));
  const names = new Set(steps.map(({ name }) => name));
  const applied = new Set(done.map(keyOf));
  const isOfThisExchange = !steps[0] || applied.has(keyOf(steps[0]));
  for (const step of done) {
    if (known.get(keyOf(step))?.statement === step.statement) continue;
    // The next release left the step behind when it was taken back.
    if (isOfThisExchange && !step.contracts && !names.has(step.name)) continue;
    const advice = 'run the newer version or restore a backup';
    throw new DatabaseError(
      'newerSchema',
      `The database has the schema step "${keyOf(step)}", which this version does not know: ${advice}`,
    );
  }
  return steps.filter((step) => !applied.has(keyOf(step)));
}

/** Returns undefined when another process has done the step. */
async function underLock<Schema, Result>(
  db: Kysely<Schema>,
  steps: readonly Step[],
  step: Step,
  run: (trx: Transaction<Schema>) => Promise<Result>,
): Promise<Result | undefined> {
  return transaction(db, async (trx) => {
    // An index on a large table, or the wait for another process that builds one, may take minutes.
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`select id from schema_lock where id = 1 for update`.execute(trx);
    return missing(steps, await readDone(trx)).includes(step) ? run(trx) : undefined;
  });
}

async function applyInBatches<Schema>(
  db: Kysely<Schema>,
  steps: readonly Step[],
  step: Step,
  batch: Batch,
): Promise<boolean> {
  let after: string | null = null;
  do {
    const last: string | null = after;
    const done: QueryResult<{ last: string | null }> | undefined = await underLock(db, steps, step, (trx) =>
      batch(last).execute(trx),
    );
    if (!done) return false;
    after = done.rows[0]?.last ?? null;
  } while (after !== null);
  return apply(db, steps, step, () => Promise.resolve());
}

async function apply<Schema>(
  db: Kysely<Schema>,
  steps: readonly Step[],
  step: Step,
  run: (trx: Transaction<Schema>) => Promise<unknown>,
): Promise<boolean> {
  const inserted = await underLock(db, steps, step, async (trx) => {
    await run(trx);
    return sql`insert into schema_step (name, step, statement, contracts)
      values (${step.name}, ${step.step}, ${step.statement}, ${step.contracts ?? false})`.execute(trx);
  });
  return inserted !== undefined;
}
