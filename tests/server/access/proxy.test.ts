import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deposit } from '#server/domains/wallet/store.ts';
import { transaction } from '#server/database/transaction.ts';
import { newId } from '#server/newId.ts';
import type { Row } from '#server/database/schema.ts';
import { openTestExchange, type TestExchange } from '#tests/support/exchange.ts';

const csv = 'day,value\n1,10\n2,20\n3,30\n';
type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A data source on this machine, which says what it was asked. */
class Source {
  readonly seen: IncomingMessage[] = [];
  readonly #server: Server;
  answer: Answer = (_request, response) => response.end();
  /** Answers whose connection has been closed by whom they were for. */
  left = 0;

  constructor() {
    this.#server = createServer((request, response) => {
      this.seen.push(request);
      response.once('close', () => {
        if (!response.writableFinished) this.left += 1;
      });
      this.answer(request, response);
    });
  }
  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }
  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

const until = async (what: () => boolean, limitMs = 5000) => {
  const deadline = Date.now() + limitMs;
  while (!what()) {
    if (Date.now() > deadline) throw new Error('It did not happen');
    await wait(20);
  }
};

describe('the access address', () => {
  let exchange: TestExchange;
  let source: Source;
  let origin: string;
  let base: string;
  let category: string;
  beforeAll(async () => {
    // One bought hour is two seconds.
    exchange = await openTestExchange({ env: { ALLOW_UPSTREAM_HOSTS: '127.0.0.1', TEST_HOUR_SECONDS: '2' } });
    source = new Source();
    origin = await source.listen();
    category = await exchange.addCategory();
    base = await exchange.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    source.close();
    await exchange.close();
  });

  /** Somebody's new stream at a source, and a buyer who has bought some hours of it. */
  async function bought(hours = 100, changed: Partial<Row<'streams'>> = {}) {
    const seller = await exchange.addUser(['seller']);
    const id = newId();
    const at = new Date().toISOString();
    const row = {
      id,
      owner_id: seller.id,
      category_id: category,
      name: 'Days',
      type: 'Dataset',
      description: 'By a test',
      snippet: null,
      price: 10,
      url: `${origin}/${id}`,
      terms: null,
      visibility: 'public' as const,
      access_type: 'PUBLIC' as const,
      takes_offers: false,
      longitude: null,
      latitude: null,
      start_at: at,
      end_at: null,
      published_at: at,
      max_calls: null,
      max_unit: null,
      logo: null,
      status: 'published' as const,
      deleted_at: null,
      ...changed,
    };
    await exchange.db
      .insertInto('streams')
      .values({ ...row, metadata: '{}' })
      .execute();
    const buyer = await exchange.join('buyer');
    await transaction(exchange.db, (trx) => deposit(trx, { userId: buyer.id, amount: 100_000, at }));
    const buy = async (more: number) => {
      const reply = await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: more });
      expect(reply.statusCode).toBe(201);
      const { id: subscription, stream_url } = reply.json<{ id: string; stream_url: string }>();
      // The configured public address is not the port of this test.
      const url = new URL(stream_url);
      return { subscription, path: `${url.pathname}${url.search}`, url: `${base}${url.pathname}${url.search}` };
    };
    return { buyer, seller, stream: id, buy, ...(await buy(hours)) };
  }

  const passesCsv: Answer = (_request, response) =>
    response.setHeader('content-type', 'text/csv; charset=utf-8').end(csv);

  it('hands the data out as it is, fenced in, and takes nothing of the source’s that acts on our origin', async () => {
    source.answer = (_request, response) => {
      response
        .setHeader('set-cookie', 'a=b')
        .setHeader('content-security-policy', 'none')
        .setHeader('access-control-allow-origin', '*');
      response.setHeader('content-type', 'text/csv; charset=utf-8').setHeader('etag', '"1"').end(csv);
    };
    const { path } = await bought();
    const reply = await exchange.app.inject({ url: path });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toBe(csv);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      etag: '"1"',
      'content-length': String(csv.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(reply.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/u);
    expect(reply.headers['content-disposition']).toMatch(/^attachment/u);
    expect(Object.keys(reply.headers)).not.toEqual(expect.arrayContaining(['set-cookie']));
    expect(Object.keys(reply.headers)).not.toEqual(expect.arrayContaining(['access-control-allow-origin']));
  });

  it.each(['text/html', 'image/svg+xml', 'application/javascript', 'application/pdf', 'text/xml', ''])(
    'what a browser could run goes out as plain bytes: %s',
    async (type) => {
      source.answer = (_request, response) =>
        (type ? response.setHeader('content-type', type) : response).end('<script>alert(1)</script>');
      const { path } = await bought();
      expect((await exchange.app.inject({ url: path })).headers['content-type']).toBe('application/octet-stream');
    },
  );

  it('tells the source which part and since when, but nothing of who asks', async () => {
    source.answer = passesCsv;
    const { url, path } = await bought();
    const headers = {
      authorization: 'secret',
      cookie: 'a=b',
      'x-forwarded-for': '1.2.3.4',
      referer: 'http://here',
      origin: 'http://here',
      'user-agent': 'curl',
      'if-none-match': '"0"',
    };
    await fetch(url, { headers });
    const told = source.seen.at(-1);
    expect(told?.headers).toMatchObject({ 'if-none-match': '"0"', 'user-agent': 'data-exchange' });
    const names = Object.keys(told?.headers ?? {});
    for (const name of ['authorization', 'cookie', 'x-forwarded-for', 'referer', 'origin'])
      expect(names).not.toContain(name);
    expect(told?.url).not.toContain(new URLSearchParams(path.split('?')[1]).get('key'));
  });

  it('passes ranges and what was not modified', async () => {
    source.answer = (request, response) => {
      if (request.headers['if-none-match']) return void response.writeHead(304, { etag: '"1"' }).end();
      expect(request.headers.range).toBe('bytes=0-3');
      response
        .writeHead(206, {
          'content-type': 'text/csv',
          'content-range': `bytes 0-3/${csv.length}`,
          'content-length': '4',
        })
        .end(csv.slice(0, 4));
    };
    const { path } = await bought();
    const part = await exchange.app.inject({ url: path, headers: { range: 'bytes=0-3' } });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      'day,',
      `bytes 0-3/${csv.length}`,
    ]);
    const same = await exchange.app.inject({ url: path, headers: { 'if-none-match': '"1"' } });
    expect([same.statusCode, same.body]).toEqual([304, '']);
  });

  it('passes events as they come', async () => {
    const events: ServerResponse[] = [];
    source.answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
      events.push(response);
    };
    const { url } = await bought();
    const reply = await fetch(url);
    const reader = reply.body?.getReader();
    const next = async () => new TextDecoder().decode((await reader?.read())?.value);
    expect(await next()).toBe('data: 1\n\n');
    events[0]?.write('data: 2\n\n');
    expect(await next()).toBe('data: 2\n\n');
    await reader?.cancel();
  });

  it('a reader who leaves frees the source', async () => {
    source.answer = (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/csv' }).write('x'.repeat(1000));
    const { url } = await bought();
    const before = source.left;
    const leaving = new AbortController();
    const reply = await fetch(url, { signal: leaving.signal });
    await reply.body?.getReader().read();
    leaving.abort();
    await until(() => source.left === before + 1);
  });

  it('a reader who leaves before the source has answered frees it too', async () => {
    source.answer = () => undefined;
    const { url } = await bought();
    const [before, asked] = [source.left, source.seen.length];
    const leaving = new AbortController();
    const reply = fetch(url, { signal: leaving.signal }).catch(() => undefined);
    await until(() => source.seen.length === asked + 1);
    leaving.abort();
    await until(() => source.left === before + 1);
    await reply;
  });

  it('access ends in the middle of a stream, within a second of its end', async () => {
    const endless: Answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const beat = setInterval(() => response.write(':\n\n'), 50);
      response.once('close', () => clearInterval(beat));
    };
    source.answer = endless;
    const before = source.left;
    const { url } = await bought(1);
    const ends = Date.now() + 2000;
    const reply = await fetch(url);
    expect(reply.status).toBe(200);
    await expect(reply.text()).rejects.toThrow();
    expect(Date.now()).toBeGreaterThan(ends - 500);
    expect(Date.now()).toBeLessThan(ends + 1000);
    await until(() => source.left === before + 1);
    expect((await fetch(url)).status).toBe(401);
  });

  it('buying again carries a running stream on, and the older key as well', async () => {
    source.answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const beat = setInterval(() => response.write(':\n\n'), 50);
      response.once('close', () => clearInterval(beat));
    };
    const { url, buy } = await bought(1);
    const leaving = new AbortController();
    const reply = await fetch(url, { signal: leaving.signal });
    await buy(10);
    await wait(3000);
    const reader = reply.body?.getReader();
    expect((await reader?.read())?.done).toBe(false);
    leaving.abort();
    source.answer = passesCsv;
    expect((await fetch(url)).status).toBe(200);
  });

  it('a replaced key, a disabled buyer and another’s key end a running stream or never open it', async () => {
    source.answer = (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
    const { url, path, buyer, subscription } = await bought();
    const cut = (reply: Response) => expect(reply.text()).rejects.toThrow();
    const running = await fetch(url);
    const replaced = await buyer.call('POST', `/access/${subscription}/key`);
    expect(replaced.statusCode).toBe(201);
    await cut(running);
    expect((await exchange.app.inject({ url: path })).statusCode).toBe(401);
    const { search } = new URL(replaced.json<{ stream_url: string }>().stream_url);
    const fresh = await fetch(`${base}/access/${subscription}${search}`);
    expect(fresh.status).toBe(200);
    await exchange.db.updateTable('users').set({ disabled: true }).where('id', '=', buyer.id).execute();
    await cut(fresh);
    expect((await fetch(`${base}/access/${subscription}${search}`)).status).toBe(401);
  });

  it('refuses every other key with one and the same answer', async () => {
    source.answer = passesCsv;
    const [mine, other] = [await bought(), await bought()];
    const key = new URLSearchParams(other.path.split('?')[1]).get('key') ?? '';
    const tried = [
      `/access/${mine.subscription}`,
      `/access/${mine.subscription}?key=`,
      `/access/${mine.subscription}?key=wrong`,
      `/access/${mine.subscription}?key=${key}`,
      `/access/${newId()}?key=${key}`,
    ];
    const replies = await Promise.all(tried.map((url) => exchange.app.inject({ url })));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(tried.map(() => 401));
    const bodies = replies.map((reply) => ({ ...reply.json<object>(), requestId: '' }));
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  });

  it('keeps no key in clear', async () => {
    const { path } = await bought();
    const key = new URLSearchParams(path.split('?')[1]).get('key') ?? '';
    expect(Buffer.from(key, 'base64url').length).toBeGreaterThanOrEqual(16);
    const rows = await exchange.db.selectFrom('subscriptions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  it('counts calls by the buyer, whichever key and however many at once, and says when the next may come', async () => {
    source.answer = passesCsv;
    const { path, buy } = await bought(100, { max_calls: 5, max_unit: 'year' });
    const second = await buy(100);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => exchange.app.inject({ url: index % 2 ? path : second.path })),
    );
    const passed = replies.filter(({ statusCode }) => statusCode === 200);
    const refused = replies.filter(({ statusCode }) => statusCode === 429);
    expect([passed.length, refused.length]).toEqual([5, 15]);
    expect(refused[0]?.headers['retry-after']).toMatch(/^[1-9]\d*$/u);
  });

  it('starts counting anew in the next window', async () => {
    source.answer = passesCsv;
    const { path } = await bought(100, { max_calls: 1, max_unit: 'second' });
    expect((await exchange.app.inject({ url: path })).statusCode).toBe(200);
    await wait(1100);
    expect((await exchange.app.inject({ url: path })).statusCode).toBe(200);
    const rows = await exchange.db.selectFrom('access_counts').selectAll().execute();
    expect(rows.filter(({ count }) => count === 1).length).toBeLessThanOrEqual(2);
  });

  it('a source that fails, is away or lies inside is 502 with a reason that maps nothing', async () => {
    const { path } = await bought();
    for (const status of [400, 401, 403, 404, 500, 503]) {
      source.answer = (_request, response) => response.writeHead(status, { 'retry-after': '5' }).end('secret words');
      const reply = await exchange.app.inject({ url: path });
      expect(reply.statusCode).toBe(502);
      expect(reply.body).not.toContain('secret');
    }
    const closed = await bought(100, { url: `http://127.0.0.1:1/${newId()}` });
    const inside = await bought(100, { url: `http://10.255.255.1/${newId()}` });
    const reasons = await Promise.all(
      [closed, inside].map(async (one) => {
        const reply = await exchange.app.inject({ url: one.path });
        expect(reply.statusCode).toBe(502);
        return reply.json<{ error: string }>().error;
      }),
    );
    expect(new Set(reasons)).toEqual(new Set(['The data source cannot be reached']));
    const live = await bought(100, { url: `wss://example.com/${newId()}` });
    expect((await exchange.app.inject({ url: live.path })).statusCode).toBe(502);
  });

  it('HEAD tells the headers and keeps no connection', async () => {
    source.answer = (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
    const { url } = await bought();
    const before = source.left;
    const reply = await fetch(url, { method: 'HEAD' });
    expect([200, 404, 405]).toContain(reply.status);
    if (reply.status === 200) await until(() => source.left === before + 1);
  });

  it('a deleted stream is read until what was bought has run out', async () => {
    source.answer = passesCsv;
    const { path, stream } = await bought();
    await exchange.db
      .updateTable('streams')
      .set({ deleted_at: new Date().toISOString() })
      .where('id', '=', stream)
      .execute();
    expect((await exchange.app.inject({ url: path })).statusCode).toBe(200);
  });

  it('only the buyer replaces a key; data-room users have none to replace', async () => {
    const { subscription, stream } = await bought();
    const stranger = await exchange.join('buyer');
    expect((await stranger.call('POST', `/access/${subscription}/key`)).statusCode).toBe(404);
    expect((await stranger.call('POST', `/access/${newId()}/key`)).statusCode).toBe(404);
    const room = await exchange.join('drUser');
    await transaction(exchange.db, (trx) =>
      deposit(trx, { userId: room.id, amount: 1000, at: new Date().toISOString() }),
    );
    const reply = await room.call('POST', '/subscriptions/subscriptions', { stream_id: stream, hours: 1 });
    expect(reply.statusCode).toBe(201);
    const own = reply.json<{ id: string; stream_url?: string }>();
    expect(own.stream_url).toBeUndefined();
    expect((await room.call('POST', `/access/${own.id}/key`)).statusCode).toBe(409);
  });
});
