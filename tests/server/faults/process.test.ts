// External faults: kill -9 during a write, SIGTERM during an answer, no descriptors, a wrong clock and a full disk.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type Exchange } from '#tests/support/startServer.ts';
import { copyDemo } from '#tests/support/vitest/scratch.ts';
import { slowness } from '#tests/support/slowness.ts';
import { openSession, type Session } from '#tests/support/processes/session.ts';

const home = mkdtempSync(path.join(tmpdir(), 'exchange-faults-'));
const open: Exchange[] = [];
afterAll(async () => {
  for (const one of open) one.signal('SIGKILL');
  await Promise.all(open.map(({ ended }) => ended));
  rmSync(home, { recursive: true, force: true });
});

/** Folder with the demo people, created once and copied. */
const seeded = path.join(home, 'seeded');
beforeAll(() => copyDemo(seeded), 300_000);

/** Starts a server with the demo people on a data folder of this test file. */
async function start(name: string, env: Record<string, string> = {}): Promise<Exchange> {
  const dataDir = path.join(home, name);
  if (!existsSync(dataDir)) cpSync(seeded, dataDir, { recursive: true });
  const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env });
  open.push(server);
  return server;
}

/** Errors outside every handler, raised on SIGUSR2. */
const unforeseen = {
  thrown: 'throw new Error("unforeseen")',
  rejected: 'void Promise.reject(new Error("unforeseen"))',
};

/** Settings of a server that raises this error on SIGUSR2. */
function dieOnSignal(how: keyof typeof unforeseen) {
  const preload = path.join(home, `${how}.mjs`);
  writeFileSync(preload, `process.once("SIGUSR2", () => { ${unforeseen[how]} })`);
  return { NODE_OPTIONS: `--import ${preload}`, LOG_LEVEL: 'error' };
}

/** Expects an unforeseen error to be logged and to end the process. */
async function expectUnforeseenError(server: Exchange): Promise<void> {
  server.signal('SIGUSR2');
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain('"msg":"unforeseen error"');
}

/** Expects a server without spare descriptors to lose nothing, and to serve again once it has some. */
async function survivesLackOfDescriptors(server: Exchange, buyer: Session): Promise<void> {
  const buy = () => buyer.call('POST', '/transactions/tokens/buy', { amount: 1 });
  const { body } = await buy();
  const used = readdirSync(`/proc/${server.pid}/fd`).length;
  execFileSync('prlimit', ['--pid', String(server.pid), `--nofile=${used + 10}`]);
  const { hostname, port } = new URL(server.url);
  const crowd = Array.from({ length: 60 }, () => connect(Number(port), hostname).on('error', () => undefined));
  await wait(1_000);
  for (const socket of crowd) socket.destroy();
  await expect.poll(async () => (await buy().catch(() => ({ status: 0 }))).status).toBe(200);
  const after = await buyer.balance();
  expect(after).toBeGreaterThan(Number(body['balance']));
}

/** Expects the secret to be readable by its owner only, and in no output. */
function expectSecretKept(server: Exchange): void {
  const file = path.join(server.dataDir, 'session.secret');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const secret = readFileSync(file);
  for (const form of ['hex', 'base64', 'base64url', 'latin1'] as const)
    expect(server.output()).not.toContain(secret.toString(form));
}

describe('kill -9 during every kind of write', () => {
  it('loses nothing that was acknowledged, and keeps sessions, and the secret for its owner only', async () => {
    const first = await start('killed');
    expectSecretKept(first);
    const [seller, buyer, leaver] = [
      await openSession(first, 'seller@example.com'),
      await openSession(first, 'buyer@example.com'),
      await openSession(first, 'user@example.com'),
    ];
    expect((await leaver.call('DELETE', '/auth/tokens')).status).toBe(204);
    const [category] = await buyer.ask<{ id: string }[]>('GET', '/streams/categories');
    const kept: {
      what: string;
      check: (url: string, now: Record<'seller' | 'buyer', Session>) => Promise<boolean>;
    }[] = [];
    let balance = await buyer.balance();
    const counts = { sent: 0 };
    const write = async (n: number) => {
      const name = `Killed ${n}`;
      const { status, body } = await seller.call('POST', '/streams/streams', {
        name,
        type: 'Dataset',
        description: 'x',
        price: 5,
        offer: true,
        url: `https://data.example.org/killed/${n}`,
        subcategory: category?.id,
      });
      if (status !== 201) return;
      const id = String(body['id']);
      kept.push({
        what: name,
        check: async (_url, now) => (await now.buyer.call('GET', `/streams/streams/${id}`)).status === 200,
      });
      const bought = await buyer.call(
        'POST',
        '/transactions/tokens/buy',
        { amount: 7 },
        { 'idempotency-key': `k${n}` },
      );
      if (bought.status === 200) balance = Number(bought.body['balance']);
      const offer = await buyer.call('POST', '/offers/offers', { stream_id: id, amount: 3, description: name });
      if (offer.status === 201) {
        const again = { stream_id: id, amount: 3, description: name };
        kept.push({
          what: `offer ${n}`,
          check: async (_url, now) => (await now.buyer.call('POST', '/offers/offers', again)).status === 409,
        });
      }
      const renamed = await seller.call('PUT', `/streams/streams/${id}`, { price: 9 });
      if (renamed.status === 200) {
        kept.push({
          what: `price ${n}`,
          check: async (_url, now) => (await now.buyer.call('GET', `/streams/streams/${id}`)).body['price'] === 9,
        });
      }
      const profile = await buyer.call('PATCH', `/auth/users/${buyer.id}`, { company: name });
      if (profile.status === 200) company = name;
      counts.sent += 1;
    };
    let company = '';
    const writing = { on: true };
    const writer = (async () => {
      for (let n = 0; writing.on; n += 1) await write(n).catch(() => (writing.on = false));
    })();
    await expect.poll(() => counts.sent).toBeGreaterThan(10);
    await wait(137);
    first.signal('SIGKILL');
    await writer;
    await first.ended;
    const second = await start('killed', dieOnSignal('thrown'));
    // Open sessions stay open, and closed ones stay closed.
    const same = await openSession(second, 'buyer@example.com');
    const old = (token: string) => fetch(`${second.url}/auth/sessions`, { headers: { authorization: token } });
    expect([(await old(buyer.token)).status, (await old(leaver.token)).status]).toEqual([200, 401]);
    const now = { seller: await openSession(second, 'seller@example.com'), buyer: same };
    const lost: string[] = [];
    for (const { what, check } of kept) if (!(await check(second.url, now))) lost.push(what);
    expect(lost).toEqual([]);
    // Work in progress at the kill may or may not be stored.
    expect([balance, balance + 7]).toContain(await same.balance());
    const { body: me } = await same.call('GET', `/auth/users/${same.id}`);
    expect([company, `Killed ${counts.sent}`]).toContain(me['company']);
    await expectUnforeseenError(second);
    const audit = execFileSync(process.execPath, ['server/ledger/audit.ts'], {
      env: { ...process.env, DATA_DIR: path.join(home, 'killed') },
      cwd: path.join(import.meta.dirname, '..', '..', '..'),
    });
    expect(audit.toString()).not.toBe('');
  });
});

