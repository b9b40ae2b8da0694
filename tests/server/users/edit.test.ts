import { describe, expect, it } from 'vitest';
import type { User } from '#contract/types.ts';
import { tally } from '#tests/support/ledgerFixture.ts';
import { exchangeForFile, openTestExchange, testPassword } from '#tests/support/exchange.ts';
import { allSent, linkIn, mailsTo, mailTo } from '#tests/support/outbox.ts';
import { statusAndBody } from '#tests/support/requests/statusAndBody.ts';

const server = await exchangeForFile();
const admin = await server.join('admin', 'user');

describe('editing people', () => {
  const signIn = (email: string, password: string) => server.trySignIn(email, password);
  const at = (id: string) => `/auth/users/${id}`;
  const read = async (id: string) => (await admin.call('GET', at(id))).json<User>();

  it('changes the own profile, and no more than was sent', async () => {
    const { id, call } = await server.join('user');
    const { held: _held, ...before } = await read(id);
    const reply = await call('PATCH', at(id), { first_name: 'Žofie', phone: '+420 111' });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ ...before, first_name: 'Žofie', phone: '+420 111' });
    expect((await call('PATCH', at(id.toUpperCase()), {})).json()).toEqual(reply.json());
  });

  it('keeps the start page, sends it with a complete session, and drops it with the slot that it needs', async () => {
    const { id, email, call } = await server.join('user', 'seller');
    const land = async () => (await signIn(email, testPassword)).json<{ start_page?: string }>().start_page;
    expect(await land()).toBeUndefined();
    expect((await call('PATCH', at(id), { start_page: 'products' })).json()).toMatchObject({ start_page: 'products' });
    expect(await read(id)).toMatchObject({ start_page: 'products' });
    expect(await land()).toBe('products');
    await admin.call('PATCH', at(id), { userModeType: { user: false, seller: false, buyer: true } });
    expect(await land()).toBeUndefined();
  });

  it.each(['nowhere', 'admin', '', null, '/wallet'])('refuses %j as the start page of a user', async (page) => {
    const { id, call } = await server.join('user');
    const reply = await call('PATCH', at(id), { start_page: page });
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json<{ fields: object }>().fields)).toEqual(['start_page']);
    expect(await read(id)).not.toHaveProperty('start_page');
  });

  it('lets only the person choose the start page', async () => {
    const { id } = await server.join('user');
    expect((await admin.call('PATCH', at(id), { start_page: 'wallet' })).statusCode).toBe(400);
    expect((await admin.call('PATCH', at(admin.id), { start_page: 'admin' })).json()).toMatchObject({
      start_page: 'admin',
    });
  });

  it('keeps the settings of a person, for that person only', async () => {
    const { id, call } = await server.join('user');
    const settings = { theme: 'dark', off: ['money'], stepsDone: true };
    expect((await call('PATCH', at(id), { settings })).json()).toMatchObject({ settings });
    expect((await call('GET', at(id))).json()).toMatchObject({ settings });
    expect(await read(id)).not.toHaveProperty('settings');
    expect((await admin.call('PATCH', at(id), { settings: {} })).statusCode).toBe(400);
    const many = Object.fromEntries(Array.from({ length: 31 }, (_, index) => [`s${index}`, true]));
    expect((await call('PATCH', at(id), { settings: many })).statusCode).toBe(400);
    expect((await call('PATCH', at(id), { settings: { theme: 'light' } })).json<object>()).toMatchObject({
      settings: { ...settings, theme: 'light' },
    });
    const more = Object.fromEntries(Array.from({ length: 28 }, (_, index) => [`s${index}`, true]));
    expect(await statusAndBody(call('PATCH', at(id), { settings: more }))).toMatchObject([
      400,
      { fields: { settings: 'has too many settings' } },
    ]);
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
  it.each(own)('refuses a user’s change of the own %s', async (_what, change, status) => {
    for (const slots of [['user'], ['admin']] as const) {
      const { id, email, call } = await server.join(...slots);
      const before = await read(id);
      expect((await call('PATCH', at(id), { first_name: 'Sneaky', ...change })).statusCode).toBe(status);
      expect(await read(id)).toEqual(before);
      expect((await signIn(email, testPassword)).statusCode).toBe(201);
    }
  });

  it('ends other sessions and voids links after a new own password, and sends a mail', async () => {
    const { id, email, token, call } = await server.join('user');
    const other = await server.signIn(email);
    await server.askLink(email);
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
      expect(await statusAndBody(change(current, used))).toEqual([208, expect.stringContaining('used before')]);
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
    expect(await statusAndBody(guess(testPassword))).toMatchObject([
      429,
      { fields: { currentPassword: 'was wrong too often' } },
    ]);
  });

  const codeIn = ({ text }: { text: string }) => /: (\d{8})$/mu.exec(text)?.[1] ?? '';

  it('takes the password and a mailed code for a new address, voids links, and notifies the old one', async () => {
    const { id, email, call } = await server.join('user');
    const change = { email: `New.${email}`, currentPassword: testPassword };
    const asked = await call('PATCH', at(id), { ...change, company: 'Fjord' });
    expect([asked.statusCode, asked.json()]).toEqual([200, expect.objectContaining({ email, company: 'Fjord' })]);
    const letter = await mailTo(server, `new.${email}`);
    expect(letter.text).toContain('change the sign-in address of an account');
    const emailCode = codeIn(letter);
    const wrong = await call('PATCH', at(id), {
      ...change,
      emailCode: emailCode === '00000000' ? '1'.repeat(8) : '00000000',
    });
    expect([wrong.statusCode, wrong.json()]).toEqual([
      422,
      expect.objectContaining({ fields: { emailCode: 'is wrong' } }),
    ]);
    expect((await call('PATCH', at(id), { ...change, email: `other.${email}`, emailCode })).statusCode).toBe(422);
    const stranger = await server.join('user');
    expect((await stranger.call('PATCH', at(stranger.id), { ...change, emailCode })).statusCode).toBe(422);
    expect((await call('PATCH', at(id), { ...change, emailCode })).json()).toMatchObject({ email: `new.${email}` });
    expect((await signIn(`new.${email}`, testPassword)).statusCode).toBe(201);
    expect((await signIn(email, testPassword)).statusCode).toBe(401);
    expect((await mailTo(server, email)).subject).toContain('email address');
  });

  it('a taken address is answered as a free one; only its owner hears that it is taken', async () => {
    const taken = await server.addUser(['user']);
    const { id, email, call } = await server.join('user');
    const ask = (address: string, more: object = {}) =>
      call('PATCH', at(id), { email: address, currentPassword: testPassword, ...more });
    const [free, used] = [await ask(`free.${email}`), await ask(taken.email)];
    expect([used.statusCode, used.json()]).toEqual([free.statusCode, free.json()]);
    expect(codeIn(await mailTo(server, `free.${email}`))).toMatch(/^\d{8}$/u);
    const letter = await mailTo(server, taken.email);
    expect([letter.text, codeIn(letter)]).toEqual([expect.stringContaining('nothing changes'), '']);
    const [wrongFree, wrongUsed] = [
      await ask(`free.${email}`, { emailCode: '00000000' }),
      await ask(taken.email, { emailCode: '00000000' }),
    ];
    expect([wrongUsed.statusCode, wrongUsed.json<{ error: string }>().error]).toEqual([
      wrongFree.statusCode,
      wrongFree.json<{ error: string }>().error,
    ]);
    // An admin sees all addresses anyway.
    expect((await admin.call('PATCH', at(id), { email: taken.email })).statusCode).toBe(409);
  });

  it('wrong codes for an address have to wait', async () => {
    const { id, email, call } = await server.join('user');
    const send = (more: object) =>
      call('PATCH', at(id), { email: `new.${email}`, currentPassword: testPassword, ...more });
    const guesses: number[] = [];
    for (let tries = 0; tries < 7; tries += 1) guesses.push((await send({ emailCode: `0000000${tries}` })).statusCode);
    expect(guesses).toEqual([422, 422, 422, 422, 422, 429, 429]);
  });

  it('a right code in a failed edit does not reset the attempts at another address', async () => {
    const { id, email, call } = await server.join('user');
    const move = (address: string, more: object = {}) =>
      call('PATCH', at(id), { email: address, currentPassword: testPassword, ...more });
    await move(`mine.${email}`);
    const emailCode = codeIn(await mailTo(server, `mine.${email}`));
    const guess = async () => (await move(`yours.${email}`, { emailCode: '00000000' })).statusCode;
    expect([await guess(), await guess(), await guess()]).toEqual([422, 422, 422]);
    expect((await move(`mine.${email}`, { emailCode, password: 'abcdefghijkl' })).json()).toMatchObject({
      fields: { password: expect.any(String) as unknown },
    });
    expect([await guess(), await guess()]).toEqual([422, 429]);
  });

  it('mails few codes an hour, because the addresses may belong to others', async () => {
    const strict = await openTestExchange({ env: { RATE_LIMITS: 'on', DATABASE_POOL: '1' } });
    const { id, email, call } = await strict.join('user');
    const mails: number[] = [];
    for (let asks = 0; asks < 6; asks += 1)
      mails.push(
        (await call('PATCH', at(id), { email: `n${asks}.${email}`, currentPassword: testPassword })).statusCode,
      );
    await strict.close();
    expect(mails).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it.each([
    ['disabled', { disabled: true }, { disabled: false }],
    ['locked', { locked: true }, { locked: false }],
  ])('ends the access of a user who is %s at once, each time, and restores it', async (_state, out, back) => {
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

  it('slots apply from the next call on', async () => {
    const { id, call } = await server.join('user');
    const grant = (userModeType: object) => admin.call('PATCH', at(id), { userModeType });
    expect((await grant({ admin: true })).json<User>().userModeType).toMatchObject({ admin: true, user: true });
    expect((await call('GET', '/auth/users')).statusCode).toBe(200);
    await grant({ admin: false });
    expect((await call('GET', '/auth/users')).statusCode).toBe(403);
    expect((await grant({ user: false })).json()).toHaveProperty('fields.userModeType');
  });

  it('refuses another’s password to an admin, who may end sessions', async () => {
    const { id, call } = await server.join('user');
    const set = await admin.call('PATCH', at(id), { password: 'chosen by an admin' });
    expect([set.statusCode, set.json<{ fields: object }>().fields]).toEqual([400, { password: expect.any(String) }]);
    expect((await admin.call('DELETE', `${at(id)}/sessions`)).statusCode).toBe(204);
    expect((await call('GET', at(id))).statusCode).toBe(401);
  });

  it('records actor, action, subject and changed fields', async () => {
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
