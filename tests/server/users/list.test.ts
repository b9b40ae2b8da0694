import { describe, expect, it } from 'vitest';
import type { UserPage } from '#contract/types.ts';
import { exchangeForFile } from '#tests/support/exchange.ts';

const password = 'chosen for somebody';

const server = await exchangeForFile();

const admin = await server.join('admin');
await server.addUser(['seller'], { first_name: 'Zoë', company: '100% Data_Works' });
const gone = await server.addUser(['buyer'], { first_name: 'Gone' });
const shut = await server.addUser(['buyer'], { first_name: 'Shut' });
await admin.call('PATCH', `/auth/users/${gone.id}`, { disabled: true });
await admin.call('PATCH', `/auth/users/${shut.id}`, { locked: true });

describe('the list of people', () => {
  const list = async (query: string) => (await admin.call('GET', `/auth/users${query}`)).json<UserPage>();

  it.each([
    ['', ['Shut', 'Gone', 'Zoë', 'Test']],
    ['?state=enabled', ['Zoë', 'Test']],
    ['?state=disabled', ['Gone']],
    ['?state=locked', ['Shut']],
    ['?role=buyer', ['Shut', 'Gone']],
    ['?role=admin', ['Test']],
    ['?name=zo%C3%AB', ['Zoë']],
    ['?name=100%25', ['Zoë']],
    ['?name=%25', ['Zoë']],
    ['?name=a_W', ['Zoë']],
    ['?name=DATA', ['Zoë']],
    ['?name=%5C', []],
    ['?role=buyer&state=locked&name=shut', ['Shut']],
    ['?page=1&limit=3', ['Test']],
    ['?page=9', []],
    ['?mfa=0', ['Shut', 'Gone', 'Zoë', 'Test']],
    ['?mfa=1', []],
    ['?signedIn=1', ['Test']],
    ['?signedIn=0', ['Shut', 'Gone', 'Zoë']],
    ['?sort=NAME&order=ASC', ['Gone', 'Shut', 'Test', 'Zoë']],
    ['?sort=NAME', ['Zoë', 'Test', 'Shut', 'Gone']],
    ['?sort=CREATED&order=ASC', ['Test', 'Zoë', 'Gone', 'Shut']],
    ['?sort=LAST_LOGIN&limit=1', ['Test']],
    ['?sort=LAST_LOGIN&order=ASC&limit=1', ['Test']],
  ])('finds and sorts by %s', async (query, names) => {
    expect((await list(query)).users.map(({ first_name }) => first_name)).toEqual(names);
  });

  it('returns the total over all pages, and no password', async () => {
    const page = await list('?limit=2');
    expect(page).toMatchObject({ page: 0, limit: 2, total: 4 });
    expect(JSON.stringify(page)).not.toContain('argon2');
  });

  it('filters by addresses in any case, and counts each state', async () => {
    const wanted = `${admin.email.toUpperCase()},nobody@example.com`;
    const page = await list(`?emails=${encodeURIComponent(wanted)}&counts=1`);
    expect(page.users.map(({ email }) => email)).toEqual([admin.email]);
    expect(page.counts).toEqual({ all: 4, enabled: 2, disabled: 1, locked: 1, neverSignedIn: 3, withoutMfa: 4 });
  });

  it.each([
    '?state=gone',
    '?mfa=yes',
    '?sort=PASSWORD',
    '?order=UP',
    `?emails=${Array.from({ length: 26 }, (_, index) => `p${index}@example.com`).join(',')}`,
    '?role=root',
    '?name=',
  ])('refuses %s', async (query) => {
    expect((await admin.call('GET', `/auth/users${query}`)).statusCode).toBe(400);
  });

  it('adds a person who can sign in, with a wallet and the granted slots', async () => {
    const body = { email: 'Ada@Example.com ', password, first_name: 'Ada', userModeType: { seller: true } };
    const added = await admin.call('POST', '/auth/users', { ...body, email: 'Ada@Example.com' });
    expect(added.statusCode).toBe(201);
    const { id } = added.json<{ id: string }>();
    const { call } = await server.enter('ada@example.com', password);
    expect((await call('GET', `/auth/users/${id}`)).json()).toMatchObject({
      email: 'ada@example.com',
      company: '',
      mfa: false,
      userModeType: { user: false, seller: true, admin: false },
    });
    expect((await call('GET', '/transactions/tokens')).json()).toEqual({ balance: 0 });
    expect((await admin.call('POST', '/auth/users', body)).statusCode).toBe(400);
    expect((await admin.call('POST', '/auth/users', { ...body, email: 'ADA@example.com' })).statusCode).toBe(409);
  });

  it.each([
    ['no address', { email: 'nobody' }, 400],
    ['no password', { password: undefined }, 400],
    ['a short password', { password: 'short' }, 400],
    ['a common password', { password: 'password123' }, 422],
    ['the address for a password', { password: 'bob.builder@example.com' }, 422],
    ['no slot', { userModeType: {} }, 400],
    ['a name that is too long', { first_name: 'x'.repeat(101) }, 400],
  ])('refuses to add a person with %s', async (_what, wrong, status) => {
    const { total } = await list('');
    const body = { email: 'bob.builder@example.com', password, ...wrong };
    expect((await admin.call('POST', '/auth/users', body)).statusCode).toBe(status);
    expect((await list('')).total).toBe(total);
  });

  it('twenty concurrent requests with one address add one person', async () => {
    const body = { email: 'twin@example.com', password };
    server.database.faults.jitter({ seed: 2, maxMs: 5 });
    const replies = await Promise.all(Array.from({ length: 20 }, () => admin.call('POST', '/auth/users', body)));
    server.database.faults.jitter(undefined);
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19);
  });

  it('ends one own session, and none of another person', async () => {
    const { email, call } = await server.join('user');
    const stranger = await server.join('user');
    const other = await server.signIn(email);
    const { sessions } = (await call('GET', '/auth/sessions')).json<{ sessions: { id: string; current: boolean }[] }>();
    const id = sessions.find(({ current }) => !current)?.id;
    const status = async (authorization: string) =>
      (await server.app.inject({ url: '/auth/sessions', headers: { authorization } })).statusCode;
    expect((await stranger.call('DELETE', `/auth/sessions/${id}`)).statusCode).toBe(404);
    expect(await status(other)).toBe(200);
    expect((await call('DELETE', `/auth/sessions/${id}`)).statusCode).toBe(204);
    expect(await status(other)).toBe(401);
    expect((await call('GET', '/auth/sessions')).statusCode).toBe(200);
    expect((await call('DELETE', `/auth/sessions/${id}`)).statusCode).toBe(404);
  });

  it('lists own sessions, ends the others, and exports own data', async () => {
    const { id, email, call } = await server.join('user');
    const other = await server.signIn(email);
    const { sessions } = (await call('GET', '/auth/sessions')).json<{ sessions: { current: boolean }[] }>();
    expect(sessions.map(({ current }) => current).toSorted((one, two) => Number(one) - Number(two))).toEqual([
      false,
      true,
    ]);
    expect((await call('DELETE', '/auth/sessions')).statusCode).toBe(204);
    const asked = await server.app.inject({ url: '/auth/sessions', headers: { authorization: other } });
    expect(asked.statusCode).toBe(401);
    const data = (await call('GET', `/auth/users/${id}/export`)).json<{ user: object; events: { action: string }[] }>();
    expect(data.user).toMatchObject({ email });
    expect(data.events.map(({ action }) => action)).toContain('session.closedOthers');
    expect(JSON.stringify(data)).not.toContain('argon2');
  });
});
