// Load during database faults: six writers buy tokens every 20 ms. Checks the balance and the ledger afterwards.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { connect } from '#server/database/connection/connect.ts';
import type { Database } from '#server/database/schema.ts';
import { auditLedger } from '#server/ledger/checks.ts';
import { startServer, type Settings } from '#tests/support/startServer.ts';
import { openSession } from '#tests/support/processes/session.ts';

export const writers = 6;
const amount = 1_000;

interface Watch {
  isOver: () => boolean;
  onSuccess: () => void;
  /** Called with the start of each attempt once it is answered. */
  onAnswer: ((startedAt: number) => void) | undefined;
}

/** Buys tokens in sequence, and retries each key until it succeeds. */
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
    // Keeps writes constant, but leaves processor time to other tests.
    await wait(20);
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
  // Retries while the same key is in flight or the database is unavailable. Any other refusal is a fault.
  if (!response.ok && ![409, 503].includes(response.status)) throw new Error(`${response.status} ${body}`);
  return response.ok;
}

export async function serve(env: Settings) {
  const server = await startServer({ LOG_LEVEL: 'error', ...env });
  onTestFinished(server.stop);
  const buyer = await openSession(server, 'buyer@example.com');
  return { server, ...buyer, before: await buyer.balance() };
}

/** Starts the writers; `end` stops them. */
export function startWriters(
  { server, token, balance, before }: Awaited<ReturnType<typeof serve>>,
  onAnswer?: Watch['onAnswer'],
) {
  let over = false;
  let last = Date.now();
  let outageMs = 0;
  const onSuccess = () => {
    outageMs = Math.max(outageMs, Date.now() - last);
    last = Date.now();
  };
  const watch = { isOver: () => over, onSuccess, onAnswer };
  const work = Array.from({ length: writers }, () => write(server.url, token, watch));
  return {
    hasWrittenSince: (at: number) => last > at,
    /** Compares the balance with the purchases. Returns their number and the longest outage. */
    async end() {
      over = true;
      const done = (await Promise.all(work)).reduce((sum, count) => sum + count, 0);
      expect(done).toBeGreaterThan(writers);
      expect(await balance()).toBe(before + done * amount);
      return { done, outageMs };
    },
  };
}

export async function expectSoundLedger(place: { url?: string; dataDir?: string }): Promise<void> {
  const database = await connect<Database>({ dataDir: '', production: false, ...place });
  expect((await auditLedger(database.db)).findings).toEqual([]);
  await database.close();
}
