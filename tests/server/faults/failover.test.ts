// The primary is killed under load, and its synchronous standby promoted. The server is not restarted.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connect } from '#server/database/connection/connect.ts';
import type { Database } from '#server/database/schema.ts';
import { auditLedger } from '#server/ledger/checks.ts';
import { demoPassword } from '#server/seed/people.ts';
import { canReplicate, startReplicated } from '#tests/support/database/replicated.ts';
import { startServer } from '#tests/support/startServer.ts';

const writers = 6;
const longestOutageMs = 20_000;
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

describe.skipIf(!canReplicate())('a fail-over of PostgreSQL', () => {
  it('loses and doubles nothing, keeps sessions, and needs no restart', { timeout: 240_000 }, async () => {
    const database = await startReplicated();
    onTestFinished(database.stop);
    const server = await startServer({ DATABASE_URL: database.url, LOG_LEVEL: 'error' });
    onTestFinished(server.stop);
    const signIn = await fetch(`${server.url}/auth/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'buyer@example.com', password: demoPassword }),
    });
    const { token } = (await signIn.json()) as { token: string };
    const balance = async () => {
      const reply = await fetch(`${server.url}/transactions/tokens`, { headers: { authorization: token } });
      return ((await reply.json()) as { balance: number }).balance;
    };
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
    const standby = await connect<Database>({ url: database.standbyUrl, dataDir: '', production: false });
    onTestFinished(standby.close);
    expect((await auditLedger(standby.db)).findings).toEqual([]);
  });
});
