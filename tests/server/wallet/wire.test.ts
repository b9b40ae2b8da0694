import { describe, expect, it } from 'vitest';
import { maxWalletMove } from '#contract/constants.ts';
import { exchangeForFile } from '#tests/support/exchange.ts';
import { statusAndBody } from '#tests/support/requests/statusAndBody.ts';

const exchange = await exchangeForFile();
const person = await exchange.join('buyer');

describe('money over the wire', () => {
  const send = (body: string, headers: Record<string, string> = {}, url = '/transactions/tokens/buy') =>
    exchange.as(person.token).call('POST', url, body, { 'content-type': 'application/json', ...headers });
  const balance = async () => (await person.call('GET', '/transactions/tokens')).json<{ balance: number }>().balance;

  // Other forms of numbers are refused for every call: "whole numbers are written as such" in core/refusals.
  const broken = ['5.0', '"5"', '-1', '0', String(maxWalletMove + 1)];
  it.each(broken)('refuses an amount of %s, naming it, and changes nothing', async (written) => {
    const before = await balance();
    expect(await statusAndBody(send(`{"amount":${written}}`))).toMatchObject([
      400,
      { error: expect.any(String) as string, code: expect.any(String) as string },
    ]);
    expect(await balance()).toBe(before);
  });

  it('refuses unknown fields, so that a price or total in the request is never used', async () => {
    expect((await send('{"amount":5,"balance":900}')).json()).toMatchObject({ fields: { balance: 'is not known' } });
    const order = { stream_id: person.id, hours: 1, price: 0, total: 0 };
    const reply = await person.call('POST', '/subscriptions/subscriptions', order);
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json<{ fields: object }>().fields).toSorted()).toEqual(['price', 'total']);
  });

  it('replays under a key with the status of the first time, as one row of history', async () => {
    const before = await balance();
    const replies = [
      await send('{"amount":7}', { 'idempotency-key': 'k' }),
      await send('{ "amount": 7 }', { 'idempotency-key': 'k' }),
    ];
    expect(replies.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [200, JSON.stringify({ balance: before + 7 })],
      [200, JSON.stringify({ balance: before + 7 })],
    ]);
    expect((await send('{"amount":8}', { 'idempotency-key': 'k' })).statusCode).toBe(422);
    const history = await person.call('GET', '/transactions/tokens-history?limit=100');
    expect(history.json<{ txList: { value: number }[] }>().txList.filter(({ value }) => value === 7)).toHaveLength(1);
  });

  it('returns the balance history of a wallet that disagrees with its transfers', async () => {
    const other = await exchange.join('buyer');
    await other.call('POST', '/transactions/tokens/buy', { amount: 9 });
    await exchange.db.updateTable('accounts').set({ balance: 2 }).where('id', '=', other.id).execute();
    const from = new Date(Date.now() - 86_400_000).toISOString();
    const reply = await other.call('GET', `/transactions/tokens/course?from=${from}&interval=DAY`);
    expect(reply.json()).toMatchObject({ opening: -7, steps: [{ balance: -7 }, { received: 9, balance: 2 }] });
    expect((await other.call('GET', '/transactions/tokens/check')).json()).toMatchObject({ agrees: false });
  });

  it('refuses to withdraw more than the balance with 402', async () => {
    const reply = await send(`{"amount":${(await balance()) + 1}}`, {}, '/transactions/tokens/withdraw');
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([402, 'balance_too_low']);
  });

  it.each(['txType=GIFT', 'fromDateTime=yesterday', 'toDateTime=2024-02-30T00:00:00Z'])(
    'refuses a history with %s',
    async (query) => {
      expect((await person.call('GET', `/transactions/tokens-history?${query}`)).statusCode).toBe(400);
    },
  );

  it('names a wrong item of a comma list by the field that the client knows', async () => {
    const reply = await person.call('GET', '/transactions/tokens-history?txType=DEPOSIT,GIFT');
    const { error, fields } = reply.json<{ error: string; fields: Record<string, string> }>();
    expect(Object.keys(fields)).toEqual(['txType']);
    expect(error).toMatch(/^txType is not one of /u);
  });

  it('hides a wallet from other people and from callers without a session', async () => {
    const other = await exchange.join('admin');
    expect((await other.call('GET', '/transactions/tokens')).json()).toEqual({ balance: 0 });
    expect((await other.call('GET', '/transactions/tokens-history')).json()).toMatchObject({ total: 0, txList: [] });
    expect((await exchange.app.inject({ url: '/transactions/tokens' })).statusCode).toBe(401);
  });
});
