import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#server/database/transaction.ts';
import { subscriptionHandlers } from '#server/domains/subscriptions/handlers.ts';
import { walletHandlers } from '#server/domains/wallet/handlers.ts';
import type { Caller } from '#server/kernel/handler.ts';
import { withKey } from '#server/ledger/idempotency.ts';
import { open, seal } from '#server/kernel/seal.ts';
import { openLedgerFixture, type LedgerFixture } from '#tests/support/ledgerFixture.ts';

const price = 1_000_000;

describe('idempotency keys', () => {
  let ledgerFixture: LedgerFixture;
  let caller: Caller;
  let seller: Caller;
  beforeAll(async () => {
    ledgerFixture = await openLedgerFixture();
    caller = await ledgerFixture.person({ balance: 100 * price });
    seller = await ledgerFixture.person();
  });
  afterAll(() => ledgerFixture.close());

  const put = (key: string, amount = price, who = caller) =>
    ledgerFixture.call('wallet.buy', walletHandlers['wallet.buy'], { caller: who, key, body: { amount } });
  const take = (key: string, amount: number) =>
    ledgerFixture.call('wallet.withdraw', walletHandlers['wallet.withdraw'], { caller, key, body: { amount } });
  const buy = (key: string, body: { stream_id: string; hours: number } | { stream_id: string; hours: number }[]) =>
    ledgerFixture.call('access.buy', subscriptionHandlers['access.buy'], { caller, key, body });

  it('the same key and body answer as the first time, with one effect, however the wallet has moved since', async () => {
    const first = await put('a');
    await put('between', 7);
    const second = await put('a');
    expect(second).toEqual(first);
    expect(await ledgerFixture.balance(caller)).toBe((first.reply?.balance ?? 0) + 7);
  });

  it('an answer sealed with a lost secret is 409 with the reason, and nothing is done twice', async () => {
    await put('lost');
    const balance = await ledgerFixture.balance(caller);
    await ledgerFixture.database.db
      .updateTable('idempotency')
      .set({ reply: seal({ secret: Buffer.alloc(32, 'x') }, '{}', 'lost') })
      .where('key', '=', 'lost')
      .execute();
    expect((await put('lost')).refusal).toMatchObject({ status: 409, code: 'secret_lost' });
    expect(await ledgerFixture.balance(caller)).toBe(balance);
  });

  it('another body under the same key is 422, for a key that is done as for one that runs', async () => {
    await put('b');
    expect((await put('b', 2 * price)).refusal).toMatchObject({ status: 422, code: 'key_reused' });
  });

  it('each transfer keeps by which request and key it came about, and by none where none was sent', async () => {
    const who = await ledgerFixture.person({ balance: 10 * price });
    const goods = await ledgerFixture.stream(seller, { price });
    const order = { caller: who, body: { stream_id: goods, hours: 1 } };
    const bought = await ledgerFixture.call('access.buy', subscriptionHandlers['access.buy'], {
      ...order,
      key: 'told',
    });
    await ledgerFixture.call('wallet.withdraw', walletHandlers['wallet.withdraw'], {
      caller: who,
      body: { amount: 5 },
    });
    const rows = await ledgerFixture.database.db
      .selectFrom('transfers')
      .select(['type', 'value', 'reference', 'idempotency_key', 'request_id'])
      .where('from_id', '=', who.id)
      .orderBy('from_entry')
      .execute();
    expect(rows).toMatchObject([
      {
        type: 'PURCHASE',
        value: price,
        reference: bought.reply && 'id' in bought.reply && bought.reply.id,
        idempotency_key: 'told',
      },
      { type: 'WITHDRAWAL', value: 5, idempotency_key: null },
    ]);
    expect(new Set(rows.map(({ request_id: request }) => request)).size).toBe(2);
    expect(rows.every(({ request_id: request }) => request !== null)).toBe(true);
  });

  it('keys are each person’s and each call’s own', async () => {
    const other = await ledgerFixture.person();
    await put('c');
    expect((await put('c', 5, other)).reply).toEqual({ balance: 5 });
    expect((await take('c', 3)).status).toBe(200);
  });

  it('a refused attempt frees its key', async () => {
    const before = await ledgerFixture.balance(caller);
    expect((await take('d', before + 1)).status).toBe(402);
    await put('e', 1);
    expect((await take('d', before + 1)).status).toBe(200);
    await put('f', 50 * price);
  });

  it('a twin in flight is 409 with a time to come back', async () => {
    let finish: (value: string) => void = () => undefined;
    const working = new Promise<string>((resolve) => {
      finish = resolve;
    });
    let begun: () => void = () => undefined;
    const started = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const request = { headers: { 'idempotency-key': 'g' } } as never;
    const first = withKey<'wallet.buy', string>(
      ledgerFixture.exchange,
      { request, caller, body: { amount: price } },
      'wallet.buy',
      () => {
        begun();
        return working;
      },
    );
    await started;
    expect((await put('g')).refusal).toMatchObject({ status: 409, code: 'in_flight', retryAfter: 10 });
    finish('done');
    expect(await first).toBe('done');
  });

  it('a replayed purchase gives the same access address, which is kept encrypted', async () => {
    const stream_id = await ledgerFixture.stream(seller);
    const [first, second] = [await buy('h', { stream_id, hours: 1 }), await buy('h', { stream_id, hours: 1 })];
    expect(second.reply).toEqual(first.reply);
    const address = first.reply && 'stream_url' in first.reply ? first.reply.stream_url : undefined;
    const key = new URL(address ?? '').searchParams.get('key') ?? '';
    expect(key.length).toBeGreaterThanOrEqual(22);
    const { rows } = { rows: await ledgerFixture.exchange.db.selectFrom('idempotency').selectAll().execute() };
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(key);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(key).toString('base64').slice(4, 20));
  });

  it('a replayed purchase leads to where the server is reached now', async () => {
    const wish = { caller, key: 'moved', body: { stream_id: await ledgerFixture.stream(seller), hours: 1 } };
    const first = await ledgerFixture.call('access.buy', subscriptionHandlers['access.buy'], wish);
    const there = {
      ...ledgerFixture.exchange,
      config: { ...ledgerFixture.exchange.config, publicUrl: 'https://new.example' },
    };
    const again = await ledgerFixture.call(
      'access.buy',
      (_, ask) => subscriptionHandlers['access.buy'](there, ask),
      wish,
    );
    const addressIn = ({ reply }: typeof first) => new URL((reply && 'stream_url' in reply && reply.stream_url) || '');
    const [before, after] = [addressIn(first), addressIn(again)];
    expect(after.origin).toBe('https://new.example');
    expect(before.origin).not.toBe(after.origin);
    expect(after.pathname + after.search).toBe(before.pathname + before.search);
  });

  it('several purchases under one key are each made once, also when the first attempt was cut short', async () => {
    const [cheap, dear, other] = [
      await ledgerFixture.stream(seller, { price: 1 }),
      await ledgerFixture.stream(seller, { price: 9e14 }),
      await ledgerFixture.stream(seller, { price: 2 }),
    ];
    const items = [cheap, dear, other].map((stream_id) => ({ stream_id, hours: 1 }));
    const before = await ledgerFixture.balance(caller);
    // Somewhere within the third purchase.
    ledgerFixture.database.faults.failAt(17);
    const cut = await buy('i', items);
    ledgerFixture.database.faults.failAt(undefined);
    expect(cut.status).toBe(503);
    expect(await ledgerFixture.balance(caller)).toBe(before - 1);
    const whole = await buy('i', items);
    expect(whole.reply).toMatchObject({
      Responses: [
        { streamID: cheap, subscriptionID: expect.any(String) as string },
        { streamID: dear, errorMessage: 'Not enough tokens in the wallet' },
        { streamID: other, subscriptionID: expect.any(String) as string },
      ],
    });
    expect(await ledgerFixture.balance(caller)).toBe(before - 3);
    expect((await buy('i', items)).reply).toEqual(whole.reply);
    expect(await ledgerFixture.balance(caller)).toBe(before - 3);
    await ledgerFixture.expectSound();
  });

  it.each([
    ['', 400],
    ['k'.repeat(256), 400],
    ['k'.repeat(255), 200],
  ])('keys have 1 to 255 characters', async (key, status) => {
    expect((await put(key)).status).toBe(status);
  });

  it('an attempt that died holds its key for ten seconds', async () => {
    const held = {
      user_id: caller.id,
      call: 'wallet.buy',
      key: 'l',
      claim: caller.id,
      created_at: ledgerFixture.exchange.now().toISOString(),
    };
    const first = await put('l0', 11);
    const { body_hash } = await ledgerFixture.exchange.db
      .selectFrom('idempotency')
      .select('body_hash')
      .where('key', '=', 'l0')
      .executeTakeFirstOrThrow();
    await ledgerFixture.exchange.db
      .insertInto('idempotency')
      .values({ ...held, body_hash, status: null, reply: null })
      .execute();
    expect((await put('l', 11)).status).toBe(409);
    expect((await put('l', 12)).status).toBe(422);
    ledgerFixture.pass(10_001);
    expect((await put('l', 11)).reply).toEqual({ balance: (first.reply?.balance ?? 0) + 11 });
  });

  it('a late attempt cannot book after another attempt took its key', async () => {
    const request = { headers: { 'idempotency-key': 'late' } } as never;
    const late = withKey<'wallet.buy', void>(
      ledgerFixture.exchange,
      { request, caller, body: { amount: 11 } },
      'wallet.buy',
      async ({ storeReply }) => {
        ledgerFixture.pass(10_001);
        await put('late', 11);
        await transaction(ledgerFixture.exchange.db, (trx) => storeReply(trx, {}));
      },
    );
    await expect(late).rejects.toMatchObject({ status: 409, code: 'in_flight' });
  });

  it('an answer is kept for a day', async () => {
    const first = await put('m');
    ledgerFixture.pass(24 * 3600 * 1000 - 60_000);
    expect(await put('m')).toEqual(first);
    ledgerFixture.pass(120_000);
    expect((await put('m')).reply?.balance).toBe((first.reply?.balance ?? 0) + price);
  });
});

describe('sealed values', () => {
  const secret = Buffer.alloc(32, 1);
  it('opens again, and never under another context, another secret or changed', () => {
    const sealed = seal({ secret }, 'text', 'mine');
    expect(open({ secret }, sealed, 'mine')).toBe('text');
    expect(seal({ secret }, 'text', 'mine')).not.toBe(sealed);
    const bytes = Buffer.from(sealed, 'base64');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    const tries = [
      () => open({ secret }, sealed, 'yours'),
      () => open({ secret: Buffer.alloc(32, 2) }, sealed, 'mine'),
      () => open({ secret }, bytes.toString('base64'), 'mine'),
    ];
    for (const attempt of tries) expect(attempt).toThrow('unable to authenticate');
  });
});
