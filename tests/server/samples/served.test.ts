import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { samplesDir } from '#server/kernel/exchange.ts';
import { seed } from '#server/seed/seed.ts';
import { exchangeForFile, openTestExchange } from '#tests/support/exchange.ts';

const server = await exchangeForFile({ env: { SEED: 'catalogue' } });
await seed(server.exchange);
const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ method: 'GET', url, headers });

it.each([
  ['seattle-weather.csv', 'text/csv; charset=utf-8'],
  ['gapminder.json', 'application/json; charset=utf-8'],
  ['earthquakes-week.ndjson', 'application/x-ndjson; charset=utf-8'],
  ['county-unemployment.tsv', 'text/tab-separated-values; charset=utf-8'],
])('%s is served whole as %s', async (file, type) => {
  const reply = await get(`/samples/${file}`);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe(type);
  expect(reply.rawPayload).toEqual(await readFile(path.join(samplesDir(server.exchange.config), file)));
});

it('ranges, validators and HEAD work', async () => {
  const url = '/samples/seattle-weather.csv';
  const whole = await get(url);
  const part = await get(url, { range: 'bytes=5-14' });
  expect(part.statusCode).toBe(206);
  expect(part.body).toBe(whole.body.slice(5, 15));
  expect(part.headers['content-range']).toBe(`bytes 5-14/${whole.rawPayload.length}`);
  expect((await get(url, { range: 'bytes=99999999-' })).statusCode).toBe(416);
  expect((await get(url, { 'if-none-match': String(whole.headers.etag) })).statusCode).toBe(304);
  const head = await server.app.inject({ method: 'HEAD', url });
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
    200,
    '',
    String(whole.rawPayload.length),
  ]);
});

it.each([
  '/samples/',
  '/samples',
  '/samples/live/',
  '/samples/live',
  '/samples/none.csv',
  '/samples/.hidden',
  '/samples/../session.secret',
  '/samples/%2e%2e/session.secret',
  '/samples/..%2fsession.secret',
  '/samples/..%5csession.secret',
  '/samples/folder/',
  '/samples/folder',
  '/samples/live/none',
  '/samples/live/__proto__',
  '/samples/live/constructor',
  '/samples/%00',
])('%s is not found', async (url) => {
  const folder = samplesDir(server.exchange.config);
  await mkdir(path.join(folder, 'folder'), { recursive: true });
  await writeFile(path.join(folder, '.hidden'), 'hidden');
  const reply = await get(url);
  expect([400, 403, 404]).toContain(reply.statusCode);
  expect(reply.json()).toMatchObject({ requestId: expect.any(String) });
  expect(reply.body).not.toContain('hidden');
  expect(reply.body).not.toContain(folder);
});

it('a sample cannot be written or removed', async () => {
  for (const method of ['PUT', 'POST', 'DELETE'] as const) {
    const reply = await server.app.inject({ method, url: '/samples/seattle-weather.csv' });
    expect([404, 405]).toContain(reply.statusCode);
  }
});

it('a replay is an event stream of real records, and goes on from the last id', async () => {
  const stop = new AbortController();
  const reply = await fetch(`${origin}/samples/live/earthquakes`, {
    headers: { 'last-event-id': String(Math.floor(Date.now() / 1000) - 10) },
    signal: stop.signal,
  });
  expect(reply.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of reply.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.split('\n\n').length > 5) break;
  }
  const ids = [...text.matchAll(/^id: (\d+)$/gmu)].map(([, id]) => Number(id));
  expect(ids.map((id, index) => id - (ids[0] ?? 0) - index)).toEqual(ids.map(() => 0));
  const file = await readFile(path.join(samplesDir(server.exchange.config), 'earthquakes-week.ndjson'), 'utf8');
  const known = new Set(file.split('\n'));
  const data = [...text.matchAll(/^data: (.+)$/gmu)].map(([, line]) => line ?? '');
  expect(data.length).toBeGreaterThan(3);
  expect(data.every((line) => known.has(line))).toBe(true);
});

it('a replay does not keep the server from stopping', async () => {
  const other = await openTestExchange({ env: { SEED: 'catalogue' } });
  await seed(other.exchange);
  const address = await other.app.listen({ port: 0, host: '127.0.0.1' });
  const reply = await fetch(`${address}/samples/live/new-york-weather`);
  const reading = reply.text();
  // A server that waited for the replay would never stop.
  await other.close();
  expect(await reading).toContain('data: {"date"');
});
