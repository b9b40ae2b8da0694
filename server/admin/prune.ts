import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { sweep } from '../jobs/housekeeping.ts';
import { record } from '../records/audit.ts';
import type { Operated } from './commands.ts';
import { byOperator } from './person.ts';

const tables = [
  'audit',
  'executions',
  'notifications',
  'idempotency',
  'sessions',
  'recoveries',
  'mails',
  'limits',
] as const;

export async function prune({ exchange, database }: Operated): Promise<string[]> {
  const deleted = await database.withoutTimeout(async () => {
    const before = await countRows(exchange.db);
    await sweep(exchange);
    const after = await countRows(exchange.db);
    return Object.fromEntries(tables.map((name) => [name, Math.max(0, before[name] - after[name])]));
  });
  await record(exchange.db, { action: 'data.pruned', after: deleted, reason: byOperator, at: exchange.now() });
  return ['Deleted rows:', ...tables.map((name) => `  ${name} ${deleted[name]}`)];
}

async function countRows(db: Kysely<Database>): Promise<Record<(typeof tables)[number], number>> {
  const counts = tables.map((name) => sql`(select count(*)::int from ${sql.table(name)}) as ${sql.ref(name)}`);
  const { rows } = await sql<Record<(typeof tables)[number], number>>`select ${sql.join(counts)}`.execute(db);
  return rows[0]!;
}
