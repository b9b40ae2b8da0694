// Kills a server repeatedly during purchases, on one data folder.
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/kernel/config.ts';
import { seeded } from '#server/database/injectFaults.ts';
import { transaction } from '#server/database/transaction.ts';
import { deposit } from '#server/domains/wallet/store.ts';
import { startSession } from '#server/domains/session/store.ts';
import { writeToken } from '#server/domains/session/token.ts';
import { openExchange, type Exchange } from '#server/kernel/exchange.ts';
import { auditLedger } from '#server/ledger/checks.ts';
import { readBalance } from '#server/ledger/history.ts';
import { newId } from '#server/kernel/newId.ts';
import { streamRow, userRow } from '#tests/support/ledgerFixture.ts';
import { runSeed } from '#tests/support/jitter.ts';
import { copyMigrated } from '#tests/support/vitest/scratch.ts';
import { folderForFile } from '#tests/support/folderForFile.ts';
import { startServer } from '#tests/support/startServer.ts';
import { addRows } from '#tests/support/database/rows.ts';

const kills = 4;
const buyers = 4;
const funds = 1_000_000_000;
const price = 7;

interface Buyer {
  id: string;
  token: string;
}
/** A purchase under a key; `id` once it has been acknowledged. */
interface Sent {
  buyer: Buyer;
  key: string;
  id?: string;
}

describe('kill -9 during purchases', () => {
  const dataDir = folderForFile('exchange-kill');
  const env = { DATA_DIR: dataDir, SEED: 'none', LOG_LEVEL: 'error' };
  let people: Buyer[];
  let stream = '';

  const withExchange = async <R>(work: (exchange: Exchange) => Promise<R>): Promise<R> => {
    const { exchange, close } = await openExchange(readConfig(env));
    try {
      return await work(exchange);
    } finally {
      await close();
    }
  };

  beforeAll(async () => {
    await copyMigrated(dataDir);
    await withExchange(async (exchange) => {
      const { db } = exchange;
      const at = new Date().toISOString();
      const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
      const [category, seller] = [newId(), newId()];
      await addRows(db, 'categories', { id: category, name: 'Weather', parent_id: null, position: 0 });
      await addRows(db, 'users', userRow(seller, ['seller'], at));
      const row = { ...streamRow(newId(), seller, category, at), price, metadata: '{}' };
      stream = row.id;
      await db.insertInto('streams').values(row).execute();
      people = await Promise.all(
        Array.from({ length: buyers }, async () => {
          const [id, sid] = [newId(), newId()];
          await addRows(db, 'users', userRow(id, ['buyer'], at));
          await transaction(db, (trx) => deposit(trx, { userId: id, amount: funds, at }));
          await startSession(db, {
            id: sid,
            userId: id,
            pending: null,
            client: { address: '127.0.0.1' },
            at,
            expiresAt,
          });
          return { id, token: await writeToken(exchange, { sub: id, sid }) };
        }),
      );
    });
  });

  const buy = (url: string, { buyer, key }: Sent) =>
    fetch(`${url}/subscriptions/subscriptions`, {
      method: 'POST',
      headers: { authorization: buyer.token, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ stream_id: stream, hours: 1 }),
    });

  it(`${kills} times: nothing acknowledged is lost, nothing is paid twice, and the ledger adds up`, async () => {
    const random = seeded(runSeed());
    const sent: Sent[] = [];
    for (let round = 0; round < kills; round += 1) {
      const server = await startServer(env);
      const acknowledgedBefore = sent.filter(({ id }) => id).length;
      const killed = new AbortController();
      const buying = people.map(async (buyer) => {
        while (!killed.signal.aborted) {
          const one: Sent = { buyer, key: newId() };
          sent.push(one);
          try {
            const reply = await buy(server.url, one);
            if (reply.status === 201) ({ id: one.id } = (await reply.json()) as { id: string });
          } catch {
            // The connection ended with the server, so the outcome is unknown.
          }
        }
      });
      const deadline = Date.now() + 10_000;
      while (sent.filter(({ id }) => id).length < acknowledgedBefore + 5 && Date.now() < deadline) await wait(5);
      await wait(random() * 150);
      server.signal('SIGKILL');
      killed.abort();
      await Promise.all([server.ended, ...buying]);
    }

    const acknowledged = sent.filter(({ id }) => id);
    const unknown = sent.filter(({ id }) => !id);
    console.info(`kill: ${acknowledged.length} acknowledged, ${unknown.length} unknown`);
    expect(acknowledged.length).toBeGreaterThanOrEqual(kills * 5);
    await withExchange(async ({ db }) => {
      const { findings } = await auditLedger(db);
      expect(findings).toEqual([]);
      const stored = await db.selectFrom('subscriptions').select(['id', 'user_id']).execute();
      const ids = new Set(stored.map(({ id }) => id));
      expect(acknowledged.filter(({ id = '' }) => !ids.has(id))).toEqual([]);
      for (const { id } of people) {
        const own = stored.filter(({ user_id }) => user_id === id).length;
        expect(await readBalance(db, id)).toBe(funds - own * price);
      }
    });

    // A repeat of an unanswered call with the same key buys once, whatever happened before.
    const server = await startServer(env);
    const again = await Promise.all(
      unknown.map(async (one) => {
        for (;;) {
          const reply = await buy(server.url, one);
          if (reply.status !== 409) return { status: reply.status, id: ((await reply.json()) as { id: string }).id };
          await wait(500);
        }
      }),
    );
    const replayed = await Promise.all(
      acknowledged.slice(-20).map(async (one) => ((await (await buy(server.url, one)).json()) as { id: string }).id),
    );
    await server.stop();
    expect(again.map(({ status }) => status)).toEqual(unknown.map(() => 201));
    expect(replayed).toEqual(acknowledged.slice(-20).map(({ id }) => id));
    await withExchange(async ({ db }) => {
      const { findings, subscriptions } = await auditLedger(db);
      expect(findings).toEqual([]);
      expect(subscriptions).toBe(sent.length);
    });
  }, 400_000);
});
