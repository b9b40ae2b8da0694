import { describe, expect, it } from 'vitest';
import { exchangeForFile, openTestExchange, testPassword } from '#tests/support/exchange.ts';
import { allSent, linkIn, mailsTo, mailTo } from '#tests/support/outbox.ts';
import { changeRows } from '#tests/support/database/rows.ts';

const minuteMs = 60_000;
const good = 'an entirely new secret';

const server = await exchangeForFile();

describe('password recovery', () => {
  const ask = (email: string) => server.askLink(email);
  const complete = (url: string, password = good) => server.app.inject({ method: 'PATCH', url, payload: { password } });
  const signIn = (email: string, password: string) => server.trySignIn(email, password);

  /** A person with a link that was mailed. */
  async function withLink(mails = 1) {
    const person = await server.join('user');
    await ask(person.email);
    return { ...person, ...linkIn(await mailTo(server, person.email, mails)) };
  }

  it('sets a password once, ends all sessions and mails the owner', async () => {
    const { email, path, call } = await withLink();
    for (const method of ['GET', 'HEAD', 'GET'] as const) {
      expect((await server.app.inject({ method, url: path })).statusCode).toBe(200);
    }
    expect((await complete(path)).json()).toEqual({ changed: true, email });
    expect((await call('GET', '/streams/categories')).statusCode).toBe(401);
    expect((await signIn(email, testPassword)).statusCode).toBe(401);
    expect((await signIn(email, good)).statusCode).toBe(201);
    expect((await complete(path, 'another good secret')).statusCode).toBe(410);
    expect((await mailTo(server, email, 2)).subject).toBe('Your password was reset');
  });

  it('answers alike for known, unknown, disabled and locked addresses, and mails only known ones', async () => {
    const [known, disabled, locked] = await Promise.all([1, 2, 3].map(() => server.addUser(['user'])));
    await changeRows(server.db, 'users', { id: disabled?.id ?? '' }, { disabled: true });
    await changeRows(server.db, 'users', { id: locked?.id ?? '' }, { locked: true });
    const addresses = [known?.email, disabled?.email, locked?.email, 'nobody@example.com'].map(String);
    const replies = await Promise.all(addresses.map(ask));
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    await allSent(server);
    expect(addresses.map((address) => mailsTo(server, address).length)).toEqual([1, 1, 1, 0]);
  });

  it('neither enables nor unlocks nor signs in', async () => {
    const { id, email, path } = await withLink();
    await changeRows(server.db, 'users', { id }, { disabled: true });
    const done = await complete(path);
    expect([done.statusCode, 'token' in done.json<object>()]).toEqual([200, false]);
    expect((await signIn(email, good)).statusCode).toBe(401);
  });

  it('keeps only digests of its secrets', async () => {
    const { token } = await withLink();
    const tables = ['recoveries', 'mails', 'audit', 'limits', 'users'] as const;
    for (const table of tables) {
      expect(JSON.stringify(await server.db.selectFrom(table).selectAll().execute())).not.toContain(token);
    }
  });

  it('a new link, a changed person and a used-up time void a link alike', async () => {
    const first = await withLink();
    await ask(first.email);
    const second = linkIn(await mailTo(server, first.email, 2));
    const other = await withLink();
    const refused = [
      first.path,
      `/auth/users/recover/${other.token}/${first.id}`,
      `/auth/users/recover/${'A'.repeat(43)}/${first.id}`,
    ];
    const replies = await Promise.all(refused.map((url) => complete(url)));
    server.pass(31 * minuteMs);
    replies.push(await complete(second.path), await server.app.inject({ url: second.path }));
    server.pass(-31 * minuteMs);
    const bodies = replies.map((reply) => ({ ...reply.json<object>(), requestId: '', status: reply.statusCode }));
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(bodies[0]).toMatchObject({ status: 410, code: 'link_invalid' });
    expect((await complete(second.path)).statusCode).toBe(200);
    expect((await complete(other.path)).statusCode).toBe(200);
  });

  it.each([
    ['too short', 'short', 400],
    ['too long', 'x'.repeat(129), 400],
    ['common', 'qwertyuiop', 422],
    ['a run', 'abcdefghijk', 422],
    ['named after the exchange', 'Data-Exchange-2026', 422],
    ['used before', testPassword, 422],
  ])('a password that is %s leaves the link usable', async (_what, password, status) => {
    const { path } = await withLink();
    const refused = await complete(path, password);
    expect(refused.statusCode).toBe(status);
    expect(refused.json()).toHaveProperty('fields.password');
    expect((await complete(path)).statusCode).toBe(200);
  });

  it('accepts one of fifty concurrent uses, whose password then works', async () => {
    const { email, path } = await withLink();
    const passwords = Array.from({ length: 50 }, (_, index) => `a password of number ${index}`);
    server.database.faults.jitter({ seed: 7, maxMs: 5 });
    const replies = await Promise.all(passwords.map((password) => complete(path, password)));
    server.database.faults.jitter(undefined);
    const won = passwords.filter((_, index) => replies[index]?.statusCode === 200);
    expect(won).toHaveLength(1);
    expect((await signIn(email, won[0] ?? '')).statusCode).toBe(201);
  });

  it.each(['short', 'with space in it and long', 'x'.repeat(101)])('refuses the token %s by form', async (token) => {
    const url = `/auth/users/recover/${encodeURIComponent(token)}/01900000-0000-7000-8000-000000000000`;
    expect((await server.app.inject({ url })).statusCode).toBe(400);
  });
});

describe('with limits', () => {
  it('sends three mails an hour to one account with unchanged answers, and limits tries of links', async () => {
    const server = await openTestExchange({ env: { RATE_LIMITS: 'on', DATABASE_POOL: '1' } });
    const { email } = await server.addUser(['user']);
    const replies = [];
    for (let time = 0; time < 6; time += 1) {
      replies.push(await server.askLink(email));
    }
    expect(new Set(replies.map(({ statusCode, body }) => statusCode + body)).size).toBe(1);
    await allSent(server);
    expect(mailsTo(server, email)).toHaveLength(3);
    const url = `/auth/users/recover/${'A'.repeat(43)}/01900000-0000-7000-8000-000000000000`;
    const tries = [];
    for (let time = 0; time < 31; time += 1) tries.push(await server.app.inject({ url }));
    expect(tries.at(-2)?.statusCode).toBe(410);
    expect(tries.at(-1)?.statusCode).toBe(429);
    expect(Number(tries.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    await server.close();
  });
});