describe('a process that gets SIGTERM', () => {
  it('while fifty requests run: answers each whole or refuses it, and the next start serves, without descriptors too, until an unforeseen error', async () => {
    const server = await start('stopped', { TEST_DB_JITTER: '3:6' });
    const buyer = await openSession(server, 'buyer@example.com');
    const running = Array.from({ length: 50 }, (_, n) =>
      buyer.call('POST', '/transactions/tokens/buy', { amount: 1 }, { 'idempotency-key': `stop-${n}` }),
    );
    await wait(100);
    server.signal('SIGTERM');
    const signalled = performance.now();
    const settled = await Promise.allSettled(running);
    expect(await server.ended).toBe(0);
    expect(performance.now() - signalled).toBeLessThan(10_500 * slowness());
    const answered = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const done = answered.filter(({ status }) => status === 200);
    for (const { status, headers } of answered.filter((one) => one.status !== 200)) {
      expect(status).toBe(503);
      expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/u);
    }
    expect(done.length).toBeGreaterThan(0);
    const again = await start('stopped', dieOnSignal('rejected'));
    const after = await openSession(again, 'buyer@example.com');
    const { body } = await after.call('GET', '/transactions/tokens-history?txType=DEPOSIT');
    // The history has every acknowledged purchase, and no refused one.
    expect(Number(body['total']) - 1).toBe(done.length);
    await survivesLackOfDescriptors(again, after);
    await expectUnforeseenError(again);
  });
});

describe('a wrong clock and another time zone', () => {
  /** Starts a server whose clock is off by this many seconds. Expects a sign-in to work, and times in UTC. */
  async function startAt(offset: string) {
    const env = { TEST_CLOCK_OFFSET: offset, TZ: 'America/Sao_Paulo', SEED: 'catalogue' };
    const server = await start('clock', env);
    const buyer = await openSession(server, 'buyer@example.com');
    const { body } = await buyer.call('GET', `/auth/users/${buyer.id}`);
    const expected = Date.now() + Number(offset) * 1000;
    expect(String(body['last_login'])).toMatch(/Z$/u);
    expect(Math.abs(Date.parse(String(body['last_login'])) - expected)).toBeLessThan(60_000);
    return { server, buyer };
  }

  it('past 2038, and set back after a sign-in: who is signed in is served, and times are in UTC', async () => {
    const ahead = await startAt('500000000');
    ahead.server.signal('SIGINT');
    await ahead.server.ended;
    const back = await startAt('0');
    const open = { headers: { authorization: ahead.buyer.token } };
    expect((await fetch(`${back.server.url}/auth/sessions`, open)).status).toBe(200);
    back.server.signal('SIGKILL');
    await back.server.ended;
  });
});

const root = process.getuid?.() === 0;

describe.runIf(root)('a disk of 300 MB', () => {
  it('that fills up: writes are refused with 503, reads go on, and freed space allows writes without a restart', async () => {
    const disk = path.join(home, 'disk');
    mkdirSync(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=300m', 'tmpfs', disk]);
    try {
      const server = await start('disk/data');
      const buyer = await openSession(server, 'buyer@example.com');
      const buy = () => buyer.call('POST', '/transactions/tokens/buy', { amount: 1 });
      expect((await buy()).status).toBe(200);
      const before = await buyer.balance();
      writeFileSync(path.join(disk, 'filler'), Buffer.alloc(160 * 2 ** 20));
      await expect.poll(async () => (await buy()).status).toBe(503);
      const refused = await buy();
      expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d*$/u);
      expect((await buyer.call('GET', '/streams/streams')).status).toBe(200);
      rmSync(path.join(disk, 'filler'));
      await expect.poll(async () => (await buy()).status).toBe(200);
      expect(await buyer.balance()).toBeGreaterThan(before);
      server.signal('SIGINT');
      expect(await server.ended).toBe(0);
    } finally {
      execFileSync('umount', ['-l', disk]);
    }
  });
});
