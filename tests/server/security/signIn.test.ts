// Signing in and recovering under attack: nothing reveals a known name, and no person is locked out.
import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/kernel/config.ts';
import { newId } from '#server/kernel/newId.ts';
import { passwordMemory } from '#server/kernel/variables.ts';
import { exchangeForFile, testPassword } from '#tests/support/exchange.ts';
import { linkIn, mailsOf, mailTo } from '#tests/support/outbox.ts';

const exchange = await exchangeForFile({ env: { PUBLIC_URL: 'https://exchange.example.org' } });
/** Hashes at the full cost: cheap ones would neither take time to compare nor fill the queue. */
const costly = await exchangeForFile({ env: { TEST_PASSWORD_KIB: String(passwordMemory) } });

const signIn = (email: unknown, password: unknown, server = exchange) =>
  server.app.inject({ method: 'POST', url: '/auth/tokens', payload: { email, password } as object });

/** Share of measures of `left` above one of `right`: a half when nothing tells them apart, 0 or 1 when all does. */
function separation(left: readonly number[], right: readonly number[]): number {
  const wins = left.flatMap((a) => right.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)));
  return wins.reduce<number>((sum, one) => sum + one, 0) / wins.length;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

describe('the time an answer takes', () => {
  // Alternates both, so that other load affects them equally.
  async function compare(one: (turn: number) => Promise<unknown>, other: (turn: number) => Promise<unknown>) {
    const times: [number[], number[]] = [[], []];
    for (let turn = 0; turn < 30; turn += 1) {
      times[0].push(await timed(() => one(turn)));
      times[1].push(await timed(() => other(turn)));
    }
    return separation(...times);
  }

  it('answers alike for known and unknown names at sign-in', async () => {
    const { id } = await costly.addUser(['buyer']);
    const { db } = costly;
    const stored = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const unset = { folded_name: undefined, folded_search: undefined };
    // A separate name for each turn, so that no attempt has to wait. All have one hash, which is slow to make.
    const known = Array.from({ length: 30 }, () => ({
      ...stored,
      ...unset,
      id: newId(),
      email: `${newId()}@example.com`,
    }));
    await db.insertInto('users').values(known).execute();
    const measured = await compare(
      (turn) => signIn(known[turn]?.email, 'a wrong password', costly),
      (turn) => signIn(`nobody-${turn}@example.com`, 'a wrong password', costly),
    );
    expect(measured).toBeGreaterThan(0.25);
    expect(measured).toBeLessThan(0.75);
  });

  it('answers alike for known and unknown addresses when a link is requested', async () => {
    const { email } = await costly.addUser(['buyer']);
    const ask = (address: string) => costly.askLink(address);
    const measured = await compare(
      () => ask(email),
      (turn) => ask(`nobody-${turn}@example.com`),
    );
    expect(measured).toBeGreaterThan(0.25);
    expect(measured).toBeLessThan(0.75);
  });

  it('would differ by a longer duration, so that this can fail', async () => {
    const slow = () => new Promise((resolve) => setTimeout(resolve, 20));
    expect(await compare(slow, () => Promise.resolve())).toBeGreaterThan(0.9);
  });
});

describe('wrong passwords', () => {
  it('count for the person, however the name is written', async () => {
    const { email } = await exchange.addUser(['buyer'], { email: 'somebody@example.com' });
    const spellings = [
      'SOMEBODY@example.com',
      'Somebody@Example.COM',
      ' somebody@example.com ',
      'somebody@EXAMPLE.com',
    ];
    for (const name of [...spellings, email]) expect((await signIn(name, 'a wrong password')).statusCode).toBe(401);
    expect((await signIn(email, testPassword)).statusCode).toBe(401);
    expect(
      await exchange.db
        .selectFrom('limits')
        .select('key')
        .where('key', 'like', 'signin:%')
        .where('count', '=', 5)
        .execute(),
    ).toHaveLength(1);
  });

  it('by a stranger do not affect signed-in users', async () => {
    const { email, call } = await exchange.join('buyer');
    for (let turn = 0; turn < 8; turn += 1) await signIn(email, 'a wrong password');
    expect((await call('GET', '/transactions/tokens')).statusCode).toBe(200);
  });

  it('by a stranger do not block a person who signed in from the same network before', async () => {
    const { email } = await exchange.join('buyer');
    const from = async (remoteAddress: string, password: string) => {
      return (await exchange.trySignIn(email, password, { remoteAddress })).statusCode;
    };
    for (let turn = 0; turn < 8; turn += 1) {
      expect(await from(`198.51.100.${turn}`, 'a wrong password')).toBe(401);
    }
    expect(await from('127.0.0.1', testPassword)).toBe(201);
    // All unknown networks together have five tries, independent of sign-ins from a known one.
    expect(await from('203.0.113.9', testPassword)).toBe(401);
    const counts = exchange.db
      .selectFrom('limits')
      .select('count')
      .where('key', 'like', 'signin:%')
      .where('count', '=', 5);
    expect(await counts.execute()).not.toEqual([]);
    // In a known network wrong passwords count as well.
    for (let turn = 0; turn < 5; turn += 1) expect(await from('127.0.0.1', 'a wrong password')).toBe(401);
    expect(await from('127.0.0.1', testPassword)).toBe(401);
  });

  it('by a stranger do not keep the password out that was set by a mailed link', async () => {
    const { email } = await exchange.addUser(['buyer']);
    await exchange.askLink(email);
    const { path } = linkIn(await mailTo(exchange, email));
    const password = 'a new one that is long';
    const remoteAddress = '203.0.113.20';
    const reply = await exchange.app.inject({ method: 'PATCH', url: path, payload: { password }, remoteAddress });
    expect(reply.statusCode).toBe(200);
    for (let turn = 0; turn < 8; turn += 1) await signIn(email, 'a wrong password');
    expect((await exchange.trySignIn(email, password, { remoteAddress })).statusCode).toBe(201);
  });

  it('are counted apart in the ten networks that were used last', async () => {
    const { id, email } = await exchange.addUser(['buyer']);
    const marks = async () =>
      (await exchange.db.selectFrom('known_networks').select('mark').where('user_id', '=', id).execute()).map(
        ({ mark }) => mark,
      );
    const from = (remoteAddress: string) => exchange.trySignIn(email, testPassword, { remoteAddress });
    await from('192.0.2.0');
    const [first = ''] = await marks();
    for (let turn = 1; turn <= 10; turn += 1) await from(`192.0.2.${turn}`);
    expect(await marks()).toHaveLength(10);
    expect(await marks()).not.toContain(first);
  });
});

