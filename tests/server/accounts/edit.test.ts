import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '#contract/types.ts';
import { tally } from '#tests/support/bank.ts';
import { engines } from '#tests/support/engines.ts';
import { openTestExchange, testPassword, type TestExchange } from '#tests/support/exchange.ts';
import { allSent, linkIn, mailsTo, mailTo } from '#tests/support/outbox.ts';

describe.each(engines())('editing people on %s', (engine) => {
  let server: TestExchange;
  let admin: Awaited<ReturnType<TestExchange['join']>>;
  beforeAll(async () => {
    server = await openTestExchange({ engine });
    admin = await server.join('admin', 'user');
  });
  afterAll(() => server.close());

  const signIn = (email: string, password: string) =>
    server.app.inject({ method: 'POST', url: '/auth/tokens', payload: { email, password } });
  const at = (id: string) => `/auth/users/${id}`;
  const read = async (id: string) => (await admin.call('GET', at(id))).json<User>();

  it('changes the own profile, and no more than was sent', async () => {
    const { id, call } = await server.join('user');
    const before = await read(id);
    const reply = await call('PATCH', at(id), { first_name: 'Žofie', phone: '+420 111' });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ ...before, first_name: 'Žofie', phone: '+420 111' });
    expect((await call('PATCH', at(id.toUpperCase()), {})).json()).toEqual(reply.json());
  });

  const own: [string, object, number][] = [
    ['slots', { userModeType: { sp: true } }, 409],
    ['disabled', { disabled: true }, 409],
    ['locked', { locked: true }, 409],
    ['id', { id: '01900000-0000-7000-8000-000000000000' }, 400],
    ['balance', { balance: 5 }, 400],
    ['mfa', { mfa: true }, 400],
    ['picture', { picture: '/pictures/x.png' }, 400],
    ['created_date', { created_date: '2020-01-01T00:00:00.000Z' }, 400],
    ['slots that do not exist', { userModeType: { root: true } }, 400],
    ['a password without the current one', { password: 'something quite new' }, 400],
    ['an address without the password', { email: 'new@example.com' }, 400],
    ['a short password', { password: 'short', currentPassword: testPassword }, 400],
    ['a common password', { password: 'qwertyuiop', currentPassword: testPassword }, 422],
    ['a wrong current password', { password: 'something quite new', currentPassword: 'wrong' }, 422],
  ];
  it.each(own)('nobody changes their own %s', async (_what, change, status) => {
    for (const slots of [['user'], ['admin']] as const) {
      const { id, email, call } = await server.join(...slots);
      const before = await read(id);
      expect((await call('PATCH', at(id), { first_name: 'Sneaky', ...change })).statusCode).toBe(status);
      expect(await read(id)).toEqual(before);
      expect((await signIn(email, testPassword)).statusCode).toBe(201);
    }
  });

  it('what is not one’s own is not there', async () => {
    const { id } = await server.join('user');
    const { call } = await server.join('user', 'seller');
    expect((await call('PATCH', at(id), { first_name: 'X' })).statusCode).toBe(404);
    expect((await call('GET', `${at(id)}/export`)).statusCode).toBe(404);
    const closed = await Promise.all([
      call('GET', '/auth/users'),
      call('POST', '/auth/users', {}),
      call('DELETE', `${at(id)}/sessions`),
    ]);
    expect(closed.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  });

  it('a new own password ends the other sessions, voids links, and is told by mail', async () => {
    const { id, email, token, call } = await server.join('user');
    const other = await server.signIn(email);
    await server.app.inject({ method: 'POST', url: '/auth/users/recover', payload: { email } });
    const link = linkIn(await mailTo(server, email));
    const change = { password: 'something quite new', currentPassword: testPassword };
    expect((await call('PATCH', at(id), change)).statusCode).toBe(200);
    const asked = (authorization: string) => server.app.inject({ url: '/auth/sessions', headers: { authorization } });
    expect((await asked(other)).statusCode).toBe(401);
    expect((await asked(token)).json<{ sessions: unknown[] }>().sessions).toHaveLength(1);
    expect((await server.app.inject({ url: link.path })).statusCode).toBe(410);
    expect((await signIn(email, testPassword)).statusCode).toBe(401);
    expect((await signIn(email, change.password)).statusCode).toBe(201);
    expect((await mailTo(server, email, 2)).subject).toBe('Your password was changed');
  });

  it('answers 208 for a password among the last five, and nothing is saved', async () => {
    const { id, call } = await server.join('user');
    const passwords = [testPassword, ...[1, 2, 3, 4].map((one) => `password of number ${one}`)];
    const change = (currentPassword = '', password = '') =>
      call('PATCH', at(id), { currentPassword, password, company: password });
    for (const [index, password] of passwords.slice(1).entries()) {
      expect((await change(passwords[index], password)).statusCode).toBe(200);
    }
    const current = passwords.at(-1);
    for (const used of passwords) {
      const reply = await change(current, used);
      expect([reply.statusCode, reply.json()]).toEqual([208, expect.stringContaining('used before')]);
    }
    expect((await read(id)).company).toBe(current);
    expect((await change(current, 'password of number 5')).statusCode).toBe(200);
    expect((await change('password of number 5', testPassword)).statusCode).toBe(200);
  });

  it('wrong current passwords have to wait, also when sent at once', async () => {
    const { id, call } = await server.join('user');
    const guess = (currentPassword: string) =>
      call('PATCH', at(id), { password: 'something quite new', currentPassword });
    const replies = await Promise.all(Array.from({ length: 9 }, (_, index) => guess(`guess ${index}`)));
    expect(tally(replies.map(({ statusCode: status }) => ({ status })))).toEqual({ 422: 5, 429: 4 });
    expect((await guess(testPassword)).statusCode).toBe(429);
  });

  it('a new address takes the password, voids links, and is told to the old one', async () => {
    const { id, email, call } = await server.join('user');
    const taken = await server.addUser(['user']);
    const change = { email: `New.${email}`, currentPassword: testPassword };
    expect((await call('PATCH', at(id), { ...change, email: taken.email })).statusCode).toBe(409);
    expect((await call('PATCH', at(id), change)).json()).toMatchObject({ email: `new.${email}` });
    expect((await signIn(`new.${email}`, testPassword)).statusCode).toBe(201);
    expect((await signIn(email, testPassword)).statusCode).toBe(401);
    expect((await mailTo(server, email)).subject).toContain('e-mail address');
  });

  it.each([
    ['disabled', { disabled: true }, { disabled: false }],
    ['locked', { locked: true }, { locked: false }],
  ])('somebody %s is out at once, as often as it is said, and comes back', async (_state, out, back) => {
    const { id, email, call } = await server.join('user');
    expect((await admin.call('PATCH', at(id), out)).json()).toMatchObject(out);
    expect((await call('GET', at(id))).statusCode).toBe(401);
    expect((await signIn(email, testPassword)).statusCode).toBe(401);
    expect((await admin.call('PATCH', at(id), out)).statusCode).toBe(200);
    expect((await admin.call('PATCH', at(id), back)).json()).toMatchObject(back);
    // The old session stays dead.
    expect((await call('GET', at(id))).statusCode).toBe(401);
    expect((await signIn(email, testPassword)).statusCode).toBe(201);
  });

  it('slots count from the next call on', async () => {
    const { id, call } = await server.join('user');
    const grant = (userModeType: object) => admin.call('PATCH', at(id), { userModeType });
    expect((await grant({ admin: true })).json<User>().userModeType).toMatchObject({ admin: true, user: true });
    expect((await call('GET', '/auth/users')).statusCode).toBe(200);
    await grant({ admin: false });
    expect((await call('GET', '/auth/users')).statusCode).toBe(403);
    expect((await grant({ user: false })).json()).toHaveProperty('fields.userModeType');
  });

  it('an admin sets nobody’s password, and signs people out', async () => {
    const { id, call } = await server.join('user');
    const set = await admin.call('PATCH', at(id), { password: 'chosen by an admin' });
    expect([set.statusCode, set.json<{ fields: object }>().fields]).toEqual([400, { password: expect.any(String) }]);
    expect((await admin.call('DELETE', `${at(id)}/sessions`)).statusCode).toBe(204);
    expect((await call('GET', at(id))).statusCode).toBe(401);
  });

  it('writes down who did what to whom, and what changed', async () => {
    const { id } = await server.join('user');
    const reply = await admin.call('PATCH', at(id), { locked: true, company: 'ACME', userModeType: { seller: true } });
    const lines = await server.db
      .selectFrom('audit')
      .select(['action', 'actor_id', 'before', 'after', 'request_id'])
      .where('subject_id', '=', id)
      .where('actor_id', '=', admin.id)
      .orderBy('id')
      .execute();
    const by = { actor_id: admin.id, request_id: reply.headers['x-request-id'] };
    expect(lines).toEqual([
      { action: 'user.edited', before: { company: '' }, after: { company: 'ACME' }, ...by },
      { action: 'user.slotsChanged', before: { slots: ['user'] }, after: { slots: ['user', 'seller'] }, ...by },
      { action: 'user.locked', before: { locked: false }, after: { locked: true }, ...by },
    ]);
    await allSent(server);
    expect(mailsTo(server, admin.email)).toEqual([]);
  });
});
