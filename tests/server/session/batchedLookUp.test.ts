import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { sessionFinder } from '#server/domains/session/store.ts';
import { exchangeForFile, type Person } from '#tests/support/exchange.ts';
import { runSeed, withJitter } from '#tests/support/jitter.ts';
import { changeRows, rowsOf } from '#tests/support/database/rows.ts';

const atOnce = 20;

const server = await exchangeForFile();

describe('session look-ups of simultaneous calls', () => {
  let people: Person[];
  beforeAll(async () => {
    people = [];
    for (let n = 0; n < atOnce; n += 1) people.push(await server.join(n % 2 ? 'seller' : 'buyer'));
  });

  const balances = () => Promise.all(people.map(({ call }) => call('GET', '/transactions/tokens')));
  const statuses = (replies: { statusCode: number }[]) => replies.map(({ statusCode }) => statusCode);

  it('give each call its own session and rights', async () => {
    for (const [index, { id }] of people.entries()) await changeRows(server.db, 'accounts', { id }, { balance: index });
    const jitter = { seed: runSeed(), maxMs: 5 };
    const replies = await withJitter(server.database.faults, jitter, balances);
    expect(replies.map((reply) => reply.json<{ balance: number }>().balance)).toEqual(people.map((_, index) => index));
    const listed = await Promise.all(people.map(({ call }) => call('POST', '/streams/streams', {})));
    // 403 for buyers; 400 for sellers, whose body is empty.
    expect(statuses(listed)).toEqual(people.map((_, index) => (index % 2 ? 400 : 403)));
  });

  it('refuse calls with a wrong token and answer the others', async () => {
    const tokens = [people[0]?.token, 'nonsense', people[1]?.token, undefined];
    const replies = await Promise.all(
      tokens.map((authorization) =>
        server.app.inject({ url: '/transactions/tokens', headers: authorization ? { authorization } : {} }),
      ),
    );
    expect(statuses(replies)).toEqual([200, 401, 200, 401]);
  });

  it('take one statement', async () => {
    const { faults } = server.database;
    await balances();
    faults.failAt(undefined);
    await balances();
    expect(faults.calls()).toBe(1 + atOnce);
  });

  it('answer 503 to all while the database is unavailable, and the next calls as usual', async () => {
    server.database.faults.failAt(1);
    expect(statuses(await balances())).toEqual(people.map(() => 503));
    expect(server.database.faults.fired()).toBe(true);
    server.database.faults.failAt(undefined);
    expect(statuses(await balances())).toEqual(people.map(() => 200));
  });

  it('apply an ended session and a lost right to the next call, beside running calls', async () => {
    const [gone, changed] = [await server.join('buyer'), await server.join('seller')];
    const jitter = { seed: runSeed(), maxMs: 5 };
    await withJitter(server.database.faults, jitter, async () => {
      expect((await gone.call('GET', '/transactions/tokens')).statusCode).toBe(200);
      const others = [balances(), balances()];
      expect((await gone.call('DELETE', '/auth/tokens')).statusCode).toBe(204);
      const ended = gone.call('GET', '/transactions/tokens');
      const more = balances();
      expect((await ended).statusCode).toBe(401);
      await changeRows(server.db, 'users', { id: changed.id }, { slots: ['buyer'] });
      expect((await changed.call('POST', '/streams/streams', {})).statusCode).toBe(403);
      for (const replies of await Promise.all([...others, more]))
        expect(statuses(replies)).toEqual(people.map(() => 200));
    });
  });

  // Planning takes longer than the look-up.
  it('keep one generic plan for any number of calls', async () => {
    const find = sessionFinder(server.db);
    const ids = (await rowsOf(server.db, 'sessions', {}, 'id')).map(({ id }) => id);
    for (let round = 1; round < 14; round += 1) await Promise.all(ids.slice(0, round).map(find));
    const { rows } = await sql<{ custom_plans: number; generic_plans: number }>`
      select custom_plans, generic_plans from pg_prepared_statements where statement like '%from sessions s%'`.execute(
      server.db,
    );
    // PostgreSQL plans the first five executions of a statement for their values.
    expect(rows.every(({ custom_plans }) => custom_plans <= 5)).toBe(true);
    expect(rows.some(({ generic_plans }) => generic_plans > 0)).toBe(true);
  });
});
