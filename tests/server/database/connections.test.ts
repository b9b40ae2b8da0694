import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connect } from '#server/database/connection/connect.ts';
import { hasPostgres, startPostgres } from '#tests/support/database/postgres.ts';

const processes = 10;

describe.skipIf(!hasPostgres())('connections to a PostgreSQL of default size', () => {
  it('suffice for ten busy processes and an operator', async () => {
    const server = await startPostgres(['max_connections=100', 'fsync=off']);
    onTestFinished(server.stop);
    const open = () => connect({ url: server.url, dataDir: '', production: false });
    const all = await Promise.all(Array.from({ length: processes }, open));
    const busy = all.flatMap(({ db }) => Array.from({ length: 8 }, () => sql`select pg_sleep(3)`.execute(db)));
    const operator = await open();
    const used = async () => {
      const { rows } = await sql<{ used: number }>`select count(*)::int as used from pg_stat_activity
        where query like 'select pg_sleep%' and state = 'active'`.execute(operator.db);
      return rows[0]?.used;
    };
    // The test is valid only if all pools are full at once.
    await expect.poll(used, { interval: 100 }).toBe(processes * 8);
    await Promise.all(busy);
    await Promise.all([...all, operator].map(({ close }) => close()));
  });
});
