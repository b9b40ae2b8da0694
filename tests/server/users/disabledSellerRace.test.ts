// Publishing beside disabling the seller: whichever comes first, nothing stays listed.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createStream } from '#server/domains/streams/edit/create.ts';
import { beginImport, publishSome } from '#server/domains/streams/bulk/store.ts';
import { updateStream } from '#server/domains/streams/edit/update.ts';
import { editUser } from '#server/domains/users/edit.ts';
import type { Caller } from '#server/kernel/handler.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { newId } from '#server/kernel/newId.ts';
import { productBody } from '#tests/support/exchange.ts';
import { ledgerForFile } from '#tests/support/ledgerFixture.ts';
import { hasPostgres } from '#tests/support/database/postgres.ts';
import { runSeed, withJitter } from '#tests/support/jitter.ts';
import { rowOf, rowsOf } from '#tests/support/database/rows.ts';

const rounds = 6;

const ledger = await ledgerForFile();
const admin = await ledger.person({ slots: ['admin'] });

const category = (await ledger.db.selectFrom('categories').select('id').executeTakeFirstOrThrow()).id;

describe('publishing while the seller is disabled', () => {
  const create = (seller: Caller) => {
    const rules = { accessType: 'PUBLIC', visibility: 'public', offer: false, metadata: {} } as const;
    return createStream(ledger.exchange, { ...productBody({ subcategory: category }), ...rules }, seller);
  };
  const switchTo = (seller: Caller, disabled: boolean) =>
    editUser(ledger.exchange, {
      id: seller.id,
      edit: { disabled, reason: 'Complaints' },
      caller: admin,
      requestId: 'r',
    });
  const statuses = async (seller: Caller) => {
    const rows = await rowsOf(ledger.db, 'streams', { owner_id: seller.id }, 'status');
    return rows.map(({ status }) => status);
  };
  /** An import with one staged row. */
  const beginPublishing = async () => {
    const seller = await ledger.person();
    const id = await ledger.stream(seller);
    await sql`update streams set status = 'staged' where id = ${id}`.execute(ledger.db);
    const at = ledger.at();
    const begun = { owner_id: seller.id, id: newId(), state: 'publishing', published_at: at, touched_at: at } as const;
    await beginImport(ledger.db, begun);
    return { seller, id, at, begun };
  };
  /** Undefined for success, else the code of the refusal. */
  const outcome = (work: Promise<unknown>): Promise<string | undefined> =>
    work.then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof Refusal) return error.code;
        throw error;
      },
    );
  /** Each way to publish, begun with the disabling, in rounds with different waits. */
  const race = async (publish: (seller: Caller) => Promise<unknown>[]) => {
    const seed = runSeed();
    const refused = new Set<string | undefined>();
    for (let round = 0; round < rounds; round += 1) {
      const seller = await ledger.person();
      const work = await withJitter(ledger.database.faults, { seed: seed + round, maxMs: 12 }, () => {
        const disabling = switchTo(seller, true);
        return Promise.all([disabling, ...publish(seller).map(outcome)]);
      });
      for (const code of work.slice(1)) refused.add(code as string | undefined);
      const left = await statuses(seller);
      expect({ round, listed: left.filter((status) => status !== 'disabled') }).toEqual({ round, listed: [] });
      await switchTo(seller, false);
      expect(await statuses(seller)).toEqual(left.map(() => 'published'));
    }
    return refused;
  };

  it('lists no product that the seller creates', async () => {
    const codes = await race((seller) => Array.from({ length: 6 }, () => create(seller)));
    expect([...codes].filter((code) => code !== undefined && code !== 'unauthenticated')).toEqual([]);
  });

  it('lists no product that the seller or an admin publishes again', async () => {
    const codes = await race((seller) => {
      const again = async (caller: Caller) => {
        const id = await ledger.stream(seller, { status: 'disabled' });
        await ledger.db.insertInto('suspended_streams').values({ stream_id: id }).execute();
        return updateStream(ledger.exchange, id, { status: 'published' }, caller);
      };
      return [again(seller), again(admin), again(seller), again(admin)];
    });
    const expected = new Set([undefined, 'unauthenticated', 'owner_disabled']);
    expect([...codes].filter((code) => !expected.has(code))).toEqual([]);
  });

  it.runIf(hasPostgres())('locks the seller before the rows of an import', async () => {
    const { db } = ledger;
    const { seller, id, at, begun } = await beginPublishing();
    let publishing: Promise<number> | undefined;
    await db.transaction().execute(async (trx) => {
      await sql`select from users where id = ${seller.id} for update`.execute(trx);
      publishing = publishSome(db, begun, { at, due: 0, most: 0 });
      expect(await Promise.race([publishing, new Promise((r) => setTimeout(r, 300, 'waits'))])).toBe('waits');
      const { rows } = await sql`select id from streams where id = ${id} for update skip locked`.execute(trx);
      expect(rows).toEqual([{ id }]);
    });
    expect(await publishing).toBe(1);
  });

  it.runIf(hasPostgres())('makes the disabling wait for an import that publishes', async () => {
    const { seller, id, at, begun } = await beginPublishing();
    let disabling: Promise<unknown> | undefined;
    await ledger.db.transaction().execute(async (trx) => {
      expect(await publishSome(trx, begun, { at, due: 0, most: 0 })).toBe(1);
      disabling = switchTo(seller, true);
      expect(await Promise.race([disabling.then(() => 'done'), new Promise((r) => setTimeout(r, 200, 'waits'))])).toBe(
        'waits',
      );
    });
    await disabling;
    const row = await rowOf(ledger.db, 'streams', { id }, 'status');
    expect(row.status).toBe('disabled');
  });
});
