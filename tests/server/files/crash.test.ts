// A real server that is killed at moments of an upload that replaces the file of a product.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import type { DataFile, RowPage } from '#contract/types.ts';
import { demoPassword } from '#server/seed/people.ts';
import { startServer, type Exchange } from '#tests/support/startServer.ts';

const place = mkdtempSync(path.join(tmpdir(), 'exchange-files-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

const rowsOf = (version: number) =>
  `version,row\n${Array.from({ length: 60_000 }, (_, at) => `${version},${at}`).join('\n')}\n`;

async function enter(server: Exchange) {
  const call = async <Reply>(method: string, url: string, body?: string | object, token = '') => {
    const headers = {
      authorization: token,
      ...(typeof body === 'object' ? { 'content-type': 'application/json' } : { 'content-type': 'text/csv' }),
    };
    const payload = typeof body === 'object' ? JSON.stringify(body) : body;
    const reply = await fetch(server.url + url, { method, headers, ...(payload !== undefined && { body: payload }) });
    if (!reply.ok) throw new Error(`${method} ${url}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as Reply;
  };
  const person = { email: 'seller@example.com', password: demoPassword };
  const { token } = await call<{ token: string }>('POST', '/auth/tokens', person);
  return {
    token,
    call: <Reply>(method: string, url: string, body?: string | object) => call<Reply>(method, url, body, token),
  };
}

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

/** Kills the server some milliseconds after the whole replacement was asked for. */
async function killWhileReplacing(
  server: Exchange,
  seller: Awaited<ReturnType<typeof enter>>,
  id: string,
  text: string,
  afterMs: number,
) {
  const replacing = (async () => {
    const file = await seller.call<DataFile>('POST', '/streams/files?name=new.csv', text);
    await seller.call('PUT', `/streams/streams/${id}`, { url: `file:${file.id}` });
  })().catch(() => undefined);
  await wait(afterMs);
  server.signal('SIGKILL');
  await Promise.all([server.ended, replacing]);
}

it('keeps the earlier or the new version, and no rest of an upload, when it is killed at any moment', async () => {
  const start = () =>
    startServer({
      DATA_DIR: place,
      LOG_LEVEL: 'error',
      SEED: existsSync(path.join(place, 'database')) ? 'none' : 'catalogue',
    });
  let server = await start();
  let seller = await enter(server);
  const [category] = await seller.call<{ id: string }[]>('GET', '/streams/categories');
  const first = await seller.call<DataFile>('POST', '/streams/files?name=first.csv', rowsOf(0));
  const { id } = await seller.call<{ id: string }>('POST', '/streams/streams', {
    name: 'Versions',
    type: 'Dataset',
    description: 'By a test',
    price: 0,
    subcategory: category?.id,
    url: `file:${first.id}`,
  });
  const version = async () => {
    const { rows, total } = await seller.call<RowPage>('GET', `/streams/streams/${id}/rows?limit=1`);
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
    // Whole uploads that were not listed wait to be: nothing else is left.
    expect(filesIn().filter((name) => name.startsWith('.'))).toEqual([]);
  }
  await server.stop();
});
