// Under load the primary is killed and its synchronous standby promoted, or PostgreSQL stands still for a minute. The
// server is not restarted.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connect } from '#server/database/connection/connect.ts';
import type { Database } from '#server/database/schema.ts';
import { auditLedger } from '#server/ledger/checks.ts';
import { demoPassword } from '#server/seed/people.ts';
import { canReplicate, startReplicated } from '#tests/support/database/replicated.ts';
import { startPostgres } from '#tests/support/database/postgres.ts';
import { startServer } from '#tests/support/startServer.ts';

const writers = 6;
const longestOutageMs = 20_000;
const freezeMs = 60_000;
/** The limits of a connection and a statement, and some for a busy machine. */
const longestAnswerMs = 20_000;
const amount = 1_000;

/** Buys tokens one after another, each with a key that is tried until it succeeds. */
async function write(url: string, token: string, isOver: () => boolean, onSuccess: () => void): Promise<number> {
  let done = 0;
  while (!isOver()) {
    const key = randomUUID();
    while (!(await buy(url, token, key))) await wait(100);
    done += 1;
    onSuccess();
  }
  return done;
}

async function buy(url: string, token: string, key: string): Promise<boolean> {
  const response = await fetch(`${url}/transactions/tokens/buy`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ amount }),
  });
  const body = await response.text();
  // A twin in flight, or no database: try again. Anything else is a fault, such as a lost session.
  if (!response.ok && ![409, 503].includes(response.status)) throw new Error(`${response.status} ${body}`);
  return response.ok;
}

async function signIn(url: string) {
  const reply = await fetch(`${url}/auth/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'buyer@example.com', password: demoPassword }),
  });
  const { token } = (await reply.json()) as { token: string };
  const balance = async () => {
    const wallet = await fetch(`${url}/transactions/tokens`, { headers: { authorization: token } });
    return ((await wallet.json()) as { balance: number }).balance;
  };
  return { token, balance };
}

async function expectSoundLedger(url: string): Promise<void> {
  const database = await connect<Database>({ url, dataDir: '', production: false });
  expect((await auditLedger(database.db)).findings).toEqual([]);
  await database.close();
}

describe.skipIf(!canReplicate())('a fail-over of PostgreSQL', () => {
  it('loses and doubles nothing, keeps sessions, and needs no restart', { timeout: 240_000 }, async () => {
    const database = await startReplicated();
    onTestFinished(database.stop);
    const server = await startServer({ DATABASE_URL: database.url, LOG_LEVEL: 'error' });
    onTestFinished(server.stop);
    const { token, balance } = await signIn(server.url);
    const before = await balance();

    let over = false;
    let last = Date.now();
    let outage = 0;
    const succeeded = () => {
      outage = Math.max(outage, Date.now() - last);
      last = Date.now();
    };
    const work = Array.from({ length: writers }, () => write(server.url, token, () => over, succeeded));
    await wait(2_000);
    database.killPrimary();
    await wait(1_000);
    database.promote();
    const promotedAt = Date.now();
    await expect.poll(() => last > promotedAt, { timeout: 60_000 }).toBe(true);
    await wait(2_000);
    over = true;
    const done = (await Promise.all(work)).reduce((sum, count) => sum + count, 0);

    expect(done).toBeGreaterThan(writers);
    expect(await balance()).toBe(before + done * amount);
    expect(outage).toBeLessThan(longestOutageMs);
    await expectSoundLedger(database.standbyUrl);
  });
});

/** Stops or continues every process of a server. Its address names its folder. */
function signalAll(url: string, signal: NodeJS.Signals): void {
  const home = decodeURIComponent(new URL(url).hostname);
  const [main = ''] = readFileSync(`${home}/data/postmaster.pid`, 'utf8').split('\n', 1);
  const children = execFileSync('pgrep', ['-P', main], { encoding: 'utf8' }).trim().split('\n');
  for (const pid of [main, ...children].filter(Boolean)) process.kill(Number(pid), signal);
}

describe.skipIf(!canReplicate())('a freeze of PostgreSQL for a minute', () => {
  it(
    'is answered in time, loses and doubles nothing, keeps sessions, and needs no restart',
    { timeout: 240_000 },
    async () => {
      const database = await startPostgres(['max_connections=60']);
      onTestFinished(database.stop);
      const server = await startServer({ DATABASE_URL: database.url, LOG_LEVEL: 'error' });
      onTestFinished(server.stop);
      const { token, balance } = await signIn(server.url);
      const before = await balance();
      let over = false;
      let last = Date.now();
      const work = Array.from({ length: writers }, () =>
        write(
          server.url,
          token,
          () => over,
          () => (last = Date.now()),
        ),
      );
      await wait(2_000);
      signalAll(database.url, 'SIGSTOP');
      const frozenAt = Date.now();
      onTestFinished(() => signalAll(database.url, 'SIGCONT'));
      const asked = await fetch(`${server.url}/ready`);
      expect(asked.status).toBe(503);
      expect(Date.now() - frozenAt).toBeLessThan(longestAnswerMs);
      expect((await fetch(`${server.url}/health`)).status).toBe(200);
      await wait(freezeMs - (Date.now() - frozenAt));
      signalAll(database.url, 'SIGCONT');
      const thawedAt = Date.now();
      await expect.poll(() => last > thawedAt, { timeout: longestOutageMs }).toBe(true);
      await wait(1_000);
      over = true;
      const done = (await Promise.all(work)).reduce((sum, count) => sum + count, 0);
      expect(await balance()).toBe(before + done * amount);
      await expectSoundLedger(database.url);
    },
  );
});
