import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recoverImports } from '#server/domains/streams/bulk/import.ts';
import { uploadStreams } from '#server/domains/streams/bulk/upload.ts';
import { dropSome, endImport, publishSome, replaceImportId } from '#server/domains/streams/bulk/store.ts';
import type { Caller } from '#server/kernel/handler.ts';
import { newId } from '#server/kernel/newId.ts';
import { ledgerForFile } from '#tests/support/ledgerFixture.ts';
import { usualEngine } from '#tests/support/database/engines.ts';
import { failEveryCall, runSeed, withJitter } from '#tests/support/jitter.ts';
import { changeRows, rowsOf } from '#tests/support/database/rows.ts';

/** More than one chunk, so that an import can stop in the middle. */
const rowCount = 1100;
/** Two chunks. Each further chunk adds two calls that can fail. */
const fewRows = 300;

const ledger = await ledgerForFile(usualEngine());

describe('an interrupted bulk import', () => {
  let seller: Caller;
  let serial = 0;
  beforeEach(async () => {
    seller = await ledger.person();
  });

  const file = (length = rowCount) => {
    const rows = Array.from({ length }, () => `Rain,Dataset,x,0,https://data.example.com/${(serial += 1)},Weather`);
    return Buffer.from(['name,type,description,price,url,subcategory', ...rows].join('\n'));
  };
  const log = { warn: vi.fn() };
  const upload = (bytes: Buffer) => uploadStreams(ledger.exchange, { bytes, caller: seller, log });
  const count = async () => {
    const rows = await ledger.db
      .selectFrom('streams')
      .select(['status', (e) => e.fn.countAll<number>().as('rows')])
      .where('owner_id', '=', seller.id)
      .groupBy('status')
      .execute();
    return Object.fromEntries(rows.map(({ status, rows: number }) => [status, number]));
  };
  const imports = () => rowsOf(ledger.db, 'imports');

  it('is rolled back before the decision and completed after it, whichever database call fails', async () => {
    // Calls: categories, abandoned imports, begin, two chunks and a renewal. The decision is the seventh.
    const decision = 7;
    const failed = await failEveryCall(
      ledger.database.faults,
      () => upload(file(fewRows)),
      async ({ k, result }) => {
        await recoverImports(ledger.exchange, 0);
        const listed = k > decision;
        expect({ k, result, found: await count(), imports: await imports() }).toEqual({
          k,
          result: listed ? fewRows : undefined,
          found: listed ? { published: fewRows } : {},
          imports: [],
        });
        seller = await ledger.person();
      },
    );
    // Calls after the decision: two that publish, one that finds no more rows, and the end.
    expect(failed).toBe(decision + 4);
    expect(log.warn.mock.calls.map(([, message]: unknown[]) => message)).toEqual(
      Array.from({ length: 4 }, () => 'bulk file not published whole, recovery continues'),
    );
  });

  it('queues its first thousand products for measuring, one per second, behind products listed by hand', async () => {
    const before = ledger.exchange.now().getTime();
    await upload(file());
    const waiting = await ledger.db
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

  type State = 'staging' | 'publishing';
  /** Leaves an import of the seller with all rows of a file still staged. */
  const leave = async (state: State, touched_at: string) => {
    const { db } = ledger;
    await upload(file());
    // Staged rows are not queued for measuring yet.
    await db.deleteFrom('measurements').execute();
    await changeRows(db, 'streams', { owner_id: seller.id }, { status: 'staged' as 'published' });
    const left = { owner_id: seller.id, id: newId(), state, published_at: touched_at, touched_at };
    await db.insertInto('imports').values(left).execute();
    return left;
  };

  it('is invisible while staged, and rolled back when its process is gone', async () => {
    await leave('staging', ledger.at());
    // Its process may still be running.
    await recoverImports(ledger.exchange);
    expect(await count()).toEqual({ staged: rowCount });
    await expect(upload(file())).rejects.toMatchObject({ status: 409, code: 'import_running' });
    ledger.pass(31_000);
    await recoverImports(ledger.exchange);
    expect([await count(), await imports()]).toEqual([{}, []]);
  });

  it('is published by concurrent processes after the decision', async () => {
    await leave('publishing', new Date(0).toISOString());
    await Promise.all([recoverImports(ledger.exchange), recoverImports(ledger.exchange)]);
    expect([await count(), await imports()]).toEqual([{ published: rowCount }, []]);
  });

  it('leaves the next file of its owner alone after another process took over', async () => {
    const { db } = ledger;
    const next = await leave('staging', ledger.at());
    const late = { ...next, id: newId() };
    const toMeasure = { at: next.touched_at, due: 0, most: 1000 };
    expect([await publishSome(db, late, toMeasure), await dropSome(db, late)]).toEqual([0, 0]);
    // The next file is not decided yet, so its own process publishes none of it either.
    expect(await publishSome(db, next, toMeasure)).toBe(0);
    expect(await replaceImportId(db, late, newId())).toBe(false);
    expect([await count(), await imports()]).toEqual([{ staged: rowCount }, [next]]);
    await recoverImports(ledger.exchange, 0);
  });

  it('is not rolled back after it was decided in between', async () => {
    const { db } = ledger;
    const decided = await leave('publishing', ledger.at());
    expect(await dropSome(db, decided)).toBe(0);
    expect(await replaceImportId(db, decided, newId())).toBe(false);
    await endImport(db, decided);
    expect(await imports()).toEqual([decided]);
    await recoverImports(ledger.exchange, 0);
    expect(await count()).toEqual({ published: rowCount });
  });

  it('of a late process rolls back nothing that another process began', async () => {
    const { db } = ledger;
    await withJitter(ledger.database.faults, { seed: runSeed(), maxMs: 25 }, async () => {
      await ledger.stream(seller, { status: 'staged' as 'published' });
      const late = upload(file()).catch((error: unknown) => error);
      await expect.poll(imports, { interval: 5 }).toHaveLength(1);
      await changeRows(db, 'imports', { owner_id: seller.id }, { id: newId() });
      expect(await late).toMatchObject({ status: 503 });
    });
    const next = await imports();
    const kept = await count();
    expect(next).toMatchObject([{ owner_id: seller.id, state: 'staging' }]);
    expect(kept['staged']).toBeGreaterThan(0);
    await recoverImports(ledger.exchange, 0);
    expect([await count(), await imports()]).toEqual([{}, []]);
  });
});
