import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXAMPLE_EXECUTION_ID } from '#contract/constants.ts';
import { sweep } from '#server/jobs/housekeeping.ts';
import { readSweeps } from '#server/jobs/retention.ts';
import { newId } from '#server/kernel/newId.ts';
import { seed } from '#server/seed/seed.ts';
import { openTestExchange, type TestExchange } from '#tests/support/exchange.ts';

const dayMs = 24 * 3_600_000;
const olderThan = (days: number) => new Date(Date.now() + days * dayMs);

describe('records with a retention setting', () => {
  let server: TestExchange;
  beforeAll(async () => {
    server = await openTestExchange({ env: { SEED: 'catalogue', KEEP_AUDIT: '400', KEEP_RUNS: '30' } });
    await seed(server.exchange);
  });
  afterAll(() => server.close());

  /** Runs the sweep as of `days` from now. */
  const sweepIn = (days: number, config = server.exchange.config) =>
    sweep({ ...server.exchange, config, now: () => olderThan(days) });
  const runs = async () => {
    const rows = await server.db.selectFrom('executions').select('id').orderBy('id').execute();
    return rows.map(({ id }) => id);
  };
  const entries = () => server.db.selectFrom('audit').select('id').where('action', '=', 'user.locked').execute();

  async function addRun(finished: boolean): Promise<string> {
    const id = newId();
    const model = await server.db.selectFrom('executions').selectAll().executeTakeFirstOrThrow();
    const at = new Date().toISOString();
    const phase = finished ? ('done' as const) : ('queued' as const);
    const row = { ...model, id, phase, phases: JSON.stringify([]), finished_at: finished ? at : null, created_at: at };
    await server.db
      .insertInto('executions')
      .values({ ...row, phase: finished ? 'done' : 'queued' })
      .execute();
    if (finished) await server.db.insertInto('execution_results').values({ execution_id: id, body: '{}' }).execute();
    return id;
  }

  it('keeps runs until their time, and unfinished ones and the example longer', async () => {
    const [done, open] = [await addRun(true), await addRun(false)];
    await sweepIn(29);
    expect(await runs()).toContain(done);
    await sweepIn(31);
    expect(await runs()).toEqual([EXAMPLE_EXECUTION_ID, open]);
    const results = await server.db.selectFrom('execution_results').select('execution_id').execute();
    expect(results).toEqual([{ execution_id: EXAMPLE_EXECUTION_ID }]);
  });

  it('keeps the audit log until its time, in more than one portion, and for ever without a setting', async () => {
    const at = new Date().toISOString();
    const line = { at, action: 'user.locked', actor_id: null, subject_id: null, before: null, after: null };
    const many = Array.from({ length: 4_500 }, () => ({ ...line, id: newId(), request_id: null, reason: null }));
    await server.db.insertInto('audit').values(many).execute();
    await sweepIn(399);
    await sweepIn(5_000, { ...server.exchange.config, keepAudit: undefined });
    expect(await entries()).toHaveLength(many.length);
    await sweepIn(401);
    expect(await entries()).toEqual([]);
  });

  it('keeps notifications and counts of calls until their time, and those of a person on hold', async () => {
    const { db } = server;
    const stream = await db.selectFrom('streams').select(['id', 'owner_id']).executeTakeFirstOrThrow();
    const [held, free] = [await server.join('buyer'), await server.join('buyer')];
    await db.updateTable('users').set({ held: true }).where('id', '=', held.id).execute();
    const at = new Date().toISOString();
    const end_at = new Date(Date.now() + dayMs).toISOString();
    for (const { id: user_id } of [held, free]) {
      const told = {
        id: newId(),
        user_id,
        kind: 'watch_price' as const,
        at,
        stream_id: stream.id,
        reference: newId(),
      };
      await db
        .insertInto('notifications')
        .values({ ...told, read_at: null, actor_id: null, amount: null, told_name: null })
        .execute();
      const bought = {
        id: newId(),
        stream_id: stream.id,
        user_id,
        seller_id: stream.owner_id,
        hours: 24,
        price: 0,
        total: 0,
      };
      await db
        .insertInto('subscriptions')
        .values({ ...bought, start_at: at, end_at, created_at: at })
        .execute();
      await db
        .insertInto('access_counts')
        .values({ subscription_id: bought.id, window_starts_at: at, count: 3 })
        .execute();
    }
    const left = async () => ({
      notifications: (
        await db.selectFrom('notifications').select('user_id').where('kind', '=', 'watch_price').execute()
      ).map(({ user_id }) => user_id),
      calls: (
        await db
          .selectFrom('access_counts')
          .innerJoin('subscriptions', 'subscriptions.id', 'access_counts.subscription_id')
          .select('user_id')
          .execute()
      ).map(({ user_id }) => user_id),
    });
    await sweepIn(179);
    expect((await left()).notifications.toSorted()).toEqual([held.id, free.id].toSorted());
    await sweepIn(399);
    expect((await left()).calls).toHaveLength(2);
    await sweepIn(401);
    expect(await left()).toEqual({ notifications: [held.id], calls: [held.id] });
    const sweeps = Object.fromEntries(
      (await readSweeps(server.exchange)).map(({ record, deleted }) => [record, deleted]),
    );
    expect(sweeps).toMatchObject({ audit: expect.any(Number), runs: expect.any(Number), notifications: 1, calls: 1 });
  });
});
