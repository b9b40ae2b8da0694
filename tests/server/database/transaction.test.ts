import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Generated } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseError } from '#server/database/errors.ts';
import { transaction } from '#server/database/transaction.ts';
import { engines, openTestDatabase, type TestDatabase } from '#tests/support/database/engines.ts';
import { failEveryCall } from '#tests/support/jitter.ts';

interface Schema {
  purse: { id: number; held: number };
  log: { id: Generated<number>; note: string };
}

const serializationFailure = sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`;

describe.each(engines())('transactions on %s', (engine) => {
  let database: TestDatabase<Schema>;
  beforeAll(async () => {
    database = await openTestDatabase<Schema>(engine);
    await sql`create table purse (id int primary key, held bigint not null check (held >= 0))`.execute(database.db);
    await sql`create table log (id bigint generated always as identity primary key, note text not null)`.execute(
      database.db,
    );
  });
  afterAll(() => database.remove());
  beforeEach(async () => {
    await sql`truncate purse, log`.execute(database.db);
    await database.db
      .insertInto('purse')
      .values([
        { id: 1, held: 100 },
        { id: 2, held: 0 },
      ])
      .execute();
  });

  const held = async () =>
    (await database.db.selectFrom('purse').selectAll().orderBy('id').execute()).map((row) => row.held);

  const move = (amount: number) =>
    transaction(database.db, async (trx) => {
      await trx
        .updateTable('purse')
        .set((e) => ({ held: e('held', '-', amount) }))
        .where('id', '=', 1)
        .execute();
      await trx
        .updateTable('purse')
        .set((e) => ({ held: e('held', '+', amount) }))
        .where('id', '=', 2)
        .execute();
      await trx.insertInto('log').values({ note: 'moved' }).execute();
    });

  it('undoes everything when the work throws', async () => {
    const work = transaction(database.db, async (trx) => {
      await trx.updateTable('purse').set({ held: 1 }).execute();
      throw new Error('stop');
    });
    await expect(work).rejects.toThrow('stop');
    expect(await held()).toEqual([100, 0]);
  });

  it('is all or nothing whichever database call fails', async () => {
    const failed = await failEveryCall(
      database.faults,
      () => move(1),
      async ({ k, fired, error }) => {
        expect(error instanceof DatabaseError).toBe(fired);
        // Only the last attempt, without a fault, may change anything.
        expect({ k, held: await held() }).toEqual({ k, held: fired ? [100, 0] : [99, 1] });
        expect(await database.db.selectFrom('log').selectAll().execute()).toHaveLength(fired ? 0 : 1);
      },
    );
    // Calls: begin, two updates, one insert, commit.
    expect(failed).toBe(5);
  });

  it('retries after serialisation failures, up to five runs', async () => {
    let runs = 0;
    await transaction(database.db, async (trx) => {
      runs += 1;
      await trx.insertInto('log').values({ note: 'kept once' }).execute();
      if (runs < 5) await serializationFailure.execute(trx);
    });
    expect(runs).toBe(5);
    expect(await database.db.selectFrom('log').selectAll().execute()).toHaveLength(1);
    const always = transaction(database.db, async (trx) => {
      runs += 1;
      await serializationFailure.execute(trx);
    });
    await expect(always).rejects.toMatchObject({ code: 'unavailable', cause: { code: '40001' } });
    expect(runs).toBe(10);
  });

  it('does not retry after any other error', async () => {
    let runs = 0;
    const work = transaction(database.db, async (trx) => {
      runs += 1;
      await trx.updateTable('purse').set({ held: -1 }).execute();
    });
    await expect(work).rejects.toMatchObject({ code: '23514' });
    expect(runs).toBe(1);
  });

  it('refuses a query of the pool inside a transaction, which would wait for itself', async () => {
    const work = transaction(database.db, async () => held());
    await expect(work).rejects.toThrow('Inside a transaction');
    expect(await held()).toEqual([100, 0]);
  });

  it('two deadlocked transactions both succeed', async () => {
    const cross = (first: number, second: number) =>
      transaction(database.db, async (trx) => {
        await trx
          .updateTable('purse')
          .set((e) => ({ held: e('held', '+', 1) }))
          .where('id', '=', first)
          .execute();
        await wait(100);
        await trx
          .updateTable('purse')
          .set((e) => ({ held: e('held', '+', 1) }))
          .where('id', '=', second)
          .execute();
      });
    await Promise.all([cross(1, 2), cross(2, 1)]);
    expect(await held()).toEqual([102, 2]);
  });
});
