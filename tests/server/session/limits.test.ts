import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetTries, releaseTry, settleWrong, takeTry, waitForTry } from '#server/kernel/rates/backOff.ts';
import { countWithin } from '#server/kernel/rates/rateLimit.ts';
import { exchangeForFile, openTestExchange, testPassword, type TestExchange } from '#tests/support/exchange.ts';
import { changeRows, rowOf, rowsOf } from '#tests/support/database/rows.ts';

/** For all tests. Each begins without a counted try. */
const shared = await exchangeForFile();
const { db } = shared;
afterEach(() => db.deleteFrom('limits').execute());

const attempt = (at: TestExchange, email: string, password: string, ip = '192.0.2.1') =>
  at.trySignIn(email, password, { remoteAddress: ip });

const statuses = async (replies: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(replies)).map(({ statusCode }) => statusCode);

describe('back-off after wrong passwords', () => {
  it('five wrong, then even the right one has to wait, with the same answer', async ({ onTestFinished }) => {
    const server = await openTestExchange({ env: { LOGIN_BACKOFF: '60' } });
    onTestFinished(() => server.close());
    const { email } = await server.addUser(['buyer']);
    for (let n = 0; n < 5; n += 1) expect((await attempt(server, email, 'wrong')).statusCode).toBe(401);
    const waiting = await attempt(server, email.toUpperCase(), testPassword);
    expect(waiting.statusCode).toBe(401);
    expect(waiting.json()).toMatchObject({ error: 'Invalid Credentials' });
    expect(waiting.headers).not.toHaveProperty('retry-after');
    const past = sql<string>`blocked_until - interval '60 seconds'`;
    await changeRows(server.db, 'limits', {}, { blocked_until: past });
    expect((await attempt(server, email, testPassword)).statusCode).toBe(201);
    // The success has reset the count.
    expect((await attempt(server, email, 'wrong')).statusCode).toBe(401);
    expect((await attempt(server, email, testPassword)).statusCode).toBe(201);
  });

  it('fifty guesses at once are no more than five', async () => {
    const { email } = await shared.addUser(['buyer']);
    const guesses = Array.from({ length: 50 }, (_, n) => `guess ${n}`);
    const all = guesses.map((guess) => attempt(shared, email, guess));
    expect(new Set(await statuses(all))).toEqual(new Set([401]));
    const row = await shared.db
      .selectFrom('limits')
      .select('count')
      .where('key', 'like', 'signin:%')
      .executeTakeFirst();
    expect(row?.count).toBe(5);
    expect((await attempt(shared, email, testPassword)).statusCode).toBe(401);
  });

  it('twenty right ones at once all pass, each with its own token', async () => {
    const { email } = await shared.addUser(['buyer']);
    const tokens = await Promise.all(Array.from({ length: 20 }, () => shared.signIn(email)));
    expect(new Set(tokens).size).toBe(20);
  });

  it('counts unknown names as well', async () => {
    for (let n = 0; n < 6; n += 1) await attempt(shared, 'nobody@example.com', 'wrong');
    const row = await db.selectFrom('limits').selectAll().executeTakeFirst();
    expect(row).toMatchObject({ count: 5, key: expect.not.stringContaining('nobody') });
    expect(row?.blocked_until).not.toBeNull();
  });

  it('doubles the wait up to a quarter of an hour, and forgets after an hour', async () => {
    const backOff = { free: 5, firstWait: 30, maxWait: 900, memory: 3600 };
    let now = Date.parse('2026-01-01T00:00:00Z');
    const waits: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      expect(await takeTry(db, 'k', backOff, new Date(now))).toBe(true);
      const row = await rowOf(db, 'limits', { key: 'k' }, 'blocked_until');
      if (row.blocked_until === null) continue;
      const seconds = (Date.parse(row.blocked_until) - now) / 1000;
      waits.push(seconds);
      expect(await takeTry(db, 'k', backOff, new Date(now + seconds * 1000 - 1))).toBe(false);
      now += seconds * 1000;
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
    now += 3_600_000;
    expect(await takeTry(db, 'k', backOff, new Date(now))).toBe(true);
    expect((await db.selectFrom('limits').selectAll().executeTakeFirst())?.count).toBe(1);
  });
});

describe('tries of one key', () => {
  const backOff = { free: 5, firstWait: 30, maxWait: 900, memory: 3600 };

  it('wait no longer than their count allows, after a clock two hours ahead', async () => {
    const start = Date.parse('2026-01-01T00:00:00Z');
    const take = (seconds: number) => takeTry(db, 'k', backOff, new Date(start + seconds * 1000));
    for (let n = 0; n < 5; n += 1) expect(await take(7200)).toBe(true);
    expect([await take(7200 + 31), await take(0)]).toEqual([true, false]);
    // Six tries cost 60 s.
    expect([await take(59), await take(60)]).toEqual([false, true]);
  });

  const start = Date.parse('2026-01-01T00:00:00Z');
  const take = async (seconds: number) => {
    const counted = await waitForTry(db, 'k', backOff, () => new Date(start + seconds * 1000));
    if (!counted) throw new Error('The key has to wait');
    return counted;
  };

  it('are not counted if no secret was checked', async () => {
    for (let n = 0; n < 20; n += 1) await releaseTry(db, await take(n), backOff);
    expect(await rowsOf(db, 'limits', {}, 'count', 'undecided')).toEqual([{ count: 0, undecided: 0 }]);
  });

  it.each([
    ['a right secret reset the count', true, 0, { count: 2, undecided: 2 }],
    ['the time for a decision passed', false, 11, { count: 3, undecided: 2 }],
  ])('change nothing when settled after %s', async (_what, resets, seconds, expected) => {
    const late = await take(0);
    if (resets) await forgetTries(db, 'k');
    const newer = [await take(seconds), await take(seconds)];
    await settleWrong(db, late);
    await releaseTry(db, late, backOff);
    const row = () => db.selectFrom('limits').select(['count', 'undecided']).executeTakeFirst();
    expect(await row()).toEqual(expected);
    for (const one of newer) await settleWrong(db, one);
    expect(await row()).toEqual({ ...expected, undecided: 0 });
  });
});

