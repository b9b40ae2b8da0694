import { beforeAll, describe, expect, it } from 'vitest';
import { sweep } from '#server/jobs/housekeeping.ts';
import { exchangeForFile, openTestExchange, type TestExchange, type Person } from '#tests/support/exchange.ts';
import { linkIn, mailsTo, mailTo } from '#tests/support/outbox.ts';
import { hasPostgres } from '#tests/support/database/postgres.ts';

interface Page {
  content: { id: string; email: string; state: string; terms: string; company: string }[];
}

const fields = { first_name: 'Ada', last_name: 'Moreno', company: 'Harbour Ltd', purpose: 'Tides', terms: '7' };
const env = { JOIN: 'approval', TERMS_VERSION: '7' };
let counter = 0;
const newAddress = () => `joiner-${(counter += 1)}@example.com`;

const askIn = ({ app }: TestExchange, email: string, more: object = {}) =>
  app.inject({ method: 'POST', url: '/auth/join', payload: { ...fields, email, ...more } });
const confirmIn = ({ app }: TestExchange, { token, id }: { token: string; id: string }) =>
  app.inject({ method: 'POST', url: `/auth/join/confirm/${token}/${id}` });
const setPassword = ({ app }: TestExchange, { token, id }: { token: string; id: string }, password: string) =>
  app.inject({ method: 'PATCH', url: `/auth/users/recover/${token}/${id}`, payload: { password } });

describe.each(hasPostgres() ? (['embedded', 'postgres'] as const) : (['embedded'] as const))(
  'a request for an account on %s',
  (engine) => {
    let exchange: TestExchange;
    let admin: Person;
    beforeAll(async () => {
      exchange = await openTestExchange({ engine, env });
      admin = await exchange.join('admin');
      return () => exchange.close();
    });
    const listed = async (state: string) => (await admin.call('GET', `/auth/join?state=${state}`)).json<Page>().content;
    const confirmed = async () => {
      const email = newAddress();
      expect((await askIn(exchange, email)).json()).toEqual({ accepted: true });
      const link = linkIn(await mailTo(exchange, email));
      expect((await confirmIn(exchange, link)).json()).toEqual({ state: 'pending' });
      return { email, link };
    };
    const unread = async () => {
      const found = exchange.db.selectFrom('notifications').select('id').where('kind', '=', 'join_requested');
      return (await found.where('user_id', '=', admin.id).where('read_at', 'is', null).execute()).length;
    };

    it('reaches the admins once its address is confirmed, and becomes an account that signs in', async () => {
      const { email, link } = await confirmed();
      expect((await confirmIn(exchange, link)).statusCode).toBe(410);
      const [request] = await listed('pending');
      expect(request).toMatchObject({ email, terms: '7', company: 'Harbour Ltd' });
      const { id } = request ?? { id: '' };
      expect((await admin.call('POST', `/auth/join/${id}/approve`)).json()).toMatchObject({ id, state: 'approved' });
      const again = await admin.call('POST', `/auth/join/${id}/decline`, { reference: 'x' });
      expect([again.statusCode, again.json()]).toMatchObject([409, { code: 'request_decided' }]);
      const mail = await mailTo(exchange, email, 2);
      expect(mail.subject).toBe('Your account is ready');
      expect((await setPassword(exchange, linkIn(mail), 'a harbour full of tides')).statusCode).toBe(200);
      await expect(exchange.signIn(email, 'a harbour full of tides')).resolves.toBeTruthy();
      const person = await exchange.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
      expect(person).toMatchObject({ first_name: 'Ada', company: 'Harbour Ltd', slots: ['buyer'] });
    });

    it('is declined with a reason that is mailed, and adds no account', async () => {
      const { email } = await confirmed();
      const [request] = await listed('pending');
      const reply = await admin.call('POST', `/auth/join/${request?.id}/decline`, { reference: 'Customers only' });
      expect(reply.json()).toMatchObject({ state: 'declined', reference: 'Customers only' });
      expect((await mailTo(exchange, email, 2)).text).toContain('Reason: Customers only');
      expect(await exchange.db.selectFrom('users').where('email', '=', email).select('id').execute()).toEqual([]);
    });

    it('is added once by two admins at the same moment', async () => {
      const second = await exchange.join('admin');
      const { email } = await confirmed();
      const [request] = await listed('pending');
      const replies = await Promise.all(
        [admin, second].map((one) => one.call('POST', `/auth/join/${request?.id}/approve`)),
      );
      expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect(await exchange.db.selectFrom('users').where('email', '=', email).select('id').execute()).toHaveLength(1);
      expect(await listed('pending')).toEqual([]);
    });

    it('gives the same answer for an address with an account, and mails its owner', async () => {
      const { email } = await exchange.addUser(['user']);
      expect((await askIn(exchange, email)).json()).toEqual({ accepted: true });
      const { text } = await mailTo(exchange, email);
      expect(text).toContain('You have an account already');
      expect(text).not.toContain('/join?');
    });

    it('needs the present version of the terms', async () => {
      const reply = await askIn(exchange, newAddress(), { terms: '6' });
      expect([reply.statusCode, reply.json()]).toMatchObject([409, { code: 'terms_changed' }]);
    });

    it('notifies admins until it is decided', async () => {
      const before = await unread();
      await confirmed();
      expect(await unread()).toBe(before + 1);
      const [request] = await listed('pending');
      await admin.call('POST', `/auth/join/${request?.id}/decline`, { reference: 'x' });
      expect(await unread()).toBe(before);
    });

    it('is deleted after a week without a confirmation', async () => {
      const email = newAddress();
      await askIn(exchange, email);
      const old = new Date(exchange.exchange.now().getTime() - 8 * 24 * 3_600_000).toISOString();
      await exchange.db.updateTable('join_requests').set({ created_at: old }).where('email', '=', email).execute();
      expect((await sweep(exchange.exchange))['joinRequests']).toBe(1);
    });
  },
);

describe('joining', () => {
  const open = exchangeForFile({ env: { JOIN: 'open' } });

  it('needs no admin where it is open: the confirmation answers with the link for the password', async () => {
    const exchange = await open;
    const email = newAddress();
    await askIn(exchange, email, { terms: '1' });
    const reply = await confirmIn(exchange, linkIn(await mailTo(exchange, email)));
    const { state, link } = reply.json<{ state: string; link: { token: string; id: string } }>();
    expect(state).toBe('approved');
    expect((await setPassword(exchange, link, 'an open harbour of tides')).statusCode).toBe(200);
    await expect(exchange.signIn(email, 'an open harbour of tides')).resolves.toBeTruthy();
  });

  it('is off without demo data', async () => {
    const closed = await openTestExchange();
    expect((await askIn(closed, newAddress())).json()).toMatchObject({ code: 'joining_off' });
    await closed.close();
  });

  it('limits requests of one network, and mails to one address', async () => {
    const limited = await openTestExchange({ env: { ...env, RATE_LIMITS: 'on' } });
    const email = newAddress();
    const replies = [];
    for (let count = 0; count < 11; count += 1) replies.push((await askIn(limited, email)).statusCode);
    expect(replies).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    await expect.poll(() => mailsTo(limited, email).length).toBeGreaterThan(0);
    expect(mailsTo(limited, email).length).toBeLessThanOrEqual(3);
    await limited.close();
  });
});
