import { asyncProperty, assert, array, constantFrom, integer, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Moved, Payment } from '#contract/types.ts';
import { maxPaymentsPending } from '#contract/constants.ts';
import { readConfig } from '#server/kernel/config.ts';
import { auditLedger } from '#server/ledger/checks.ts';
import { hasPostgres } from '#tests/support/database/postgres.ts';
import { mailTo } from '#tests/support/outbox.ts';
import { exchangeForFile, openTestExchange, type Person } from '#tests/support/exchange.ts';

const env = { PAYMENTS: 'manual' };

const exchange = await exchangeForFile({ env });
const admins = [await exchange.join('admin'), await exchange.join('admin')];

describe('payments that an admin decides', () => {
  const [first, second] = [() => admins[0] as Person, () => admins[1] as Person];
  const balanceOf = async (person: Person) =>
    (await person.call('GET', '/transactions/tokens')).json<{ balance: number }>().balance;
  const ask = async (person: Person, verb: 'buy' | 'withdraw', amount: number) =>
    person.call('POST', `/transactions/tokens/${verb}`, { amount });
  const asked = async (person: Person, verb: 'buy' | 'withdraw', amount: number) => {
    const reply = await ask(person, verb, amount);
    expect(reply.statusCode).toBe(200);
    const { payment, balance } = reply.json<Moved>();
    return { id: (payment as Payment).id, balance };
  };
  const decide = (admin: Person, id: string, verb: 'confirm' | 'decline', reference = 'SEPA 4711') =>
    admin.call('POST', `/transactions/payments/${id}/${verb}`, { reference });
  const funded = async (amount: number) => {
    const person = await exchange.join('user');
    const { id } = await asked(person, 'buy', amount);
    expect((await decide(first(), id, 'confirm')).statusCode).toBe(200);
    return person;
  };
  const expectBalancedLedger = async () => expect((await auditLedger(exchange.db)).findings).toEqual([]);

  it('moves no tokens before the purchase is confirmed, and then once', async () => {
    const person = await exchange.join('buyer');
    const { id, balance } = await asked(person, 'buy', 5_000_000);
    expect([balance, await balanceOf(person)]).toEqual([0, 0]);
    const own = (await person.call('GET', '/transactions/payments?state=pending')).json<{ content: Payment[] }>();
    expect(own.content).toMatchObject([{ id, kind: 'purchase', amount: 5_000_000, state: 'pending' }]);
    const done = await decide(first(), id, 'confirm');
    expect(done.json()).toMatchObject({ id, state: 'confirmed', reference: 'SEPA 4711', user: { id: person.id } });
    const again = await decide(second(), id, 'confirm');
    expect([again.statusCode, again.json()]).toMatchObject([409, { code: 'payment_decided' }]);
    expect(await balanceOf(person)).toBe(5_000_000);
    const history = (await person.call('GET', '/transactions/tokens-history')).json<{ txList: object[] }>();
    expect(history.txList).toMatchObject([{ txType: 'DEPOSIT', value: 5_000_000, reference: id }]);
    await expectBalancedLedger();
  });

  it('deducts a withdrawal at once, refunds it when declined, and keeps the ledger balanced', async () => {
    const person = await funded(10);
    const { id, balance } = await asked(person, 'withdraw', 4);
    expect([balance, await balanceOf(person)]).toEqual([6, 6]);
    expect((await ask(person, 'withdraw', 7)).statusCode).toBe(402);
    await decide(first(), id, 'decline', 'Account unknown');
    expect(await balanceOf(person)).toBe(10);
    const history = await person.call('GET', '/transactions/tokens-history');
    const moves = history.json<{ txList: { id: string; txType: string; refund?: true }[] }>().txList;
    expect(moves.map(({ txType, refund }) => [txType, refund])).toEqual([
      ['DEPOSIT', true],
      ['WITHDRAWAL', undefined],
      ['DEPOSIT', undefined],
    ]);
    const refund = await person.call('GET', `/transactions/tokens-history/${moves[0]?.id}`);
    expect(refund.json()).toMatchObject({ entry: { refund: true } });
    const kept = await asked(person, 'withdraw', 10);
    await decide(first(), kept.id, 'confirm');
    expect(await balanceOf(person)).toBe(0);
    await expectBalancedLedger();
  });

  it('notifies the admins of a request, and the person of its end, with an audit line', async () => {
    const person = await exchange.join('buyer');
    const { id } = await asked(person, 'buy', 7);
    const kinds = async (of: Person) => {
      const query = '{ notifications { content { kind reference amount stream_id actor { id } } } }';
      const reply = await of.call('POST', '/application/query', { query });
      return reply
        .json<{ data: { notifications: { content: { reference: string }[] } } }>()
        .data.notifications.content.filter(({ reference }) => reference === id);
    };
    for (const admin of admins) {
      expect(await kinds(admin)).toMatchObject([{ kind: 'payment_requested', amount: 7, actor: { id: person.id } }]);
    }
    await decide(second(), id, 'decline', 'Nothing arrived');
    expect(await kinds(person)).toEqual([
      { kind: 'purchase_declined', reference: id, amount: 7, stream_id: null, actor: { id: second().id } },
    ]);
    const lines = await exchange.db.selectFrom('audit').selectAll().where('subject_id', '=', person.id).execute();
    expect(lines.find(({ action }) => action === 'payment.declined')).toMatchObject({
      actor_id: second().id,
      after: { state: 'declined', payment: id, kind: 'purchase', amount: 7, reference: 'Nothing arrived' },
    });
    expect(await balanceOf(person)).toBe(0);
  });

  it('lets exactly one of two admins decide at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await funded(100);
      const [bought, withdrawn] = [await asked(person, 'buy', 30), await asked(person, 'withdraw', 50)];
      const replies = await Promise.all([
        decide(first(), bought.id, 'confirm'),
        decide(second(), bought.id, 'confirm'),
        decide(first(), withdrawn.id, 'decline'),
        decide(second(), withdrawn.id, 'confirm'),
      ]);
      const codes = replies.map(({ statusCode }) => statusCode);
      const ordered = (some: number[]) => some.toSorted((a, b) => a - b);
      expect([ordered(codes.slice(0, 2)), ordered(codes.slice(2))]).toEqual([
        [200, 409],
        [200, 409],
      ]);
      expect(await balanceOf(person)).toBe(130 - (codes[3] === 200 ? 50 : 0));
    }
    await expectBalancedLedger();
  });

  it('keeps own payments from an admin, and all payments from others', async () => {
    const { id } = await asked(first(), 'buy', 1);
    expect((await decide(first(), id, 'confirm')).json()).toMatchObject({ code: 'own_payment' });
    expect((await decide(second(), id, 'confirm')).statusCode).toBe(200);
    const person = await exchange.join('user');
    const own = await asked(person, 'buy', 1);
    expect((await decide(person, own.id, 'confirm')).statusCode).toBe(403);
    expect((await person.call('GET', '/transactions/payments/all')).statusCode).toBe(403);
    const stranger = await exchange.join('user');
    expect((await stranger.call('GET', '/transactions/payments')).json()).toMatchObject({ total: 0, content: [] });
    expect((await decide(second(), own.id, 'confirm', '')).json()).toMatchObject({ fields: { reference: 'is empty' } });
  });

  it('refuses more undecided payments than allowed, for concurrent requests', async () => {
    const person = await exchange.join('user');
    const replies = await Promise.all(Array.from({ length: maxPaymentsPending + 5 }, () => ask(person, 'buy', 1)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(maxPaymentsPending);
    expect(replies.find(({ statusCode }) => statusCode !== 200)?.json()).toMatchObject({ code: 'payments_pending' });
  });

  it('requests once under one key', async () => {
    const person = await exchange.join('user');
    const send = () => person.call('POST', '/transactions/tokens/buy', { amount: 3 }, { 'idempotency-key': 'once' });
    expect((await send()).json()).toEqual((await send()).json());
    expect((await person.call('GET', '/transactions/payments')).json()).toMatchObject({ total: 1 });
  });

  it('keeps balance and requests equal to a model for any sequence of actions', async () => {
    const step = record({
      act: constantFrom('buy', 'withdraw', 'confirm', 'decline'),
      amount: integer({ min: 1, max: 50 }),
    });
    await assert(
      asyncProperty(array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const person = await exchange.join('user');
        const open: { id: string; verb: 'buy' | 'withdraw'; amount: number }[] = [];
        let balance = 0;
        for (const { act, amount } of steps) {
          if (act === 'buy' || act === 'withdraw') {
            const reply = await ask(person, act, amount);
            if (reply.statusCode !== (act === 'withdraw' && amount > balance ? 402 : 200)) return false;
            if (reply.statusCode !== 200) continue;
            open.push({ id: reply.json<{ payment: Payment }>().payment.id, verb: act, amount });
            if (act === 'withdraw') balance -= amount;
          } else {
            const payment = open.shift();
            if (!payment) continue;
            if ((await decide(first(), payment.id, act)).statusCode !== 200) return false;
            if ((payment.verb === 'buy') === (act === 'confirm')) balance += payment.amount;
          }
          if ((await balanceOf(person)) !== balance) return false;
        }
        return true;
      }),
      { numRuns: 8 },
    );
    await expectBalancedLedger();
  });
});

