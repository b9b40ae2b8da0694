// Migration steps that run in batches of small transactions.
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { migrate, type Migration } from '#server/database/migrate.ts';
import { engines, openTestDatabase, type TestDatabase } from '#tests/support/database/engines.ts';
import { slowness } from '#tests/support/slowness.ts';

const filled: Migration = {
  name: 'filled',
  steps: [
    'create table filled (id uuid primary key, done boolean)',
    'insert into filled select gen_random_uuid() from generate_series(1, 9)',
    'update filled set done = true',
  ],
  batches: {
    2: (after) => sql`
      with part as materialized (
        select id from filled where ${after}::uuid is null or id > ${after}::uuid order by id limit 3
      ), changed as (update filled f set done = true from part p where p.id = f.id)
      select id as last from part order by id desc limit 1`,
  },
};
const unfilled: Migration = { name: filled.name, steps: filled.steps.slice(0, 2) };

it('refuses batches for a step that its migration lacks', async () => {
  const database = await openTestDatabase('embedded');
  const stray: Migration = {
    name: 'stray',
    steps: ['create table stray (id int)'],
    batches: { 1: filled.batches![2]! },
  };
  await expect(migrate(database, [stray])).rejects.toThrow('Migration stray has batches for step 1, which it lacks');
  await expect(sql`select from stray`.execute(database.db)).rejects.toThrow('does not exist');
  await database.remove();
});

describe.each(engines())('a step in batches on %s', (engine) => {
  let database: TestDatabase<unknown>;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
    await migrate(database, [unfilled]);
  });
  afterEach(() => database.remove());

  async function doneRows() {
    const { rows } = await sql<{ done: number }>`select count(*)::int as done from filled where done`.execute(
      database.db,
    );
    return rows[0]?.done;
  }

  it.runIf(engine === 'postgres')('keeps no row locked until its end', async () => {
    const other = await database.again();
    let running: Promise<number> | undefined;
    await database.db.transaction().execute(async (trx) => {
      await sql`select id from filled order by id desc limit 1 for update`.execute(trx);
      running = migrate(other, [filled]);
      await vi.waitFor(async () => expect(await doneRows()).toBe(6), { timeout: 10_000 * slowness() });
    });
    expect(await running).toBe(1);
    expect(await doneRows()).toBe(9);
    await other.close();
  });

  it('repeats a batch whose commit fails', async () => {
    await sql`create sequence attempts`.execute(database.db);
    await sql`create function fail_once() returns trigger language plpgsql as $$ begin
      if nextval('attempts') = 1 then raise exception 'conflict' using errcode = '40001'; end if;
      return null; end $$`.execute(database.db);
    await sql`create constraint trigger fails after update on filled deferrable initially deferred
      for each row execute function fail_once()`.execute(database.db);
    expect(await migrate(database, [filled])).toBe(1);
    expect(await doneRows()).toBe(9);
  });
});
