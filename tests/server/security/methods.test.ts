// Other methods, other spellings of an address, other places for a token: none opens
// a closed route, and no undocumented route is open.
import { describe, expect, it } from 'vitest';
import type { InjectOptions } from 'fastify';
import { exchangeForFile } from '#tests/support/exchange.ts';

const exchange = await exchangeForFile({ env: { PUBLIC_URL: 'https://exchange.example.org' } });
const buyer = await exchange.join('buyer');
const admin = await exchange.join('admin');

const ask = (options: InjectOptions) => exchange.app.inject(options);

describe('another spelling of an address', () => {
  it.each([
    '/auth/users/',
    '//auth/users',
    '/auth//users',
    '/AUTH/users',
    '/auth/Users',
    '/auth/%75sers',
    '/auth/./users',
    '/x/../auth/users',
    '/auth/users;a=b',
    '/auth/users%2f',
    '/auth%2fusers',
    '/auth/users%00',
    '/auth/users/.',
    String.raw`/auth\users`,
  ])('%s gives a buyer no list of people', async (url) => {
    const reply = await ask({ url, headers: { authorization: buyer.token } });
    expect([400, 403, 404]).toContain(reply.statusCode);
    expect(reply.body).not.toContain(admin.email);
  });

  it.each([10_000, 100_000])('of %d characters is refused', async (length) => {
    const reply = await ask({ url: `/pictures/${'a'.repeat(length)}` });
    expect([400, 404, 414]).toContain(reply.statusCode);
  });
});

describe('another method', () => {
  it.each(['x-http-method-override', 'x-http-method', 'x-method-override'])('in %s is not looked at', async (name) => {
    const before = await exchange.db.selectFrom('sessions').select('id').where('user_id', '=', buyer.id).execute();
    const reply = await ask({
      method: 'GET',
      url: '/auth/sessions',
      headers: { authorization: buyer.token, [name]: 'DELETE' },
    });
    expect(reply.statusCode).toBe(200);
    const after = await exchange.db.selectFrom('sessions').select('id').where('user_id', '=', buyer.id).execute();
    expect(after).toEqual(before);
    expect(
      (await ask({ url: '/auth/users', headers: { authorization: buyer.token, [name]: 'POST' } })).statusCode,
    ).toBe(403);
  });

  it('HEAD needs the same rights as GET', async () => {
    const head = (url: string, token?: string) =>
      ask({ method: 'HEAD', url, headers: token === undefined ? {} : { authorization: token } });
    expect((await head('/auth/users')).statusCode).toBe(401);
    expect((await head('/auth/users', buyer.token)).statusCode).toBe(403);
    expect((await head('/auth/users', admin.token)).statusCode).toBe(200);
  });

  it.each(['OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH'] as const)('%s does nothing', async (method) => {
    const reply = await ask({
      method,
      url: '/auth/users',
      headers: { authorization: admin.token },
    });
    expect([404, 405, 501]).toContain(reply.statusCode);
  });
});