describe('instructions of the operator', () => {
  const text = 'Transfer {amount} to IBAN DE02, naming {reference}.\\nThank you.';
  const paidBy = async (variables: object) => {
    const exchange = await openTestExchange({ env: { ...env, PAYMENT_INSTRUCTIONS: text, ...variables } });
    const [person, admin] = [await exchange.join('user'), await exchange.join('admin')];
    const ask = async (verb: 'buy' | 'withdraw', amount: number) =>
      (await person.call('POST', `/transactions/tokens/${verb}`, { amount })).json<Moved>().payment as Payment;
    const listed = async (who: Person, address: string) =>
      (await who.call('GET', address)).json<{ content: Payment[] }>().content;
    return { exchange, person, admin, ask, listed };
  };

  it('come with the request, in both lists and by mail, until it is decided', async () => {
    const { exchange, person, admin, ask, listed } = await paidBy({ CURRENCY: 'EUR', TOKEN_PRICE: '0.25' });
    const payment = await ask('buy', 25_000_000);
    expect(payment.pay_reference).toMatch(/^DX-[\dA-F]{10}$/u);
    const filled = `Transfer EUR 6.25 to IBAN DE02, naming ${payment.pay_reference}.\nThank you.`;
    expect(payment.instructions).toBe(filled);
    expect(await listed(person, '/transactions/payments')).toMatchObject([{ instructions: filled }]);
    expect(await listed(admin, '/transactions/payments/all')).toMatchObject([{ pay_reference: payment.pay_reference }]);
    expect((await mailTo(exchange, person.email)).text).toContain(filled);
    await admin.call('POST', `/transactions/payments/${payment.id}/confirm`, { reference: '4711' });
    const [decided] = await listed(person, '/transactions/payments');
    expect([decided?.instructions, decided?.pay_reference]).toEqual([undefined, undefined]);
    expect((await ask('withdraw', 1)).instructions).toBeUndefined();
    await exchange.close();
  });

  it('state the tokens if they have no price', async () => {
    const { exchange, ask } = await paidBy({});
    expect((await ask('buy', 1_234_500_000)).instructions).toContain('Transfer 1,234.5 DXT to');
    await exchange.close();
  });
});

