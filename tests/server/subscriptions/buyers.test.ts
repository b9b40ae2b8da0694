import { beforeAll, describe, expect, it } from 'vitest';
import type { Page, Stream } from '#contract/types.ts';
import { countBuyers } from '#server/jobs/buyers.ts';
import type { Caller } from '#server/kernel/handler.ts';
import { ledgerForFile } from '#tests/support/ledgerFixture.ts';
import { openTestExchange, type TestExchange } from '#tests/support/exchange.ts';

const people = 30;
const times = <R>(work: (index: number) => Promise<R>) =>
  Promise.all(Array.from({ length: people }, (_, n) => work(n)));

const ledger = await ledgerForFile();

describe('buyers', () => {
  let seller: Caller;
  beforeAll(async () => {
    seller = await ledger.person();
  });

  it('are each counted once, while others buy and several processes count', async () => {
    const streams = await Promise.all([1, 2, 3].map(() => ledger.stream(seller, { price: 0 })));
    const buy = async (number: number) => {
      const caller = await ledger.person();
      for (const stream_id of [streams[number % 3]!, streams[number % 3]!, streams[(number + 1) % 3]!]) {
        const body = { stream_id, hours: 1 };
        await ledger.call('access.buy', { caller, body });
      }
    };
    await ledger.jittered(() => Promise.all([times(buy), times(() => countBuyers(ledger.exchange))]));
    await Promise.all([countBuyers(ledger.exchange), countBuyers(ledger.exchange)]);
    const counted = await ledger.database.db
      .selectFrom('streams')
      .select('buyers')
      .where('id', 'in', streams)
      .execute();
    expect(counted).toEqual(streams.map(() => ({ buyers: (people / 3) * 2 })));
    expect(await ledger.database.db.selectFrom('new_buyers').selectAll().execute()).toEqual([]);
  });
});

it('counts at the start those that were left, with RUN_WORKERS=0 too, and lists by them', async () => {
  const env = { RUN_WORKERS: '0', SESSION_SECRET: 'x'.repeat(40) };
  const before = await openTestExchange({ env });
  const [seller, buyer] = [await before.join('seller'), await before.join('buyer')];
  const subcategory = await before.addCategory();
  const ids = [await seller.list({ subcategory }), await seller.list({ subcategory })];
  const reader =
    ({ app }: TestExchange) =>
    async () => {
      const url = '/streams/streams?sort=BUYERS&order=DESC';
      const reply = await app.inject({ url, headers: { authorization: buyer.token } });
      return reply.json<Page<Stream>>().content.map(({ id, stats }) => [id, stats.buyers]);
    };
  const uncounted = await reader(before)();
  const last = uncounted[1]?.[0];
  const bought = await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: last, hours: 1 });
  expect(bought.statusCode).toBe(201);
  expect(await reader(before)()).toEqual(uncounted);
  const { databaseUrl } = before.exchange.config;
  const after = databaseUrl ? await openTestExchange({ env: { ...env, DATABASE_URL: databaseUrl } }) : before;
  await after.app.listen({ host: '127.0.0.1', port: 0 });
  await expect.poll(reader(after)).toEqual([
    [last, 1],
    [ids.find((id) => id !== last), 0],
  ]);
  if (after !== before) await after.close();
  await before.close();
});
