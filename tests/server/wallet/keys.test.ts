import { describe, expect, it } from 'vitest';
import { transaction } from '#server/database/transaction.ts';
import { withKey } from '#server/ledger/idempotency.ts';
import { unseal, seal } from '#server/kernel/seal.ts';
import { ledgerForFile } from '#tests/support/ledgerFixture.ts';
import { addRows, changeRows, rowOf, rowsOf } from '#tests/support/database/rows.ts';

const price = 1_000_000;

const ledger = await ledgerForFile();
const caller = await ledger.person({ balance: 100 * price });
const seller = await ledger.person();

describe('idempotency keys', () => {
  const put = (key: string, amount = price, who = caller) =>
    ledger.call('wallet.buy', { caller: who, key, body: { amount } });
  const take = (key: string, amount: number) => ledger.call('wallet.withdraw', { caller, key, body: { amount } });
  const buy = (key: string, body: { stream_id: string; hours: number } | { stream_id: string; hours: number }[]) =>
    ledger.call('access.buy', { caller, key, body });

  it('the same key and body replay the first reply with one effect, whatever the balance since', async () => {
    const first = await put('a');
    await put('between', 7);
    const second = await put('a');
    expect(second).toEqual(first);
    expect(await ledger.balance(caller)).toBe((first.reply?.balance ?? 0) + 7);
  });

  it('an answer sealed with a lost secret is 409 with the reason, and nothing is done twice', async () => {
    await put('lost');
    const balance = await ledger.balance(caller);
    await changeRows(
      ledger.database.db,
      'idempotency',
      { key: 'lost' },
      { reply: seal({ secret: Buffer.alloc(32, 'x') }, '{}', 'lost') },
    );
    expect((await put('lost')).refusal).toMatchObject({ status: 409, code: 'secret_lost' });
    expect(await ledger.balance(caller)).toBe(balance);
  });

  it('another body under the same key is 422, for a key that is done as for one that runs', async () => {
    await put('b');
    expect((await put('b', 2 * price)).refusal).toMatchObject({ status: 422, code: 'key_reused' });
  });

  it('each transfer keeps by which request and key it came about, and by none where none was sent', async () => {
    const who = await ledger.person({ balance: 10 * price });
    const goods = await ledger.stream(seller, { price });
    const order = { caller: who, body: { stream_id: goods, hours: 1 } };
    const bought = await ledger.call('access.buy', { ...order, key: 'told' });
    await ledger.call('wallet.withdraw', { caller: who, body: { amount: 5 } });
    const rows = await ledger.database.db
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

  it('keys are separate per person and call', async () => {
    const other = await ledger.person();
    await put('c');
    expect((await put('c', 5, other)).reply).toEqual({ balance: 5 });
    expect((await take('c', 3)).status).toBe(200);
  });

  it('a refused attempt frees its key', async () => {
    const before = await ledger.balance(caller);
    expect((await take('d', before + 1)).status).toBe(402);
    await put('e', 1);
    expect((await take('d', before + 1)).status).toBe(200);
    await put('f', 50 * price);
  });

  it('a concurrent request with the same key is 409 with Retry-After', async () => {
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
      ledger.exchange,
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
    const stream_id = await ledger.stream(seller);
    const [first, second] = [await buy('h', { stream_id, hours: 1 }), await buy('h', { stream_id, hours: 1 })];
    expect(second.reply).toEqual(first.reply);
    const address = first.reply && 'stream_url' in first.reply ? first.reply.stream_url : undefined;
    const key = new URL(address ?? '').searchParams.get('key') ?? '';
    expect(key.length).toBeGreaterThanOrEqual(22);
    const { rows } = { rows: await rowsOf(ledger.db, 'idempotency') };
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(key);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(key).toString('base64').slice(4, 20));
  });

  it('a replayed purchase returns the current address of the server', async () => {
    const wish = { caller, key: 'moved', body: { stream_id: await ledger.stream(seller), hours: 1 } };
    const first = await ledger.call('access.buy', wish);
    const config = { ...ledger.exchange.config, publicUrl: 'https://new.example' };
    const again = await ledger.call('access.buy', wish, { ...ledger.exchange, config });
    const addressIn = ({ reply }: typeof first) => new URL((reply && 'stream_url' in reply && reply.stream_url) || '');
    const [before, after] = [addressIn(first), addressIn(again)];
    expect(after.origin).toBe('https://new.example');
    expect(before.origin).not.toBe(after.origin);
    expect(after.pathname + after.search).toBe(before.pathname + before.search);
  });

  it('several purchases under one key are each made once, also when the first attempt was cut short', async () => {
    const [cheap, dear, other] = [
      await ledger.stream(seller, { price: 1 }),
      await ledger.stream(seller, { price: 9e14 }),
      await ledger.stream(seller, { price: 2 }),
    ];
    const items = [cheap, dear, other].map((stream_id) => ({ stream_id, hours: 1 }));
    const before = await ledger.balance(caller);
    // Somewhere within the third purchase.
    ledger.database.faults.failAt(17);
    const cut = await buy('i', items);
    ledger.database.faults.failAt(undefined);
    expect(cut.status).toBe(503);
    expect(await ledger.balance(caller)).toBe(before - 1);
    const whole = await buy('i', items);
    expect(whole.reply).toMatchObject({
      Responses: [
        { streamID: cheap, subscriptionID: expect.any(String) as string },
        { streamID: dear, errorMessage: 'Not enough tokens in the wallet' },
        { streamID: other, subscriptionID: expect.any(String) as string },
      ],
    });
    expect(await ledger.balance(caller)).toBe(before - 3);
    expect((await buy('i', items)).reply).toEqual(whole.reply);
    expect(await ledger.balance(caller)).toBe(before - 3);
    await ledger.expectBalancedLedger();
  });

  it.each([
    ['', 400],
    ['k'.repeat(256), 400],
    ['k'.repeat(255), 200],
  ])('keys have 1 to 255 characters', async (key, status) => {
    expect((await put(key)).status).toBe(status);
  });

  it('a dead attempt keeps its key for ten seconds', async () => {
    const held = {
      user_id: caller.id,
      call: 'wallet.buy',
      key: 'l',
      claim: caller.id,
      created_at: ledger.at(),
    };
    const first = await put('l0', 11);
    const { body_hash } = await rowOf(ledger.db, 'idempotency', { key: 'l0' }, 'body_hash');
    await addRows(ledger.db, 'idempotency', { ...held, body_hash, status: null, reply: null });
    expect((await put('l', 11)).status).toBe(409);
    expect((await put('l', 12)).status).toBe(422);
    ledger.pass(10_001);
    expect((await put('l', 11)).reply).toEqual({ balance: (first.reply?.balance ?? 0) + 11 });
  });

  it('a late attempt cannot book after another attempt took its key', async () => {
    const request = { headers: { 'idempotency-key': 'late' } } as never;
    const late = withKey<'wallet.buy', void>(
      ledger.exchange,
      { request, caller, body: { amount: 11 } },
      'wallet.buy',
      async ({ storeReply }) => {
        ledger.pass(10_001);
        await put('late', 11);
        await transaction(ledger.db, (trx) => storeReply(trx, {}));
      },
    );
    await expect(late).rejects.toMatchObject({ status: 409, code: 'in_flight' });
  });

  it('an answer is kept for a day', async () => {
    const first = await put('m');
    ledger.pass(24 * 3600 * 1000 - 60_000);
    expect(await put('m')).toEqual(first);
    ledger.pass(120_000);
    expect((await put('m')).reply?.balance).toBe((first.reply?.balance ?? 0) + price);
  });
});

describe('sealed values', () => {
  const secret = Buffer.alloc(32, 1);
  it('opens again, and never under another context, another secret or changed', () => {
    const sealed = seal({ secret }, 'text', 'mine');
    expect(unseal({ secret }, sealed, 'mine')).toBe('text');
    expect(seal({ secret }, 'text', 'mine')).not.toBe(sealed);
    const bytes = Buffer.from(sealed, 'base64');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    const tries = [
      () => unseal({ secret }, sealed, 'yours'),
      () => unseal({ secret: Buffer.alloc(32, 2) }, sealed, 'mine'),
      () => unseal({ secret }, bytes.toString('base64'), 'mine'),
    ];
    for (const attempt of tries) expect(attempt).toThrow('unable to authenticate');
  });
});
