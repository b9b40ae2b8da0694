import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { exchangeForFile, type Person } from '#tests/support/exchange.ts';
import { rowsOf } from '#tests/support/database/rows.ts';

const server = await exchangeForFile();

describe('the last admin', () => {
  // Only those of the test count.
  beforeEach(() => server.db.updateTable('users').set({ disabled: true }).execute());

  const patch = (by: Person, whom: Person, change: object) => by.call('PATCH', `/auth/users/${whom.id}`, change);
  const able = () =>
    rowsOf(server.db, 'users', { disabled: false, locked: false }, 'id', 'slots').then((rows) =>
      rows.filter(({ slots }) => slots.includes('admin')),
    );

  async function deadlocks(): Promise<number> {
    const { rows } = await sql<{ deadlocks: number }>`
      select deadlocks from pg_stat_database where datname = current_database()`.execute(server.db);
    return rows[0]?.deadlocks ?? 0;
  }

  const blows = [{ disabled: true }, { locked: true }, { userModeType: { admin: false } }];

  it.each(blows)('keeps one admin when two apply %j to each other at once', async (blow) => {
    for (let round = 0; round < 5; round += 1) {
      await server.db.updateTable('users').set({ disabled: true }).execute();
      const [one, other] = [await server.join('admin', 'user'), await server.join('admin', 'user')];
      server.database.faults.jitter({ seed: round + 1, maxMs: 10 });
      const replies = await Promise.all([patch(one, other, blow), patch(other, one, blow)]);
      server.database.faults.jitter(undefined);
      expect(await able()).toHaveLength(1);
      expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    }
  });

  it('keeps at least one of six admins who disable each other at once', async () => {
    const admins: Person[] = [];
    for (let count = 0; count < 6; count += 1) admins.push(await server.join('admin', 'user'));
    server.database.faults.jitter({ seed: 3, maxMs: 5 });
    const pairs = admins.flatMap((by) => admins.filter((whom) => whom !== by).map((whom) => [by, whom] as const));
    const replies = await Promise.all(pairs.map(([by, whom]) => patch(by, whom, { disabled: true })));
    server.database.faults.jitter(undefined);
    expect((await able()).length).toBeGreaterThanOrEqual(1);
    const expected = new Set([200, 401, 403, 409]);
    expect(replies.map(({ statusCode }) => statusCode).filter((status) => !expected.has(status))).toEqual([]);
    // Each costs those who wait a second, and enough of them the wait for a connection.
    expect(await deadlocks()).toBe(0);
  });

  it('a locked or disabled admin does not count as remaining', async () => {
    const [one, other] = [await server.join('admin'), await server.join('admin')];
    await server.db.updateTable('users').set({ locked: true }).where('id', '=', one.id).execute();
    // A call that was admitted just before.
    const { editUser } = await import('#server/domains/users/edit.ts');
    const caller = { id: one.id, sessionId: one.id, slots: ['admin'] as const };
    const edit = { id: other.id, edit: { disabled: true }, caller, requestId: 'r' };
    await expect(editUser(server.exchange, edit)).rejects.toMatchObject({ status: 409, code: 'last_admin' });
  });
});