describe('a password', () => {
  const recover = async (password: string) => {
    const { email } = await exchange.addUser(['buyer']);
    await exchange.askLink(email);
    const { path } = linkIn(await mailTo(exchange, email));
    return { email, reply: await exchange.app.inject({ method: 'PATCH', url: path, payload: { password } }) };
  };

  it('may have 128 characters, all of which count', async () => {
    const long = 'Zq7 ünï🙂'.repeat(20).slice(0, 126);
    const { email, reply } = await recover(`${long}ab`);
    expect(reply.statusCode).toBe(200);
    expect((await signIn(email, `${long}ac`)).statusCode).toBe(401);
    expect((await signIn(email, `${long}ab`)).statusCode).toBe(201);
  });

  it('is hashed by Argon2id at 19 MiB and two passes, with a separate salt', async () => {
    const { hashPassword } = await import('#server/people/password.ts');
    const config = readConfig({});
    const [one, other] = [await hashPassword(testPassword, config), await hashPassword(testPassword, config)];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/u);
    expect(one).not.toBe(other);
  });

  it('of a megabyte or of many thousand characters is refused before anything is derived from it', async () => {
    const { email } = await exchange.addUser(['buyer']);
    expect((await signIn(email, 'x'.repeat(1_000_000))).statusCode).toBe(413);
    expect((await signIn(email, 'x'.repeat(5_000))).statusCode).toBe(400);
    const tries = await exchange.db.selectFrom('limits').select('key').where('key', 'like', 'signin:%').execute();
    await signIn(email, 'x'.repeat(4_097));
    expect(
      await exchange.db.selectFrom('limits').select('key').where('key', 'like', 'signin:%').execute(),
    ).toHaveLength(tries.length);
  });

  it('storm: refuses excess calls with Retry-After, and serves other calls', async () => {
    const { token } = await costly.join('buyer');
    let hashed = 0;
    const storm = Array.from({ length: 200 }, async (_, turn) => {
      const reply = await signIn(`storm-${turn}@example.com`, 'a wrong password', costly);
      if (reply.statusCode === 401) hashed += 1;
      return reply;
    });
    const read = await costly.app.inject({ url: '/transactions/tokens', headers: { authorization: token } });
    const hashedBefore = hashed;
    expect(read.statusCode).toBe(200);
    const replies = await Promise.all(storm);
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([401, 503]));
    for (const reply of replies.filter(({ statusCode }) => statusCode === 503)) {
      expect(reply.headers['retry-after']).toMatch(/^[1-9]\d*$/u);
    }
    // In the queue of the hashes, the reader would come after all of them.
    expect(hashed - hashedBefore).toBeGreaterThan(hashed / 4);
  });
});

describe('a recovery link', () => {
  it('links to the configured address, whatever host the request names', async () => {
    const { email } = await exchange.addUser(['buyer']);
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
      origin: 'https://evil.example',
      referer: 'https://evil.example/',
    };
    await exchange.askLink(email, { headers });
    const { text } = await mailTo(exchange, email);
    expect(text).toContain('https://exchange.example.org/recover?token=');
    expect(text).not.toContain('evil');
  });

  it('is random, safe in an address and short enough for one', async () => {
    const tokens: string[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const { email } = await exchange.addUser(['buyer']);
      await exchange.askLink(email);
      tokens.push(linkIn(await mailTo(exchange, email)).token);
    }
    for (const token of tokens) expect(token).toMatch(/^[\w-]{22,86}$/u);
    expect(new Set(tokens.map((token) => token.slice(0, 4))).size).toBeGreaterThan(3);
  });

  it.each([
    ['two addresses', ['EMAIL', 'evil@example.com']],
    ['a comma list', 'EMAIL,evil@example.com'],
    ['a second line', 'EMAIL\nBcc: evil@example.com'],
    ['a header', 'EMAIL\r\nCc: evil@example.com'],
    ['a display name', '"EMAIL" <evil@example.com>'],
    ['an encoded line', 'EMAIL%0aBcc:evil@example.com'],
    ['an object', { email: 'EMAIL' }],
  ])('goes to no other address by %s', async (_what, form) => {
    const { email } = await exchange.addUser(['buyer']);
    const payload = JSON.parse(JSON.stringify({ email: form }).replaceAll('EMAIL', email)) as object;
    const reply = await exchange.app.inject({ method: 'POST', url: '/auth/users/recover', payload });
    expect([200, 400]).toContain(reply.statusCode);
    expect(mailsOf(exchange).filter(({ to }) => to.includes('evil'))).toEqual([]);
  });
});
