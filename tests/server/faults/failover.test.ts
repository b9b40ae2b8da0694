// Under load the primary is killed and its synchronous standby promoted, or PostgreSQL stands still for a minute. The
// server is not restarted.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connect } from '#server/database/connection/connect.ts';
import { codeOf } from '#server/database/errors.ts';
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

interface Watch {
  isOver: () => boolean;
  onSuccess: () => void;
  /** Called with the start of each attempt when it is answered. */
  onAnswer?: (startedAt: number) => void;
}

/** Buys tokens one after another, each with a key that is tried until it succeeds. */
async function write(url: string, token: string, { isOver, onSuccess, onAnswer }: Watch): Promise<number> {
  let done = 0;
  while (!isOver()) {
    const key = randomUUID();
    for (let bought = false; !bought;) {
      const startedAt = Date.now();
      bought = await buy(url, token, key);
      onAnswer?.(startedAt);
      if (!bought) await wait(100);
    }
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

async function serve(database: { url: string; stop: () => Promise<void> }) {
  onTestFinished(database.stop);
  const server = await startServer({ DATABASE_URL: database.url, LOG_LEVEL: 'error' });
  onTestFinished(server.stop);
  const buyer = await signIn(server.url);
  return { server, ...buyer, before: await buyer.balance() };
}

async function expectSoundLedger(url: string): Promise<void> {
  const database = await connect<Database>({ url, dataDir: '', production: false });
  expect((await auditLedger(database.db)).findings).toEqual([]);
  await database.close();
}

describe.skipIf(!canReplicate())('a fail-over of PostgreSQL', () => {
  it('loses and doubles nothing, keeps sessions, and needs no restart', { timeout: 240_000 }, async () => {
    const database = await startReplicated();
    const { server, token, balance, before } = await serve(database);

    let over = false;
    let last = Date.now();
    let outage = 0;
    const onSuccess = () => {
      outage = Math.max(outage, Date.now() - last);
      last = Date.now();
    };
    const work = Array.from({ length: writers }, () => write(server.url, token, { isOver: () => over, onSuccess }));
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
  for (const pid of [main, ...children].filter(Boolean)) {
    try {
      process.kill(Number(pid), signal);
    } catch (error) {
      // A process may end after it was listed.
      if (codeOf(error) !== 'ESRCH') throw error;
    }
  }
}

describe.skipIf(!canReplicate())('a freeze of PostgreSQL for a minute', () => {
  it(
    'is answered in time, loses and doubles nothing, keeps sessions, and needs no restart',
    { timeout: 240_000 },
    async () => {
      const database = await startPostgres(['max_connections=60']);
      const { server, token, balance, before } = await serve(database);
      let over = false;
      let last = Date.now();
      let frozenAt = Number.POSITIVE_INFINITY;
      let thawedAt = Number.POSITIVE_INFINITY;
      const answersMs: number[] = [];
      const watch = {
        isOver: () => over,
        onSuccess: () => (last = Date.now()),
        onAnswer: (startedAt: number) => {
          if (startedAt >= frozenAt && startedAt < thawedAt) answersMs.push(Date.now() - startedAt);
        },
      };
      const work = Array.from({ length: writers }, () => write(server.url, token, watch));
      await wait(2_000);
      signalAll(database.url, 'SIGSTOP');
      frozenAt = Date.now();
      onTestFinished(() => {
        if (thawedAt > Date.now()) signalAll(database.url, 'SIGCONT');
      });
      const asked = await fetch(`${server.url}/ready`);
      expect(asked.status).toBe(503);
      expect(Date.now() - frozenAt).toBeLessThan(longestAnswerMs);
      expect((await fetch(`${server.url}/health`)).status).toBe(200);
      await wait(freezeMs - (Date.now() - frozenAt));
      signalAll(database.url, 'SIGCONT');
      thawedAt = Date.now();
      await expect.poll(() => last > thawedAt, { timeout: longestOutageMs }).toBe(true);
      await wait(1_000);
      over = true;
      const done = (await Promise.all(work)).reduce((sum, count) => sum + count, 0);
      // Each writer is answered and asks again while PostgreSQL stands still.
      expect(answersMs.length).toBeGreaterThan(writers);
      expect(Math.max(...answersMs)).toBeLessThan(longestAnswerMs);
      expect(await balance()).toBe(before + done * amount);
      await expectSoundLedger(database.url);
    },
  );
});
