import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#server/database/transaction.ts';
import { engines, openTestDatabase, type TestDatabase } from '#tests/support/database/engines.ts';
import { slowness } from '#tests/support/slowness.ts';

interface Schema {
  kept: { id: number };
}
/** Milliseconds that calls wait for a database to reopen: usually one second, far more on a busy machine. */
const waitMs = 30_000;
/** Maximum milliseconds until a terminated connection is closed. Before that the next test could get it. */
const goneMs = 10_000;
/** Longer than the query limit plus the grace period of a silent server. */
const slowSeconds = 3.5;

describe.each(engines())('a database lost while serving: %s', (engine) => {
  let database: TestDatabase<Schema>;
  beforeAll(async () => {
    database = await openTestDatabase<Schema>(engine, { waitMs, queryLimitMs: waitMs });
    await sql`create table kept (id int primary key)`.execute(database.db);
  });
  afterAll(() => database.remove());
  afterEach(() => sql`truncate kept`.execute(database.db));

  const ids = async () =>
    (await database.db.selectFrom('kept').select('id').orderBy('id').execute()).map(({ id }) => id);

  /** Ends all connections, as a crash or restart of the database would. Resolves once they are closed. */
  async function lose(): Promise<void> {
    if (database.embedded) return database.embedded.kill();
    const other = await database.again();
    await sql`select pg_terminate_backend(pid, ${goneMs}) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
      other.db,
    );
    await other.close();
  }

  it('a running transaction gets one typed error, and the next call works', async () => {
    await database.db.insertInto('kept').values({ id: 1 }).execute();
    const opened = Promise.withResolvers<void>();
    const lost = Promise.withResolvers<void>();
    const work = transaction(database.db, async (trx) => {
      await trx.insertInto('kept').values({ id: 2 }).execute();
      opened.resolve();
      await lost.promise;
      await trx.insertInto('kept').values({ id: 3 }).execute();
    }).catch((error: unknown) => error);
    await opened.promise;
    await lose();
    const started = performance.now();
    lost.resolve();
    expect(await work).toMatchObject({ name: 'DatabaseError', code: 'unavailable' });
    expect(await ids()).toEqual([1]);
    expect(performance.now() - started).toBeLessThan(waitMs * slowness());
  });

  it('many callers during the loss are answered or refused, none hangs, and all recover', async () => {
    const calls = Array.from({ length: 40 }, (_, id) =>
      database.db
        .insertInto('kept')
        .values({ id })
        .execute()
        .then(
          () => id,
          (error: unknown) => error,
        ),
    );
    await lose();
    const answers = await Promise.all(calls);
    const refusals = answers.filter((answer) => typeof answer !== 'number');
    expect(refusals).toEqual(refusals.map(() => expect.objectContaining({ code: 'unavailable' })));
    expect(await ids()).toEqual(expect.arrayContaining(answers.filter((answer) => typeof answer === 'number')));
  });

  it('a connection given up in the middle of a transaction leaves nothing behind', async () => {
    await database.db.connection().execute(async (connection) => {
      await sql`begin`.execute(connection);
      await sql`insert into kept values (8)`.execute(connection);
      const full = sql`do $$ begin raise exception 'full' using errcode = '53100'; end $$`.execute(connection);
      await expect(full).rejects.toMatchObject({ code: 'unavailable' });
    });
    expect(await ids()).toEqual([]);
    const { rows } = await sql<{ fresh: boolean }>`select pg_current_xact_id_if_assigned() is null as fresh`.execute(
      database.db,
    );
    expect(rows).toEqual([{ fresh: true }]);
  });

  it('a client dropped in the middle of a transaction leaves nothing behind', async () => {
    await database.db.connection().execute(async (connection) => {
      await sql`begin`.execute(connection);
      await sql`insert into kept values (9)`.execute(connection);
      await lose();
      await expect(sql`commit`.execute(connection)).rejects.toMatchObject({ code: 'unavailable' });
    });
    // Other idle connections were ended too, and each may refuse one call before its replacement.
    await expect.poll(ids).toEqual([]);
  });
});

/** Only stuck queries run under this limit: on a busy machine others could exceed it. */
const queryLimitMs = 1_000;

describe.each(engines())('a database with a limit for its queries: %s', (engine) => {
  let database: TestDatabase<Schema>;
  beforeAll(async () => {
    database = await openTestDatabase<Schema>(engine, { queryLimitMs, waitMs });
  });
  afterAll(() => database.remove());

  it('a stuck query is ended, and the thread that serves stays free', async () => {
    let beats = 0;
    const beat = setInterval(() => (beats += 1), 10);
    await expect(
      sql`select count(*) from generate_series(1, 100000000000) a`.execute(database.db),
    ).rejects.toMatchObject({
      code: 'unavailable',
    });
    clearInterval(beat);
    // A blocked thread would count none. Without load it counts a hundred.
    expect(beats).toBeGreaterThan(5);
    await expect
      .poll(() =>
        database.ping().then(
          () => 'answers',
          () => 'late',
        ),
      )
      .toBe('answers');
  });

  it('work in withoutTimeout may take longer', async () => {
    const slow = () =>
      transaction(database.db, async (trx) => {
        await sql`set local statement_timeout = 0`.execute(trx);
        return (await sql`select pg_sleep(${slowSeconds})`.execute(trx)).rows.length;
      });
    expect(await database.withoutTimeout(slow)).toBe(1);
    await expect(slow()).rejects.toMatchObject({ code: 'unavailable' });
  });
});
