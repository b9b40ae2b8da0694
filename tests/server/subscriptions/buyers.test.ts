import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Page, Stream } from '#contract/types.ts';
import { subscriptionHandlers } from '#server/domains/subscriptions/handlers.ts';
import { countBuyers } from '#server/jobs/buyers.ts';
import type { Caller } from '#server/kernel/handler.ts';
import { openBank, type Bank } from '#tests/support/bank.ts';
import { engines } from '#tests/support/database/engines.ts';
import { openTestExchange } from '#tests/support/exchange.ts';
import { runSeed, withJitter } from '#tests/support/jitter.ts';
import { startServer } from '#tests/support/startServer.ts';
import { enter } from '#tests/server/backup/scene.ts';

const people = 30;
const times = <R>(work: (index: number) => Promise<R>) =>
  Promise.all(Array.from({ length: people }, (_, n) => work(n)));

describe.each(engines())('buyers on %s', (engine) => {
  let bank: Bank;
  let seller: Caller;
  beforeAll(async () => {
    bank = await openBank(engine);
    seller = await bank.person();
  });
  afterAll(() => bank.close());

  it('are each counted once, while others buy and several processes count', async () => {
    const streams = await Promise.all([1, 2, 3].map(() => bank.stream(seller, { price: 0 })));
    const buy = async (number: number) => {
      const caller = await bank.person();
      for (const stream_id of [streams[number % 3]!, streams[number % 3]!, streams[(number + 1) % 3]!]) {
        const body = { stream_id, hours: 1 };
        await bank.call('access.buy', subscriptionHandlers['access.buy'], { caller, body });
      }
    };
    await withJitter(bank.database.faults, { seed: runSeed(), maxMs: 5 }, () =>
      Promise.all([times(buy), times(() => countBuyers(bank.exchange))]),
    );
    await Promise.all([countBuyers(bank.exchange), countBuyers(bank.exchange)]);
    const counted = await bank.database.db.selectFrom('streams').select('buyers').where('id', 'in', streams).execute();
    expect(counted).toEqual(streams.map(() => ({ buyers: (people / 3) * 2 })));
    expect(await bank.database.db.selectFrom('new_buyers').selectAll().execute()).toEqual([]);
  });
});

it('a process with RUN_WORKERS=0 counts those that wait since before its start, and lists by them', async () => {
  const exchange = await openTestExchange({ env: { RUN_WORKERS: '0' } });
  const [seller, buyer] = [await exchange.join('seller'), await exchange.join('buyer')];
  const subcategory = await exchange.addCategory();
  const [first, second] = [await seller.list({ subcategory }), await seller.list({ subcategory })];
  const read = async () => {
    const reply = await buyer.call('GET', '/streams/streams?sort=BUYERS&order=DESC');
    return reply.json<Page<Stream>>().content.map(({ id, stats }) => [id, stats.buyers]);
  };
  const uncounted = await read();
  expect(uncounted).toHaveLength(2);
  const last = uncounted[1]?.[0] === first ? first : second;
  expect((await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: last, hours: 1 })).statusCode).toBe(
    201,
  );
  expect(await read()).toEqual(uncounted);
  await exchange.app.listen({ host: '127.0.0.1', port: 0 });
  await expect.poll(read).toEqual([
    [last, 1],
    [last === first ? second : first, 0],
  ]);
  await exchange.close();
});

it('a server that is killed before it counts leaves the purchase to the next one', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'exchange-buyers-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const start = async () => {
    const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
    onTestFinished(server.stop);
    return { server, person: await enter(server.url, 'buyer@example.com') };
  };
  const { server, person } = await start();
  const { content } = (await person.call('GET', '/streams/streams')).body as Page<Stream>;
  const { id, stats } = content[0]!;
  expect(await person.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 1 })).toMatchObject({
    status: 201,
  });
  server.signal('SIGKILL');
  expect(await server.ended).toBe('SIGKILL');
  const { person: later } = await start();
  const read = async () => ((await later.call('GET', `/streams/streams/${id}`)).body as Stream).stats.buyers;
  await expect.poll(read).toBe(stats.buyers + 1);
});
