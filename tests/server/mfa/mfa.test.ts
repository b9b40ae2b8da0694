import { beforeEach, describe, expect, it } from 'vitest';
import type { MfaSecret } from '#contract/types.ts';
import { buildApp } from '#server/boot/app.ts';
import { seal } from '#server/kernel/seal.ts';
import { codeOf, stepAt } from '#tests/support/passcode.ts';
import { tally } from '#tests/support/ledgerFixture.ts';
import { exchangeForFile, openTestExchange, testPassword } from '#tests/support/exchange.ts';
import { allSent, mailsTo } from '#tests/support/outbox.ts';
import { changeRows } from '#tests/support/database/rows.ts';

const stepMs = 30_000;
const tallyOf = (replies: { statusCode: number }[]) => tally(replies.map(({ statusCode: status }) => ({ status })));

const server = await exchangeForFile();

describe('two-factor authentication', () => {
  // Each test begins at a time step of which no code was used.
  beforeEach(() => {
    server.pass(10 * stepMs);
  });

  const codeFor = (secret: string, away = 0) => codeOf(secret, stepAt(server.exchange.now()) + away);
  const wrongFor = (secret: string) => {
    const near = new Set([-1, 0, 1].map((away) => codeFor(secret, away)));
    return ['000000', '111111', '222222', '333333'].find((code) => !near.has(code)) ?? '';
  };
  const send = (method: 'GET' | 'POST' | 'DELETE', url: string, authorization: string, payload?: object) =>
    server.app.inject({ method, url, headers: { authorization }, ...(payload && { payload }) });
  const verify = (id: string, token: string, passcode: string) => send('POST', `/mfa/mfa/${id}`, token, { passcode });
  const status = async (id: string, token: string) => (await send('GET', `/mfa/mfa/${id}`, token)).json<object>();

  async function begin() {
    const person = await server.join('user');
    const { secret } = (await person.call('POST', `/mfa/qrcode/${person.id}`)).json<MfaSecret>();
    return { ...person, secret };
  }

  /** A person with two-factor authentication. The clock has passed the time step of the confirming code. */
  async function enrol() {
    const person = await begin();
    const reply = await verify(person.id, person.token, codeFor(person.secret));
    expect(reply.statusCode).toBe(201);
    server.pass(2 * stepMs);
    return { ...person, ...reply.json<{ token: string; recoveryCodes: string[] }>() };
  }

  const signInByPassword = async (email: string) =>
    (await server.trySignIn(email)).json<{ token: string; mfa: string | null }>();

  it('names mfa-off as the remedy if its secret was sealed with a lost secret of the exchange', async () => {
    const person = await enrol();
    await changeRows(
      server.db,
      'mfa',
      { user_id: person.id },
      { secret: seal({ secret: Buffer.alloc(32, 'x') }, person.secret, 'lost') },
    );
    const half = await signInByPassword(person.email);
    const refused = await verify(person.id, half.token, codeFor(person.secret));
    expect([refused.statusCode, refused.json<object>()]).toMatchObject([
      409,
      { code: 'secret_lost', error: expect.stringContaining('mfa-off') as string },
    ]);
    expect((await verify(person.id, half.token, person.recoveryCodes[0] ?? '')).statusCode).toBe(201);
  });

  it('is off until one right code, and starting over voids the earlier secret', async () => {
    const { id, email, token, secret, call } = await begin();
    expect(await status(id, token)).toEqual({ enabled: false, pending: true, recoveryCodesLeft: 0 });
    expect((await signInByPassword(email)).mfa).toBeNull();
    expect((await verify(id, token, wrongFor(secret))).statusCode).toBe(422);
    const { secret: second } = (await call('POST', `/mfa/qrcode/${id}`)).json<MfaSecret>();
    expect((await verify(id, token, codeFor(secret))).statusCode).toBe(422);
    expect((await verify(id, token, codeFor(second))).statusCode).toBe(201);
  });

  it('switching on gives ten codes and a new token, ends every other session and sends a mail', async () => {
    const person = await begin();
    const elsewhere = await server.signIn(person.email);
    const reply = (await verify(person.id, person.token, codeFor(person.secret))).json<{
      token: string;
      recoveryCodes: string[];
    }>();
    expect(new Set(reply.recoveryCodes).size).toBe(10);
    expect(await status(person.id, reply.token)).toEqual({ enabled: true, pending: false, recoveryCodesLeft: 10 });
    expect((await send('GET', '/auth/sessions', elsewhere)).statusCode).toBe(401);
    expect((await send('POST', `/mfa/qrcode/${person.id}`, reply.token)).statusCode).toBe(409);
    expect((await verify(person.id, reply.token, codeFor(person.secret, 1))).statusCode).toBe(409);
    await allSent(server);
    const [mail] = mailsTo(server, person.email);
    expect(mail?.subject).toBe('Two-factor authentication was switched on');
    expect(mail?.text).not.toContain(person.secret);
  });

  it('after the password a session opens nothing but the code', async () => {
    const { id, email, secret } = await enrol();
    const { token, mfa } = await signInByPassword(email);
    expect(mfa).toBe('passcode');
    const closed = [
      ['GET', '/streams/streams'],
      ['GET', `/auth/users/${id}`],
      ['GET', '/auth/sessions'],
      ['POST', `/mfa/qrcode/${id}`],
      ['DELETE', `/mfa/mfa/${id}`],
      ['POST', '/application/query'],
    ] as const;
    const answers = await Promise.all(closed.map(([method, url]) => send(method, url, token)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(closed.map(() => 401));
    expect((await send('GET', '/auth/mfastatus', token)).json()).toEqual({ enabled: true, required: false });
    const whole = (await verify(id, token, codeFor(secret))).json<{ token: string; recoveryCodes?: string[] }>();
    expect(whole.recoveryCodes).toBeUndefined();
    expect((await send('GET', '/streams/streams', whole.token)).statusCode).toBe(200);
    expect((await verify(id, token, codeFor(secret, 1))).statusCode).toBe(401);
  });

  it('cancelling the sign-in ends that session only', async () => {
    const { id, email, token } = await enrol();
    const [given, other] = [await signInByPassword(email), await signInByPassword(email)];
    expect((await send('DELETE', '/auth/tokens', given.token)).statusCode).toBe(204);
    const answers = await Promise.all(
      [given.token, other.token, token].map((one) => send('GET', `/mfa/mfa/${id}`, one)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 200, 200]);
  });

  it('a code signs in once, however many ask at once', async () => {
    const { id, email, secret } = await enrol();
    const halves = await Promise.all([1, 2, 3, 4].map(() => signInByPassword(email)));
    server.database.faults.jitter({ seed: 5, maxMs: 5 });
    const replies = await Promise.all(halves.map(({ token }) => verify(id, token, codeFor(secret))));
    server.database.faults.jitter(undefined);
    expect(tallyOf(replies)).toEqual({ 201: 1, 422: 3 });
  });

  it('a recovery code replaces the code once, typed with or without dashes, and the owner gets a mail', async () => {
    const { id, email, recoveryCodes } = await enrol();
    const typed = recoveryCodes[0]?.toLowerCase().replaceAll('-', ' ') ?? '';
    const first = await verify(id, (await signInByPassword(email)).token, typed);
    expect(first.statusCode).toBe(201);
    expect((await verify(id, (await signInByPassword(email)).token, typed)).statusCode).toBe(422);
    expect(await status(id, first.json<{ token: string }>().token)).toMatchObject({ recoveryCodesLeft: 9 });
    await allSent(server);
    expect(mailsTo(server, email).at(-1)?.subject).toBe('A recovery code was used');
  });

  it('new recovery codes void the old ones', async () => {
    const { id, email, token, secret, recoveryCodes } = await enrol();
    const renewed = await send('POST', `/mfa/mfa/${id}/codes`, token, { passcode: codeFor(secret) });
    const [fresh = ''] = renewed.json<{ recoveryCodes: string[] }>().recoveryCodes;
    expect((await verify(id, (await signInByPassword(email)).token, recoveryCodes[1] ?? '')).statusCode).toBe(422);
    expect((await verify(id, (await signInByPassword(email)).token, fresh)).statusCode).toBe(201);
  });

  it('five wrong codes make everybody wait, over new passwords and a restart', async () => {
    const { id, email, secret } = await enrol();
    const { token } = await signInByPassword(email);
    const wrong = wrongFor(secret);
    // Concurrent, so that no attempt sees the others.
    const tries = await Promise.all(Array.from({ length: 12 }, () => verify(id, token, wrong)));
    expect(tallyOf(tries)).toEqual({ 422: 5, 429: 7 });
    const again = await verify(id, (await signInByPassword(email)).token, codeFor(secret));
    expect([again.statusCode, Number(again.headers['retry-after']) > 0]).toEqual([429, true]);
    const second = await buildApp({ ...server.exchange }, { dist: '/nowhere' });
    const elsewhere = await second.inject({
      method: 'POST',
      url: `/mfa/mfa/${id}`,
      headers: { authorization: (await signInByPassword(email)).token },
      payload: { passcode: codeFor(secret) },
    });
    expect(elsewhere.statusCode).toBe(429);
    await second.close();
    server.pass(31_000);
    expect((await verify(id, (await signInByPassword(email)).token, wrongFor(secret))).statusCode).toBe(422);
    server.pass(31_000);
    expect((await verify(id, (await signInByPassword(email)).token, codeFor(secret))).statusCode).toBe(429);
    server.pass(31_000);
    expect((await verify(id, (await signInByPassword(email)).token, codeFor(secret))).statusCode).toBe(201);
  });

  it('switching off needs a code, ends other sessions and sends a mail', async () => {
    const { id, email, token, secret } = await enrol();
    const other = (await verify(id, (await signInByPassword(email)).token, codeFor(secret))).json<{ token: string }>()
      .token;
    server.pass(2 * stepMs);
    const off = (passcode: string) => send('DELETE', `/mfa/mfa/${id}`, token, { passcode });
    expect((await off(wrongFor(secret))).statusCode).toBe(422);
    expect((await off(codeFor(secret))).statusCode).toBe(204);
    expect((await off(codeFor(secret, 1))).statusCode).toBe(409);
    expect((await send('GET', '/auth/sessions', other)).statusCode).toBe(401);
    expect((await signInByPassword(email)).mfa).toBeNull();
    await allSent(server);
    expect(mailsTo(server, email).at(-1)?.subject).toBe('Two-factor authentication was switched off');
  });

  it('concurrent confirmation and removal leave no half state', async () => {
    const { id, email, token, secret } = await begin();
    server.database.faults.jitter({ seed: 11, maxMs: 5 });
    await Promise.all([
      verify(id, token, codeFor(secret)),
      send('POST', `/mfa/qrcode/${id}`, token),
      verify(id, token, codeFor(secret, 1)),
      send('DELETE', `/mfa/mfa/${id}`, token, { passcode: codeFor(secret, 1) }),
    ]);
    server.database.faults.jitter(undefined);
    const kept = await server.db.selectFrom('mfa').selectAll().where('user_id', '=', id).executeTakeFirst();
    const { mfa } = await signInByPassword(email);
    expect(mfa).toBe(kept?.confirmed_at ? 'passcode' : null);
  });

  it('keeps neither secret nor recovery code in the clear', async () => {
    const { secret, recoveryCodes } = await enrol();
    for (const table of ['mfa', 'recovery_codes', 'audit', 'users'] as const) {
      const stored = JSON.stringify(await server.db.selectFrom(table).selectAll().execute());
      for (const one of [secret, ...recoveryCodes]) expect(stored).not.toContain(one);
    }
  });
});

describe('the setting MFA', () => {
  it('required: a session allows only the setup until it is done, and removal is refused', async () => {
    const server = await openTestExchange({ env: { MFA: 'required', DATABASE_POOL: '1' } });
    const { id, email } = await server.addUser(['user']);
    const payload = { email, password: testPassword };
    const half = (await server.app.inject({ method: 'POST', url: '/auth/tokens', payload })).json<{ token: string }>();
    const call = (method: 'GET' | 'POST' | 'DELETE', url: string, token: string, body?: object) =>
      server.app.inject({ method, url, headers: { authorization: token }, ...(body && { payload: body }) });
    expect(half).toMatchObject({ mfa: 'setup' });
    expect((await call('GET', '/streams/streams', half.token)).statusCode).toBe(401);
    const { secret } = (await call('POST', `/mfa/qrcode/${id}`, half.token)).json<MfaSecret>();
    const passcode = codeOf(secret, stepAt(new Date()));
    const { token } = (await call('POST', `/mfa/mfa/${id}`, half.token, { passcode })).json<{ token: string }>();
    expect((await call('GET', '/streams/streams', token)).statusCode).toBe(200);
    expect((await call('GET', '/streams/streams', half.token)).statusCode).toBe(401);
    expect((await call('DELETE', `/mfa/mfa/${id}`, token, { passcode })).statusCode).toBe(409);
    await server.close();
  });

  it('off: nothing can be set up', async () => {
    const server = await openTestExchange({ env: { MFA: 'off', DATABASE_POOL: '1' } });
    const { id, call } = await server.join('user');
    expect((await call('GET', '/auth/mfastatus')).json()).toEqual({ enabled: false, required: false });
    expect((await call('POST', `/mfa/qrcode/${id}`)).statusCode).toBe(409);
    await server.close();
  });
});
