// Concurrent transfers and reads. BANK_SECONDS sets the duration, by default two seconds.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '#server/database/injectFaults.ts';
import { transaction } from '#server/database/transaction.ts';
import type { Caller } from '#server/kernel/handler.ts';
import { treasuryId } from '#server/ledger/movement.ts';
import { lockAccounts } from '#server/ledger/post.ts';
import { openLedgerFixture, type LedgerFixture } from '#tests/support/ledgerFixture.ts';
import { engines } from '#tests/support/database/engines.ts';
import { waitForLock } from '#tests/support/database/waitForLock.ts';
import { runSeed, withJitter } from '#tests/support/jitter.ts';

const seconds = Number(process.env['BANK_SECONDS'] ?? 2);
const people = 10;
const workers = 20;
const start = 150;

describe.each(engines())('the ledger on %s', (engine) => {
  let ledger: LedgerFixture;
  let persons: Caller[];
  let streams: { id: string; owner: number; price: number }[];
  beforeAll(async () => {
    ledger = await openLedgerFixture(engine);
    persons = await Promise.all(Array.from({ length: people }, () => ledger.person({ balance: start })));
    streams = await Promise.all(
      persons.flatMap((person, owner) =>
        [0, 3, 40].map(async (price) => ({ id: await ledger.stream(person, { price }), owner, price })),
      ),
    );
  });
  afterAll(() => ledger.close());

  /** Checks invariants in one snapshot while money moves. Returns violations. */
  async function findViolations(person: Caller): Promise<string[]> {
    return transaction(
      ledger.db,
      async (trx) => {
        const all = await sql<{ total: number; lowest: number }>`
          select sum(balance)::bigint as total, min(balance) filter (where id <> ${treasuryId}) as lowest from accounts`.execute(
          trx,
        );
        const own = await sql<{ balance: number; history: number }>`
          select balance, (select coalesce(sum(case when to_id = a.id then value else -value end), 0)::bigint
            from transfers where from_id = a.id or to_id = a.id) as history
          from accounts a where id = ${person.id}`.execute(trx);
        const [sum, mine] = [all.rows[0], own.rows[0]];
        return [
          ...(sum?.total === 0 ? [] : [`all accounts hold ${sum?.total}`]),
          ...((sum?.lowest ?? 0) < 0 ? [`an account holds ${sum?.lowest}`] : []),
          ...(mine?.balance === mine?.history
            ? []
            : [`a balance of ${mine?.balance} with a history of ${mine?.history}`]),
        ];
      },
      { isolation: 'repeatable read' },
    );
  }

  it.runIf(engine === 'postgres')('locks accounts in the order of their ids', async () => {
    const [low = '', high = ''] = persons.map(({ id }) => id).toSorted();
    const { db } = ledger;
    const { both, isFree } = await db.transaction().execute(async (trx) => {
      const lockOne = (id: string) => trx.selectFrom('accounts').select('id').where('id', '=', id).forUpdate();
      await lockOne(low).execute();
      const both = db.transaction().execute((other) => lockAccounts(other, [high, low]));
      await Promise.race([both, waitForLock(db)]);
      return { both, isFree: (await lockOne(high).skipLocked().execute()).length === 1 };
    });
    expect(isFree).toBe(true);
    expect((await both).size).toBe(2);
  });

  it(`${workers} workers for ${seconds} s: every moment and the end add up`, async () => {
    const seed = runSeed();
    const model = persons.map(() => start);
    const wrong: string[] = [];
    const done = { buy: 0, deposit: 0, withdraw: 0, refused: 0, looks: 0 };
    const until = Date.now() + seconds * 1000;

    async function act(random: () => number): Promise<void> {
      const pick = (size: number) => Math.floor(random() * size);
      const who = pick(people);
      const caller = persons[who] as Caller;
      const kind = random();
      const amount = 1 + pick(60);
      const expectStatus = (status: number) => {
        if (status === 402) done.refused += 1;
        else if (status !== 200) wrong.push(`status ${status}`);
        return status === 200;
      };
      if (kind < 0.55) {
        const stream = streams[pick(streams.length)] as (typeof streams)[number];
        const hours = 1 + pick(5);
        const body = { stream_id: stream.id, hours };
        const { status } = await ledger.call('access.buy', { caller, body });
        if (stream.owner === who) {
          if (status !== 409) wrong.push(`bought one's own: ${status}`);
        } else if (expectStatus(status)) {
          done.buy += 1;
          model[who] = (model[who] ?? 0) - stream.price * hours;
          model[stream.owner] = (model[stream.owner] ?? 0) + stream.price * hours;
        }
      } else if (kind < 0.7) {
        const { status } = await ledger.call('wallet.withdraw', { caller, body: { amount } });
        if (expectStatus(status)) {
          done.withdraw += 1;
          model[who] = (model[who] ?? 0) - amount;
        }
      } else if (kind < 0.8) {
        const { status } = await ledger.call('wallet.buy', { caller, body: { amount } });
        if (expectStatus(status)) {
          done.deposit += 1;
          model[who] = (model[who] ?? 0) + amount;
        }
      } else {
        wrong.push(...(await findViolations(caller)));
        done.looks += 1;
      }
    }

    await withJitter(ledger.database.faults, { seed, maxMs: 3 }, () =>
      Promise.all(
        Array.from({ length: workers }, async (_, worker) => {
          const random = seeded(seed + worker);
          while (Date.now() < until && wrong.length === 0) await act(random);
        }),
      ),
    );
    console.info(`ledger on ${engine}`, done);
    expect(wrong).toEqual([]);
    expect(Math.min(done.buy, done.withdraw, done.deposit, done.looks)).toBeGreaterThan(0);
    expect(await Promise.all(persons.map((person) => ledger.balance(person)))).toEqual(model);
    await ledger.expectBalancedLedger();
  });
});