describe('payments without an admin', () => {
  it('moves tokens at once in demo mode, and states the terms', async () => {
    const exchange = await openTestExchange({ env: { CURRENCY: 'EUR', TOKEN_PRICE: '0.25', DATABASE_POOL: '1' } });
    const person = await exchange.join('user');
    expect((await person.call('POST', '/transactions/tokens/buy', { amount: 5 })).json()).toEqual({ balance: 5 });
    expect((await person.call('GET', '/transactions/terms')).json()).toEqual({
      flow: 'instant',
      currency: { code: 'EUR', token_price: 250_000 },
    });
    await exchange.close();
  });

  it.each([
    [{ CURRENCY: 'EUR' }, /set together/u],
    [{ TOKEN_PRICE: '1' }, /set together/u],
    [{ CURRENCY: 'euro', TOKEN_PRICE: '1' }, /CURRENCY must be a code/u],
    [{ CURRENCY: 'EUR', TOKEN_PRICE: '1e3' }, /TOKEN_PRICE must be a price/u],
    [{ CURRENCY: 'EUR', TOKEN_PRICE: '0.0000001' }, /TOKEN_PRICE must be a price/u],
    [{ CURRENCY: 'EUR', TOKEN_PRICE: '0' }, /TOKEN_PRICE must be a price/u],
    [{ PAYMENT_INSTRUCTIONS: 'Pay {amount}' }, /PAYMENT_INSTRUCTIONS must contain \{amount\} and \{reference\}/u],
    [{ PAYMENTS: 'card' }, /PAYMENTS must be one of demo, manual/u],
  ])('refuses %j', (variables, problem) => {
    expect(() => readConfig(variables)).toThrow(problem);
  });

  it('reads every digit of a price', () => {
    expect(readConfig({ CURRENCY: 'EUR', TOKEN_PRICE: '8.200001' }).currency?.token_price).toBe(8_200_001);
  });
});

it.skipIf(!hasPostgres())('decides in one process a payment requested in another', async () => {
  const before = await openTestExchange({ env });
  const after = await openTestExchange({
    env: { ...env, DATABASE_URL: before.exchange.config.databaseUrl ?? '' },
  });
  const [person, admin] = [await before.join('user'), await after.join('admin')];
  const ask = async (verb: 'buy' | 'withdraw', amount: number) =>
    (await person.call('POST', `/transactions/tokens/${verb}`, { amount })).json<Moved>();
  const decide = async ({ payment }: Moved, verb: 'confirm' | 'decline') => {
    const address = `/transactions/payments/${payment?.id}/${verb}`;
    return (await admin.call('POST', address, { reference: '4711' })).json<Payment>();
  };
  expect(await decide(await ask('buy', 5), 'confirm')).toMatchObject({ state: 'confirmed' });
  const withdrawn = await ask('withdraw', 3);
  expect(withdrawn.balance).toBe(2);
  expect(await decide(withdrawn, 'decline')).toMatchObject({ state: 'declined' });
  expect((await person.call('GET', '/transactions/tokens')).json()).toEqual({ balance: 5 });
  await after.close();
  await before.close();
});
