// Stored values that are sealed with the secret: two-factor secrets, sign-ins at brokers, secrets of webhooks, answers to money calls.
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { sealContexts } from '../kernel/seal.ts';

export interface Sealed {
  readonly value: string;
  readonly context: string;
  /** Writes the new value, unless the row has changed since. */
  readonly replace: (value: string) => Promise<unknown>;
}

export async function* sealedValues(db: Kysely<Database>, batch = 500): AsyncGenerator<Sealed> {
  for (const column of columns) yield* valuesOf(db, column, batch);
  yield* replies(db, batch);
}

/** Reads all rows in batches. `read` returns those after `last` in the order of a unique key. */
async function* readBatches<Row>(
  batch: number,
  read: (last: Row | undefined) => Promise<{ readonly rows: readonly Row[] }>,
): AsyncGenerator<Row> {
  for (let last: Row | undefined; ;) {
    const { rows } = await read(last);
    yield* rows;
    last = rows.at(-1);
    if (!last || rows.length < batch) return;
  }
}

interface Column {
  readonly table: keyof Database;
  readonly key: string;
  readonly sealed: string;
  readonly contextOf: (key: string) => string;
}

const columns: readonly Column[] = [
  { table: 'mfa', key: 'user_id', sealed: 'secret', contextOf: sealContexts.mfa },
  { table: 'source_sign_ins', key: 'stream_id', sealed: 'sealed', contextOf: sealContexts.source },
  { table: 'webhooks', key: 'id', sealed: 'secret', contextOf: sealContexts.webhook },
  { table: 'webhooks', key: 'id', sealed: 'old_secret', contextOf: sealContexts.webhook },
];

async function* valuesOf(db: Kysely<Database>, column: Column, batch: number): AsyncGenerator<Sealed> {
  const [table, key, sealed] = [sql.table(column.table), sql.ref(column.key), sql.ref(column.sealed)];
  const rows = readBatches<{ key: string; value: string }>(batch, (last) =>
    sql<{ key: string; value: string }>`select ${key} as key, ${sealed} as value from ${table}
      where ${sealed} is not null ${last ? sql`and ${key} > ${last.key}` : sql``} order by ${key} limit ${batch}`.execute(
      db,
    ),
  );
  for await (const row of rows) {
    yield {
      value: row.value,
      context: column.contextOf(row.key),
      replace: (value) =>
        sql`update ${table} set ${sealed} = ${value} where ${key} = ${row.key} and ${sealed} = ${row.value}`.execute(
          db,
        ),
    };
  }
}

interface Reply {
  user_id: string;
  call: string;
  key: string;
  reply: string;
}

async function* replies(db: Kysely<Database>, batch: number): AsyncGenerator<Sealed> {
  const rows = readBatches<Reply>(batch, (last) => {
    const after = last ? sql`and (user_id, call, key) > (${last.user_id}::uuid, ${last.call}, ${last.key})` : sql``;
    return sql<Reply>`select user_id, call, key, reply from idempotency
      where reply is not null ${after} order by user_id, call, key limit ${batch}`.execute(db);
  });
  for await (const { user_id, call, key, reply } of rows) {
    yield {
      value: reply,
      context: sealContexts.reply({ user: user_id, call, key }),
      replace: (value) =>
        db
          .updateTable('idempotency')
          .set({ reply: value })
          .where((e) => e.and({ user_id, call, key, reply }))
          .execute(),
    };
  }
}
