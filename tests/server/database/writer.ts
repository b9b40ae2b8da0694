// The process that recovery.test.ts kills: moves one unit and writes one row per transaction, and prints each number
// once its commit was acknowledged.
import { writeSync } from 'node:fs';
import { sql } from 'kysely';
import { connect } from '#server/database/connection/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { transaction } from '#server/database/transaction.ts';

const stdout = 1;
const database = await connect<unknown>({ dataDir: process.argv[2] ?? '', production: false });
await migrate(database, [
  {
    name: 'writer',
    steps: [
      'create table written (id bigint primary key)',
      'create table purse (id int primary key, held bigint not null)',
      'insert into purse select g, 1000 from generate_series(1, 10) g',
    ],
  },
]);
const { rows } = await sql<{ last: number }>`select coalesce(max(id), 0) as last from written`.execute(database.db);
writeSync(stdout, 'ready\n');
for (let id = (rows[0]?.last ?? 0) + 1; ; id += 1) {
  const from = (id % 10) + 1;
  const to = ((id * 7) % 10) + 1;
  await transaction(database.db, async (trx) => {
    await sql`update purse set held = held - 1 where id = ${from}`.execute(trx);
    await sql`insert into written values (${id})`.execute(trx);
    await sql`update purse set held = held + 1 where id = ${to}`.execute(trx);
  });
  writeSync(stdout, `${id}\n`);
}
