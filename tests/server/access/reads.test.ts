import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { endless, hourMs, fixtureForFile, passesCsv, until } from './fixture.ts';
import { secondAfter } from '#tests/support/secondAfter.ts';

const fixture = await fixtureForFile();
const { exchange, source, bought } = fixture;

describe('running reads', () => {
  it('a reader who leaves frees the source', async () => {
    source.answer = (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/csv' }).write('x'.repeat(1000));
    const { url } = await bought();
    const before = source.left;
    const leaving = new AbortController();
    const reply = await fetch(url, { signal: leaving.signal });
    await reply.body?.getReader().read();
    leaving.abort();
    expect(await until(() => source.left === before + 1)).toBe(true);
  });

  it('closes the source connection when a reader leaves before the source answers', async () => {
    source.answer = () => undefined;
    const { url } = await bought();
    const [before, asked] = [source.left, source.seen.length];
    const leaving = new AbortController();
    const reply = fetch(url, { signal: leaving.signal }).catch(() => undefined);
    await until(() => source.seen.length === asked + 1);
    leaving.abort();
    expect(await until(() => source.left === before + 1)).toBe(true);
    await reply;
  });

  it('access ends a running stream within a second of its end', async () => {
    source.answer = endless;
    const { url, ends } = await bought(1);
    const late = secondAfter(exchange, ends);
    const reply = await fetch(url);
    expect(reply.status).toBe(200);
    expect(await Promise.race([reply.text(), late])).toContain('access_ended');
    expect(Date.now()).toBeGreaterThan(ends - 500);
    await late;
    expect((await fetch(url)).status).toBe(401);
  });

  it('keeps a running stream and the older key after another purchase', async () => {
    source.answer = endless;
    const { url, buy } = await bought(1);
    const leaving = new AbortController();
    const reply = await fetch(url, { signal: leaving.signal });
    await buy(10);
    await wait(1.5 * hourMs);
    const reader = reply.body?.getReader();
    expect((await reader?.read())?.done).toBe(false);
    leaving.abort();
    source.answer = passesCsv;
    expect((await fetch(url)).status).toBe(200);
  });

  it('a replaced key, a disabled buyer or another’s key ends a running stream or never opens one', async () => {
    source.answer = (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
    const { url, path, buyer, subscription } = await bought();
    const running = await fetch(url);
    const replaced = await buyer.call('POST', `/access/${subscription}/key`);
    expect(replaced.statusCode).toBe(201);
    expect(await running.text()).toContain('access_refused');
    expect((await exchange.app.inject({ url: path })).statusCode).toBe(401);
    const { search } = new URL(replaced.json<{ stream_url: string }>().stream_url);
    const fresh = await fetch(`${fixture.base}/access/${subscription}${search}`);
    expect(fresh.status).toBe(200);
    await exchange.db.updateTable('users').set({ disabled: true }).where('id', '=', buyer.id).execute();
    expect(await fresh.text()).toContain('access_refused');
    expect((await fetch(`${fixture.base}/access/${subscription}${search}`)).status).toBe(401);
  });
  it('HEAD asks the source for its headers only', async () => {
    source.answer = (_request, response) => void response.writeHead(200, { 'content-length': 12_345 }).end();
    const { url } = await bought();
    const reply = await fetch(url, { method: 'HEAD' });
    expect([reply.status, reply.headers.get('content-length')]).toEqual([200, '12345']);
    expect(source.seen.at(-1)?.method).toBe('HEAD');
  });

  it('closes the source connection after the headers if the source does not support HEAD', async () => {
    source.answer = (request, response) =>
      request.method === 'HEAD' ? void response.writeHead(405).end() : endless(request, response);
    const { url } = await bought();
    const before = source.left;
    const reply = await fetch(url, { method: 'HEAD' });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    expect(await until(() => source.left === before + 1)).toBe(true);
  });

  it('one buyer reads eight times at once, not more, and delays no other buyer', async () => {
    source.answer = endless;
    const [one, other] = [await bought(), await bought()];
    const leaving = new AbortController();
    const open = (url: string) => fetch(url, { signal: leaving.signal }).then(({ status }) => status);
    const statuses = await Promise.all(Array.from({ length: 12 }, () => open(one.url)));
    const [passed, refused] = [200, 429].map((wanted) => statuses.filter((status) => status === wanted).length);
    expect([passed, refused]).toEqual([8, 4]);
    expect(await open(other.url)).toBe(200);
    leaving.abort();
    await expect.poll(async () => (await fetch(one.url, { method: 'HEAD' })).status).toBe(200);
  });
});
