import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uploadStreams, recoverImports } from '#server/domains/streams/bulk/upload.ts';
import type { Caller } from '#server/kernel/handler.ts';
import { openBank, type Bank } from '#tests/support/bank.ts';
import { engines } from '#tests/support/engines.ts';
import { failEveryCall } from '#tests/support/jitter.ts';

/** More than a chunk, so that a file can be left in the middle. */
const rowCount = 1100;

describe.each(engines())('a bulk file that is cut off on %s', (engine) => {
  let bank: Bank;
  let seller: Caller;
  let serial = 0;
  beforeAll(async () => {
    bank = await openBank(engine);
  });
  afterAll(() => bank.close());
  beforeEach(async () => {
    seller = await bank.person();
  });

  const file = () => {
    const rows = Array.from(
      { length: rowCount },
      () => `Rain,Dataset,x,0,https://data.example.com/${engine}/${(serial += 1)},Weather`,
    );
    return Buffer.from(['name,type,description,price,url,subcategory', ...rows].join('\n'));
  };
  const upload = (bytes: Buffer) => uploadStreams(bank.exchange, bytes, seller);
  const count = async () => {
    const rows = await bank.exchange.db
      .selectFrom('streams')
      .select(['status', (e) => e.fn.countAll<number>().as('rows')])
      .where('owner_id', '=', seller.id)
      .groupBy('status')
      .execute();
    return Object.fromEntries(rows.map(({ status, rows: number }) => [status, number]));
  };
  const imports = () => bank.exchange.db.selectFrom('imports').selectAll().execute();

  it('is listed whole or not at all once somebody has cleared up, whichever database call fails', async () => {
    const acknowledged: { k: number; whole: boolean }[] = [];
    const failed = await failEveryCall(
      bank.database.faults,
      () => upload(file()),
      async ({ k, fired, result }) => {
        await recoverImports(bank.exchange, 0);
        const found = await count();
        expect({ k, imports: await imports() }).toEqual({ k, imports: [] });
        expect({ k, found: [{}, { published: rowCount }] }).toEqual({
          k,
          found: expect.arrayContaining([found]) as object,
        });
        // What was acknowledged is there.
        acknowledged.push({ k, whole: fired || (result === rowCount && found['published'] === rowCount) });
        seller = await bank.person();
      },
    );
    expect(acknowledged.filter(({ whole }) => !whole)).toEqual([]);
    // categories, left imports, begin, five chunks and a sign of life, decision, five times published and an empty one, end
    expect(failed).toBe(17);
  });

  it('has its first thousand measured, one a second, behind what is listed by hand', async () => {
    const before = bank.exchange.now().getTime();
    await upload(file());
    const waiting = await bank.exchange.db
      .selectFrom('measurements')
      .innerJoin('streams', 'streams.id', 'measurements.stream_id')
      .where('owner_id', '=', seller.id)
      .select('run_at')
      .orderBy('run_at')
      .execute();
    const times = waiting.map(({ run_at }) => Date.parse(run_at));
    expect(times).toHaveLength(1000);
    expect(times[0]).toBeGreaterThan(before);
    expect(times.map((time) => (time - (times[0] ?? 0)) / 1000)).toEqual(times.map((_, place) => place));
  });

  it('is shown to nobody while it is only staged, and taken back when its process is gone', async () => {
    const at = new Date().toISOString();
    const { db } = bank.exchange;
    await upload(file());
    // What is only staged waits for nothing yet.
    await db.deleteFrom('measurements').execute();
    await db
      .updateTable('streams')
      .set({ status: 'staged' as 'published' })
      .where('owner_id', '=', seller.id)
      .execute();
    const left = { owner_id: seller.id, id: seller.id, state: 'staging' as const, published_at: at };
    await db
      .insertInto('imports')
      .values({ ...left, touched_at: at })
      .execute();
    // It may still be at work.
    await recoverImports(bank.exchange);
    expect(await count()).toEqual({ staged: rowCount });
    await expect(upload(file())).rejects.toMatchObject({ status: 409, code: 'import_running' });
    bank.pass(31_000);
    await recoverImports(bank.exchange);
    expect([await count(), await imports()]).toEqual([{}, []]);
  });

  it('is seen through when the decision had been made', async () => {
    const at = new Date(0).toISOString();
    const { db } = bank.exchange;
    await upload(file());
    // What is only staged waits for nothing yet.
    await db.deleteFrom('measurements').execute();
    await db
      .updateTable('streams')
      .set({ status: 'staged' as 'published' })
      .where('owner_id', '=', seller.id)
      .execute();
    const left = { owner_id: seller.id, id: seller.id, state: 'publishing' as const, published_at: at };
    await db
      .insertInto('imports')
      .values({ ...left, touched_at: at })
      .execute();
    await Promise.all([recoverImports(bank.exchange), recoverImports(bank.exchange)]);
    expect([await count(), await imports()]).toEqual([{ published: rowCount }, []]);
  });
});
