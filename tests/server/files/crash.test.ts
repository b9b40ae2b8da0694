// Kills a server during uploads that replace the file of a product.
import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { DataFile, RowPage } from '#contract/types.ts';
import { startServer, type Exchange } from '#tests/support/startServer.ts';
import { folderForFile } from '#tests/support/folderForFile.ts';
import { openSession, type Session } from '#tests/support/processes/session.ts';
import { productBody } from '#tests/support/exchange.ts';

const place = folderForFile('exchange-files');

const rowsOf = (version: number) =>
  `version,row\n${Array.from({ length: 60_000 }, (_, at) => `${version},${at}`).join('\n')}\n`;

const enter = (server: Exchange) => openSession(server, 'seller@example.com');

const filesIn = () => (existsSync(path.join(place, 'files')) ? readdirSync(path.join(place, 'files')) : []);

/** Sends a part of the body slowly, then kills the server. */
async function killWhileSending(server: Exchange, token: string, bytes: Buffer, cutAt: number): Promise<void> {
  const headers = { authorization: token, 'content-length': bytes.length };
  const sending = request(`${server.url}/streams/files?name=new.csv`, { method: 'POST', headers }).on(
    'error',
    () => undefined,
  );
  await new Promise((resolve) => sending.write(bytes.subarray(0, cutAt), resolve));
  await expect.poll(filesIn).toContainEqual(expect.stringMatching(/^\./u));
  server.signal('SIGKILL');
  await server.ended;
  sending.destroy();
}

/** Kills the server `afterMs` after the replacement was requested. */
async function killWhileReplacing(server: Exchange, seller: Session, id: string, text: string, afterMs: number) {
  const replacing = (async () => {
    const file = await seller.ask<DataFile>('POST', '/streams/files?name=new.csv', text);
    await seller.ask('PUT', `/streams/streams/${id}`, { url: `file:${file.id}` });
  })().catch(() => undefined);
  await wait(afterMs);
  server.signal('SIGKILL');
  await Promise.all([server.ended, replacing]);
}

it('keeps the earlier or the new version, and no partial upload, whenever the server is killed', async () => {
  const start = () =>
    startServer({
      DATA_DIR: place,
      LOG_LEVEL: 'error',
      SEED: existsSync(path.join(place, 'database')) ? 'none' : 'catalogue',
    });
  let server = await start();
  let seller = await enter(server);
  const [category] = await seller.ask<{ id: string }[]>('GET', '/streams/categories');
  const first = await seller.ask<DataFile>('POST', '/streams/files?name=first.csv', rowsOf(0));
  const { id } = await seller.ask<{ id: string }>(
    'POST',
    '/streams/streams',
    productBody({ name: 'Versions', subcategory: category?.id, url: `file:${first.id}` }),
  );
  const version = async () => {
    const { rows, total } = await seller.ask<RowPage>('GET', `/streams/streams/${id}/rows?limit=1`);
    expect(total).toBe(60_000);
    return rows[0]?.[0];
  };
  const long = Buffer.from(rowsOf(9));
  const kills = [
    () => killWhileSending(server, seller.token, long, 100_000),
    ...[0, 400, 2_000].map((afterMs, at) => () => killWhileReplacing(server, seller, id, rowsOf(at + 1), afterMs)),
  ];
  let last: unknown = 0;
  for (const [at, kill] of kills.entries()) {
    await kill();
    server = await start();
    seller = await enter(server);
    const now = await version();
    expect([last, at]).toContain(now);
    last = now;
    // Complete uploads may wait to be listed, but no partial upload is left.
    expect(filesIn().filter((name) => name.startsWith('.'))).toEqual([]);
  }
  await server.stop();
});
