import { describe, expect, it } from 'vitest';
import { EXAMPLE_EXECUTION_ID } from '#contract/constants.ts';
import { sweep } from '#server/jobs/housekeeping.ts';
import { readSweeps } from '#server/jobs/retention.ts';
import type { Row } from '#server/database/schema.ts';
import { newId } from '#server/kernel/newId.ts';
import { seed } from '#server/seed/seed.ts';
import { exchangeForFile } from '#tests/support/exchange.ts';
import { rowOf, rowsOf } from '#tests/support/database/rows.ts';

const dayMs = 24 * 3_600_000;
const olderThan = (days: number) => new Date(Date.now() + days * dayMs);

const server = await exchangeForFile({ env: { SEED: 'catalogue', KEEP_AUDIT: '400', KEEP_RUNS: '30' } });
await seed(server.exchange);
const unsold = (await rowsOf(server.db, 'streams', {}, 'id')).map(({ id }) => id);

describe('records with a retention setting', () => {
  /** Runs the sweep as of `days` from now. */
  const sweepIn = (days: number, config = server.exchange.config) =>
    sweep({ ...server.exchange, config, now: () => olderThan(days) });
  const runIds = async () => {
    const rows = await server.db.selectFrom('executions').select('id').orderBy('id').execute();
    return rows.map(({ id }) => id);
  };
  const entries = () => rowsOf(server.db, 'audit', { action: 'user.locked' }, 'id');

  async function addRun(
    finished: boolean,
    streams: Partial<Pick<Row<'executions'>, 'stream_id' | 'other_id' | 'algorithm_id'>> = {},
  ): Promise<string> {
    const id = newId();
    const model = await rowOf(server.db, 'executions', { id: EXAMPLE_EXECUTION_ID });
    const at = new Date().toISOString();
    const phase = finished ? ('done' as const) : ('queued' as const);
    const times = { finished_at: finished ? at : null, created_at: at };
    await server.db
      .insertInto('executions')
      .values({ ...model, id, phase, phases: JSON.stringify([]), ...times, ...streams })
      .execute();
    if (finished) await server.db.insertInto('execution_results').values({ execution_id: id, body: '{}' }).execute();
    return id;
  }

  const join = async (slot: 'buyer' | 'seller') => (await server.join(slot)).id;
  const hold = (id: string, held = true) =>
    server.db.updateTable('users').set({ held }).where('id', '=', id).executeTakeFirstOrThrow();

  /** Gives a product of the catalogue to this person. */
  const takeStream = (owner_id: string) =>
    server.db
      .updateTable('streams')
      .set({ owner_id })
      .where('id', '=', unsold.pop() ?? '')
      .returning('id')
      .executeTakeFirstOrThrow();

  /** Adds a purchase with a count of its calls, and returns its id. */
  async function addCalls(user_id: string, stream_id: string, date = new Date()): Promise<string> {
    const at = date.toISOString();
    const hex = date.getTime().toString(16).padStart(12, '0');
    const id = `${hex.slice(0, 8)}-${hex.slice(8)}${newId().slice(13)}`;
    const { owner_id: seller_id } = await rowOf(server.db, 'streams', { id: stream_id }, 'owner_id');
    const end_at = new Date(date.getTime() + dayMs).toISOString();
    const times = { start_at: at, end_at, created_at: at };
    await server.db
      .insertInto('subscriptions')
      .values({ id, stream_id, user_id, seller_id, hours: 24, price: 0, total: 0, ...times })
      .execute();
    await server.db
      .insertInto('access_counts')
      .values({ subscription_id: id, window_starts_at: at, count: 3 })
      .execute();
    return id;
  }

  /** Of these purchases, those whose calls are still counted. */
  async function counted(ids: readonly string[]): Promise<string[]> {
    const rows = await rowsOf(server.db, 'access_counts', {}, 'subscription_id');
    return ids.filter((id) => rows.some(({ subscription_id }) => subscription_id === id));
  }

  it('keeps runs until their time, and unfinished ones and the example longer', async () => {
    const [done, open] = [await addRun(true), await addRun(false)];
    await sweepIn(29);
    expect(await runIds()).toContain(done);
    await sweepIn(31);
    expect(await runIds()).toEqual([EXAMPLE_EXECUTION_ID, open]);
    const results = await rowsOf(server.db, 'execution_results', {}, 'execution_id');
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
    const [held, free] = [await join('buyer'), await join('buyer')];
    const { id: stream_id } = await takeStream(await join('seller'));
    await hold(held);
    const at = new Date().toISOString();
    for (const user_id of [held, free]) {
      const notification = { id: newId(), user_id, kind: 'watch_price' as const, at, stream_id, reference: newId() };
      await db
        .insertInto('notifications')
        .values({ ...notification, read_at: null, actor_id: null, amount: null, told_name: null })
        .execute();
    }
    const calls = [await addCalls(held, stream_id), await addCalls(free, stream_id)];
    const recipients = async () => {
      const rows = await rowsOf(db, 'notifications', { kind: 'watch_price' }, 'user_id');
      return rows.map(({ user_id }) => user_id);
    };
    await sweepIn(179);
    expect((await recipients()).toSorted()).toEqual([held, free].toSorted());
    await sweepIn(399);
    expect(await recipients()).toEqual([held]);
    expect(await counted(calls)).toEqual(calls);
    await sweepIn(401);
    expect(await recipients()).toEqual([held]);
    expect(await counted(calls)).toEqual([calls[0]]);
    const sweeps = await readSweeps(server.exchange);
    expect(Object.fromEntries(sweeps.map(({ record, deleted }) => [record, deleted]))).toMatchObject({
      notifications: 1,
      calls: 1,
    });
  });

  it('counts the calls of 400 days, however many years go by', async () => {
    const { id: stream_id } = await takeStream(await join('seller'));
    const buyer = await join('buyer');
    const bought: string[] = [];
    const left: number[] = [];
    for (let day = 0; day <= 3 * 364; day += 28) {
      bought.push(await addCalls(buyer, stream_id, olderThan(day)));
      await sweepIn(day);
      left.push((await counted(bought)).length);
    }
    // Purchases of day 0, 28, … 392 days ago are 15.
    expect(left).toEqual(left.map((_, index) => Math.min(index + 1, 15)));
    await sweepIn(2_000);
    expect(await counted(bought)).toEqual([]);
  });

  it('keeps runs on products of a seller on hold, and the counts of their calls', async () => {
    const [held, free, buyer] = [await join('seller'), await join('seller'), await join('buyer')];
    const [kept, other] = [await takeStream(held), await takeStream(free)];
    const calls = [await addCalls(buyer, kept.id), await addCalls(buyer, other.id)];
    const runs = [
      await addRun(true, { stream_id: kept.id }),
      await addRun(true, { other_id: kept.id }),
      await addRun(true, { algorithm_id: kept.id }),
      await addRun(true, { stream_id: other.id, other_id: other.id, algorithm_id: other.id }),
    ];
    const left = async () => (await runIds()).filter((id) => runs.includes(id));
    await hold(held);
    await sweepIn(401);
    expect(await left()).toEqual(runs.slice(0, 3));
    expect(await counted(calls)).toEqual([calls[0]]);
    await hold(held, false);
    await sweepIn(401);
    expect(await left()).toEqual([]);
    expect(await counted(calls)).toEqual([]);
  });

  it('reports the sweeps of records with a setting, also before the first one', async () => {
    const { exchange, db } = server;
    const config = { ...exchange.config, keepRuns: undefined };
    await sweepIn(0);
    await db.deleteFrom('retention').where('record', '=', 'calls').execute();
    const sweeps = await readSweeps({ ...exchange, config });
    expect(sweeps.map(({ record, isSwept }) => [record, isSwept])).toEqual([
      ['audit', true],
      ['notifications', true],
      ['calls', false],
    ]);
    expect(sweeps[0]?.age).toBeLessThan(60);
    expect(sweeps[2]?.age).toBeCloseTo(process.uptime(), -1);
  });
});
