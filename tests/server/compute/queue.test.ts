// The queue of runs on both engines: workers execute each run once and lose none.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#server/database/transaction.ts';
import { insertRun } from '#server/domains/executions/store.ts';
import {
  enterPhase,
  failRun,
  finishRun,
  leaseRun,
  leaseSeconds,
  putBack,
  renewLease,
  type Lease,
} from '#server/compute/queue.ts';
import { openTestExchange, type TestExchange } from '#tests/support/exchange.ts';
import { runRow } from '#tests/support/ledgerFixture.ts';

const second = 1000;

describe.each(['embedded', 'postgres'] as const)('the queue of runs on %s', (engine) => {
  let server: TestExchange;
  let stream: string;
  let people: string[];
  beforeAll(async () => {
    server = await openTestExchange({ engine, env: { RUN_WORKERS: '0', TEST_DB_JITTER: '7:3' } });
    const owner = await server.join('user');
    stream = await owner.list();
    people = [owner.id, (await server.addUser(['user'])).id];
  });
  afterAll(() => server.close());

  async function enqueue(person = people[0] ?? '', at = new Date()): Promise<string> {
    return transaction(server.db, (trx) => insertRun(trx, runRow(person, stream), at.toISOString()));
  }
  const read = (id: string) =>
    server.db.selectFrom('executions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const leaseOf = (run: { id: string; worker: string | null; attempts: number }): Lease => ({
    id: run.id,
    worker: run.worker ?? '',
    attempts: run.attempts,
  });
  const finish = (lease: Lease) => transaction(server.db, (trx) => finishRun(trx, lease, '{}', new Date()));

  it('gives each run to one of several workers', async () => {
    const ids = await Promise.all(Array.from({ length: 30 }, () => enqueue()));
    const taken: string[] = [];
    const work = async (worker: string) => {
      for (
        let run = await leaseRun(server.db, worker, new Date());
        run;
        run = await leaseRun(server.db, worker, new Date())
      ) {
        taken.push(run.id);
        expect(await finish(leaseOf(run))).toBe(true);
      }
    };
    await Promise.all(['a', 'b', 'c', 'd'].map(work));
    expect(taken.toSorted()).toEqual(ids.toSorted());
    const results = await server.db
      .selectFrom('execution_results')
      .select('execution_id')
      .where('execution_id', 'in', ids)
      .execute();
    expect(results).toHaveLength(30);
  });

  it('hands a run to the next worker when its worker dies, and ignores the dead one', async () => {
    const id = await enqueue();
    const now = new Date();
    const first = await leaseRun(server.db, 'dies', now);
    expect(first?.id).toBe(id);
    const soon = new Date(now.getTime() + (leaseSeconds - 1) * second);
    expect(await leaseRun(server.db, 'early', soon)).toBeUndefined();
    const later = new Date(now.getTime() + (leaseSeconds + 1) * second);
    const next = await leaseRun(server.db, 'next', later);
    expect(next).toMatchObject({ id, attempts: 2 });
    const dead = leaseOf(first ?? { id, worker: 'dies', attempts: 1 });
    expect(await renewLease(server.db, dead, later)).toBe(false);
    expect(await enterPhase(server.db, dead, 'publishing', later)).toBe(false);
    expect(await finish(dead)).toBe(false);
    expect(await failRun(server.db, dead, 'late', later)).toBe(false);
    expect(await finish(leaseOf(next ?? { id, worker: 'nobody', attempts: 0 }))).toBe(true);
    expect(await read(id)).toMatchObject({ phase: 'done', error: null, worker: 'next' });
  });

  it('keeps the lease of a run while its worker renews it', async () => {
    const id = await enqueue();
    const now = new Date();
    const run = await leaseRun(server.db, 'alive', now);
    const lease = leaseOf(run ?? { id, worker: 'alive', attempts: 1 });
    const later = new Date(now.getTime() + (leaseSeconds - 1) * second);
    expect(await renewLease(server.db, lease, later)).toBe(true);
    expect(await leaseRun(server.db, 'other', new Date(now.getTime() + (leaseSeconds + 5) * second))).toBeUndefined();
    expect(await finish(lease)).toBe(true);
  });

  it('counts a failed attempt, but not one that a stopping server returned', async () => {
    const id = await enqueue();
    const first = await leaseRun(server.db, 'stops', new Date());
    if (first) await putBack(server.db, leaseOf(first), new Date(), 0, false);
    expect(await read(id)).toMatchObject({ phase: 'queued', attempts: 0 });
    const second_ = await leaseRun(server.db, 'fails', new Date());
    if (second_) await putBack(server.db, leaseOf(second_), new Date(), 5, true);
    expect(await read(id)).toMatchObject({ phase: 'queued', attempts: 1 });
    expect(await leaseRun(server.db, 'early', new Date())).toBeUndefined();
    const third = await leaseRun(server.db, 'later', new Date(Date.now() + 6 * second));
    const last = leaseOf(third ?? { id, worker: 'nobody', attempts: 0 });
    expect(await failRun(server.db, last, 'Broken', new Date())).toBe(true);
    expect((await read(id)).phases.map(({ phase }) => phase)).toEqual([
      'queued',
      'preparing',
      'queued',
      'preparing',
      'queued',
      'preparing',
      'failed',
    ]);
  });

  it('alternates between people', async () => {
    const [many = '', one = ''] = people;
    const start = Date.now();
    await enqueue(many, new Date(start));
    const first = await leaseRun(server.db, 'turns', new Date(start));
    if (first) await finish(leaseOf(first));
    await Promise.all([1, 2, 3].map((step) => enqueue(many, new Date(start + step))));
    const last = await enqueue(one, new Date(start + 4));
    const next = await leaseRun(server.db, 'turns', new Date(start + 5));
    expect(next?.id).toBe(last);
    await server.db
      .updateTable('executions')
      .set({ phase: 'failed', finished_at: new Date().toISOString() })
      .where('finished_at', 'is', null)
      .execute();
  });
});
