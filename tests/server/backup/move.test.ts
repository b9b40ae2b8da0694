// Moves the embedded database to PostgreSQL, completely or not at all.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '#server/database/connection/connect.ts';
import { fillDatabase } from '#server/database/copy/fillDatabase.ts';
import { readSource } from '#server/database/copy/source.ts';
import { migrations } from '#server/database/migrations/index.ts';
import type { Database } from '#server/database/schema.ts';
import { transaction } from '#server/database/transaction.ts';
import { newId } from '#server/kernel/newId.ts';
import { notifyAll } from '#server/records/notifications.ts';
import { fillLarge } from '#server/seed/large/fill.ts';
import { sizeOf } from '#server/seed/large/size.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database/engines.ts';
import { freshDatabase, hasPostgres } from '#tests/support/database/postgres.ts';
import { copyMigrated } from '#tests/support/vitest/scratch.ts';
import { launch, startServer } from '#tests/support/startServer.ts';
import { audit, move, scratch, withoutAges } from './fixture.ts';
import { openSession } from '#tests/support/processes/session.ts';
import { addRows } from '#tests/support/database/rows.ts';

const peopleIn = async (url: string): Promise<number> => {
  const database = await connect<Database>({ url, dataDir: '', production: false });
  try {
    const { rows } = await sql<{ people: number }>`select count(*) as people from users`.execute(database.db);
    return rows[0]?.people ?? Number.NaN;
  } finally {
    await database.close();
  }
};

describe.skipIf(!hasPostgres())('moving to PostgreSQL', () => {
  const places = scratch();
  let target: Awaited<ReturnType<typeof freshDatabase>>;
  beforeAll(async () => {
    target = await freshDatabase();
  });
  afterAll(async () => {
    await target.drop();
    places.remove();
  });

  it('moves everything, so that sessions stay open, and refuses a second move', async () => {
    const place = { DATA_DIR: places.fresh(), LOG_LEVEL: 'error', RUN_WORKERS: '0' };
    const embedded = await startServer(place);
    const person = await openSession(embedded, 'seller@example.com');
    const list = async () => withoutAges(await person.call('GET', '/streams/streams?limit=100'));
    const listed = await list();
    // Refused while a server runs on the folder.
    expect(await move({ ...place, DATABASE_URL: target.url })).toMatchObject({ code: 2 });
    await embedded.stop();
    const moved = await move({ ...place, DATABASE_URL: target.url });
    expect(moved.out).toContain('counts, sums, digests and the ledger hold');
    expect(await audit({ ...place, DATABASE_URL: target.url })).toMatchObject({ code: 0 });
    const server = await startServer({ ...place, DATABASE_URL: target.url, PORT: new URL(embedded.url).port });
    try {
      expect(await list()).toEqual(listed);
      await person.call('POST', '/transactions/tokens/buy', { amount: 1 });
    } finally {
      await server.stop();
    }
    const again = await move({ ...place, DATABASE_URL: target.url });
    expect(again).toMatchObject({ code: 2, out: expect.stringContaining('The target is not empty') as string });
  });

  it('leaves the target empty when killed, and succeeds when repeated', async () => {
    const dataDir = places.fresh();
    await copyMigrated(dataDir);
    const database = await connect<Database>({ dataDir, production: false });
    await database.withoutTimeout(() => fillLarge(database.db, sizeOf(600)));
    await database.close();
    const other = await freshDatabase();
    const env = { DATA_DIR: dataDir, DATABASE_URL: other.url };
    const killed = launch(['server/backup/move.ts'], env);
    // By then all rows are inserted and the first tables verified.
    await expect.poll(killed.output).toContain('users: ');
    killed.signal('SIGKILL');
    expect(await killed.ended).toBe('SIGKILL');
    expect(await peopleIn(other.url)).toBe(0);
    expect(await move(env)).toMatchObject({ code: 0 });
    expect(await peopleIn(other.url)).toBeGreaterThan(0);
    await other.drop();
  });
});

describe.skipIf(!hasPostgres())('a copy that differs from its source', () => {
  let from: TestDatabase<Database>;
  beforeAll(async () => {
    from = await openTestDatabase<Database>('embedded', { migrated: true });
    await fillLarge(from.db, sizeOf(600));
    // Read last and referenced by no row: only the comparison can notice that it is missing.
    const template = await from.db.selectFrom('users').selectAll().limit(1).executeTakeFirstOrThrow();
    const last = {
      id: 'ffffffff-ffff-7fff-bfff-ffffffffffff',
      email: 'last@example.com',
      folded_name: undefined,
      folded_search: undefined,
    };
    await addRows(from.db, 'users', { ...template, ...last });
  });
  afterAll(() => from.remove());

  const damages = {
    'a row is lost': (rows: unknown[]) => void rows.pop(),
    'a row is doubled under another name': (rows: (string | null)[][]) =>
      void rows.push(rows[0]?.with(0, '00000000-0000-7000-8000-00000000ffff').with(1, 'twice@example.com') ?? []),
    'a name is changed': (rows: (string | null)[][]) => void rows.splice(0, 1, rows[0]?.with(3, 'Somebody') ?? []),
  };

  it.each(Object.entries(damages))('is rolled back if %s', async (_what, spoil) => {
    const to = await openTestDatabase<Database>('postgres');
    const trx = await from.db.startTransaction().setIsolationLevel('repeatable read').execute();
    const source = await readSource(trx);
    let spoilt = false;
    const altered = {
      ...source,
      async *batches() {
        for await (const batch of source.batches()) {
          const rows = batch.rows.map((row) => [...row]);
          // No rule of the ledger checks users.
          if (batch.table === 'users') {
            spoil(rows);
            spoilt = true;
          }
          yield { ...batch, rows };
        }
      },
    };
    await expect(fillDatabase({ database: to, migrations, source: altered })).rejects.toThrow(
      'The copy differs from its source: users',
    );
    expect(spoilt).toBe(true);
    await trx.rollback().execute();
    expect(await to.db.selectFrom('users').select('id').limit(1).execute()).toEqual([]);
    await to.remove();
  });
});

it('a copy keeps pending deliveries in order', async () => {
  const from = await openTestDatabase<Database>('embedded', { migrated: true });
  const to = await openTestDatabase<Database>('embedded');
  const userId = newId();
  const at = new Date().toISOString();
  await sql`insert into users (id, email, password, first_name, last_name, company, phone, address, country, slots, created_at)
    values (${userId}, 'one@example.com', '', 'One', 'Person', '', '', '', '', '{}', ${at})`.execute(from.db);
  for (const kind of ['share_paid', 'purchase_confirmed', 'withdrawal_confirmed'] as const)
    await transaction(from.db, (trx) => notifyAll(trx, [{ userId, kind, at, reference: newId(), amount: 1 }]));
  // Moves the first row behind the others in the table.
  await sql`update deliveries set attempts = 1 where kind = 'share_paid'`.execute(from.db);
  const trx = await from.db.startTransaction().setIsolationLevel('repeatable read').execute();
  await fillDatabase({ database: to, migrations, source: await readSource(trx) });
  await trx.rollback().execute();
  const copied = await to.db.selectFrom('deliveries').select(['kind', 'attempts']).orderBy('entry').execute();
  expect(copied).toEqual([
    { kind: 'share_paid', attempts: 1 },
    { kind: 'purchase_confirmed', attempts: 0 },
    { kind: 'withdrawal_confirmed', attempts: 0 },
  ]);
  await from.remove();
  await to.remove();
});
