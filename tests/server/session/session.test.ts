import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { buildApp } from '#server/boot/app.ts';
import { sweep } from '#server/jobs/housekeeping.ts';
import { exchangeForFile, testPassword } from '#tests/support/exchange.ts';
import { changeRows, rowOf } from '#tests/support/database/rows.ts';

const server = await exchangeForFile();

const probe = (authorization?: string) =>
  server.app.inject({ url: '/streams/categories', headers: authorization === undefined ? {} : { authorization } });

const attempt = (email: string, password: string) => server.trySignIn(email, password);

describe('signing in', () => {
  it('gives a token that holds ids and times only, in a body that is never cached', async () => {
    const { id, email } = await server.addUser(['buyer']);
    const reply = await attempt(email.toUpperCase(), testPassword);
    expect(reply.statusCode).toBe(201);
    expect(reply.headers['cache-control']).toBe('no-store');
    const { token, mfa } = reply.json<{ token: string; mfa: unknown }>();
    expect(JSON.stringify(reply.headers)).not.toContain(token.slice(-20));
    expect(reply.headers['set-cookie']).toBeUndefined();
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
      string,
      unknown
    >;
    expect(mfa).toBeNull();
    expect(claims['sub']).toBe(id);
    expect(Object.keys(claims).toSorted()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub']);
  });

  it('stores the time of the last sign-in', async () => {
    const { id, email, token } = await server.join('buyer');
    const reply = await server.app.inject({ url: `/auth/users/${id}`, headers: { authorization: token } });
    expect(reply.json()).toMatchObject({ email, last_login: expect.stringMatching(/Z$/u) });
  });

  it('takes any characters, and the same text however it is composed', async () => {
    const { id, email } = await server.addUser(['buyer']);
    const { hashPassword } = await import('#server/people/password.ts');
    const password = await hashPassword('schöne Grüße 🗝', server.exchange.config);
    await changeRows(server.db, 'users', { id }, { password });
    expect((await attempt(email, 'schöne Grüße 🗝'.normalize('NFD'))).statusCode).toBe(201);
    expect((await attempt(email, 'schone Gruße 🗝')).statusCode).toBe(401);
  });

  it.each(['disabled', 'locked'] as const)('is refused to the %s as to strangers', async (flag) => {
    const { id, email } = await server.addUser(['buyer']);
    await changeRows(server.db, 'users', { id }, { [flag]: true });
    const replies = [
      await attempt(email, testPassword),
      await attempt('nobody@example.com', testPassword),
      await attempt((await server.addUser(['buyer'])).email, 'a wrong password'),
    ];
    for (const reply of replies) {
      expect(reply.statusCode).toBe(401);
      expect(reply.json()).toMatchObject({ error: 'Invalid Credentials', code: 'invalid_credentials' });
      expect(Object.keys(reply.headers).toSorted()).toEqual(Object.keys(replies[0]?.headers ?? {}).toSorted());
    }
  });

  it('needs both fields, as text', async () => {
    for (const payload of [
      {},
      { email: 'a' },
      { email: ['a'], password: 'b' },
      { email: 'a', password: { $ne: '' } },
    ]) {
      expect((await server.app.inject({ method: 'POST', url: '/auth/tokens', payload })).statusCode).toBe(400);
    }
  });

  it('renews a hash of another cost', async () => {
    const { id, email } = await server.addUser(['buyer']);
    const { argon2Sync } = await import('node:crypto');
    const nonce = Buffer.alloc(16, 7);
    const weak = { message: testPassword, nonce, parallelism: 1, tagLength: 32, memory: 1024, passes: 1 };
    const tag = argon2Sync('argon2id', weak).toString('base64').replaceAll('=', '');
    const password = `$argon2id$v=19$m=1024,t=1,p=1$${nonce.toString('base64').replaceAll('=', '')}$${tag}`;
    await changeRows(server.db, 'users', { id }, { password });
    expect((await attempt(email, testPassword)).statusCode).toBe(201);
    const row = await rowOf(server.db, 'users', { id }, 'password');
    expect(row.password).toMatch(/^\$argon2id\$v=19\$m=8,t=2,p=1\$/u);
    expect((await attempt(email, testPassword)).statusCode).toBe(201);
  });
});

describe('a session', () => {
  it('ends at once on the server when its person signs out, and no other with it', async () => {
    const { email, token } = await server.join('buyer');
    const other = await server.signIn(email);
    const reply = await server.app.inject({ method: 'DELETE', url: '/auth/tokens', headers: { authorization: token } });
    expect(reply.statusCode).toBe(204);
    expect(reply.body).toBe('');
    expect((await probe(token)).statusCode).toBe(401);
    expect((await probe(other)).statusCode).toBe(200);
  });

  it.each(['disabled', 'locked'] as const)('opens nothing once its person is %s', async (flag) => {
    const { id, token } = await server.join('buyer');
    await changeRows(server.db, 'users', { id }, { [flag]: true });
    expect((await probe(token)).statusCode).toBe(401);
  });

  it.each(['passcode', 'setup'] as const)('that still needs %s opens nothing', async (pending) => {
    const { id, token } = await server.join('buyer');
    await changeRows(server.db, 'sessions', { user_id: id }, { pending });
    expect((await probe(token)).statusCode).toBe(401);
  });

  const age = (id: string, column: 'last_seen_at' | 'expires_at', seconds: number) =>
    changeRows(
      server.db,
      'sessions',
      { user_id: id },
      { [column]: new Date(Date.now() + seconds * 1000).toISOString() },
    );

  it('ends after an idle hour, and lives on while it is used', async () => {
    const { id, token } = await server.join('buyer');
    await age(id, 'last_seen_at', -3590);
    expect((await probe(token)).statusCode).toBe(200);
    const row = await rowOf(server.db, 'sessions', { user_id: id }, 'last_seen_at');
    expect(Date.now() - Date.parse(row.last_seen_at)).toBeLessThan(60_000);
    await age(id, 'last_seen_at', -3601);
    expect((await probe(token)).statusCode).toBe(401);
  });

  it('ends after a day, however busy', async () => {
    const { id, token } = await server.join('buyer');
    await age(id, 'expires_at', -1);
    expect((await probe(token)).statusCode).toBe(401);
  });

  it('is over by a clock past 2038', async () => {
    const { token } = await server.join('buyer');
    const now = () => new Date(Date.now() + 500_000_000_000);
    const ahead = await buildApp({ ...server.exchange, now }, { dist: '/nowhere' });
    const reply = await ahead.inject({ url: '/streams/categories', headers: { authorization: token } });
    expect(reply.statusCode).toBe(401);
    expect((await probe(token)).statusCode).toBe(200);
    await ahead.close();
  });

  it('that has run out is swept away, a live one is not', async () => {
    const dead = await server.join('buyer');
    const live = await server.join('buyer');
    await age(dead.id, 'last_seen_at', -3601);
    await sweep(server.exchange);
    const left = await server.db
      .selectFrom('sessions')
      .select('user_id')
      .where('user_id', 'in', [dead.id, live.id])
      .execute();
    expect(left).toEqual([{ user_id: live.id }]);
  });
});

describe('a token that is not ours', () => {
  const forge = async (change: {
    secret?: Uint8Array;
    claims?: Record<string, unknown>;
    header?: Record<string, string>;
    sub?: string;
    audience?: string;
    issuer?: string;
    expires?: number;
  }) => {
    const { id, token } = await server.join('buyer');
    const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string };
    return new SignJWT({ sid, ...change.claims })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...change.header })
      .setSubject(change.sub ?? id)
      .setIssuer(change.issuer ?? 'data-exchange')
      .setAudience(change.audience ?? 'data-exchange/session')
      .setIssuedAt()
      .setExpirationTime(change.expires ?? Math.floor(Date.now() / 1000) + 600)
      .sign(change.secret ?? server.exchange.secret);
  };

  it('would be taken if only it were right', async () => {
    expect((await probe(await forge({}))).statusCode).toBe(200);
  });

  it.each([
    ['another secret', { secret: new Uint8Array(32) }],
    ['another algorithm', { header: { alg: 'HS512' } }],
    ['another type', { header: { typ: 'at+jwt' } }],
    ['another audience', { audience: 'elsewhere' }],
    ['another issuer', { issuer: 'elsewhere' }],
    ['an end in the past', { expires: Math.floor(Date.now() / 1000) - 1 }],
    ['a start in the future', { claims: { nbf: Math.floor(Date.now() / 1000) + 600 } }],
    ['another person', { sub: '01a1f96a-bbae-7000-96cd-8889395eed60' }],
    ['another session', { claims: { sid: '01a1f96a-bbae-7000-96cd-8889395eed60' } }],
    ['a session that is no id', { claims: { sid: "' or 1=1 --" } }],
    ['no session', { claims: { sid: undefined } }],
  ])('%s', async (_what, change) => {
    expect((await probe(await forge(change))).statusCode).toBe(401);
  });

  it('no signature', async () => {
    const { id, token } = await server.join('buyer');
    const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string };
    const bare = new UnsecuredJWT({ sid })
      .setSubject(id)
      .setIssuer('data-exchange')
      .setAudience('data-exchange/session')
      .setIssuedAt()
      .setExpirationTime('10m')
      .encode();
    expect((await probe(bare)).statusCode).toBe(401);
    expect((await probe(`${token.split('.').slice(0, 2).join('.')}.`)).statusCode).toBe(401);
  });
});
