// Stored values that are sealed with the secret: two-factor secrets, sign-ins at brokers, answers to money calls.
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { sealContexts } from '../kernel/seal.ts';

const batch = 500;

export interface Sealed {
  readonly value: string;
  readonly context: string;
  /** Writes the new value, unless the row has changed since. */
  readonly replace: (value: string) => Promise<unknown>;
}

export async function* sealedValues(db: Kysely<Database>): AsyncGenerator<Sealed> {
  yield* mfaSecrets(db);
  yield* signIns(db);
  yield* replies(db);
}

async function* mfaSecrets(db: Kysely<Database>): AsyncGenerator<Sealed> {
  for (let last = ''; ;) {
    const rows = await db
      .selectFrom('mfa')
      .select(['user_id', 'secret'])
      .$if(last !== '', (query) => query.where('user_id', '>', last))
      .orderBy('user_id')
      .limit(batch)
      .execute();
    for (const { user_id, secret } of rows) {
      yield {
        value: secret,
        context: sealContexts.mfa(user_id),
        replace: (value) =>
          db
            .updateTable('mfa')
            .set({ secret: value })
            .where((e) => e.and({ user_id, secret }))
            .execute(),
      };
    }
    const end = rows.at(-1);
    if (!end || rows.length < batch) return;
    last = end.user_id;
  }
}

async function* signIns(db: Kysely<Database>): AsyncGenerator<Sealed> {
  for (let last = ''; ;) {
    const rows = await db
      .selectFrom('source_sign_ins')
      .selectAll()
      .$if(last !== '', (query) => query.where('stream_id', '>', last))
      .orderBy('stream_id')
      .limit(batch)
      .execute();
    for (const { stream_id, sealed } of rows) {
      yield {
        value: sealed,
        context: sealContexts.source(stream_id),
        replace: (value) =>
          db
            .updateTable('source_sign_ins')
            .set({ sealed: value })
            .where((e) => e.and({ stream_id, sealed }))
            .execute(),
      };
    }
    const end = rows.at(-1);
    if (!end || rows.length < batch) return;
    last = end.stream_id;
  }
}

interface Reply {
  user_id: string;
  call: string;
  key: string;
  reply: string;
}

async function* replies(db: Kysely<Database>): AsyncGenerator<Sealed> {
  for (let last: Reply | undefined; ;) {
    const after = last ? sql`and (user_id, call, key) > (${last.user_id}::uuid, ${last.call}, ${last.key})` : sql``;
    const { rows } = await sql<Reply>`select user_id, call, key, reply from idempotency
      where reply is not null ${after} order by user_id, call, key limit ${batch}`.execute(db);
    for (const { user_id, call, key, reply } of rows) {
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
    last = rows.at(-1);
    if (!last || rows.length < batch) return;
  }
}