describe('parallel sign-ins of one account', () => {
  it('from a known network all pass, however many strangers wait', async () => {
    const { email } = await shared.join('buyer');
    // More than the queue of one lane takes.
    const strangers = Array.from({ length: 100 }, (_, n) => attempt(shared, email, `guess ${n}`, `198.51.100.${n}`));
    const known = Array.from({ length: 5 }, () => attempt(shared, email, testPassword, '127.0.0.1'));
    expect(await statuses(known)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(await statuses(strangers))).toEqual(new Set([401]));
    const rows = db.selectFrom('limits').select(['count', 'undecided']).where('key', 'like', 'signin:%');
    expect(await rows.execute()).toEqual([{ count: 5, undecided: 0 }]);
  });
});

describe('limits on how often', () => {
  let server: TestExchange | undefined;
  afterEach(async () => {
    vi.useRealTimers();
    await server?.close();
    server = undefined;
  });

  it('sixty sign-ins a minute from one address, then 429 with Retry-After; other addresses go on', async () => {
    server = await openTestExchange({ env: { RATE_LIMITS: 'on' } });
    const { email } = await server.addUser(['buyer']);
    const first = Array.from({ length: 60 }, () => attempt(server as TestExchange, email, testPassword));
    expect(new Set(await statuses(first))).toEqual(new Set([201]));
    const late = await attempt(server, email, testPassword);
    expect(late.statusCode).toBe(429);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    expect((await attempt(server, email, testPassword, '192.0.2.2')).statusCode).toBe(201);
  });

  // Unknown recovery link: 30 tries a minute from one address.
  it.each([
    ['one IPv4 host, however it is written', (n: number) => (n % 2 ? '::ffff:192.0.2.7' : '192.0.2.7'), 30],
    ['one /64, whatever the zeros that its text leaves out', (n: number) => `2001:db8::${n.toString(16)}`, 30],
    ['one /64 with a host part in the middle', (n: number) => `2001:db8:1:2:${n.toString(16)}::1`, 30],
    ['one /48, with ten times the allowance', (n: number) => `2001:db8:0:${n.toString(16)}::1`, 300],
  ])('are shared by the addresses of %s', async (_what, addressOf, allowed) => {
    server = await openTestExchange({ env: { RATE_LIMITS: 'on' } });
    const url = `/auth/users/recover/${'x'.repeat(32)}/01a1f96a-bbae-7000-96cd-8889395eed60`;
    const found: number[] = [];
    for (let n = 1; n <= allowed + 2; n += 1)
      found.push((await server.app.inject({ url, remoteAddress: addressOf(n) })).statusCode);
    expect(new Set(found.slice(0, allowed))).toEqual(new Set([410]));
    expect(found.slice(allowed)).toEqual([429, 429]);
    expect((await server.app.inject({ url, remoteAddress: '2001:db8:ffff::1' })).statusCode).toBe(410);
  });

  it('a forwarded address counts only from a configured proxy', async () => {
    server = await openTestExchange({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '198.51.100.7' } });
    const from = (peer: string, forwarded: string) =>
      (server as TestExchange).app.inject({
        method: 'POST',
        url: '/auth/tokens',
        payload: { email: 'x@example.com', password: 'wrong' },
        remoteAddress: peer,
        headers: { 'x-forwarded-for': forwarded },
      });
    await from('192.0.2.9', '203.0.113.1');
    await from('198.51.100.7', '203.0.113.2');
    const keys = await server.db
      .selectFrom('limits')
      .select('key')
      .where('key', 'like', 'address:%')
      .orderBy('key')
      .execute();
    expect(keys.map(({ key }) => key)).toEqual(['address:192.0.2.9', 'address:203.0.113.2']);
  });

  it('a hundred calls a second for one person, others unaffected', async () => {
    server = await openTestExchange({ env: { RATE_LIMITS: 'on' } });
    const [busy, calm] = [await server.join('buyer'), await server.join('buyer')];
    // All calls fall into one second, however slow the machine is.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const replies = await Promise.all(Array.from({ length: 160 }, () => busy.call('GET', '/streams/categories')));
    const refused = replies.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(60);
    for (const reply of refused) expect(reply.headers['retry-after']).toBe('1');
    expect((await calm.call('GET', '/streams/categories')).statusCode).toBe(200);
  });

  it('a window starts again when it is over', async () => {
    server = await openTestExchange();
    const rate = { max: 2, seconds: 10 };
    const at = (seconds: number) => new Date(Date.parse('2026-01-01T00:00:00Z') + seconds * 1000);
    const count = (seconds: number) => countWithin((server as TestExchange).db, 'k', rate, at(seconds));
    expect([await count(0), await count(4), await count(9)]).toEqual([undefined, undefined, 1]);
    expect(await count(10)).toBeUndefined();
    // A clock that was two hours ahead has begun a window there.
    for (let n = 0; n < 3; n += 1) await count(7200);
    expect(await count(20)).toBeUndefined();
  });
});