describe('a token', () => {
  const places: [string, (token: string) => InjectOptions][] = [
    ['the address', (token) => ({ url: `/auth/sessions?authorization=${token}` })],
    ['another parameter', (token) => ({ url: `/auth/sessions?token=${token}` })],
    ['a cookie', (token) => ({ url: '/auth/sessions', headers: { cookie: `token=${token}; authorization=${token}` } })],
    ['another header', (token) => ({ url: '/auth/sessions', headers: { 'x-access-token': token } })],
    ['a scheme', (token) => ({ url: '/auth/sessions', headers: { authorization: `Bearer ${token}` } })],
    ['two at once', (token) => ({ url: '/auth/sessions', headers: { authorization: `${token}, ${token}` } })],
    ['one of 9 kB', (token) => ({ url: '/auth/sessions', headers: { authorization: token + 'x'.repeat(9_000) } })],
    [
      'the body',
      (token) => ({ method: 'POST', url: '/streams/search', payload: { name: '', token, authorization: token } }),
    ],
  ];
  it.each(places)('in %s opens nothing', async (_where, made) => {
    expect((await ask(made(buyer.token))).statusCode).toBe(401);
  });

  it('is looked at whole: no bit of it can be changed', async () => {
    const { token } = buyer;
    const other = (letter: string) => (letter === 'A' ? 'B' : 'A');
    // The last letter of a part may hold bits that no byte is made of.
    const ends = new Set([token.indexOf('.'), token.lastIndexOf('.'), token.length].flatMap((at) => [at - 1, at]));
    const taken: number[] = [];
    for (let at = 0; at < token.length; at += 3) {
      if (ends.has(at)) continue;
      const forged = token.slice(0, at) + other(token[at] ?? '') + token.slice(at + 1);
      const reply = await ask({ url: '/auth/sessions', headers: { authorization: forged } });
      if (reply.statusCode !== 401) taken.push(at);
    }
    expect(taken).toEqual([]);
  });
});

describe('another site', () => {
  const origins = [
    'https://evil.example',
    'null',
    'https://exchange.example.org.evil.example',
    'http://exchange.example.org',
  ];

  it.each(origins)('%s is let nowhere', async (origin) => {
    const asked = await ask({ url: '/streams/categories', headers: { origin, authorization: buyer.token } });
    const preflight = await ask({
      method: 'OPTIONS',
      url: '/auth/tokens',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    for (const reply of [asked, preflight]) {
      const named = Object.keys(reply.headers).filter((name) => name.startsWith('access-control-'));
      expect(named).toEqual([]);
    }
    expect(preflight.statusCode).toBeGreaterThanOrEqual(400);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'cannot change anything by a plain form: %s',
    async (type) => {
      const payload = '{"amount":5}';
      const headers = { 'content-type': type, authorization: buyer.token };
      expect((await ask({ method: 'POST', url: '/transactions/tokens/buy', payload, headers })).statusCode).toBe(415);
      const bare = await ask({
        method: 'POST',
        url: '/transactions/tokens/buy',
        payload,
        headers: { 'content-type': type },
      });
      expect(bare.statusCode).toBe(401);
    },
  );

  it('finds no way on through ours: no parameter leads elsewhere', async () => {
    for (const name of ['next', 'returnTo', 'redirect', 'url', 'continue']) {
      const reply = await ask({ url: `/login?${name}=https://evil.example/`, headers: { accept: 'text/html' } });
      expect(reply.headers['location']).toBeUndefined();
    }
  });
});

describe('closed routes and methods', () => {
  it.each([
    '/.env',
    '/.git/config',
    '/.git/HEAD',
    '/package.json',
    '/package-lock.json',
    '/server/main.ts',
    '/node_modules/fastify/package.json',
    '/assets/index.js.map',
    '/metrics',
    '/debug',
    '/admin.php',
    '/data/session.secret',
    '/session.secret',
    '/outbox.ndjson',
    '/backup.sql',
    '/index.html~',
    '/server-status',
  ])('%s is not there', async (url) => {
    const reply = await ask({ url, headers: { accept: '*/*' } });
    expect([400, 403, 404]).toContain(reply.statusCode);
  });

  it('no answer names the program or its version', async () => {
    for (const url of ['/', '/health', '/nope', '/docs/', '/openapi.json']) {
      const { headers } = await ask({ url });
      expect(Object.keys(headers)).not.toContain('server');
      expect(Object.keys(headers)).not.toContain('x-powered-by');
    }
  });
});

describe('signing out', () => {
  it('sends Clear-Site-Data', async () => {
    const { token } = await exchange.join('buyer');
    const reply = await ask({ method: 'DELETE', url: '/auth/tokens', headers: { authorization: token } });
    expect(reply.headers['clear-site-data']).toContain('"cache"');
  });
});
