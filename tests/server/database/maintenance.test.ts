import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { Pool } from 'pg';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { connect } from '#server/database/connection/connect.ts';
import type { Engine } from '#server/database/embedded/stream.ts';
import { watchDisk } from '#server/database/embedded/maintenance.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database/engines.ts';

interface Schema {
  kept: { id: number; text: string };
}

const never = 1e12;

describe('maintenance of the embedded database', () => {
  let database: TestDatabase<Schema>;
  afterEach(() => database.remove());

  async function open(maintenance: {
    walBytes?: number;
    changedRows?: number;
    freeBytes?: number;
    lookEveryMs?: number;
  }) {
    database = await openTestDatabase<Schema>('embedded', {
      maintenance: { walBytes: never, changedRows: never, ...maintenance },
    });
  }
  const fill = async () => {
    await sql`create table kept (id int primary key, text text not null)`.execute(database.db);
    await sql`insert into kept select g, repeat('x', 100) from generate_series(1, 2000) g`.execute(database.db);
    await sql`update kept set text = repeat('y', 100)`.execute(database.db);
  };
  const checkpointAt = async () => {
    const { rows } = await sql<{ at: string }>`select redo_lsn::text as at from pg_control_checkpoint()`.execute(
      database.db,
    );
    return rows[0]?.at;
  };
  const size = async () => {
    const { rows } = await sql<{ bytes: number }>`select pg_relation_size('kept') as bytes`.execute(database.db);
    return rows[0]?.bytes ?? 0;
  };

  it('does nothing while nothing is due', async () => {
    await open({});
    await fill();
    expect(await database.embedded!.tidy()).toEqual([]);
  });

  it('checkpoints once enough log has been written', async () => {
    await open({ walBytes: 100_000 });
    await fill();
    const before = await checkpointAt();
    expect(await database.embedded!.tidy()).toEqual(['checkpoint']);
    expect(await checkpointAt()).not.toBe(before);
    expect(await database.embedded!.tidy()).toEqual([]);
  });

  it('vacuums a changed table, so that it stops growing', async () => {
    await open({ changedRows: 1_000 });
    await fill();
    expect(await database.embedded!.tidy()).toEqual(['vacuum (analyze) public.kept']);
    const before = await size();
    for (let round = 0; round < 5; round += 1) {
      await sql`update kept set text = ${String(round).repeat(100)}`.execute(database.db);
      await database.embedded!.tidy();
    }
    // Without the vacuums five updates of every row would make it more than three times as large.
    expect(await size()).toBeLessThan(before * 1.5);
  });

  it('analyzes a table that only grew', async () => {
    await open({ changedRows: 1_000 });
    await sql`create table kept (id int primary key, text text not null)`.execute(database.db);
    await sql`insert into kept select g, 'x' from generate_series(1, 2000) g`.execute(database.db);
    expect(await database.embedded!.tidy()).toEqual(['analyze public.kept']);
    expect(await database.embedded!.tidy()).toEqual([]);
  });

  it('does not vacuum while the database is in use', async () => {
    await open({ changedRows: 1_000, lookEveryMs: 1_500 });
    await fill();
    const vacuums = async () => {
      const { rows } = await sql<{ done: number }>`select vacuum_count::int as done from pg_stat_user_tables
        where relname = 'kept'`.execute(database.db);
      return rows[0]?.done;
    };
    const using = database.db.transaction().execute((trx) => sql`select pg_sleep(1.7)`.execute(trx));
    // Queued behind the long transaction: a check that waited too would run before the last of them.
    const asked = Promise.all([vacuums(), vacuums(), vacuums(), vacuums(), vacuums()]);
    await using;
    expect(await asked).toEqual([0, 0, 0, 0, 0]);
    await expect.poll(vacuums, { interval: 700 }).toBe(1);
  });

  it('runs on a timer', async () => {
    await open({ walBytes: 100_000, lookEveryMs: 100 });
    // Read before the log grows: a checkpoint during the growth may be the only one that is due.
    const before = await checkpointAt();
    await fill();
    await expect.poll(checkpointAt).not.toBe(before);
  });

  it('refuses writes while the disk is nearly full, also after a crash, and still reads', async () => {
    await open({ freeBytes: Number.MAX_SAFE_INTEGER });
    const write = () => sql`create table late (id int)`.execute(database.db);
    await expect(write()).rejects.toMatchObject({ code: 'unavailable' });
    await database.ping();
    await database.embedded!.kill();
    await expect.poll(() => database.ping().then(() => 'back')).toBe('back');
    expect(database.embedded!.starts()).toBe(2);
    await expect(write()).rejects.toMatchObject({ code: 'unavailable' });
  });
});

it('refuses to open without a folder, which would be the working directory', async () => {
  const opening = connect({ dataDir: '', production: false });
  await expect(opening).rejects.toThrow('The embedded database needs a folder: dataDir is empty');
});

it('pauses before it reopens a database that was lost twice in a row, and calls wait for it', async () => {
  const database = await openTestDatabase('embedded');
  onTestFinished(() => database.remove());
  const { kill, starts } = database.embedded!;
  await kill();
  // Simulates a busy machine, where a start takes longer than ten seconds.
  const real = performance.now.bind(performance);
  const late = vi.spyOn(performance, 'now').mockImplementation(() => real() + 11_000);
  onTestFinished(() => late.mockRestore());
  await database.ping();
  await kill();
  await wait(100);
  expect(starts()).toBe(2);
  await database.ping();
  expect(starts()).toBe(3);
});

it.each([true, false])('tries again after the session could not be set read-only: %s', async (readOnly) => {
  const pool = new Pool({ host: '127.0.0.1', port: 1 });
  const engine = { readOnly: !readOnly } as Engine;
  const look = () => watchDisk(pool, engine, tmpdir(), readOnly ? Number.MAX_SAFE_INTEGER : 0);
  for (let count = 0; count < 2; count += 1) await expect(look()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await pool.end();
});
