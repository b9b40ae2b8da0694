// Sign-ins of one account that arrive in several processes at once, over one PostgreSQL.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestExchange, testPassword, type TestExchange } from '#tests/support/exchange.ts';
import { hasPostgres } from '#tests/support/database/postgres.ts';
import { startServer, type Exchange } from '#tests/support/startServer.ts';
import { slowness } from '#tests/support/slowness.ts';

// More than the free tries of one account: each process keeps its own line.
const processes = 6;

describe.skipIf(!hasPostgres())('twelve sign-ins at once over six processes', () => {
  let shared: TestExchange;
  const servers: Exchange[] = [];
  beforeAll(async () => {
    shared = await openTestExchange({ engine: 'postgres' });
    const env = { DATABASE_URL: shared.exchange.config.databaseUrl ?? '', SEED: 'none', RUN_WORKERS: '0' };
    // One after the other: all at once, a busy machine answers none in time.
    while (servers.length < processes) servers.push(await startServer(env));
  }, 180_000 * slowness());
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await shared.close();
  });

  const signIns = (email: string, passwordOf: (turn: number) => string) =>
    Promise.all(
      Array.from({ length: 2 * processes }, async (_, turn) => {
        const url = `${servers[turn % processes]?.url}/auth/tokens`;
        const body = JSON.stringify({ email, password: passwordOf(turn) });
        return (await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status;
      }),
    );

  it('all pass with the right password', async () => {
    const { email } = await shared.addUser(['buyer']);
    expect(new Set(await signIns(email, () => testPassword))).toEqual(new Set([201]));
  });

  it('are no more than five guesses with wrong ones', async () => {
    const { email } = await shared.addUser(['buyer']);
    expect(new Set(await signIns(email, (turn) => `guess ${turn}`))).toEqual(new Set([401]));
    const rows = await shared.db.selectFrom('limits').select(['count', 'undecided']).execute();
    expect(rows).toEqual([{ count: 5, undecided: 0 }]);
  });
});
