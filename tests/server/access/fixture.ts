// Fixture for tests of the access address: a server, a local data source and buyers of its data.
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Row } from '#server/database/schema.ts';
import { newId } from '#server/kernel/newId.ts';
import { streamRow } from '#tests/support/ledgerFixture.ts';
import { openTestExchange } from '#tests/support/exchange.ts';
import { forFile } from '#tests/support/forFile.ts';
import { slowness } from '#tests/support/slowness.ts';
import { addRows } from '#tests/support/database/rows.ts';
import { listen } from '#tests/support/processes/listen.ts';

export const csv = 'day,value\n1,10\n2,20\n3,30\n';
export type Answer = RequestListener;

/** A local data source that records its requests. */
export class Source {
  readonly seen: IncomingMessage[] = [];
  readonly #server: Server;
  origin = '';
  answer: Answer = (_request, response) => response.end();
  /** Number of answers whose connection the reader closed early. */
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
    this.origin = `http://127.0.0.1:${await listen(this.#server)}`;
    return this.origin;
  }
  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/** Opens a data source for one test file. */
export async function sourceForFile(answer?: Answer): Promise<Source> {
  const source = new Source();
  if (answer) source.answer = answer;
  await source.listen();
  return forFile(Promise.resolve(source));
}

/** Polls until a condition holds, within a limit. */
export const until = async (condition: () => boolean, limitMs = 20_000 * slowness()) => {
  const deadline = Date.now() + limitMs;
  while (!condition() && Date.now() < deadline) await wait(20);
  return condition();
};

export const passesCsv: Answer = (_request, response) =>
  response.setHeader('content-type', 'text/csv; charset=utf-8').end(csv);

/** Endless Server-Sent Events. */
export const endless: Answer = (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
  const beat = setInterval(() => response.write('data: 1\n\n'), 50);
  response.once('close', () => clearInterval(beat));
};

/** Milliseconds per bought hour, long enough for a test to read on a busy machine. */
export const hourMs = 2_000 * Math.ceil(slowness());

/** Opens the fixture. One bought hour lasts `hourMs`. */
export async function openFixture(more: Record<string, string> = {}) {
  const env = { ALLOW_UPSTREAM_HOSTS: '127.0.0.1', TEST_HOUR_SECONDS: String(hourMs / 1000), ...more };
  const exchange = await openTestExchange({ env });
  const source = new Source();
  const origin = await source.listen();
  const category = await exchange.addCategory();
  const base = await exchange.app.listen({ port: 0, host: '127.0.0.1' });

  /** Lists a new stream and gives a new buyer some hours of access to it. */
  async function bought(hours = 100, changed: Partial<Row<'streams'>> = {}) {
    const seller = await exchange.addUser(['seller']);
    const id = newId();
    const at = new Date().toISOString();
    const row = { ...streamRow(id, seller.id, category, at), price: 10, url: `${origin}/${id}`, ...changed };
    await addRows(exchange.db, 'streams', { ...row, metadata: JSON.stringify(changed.metadata ?? {}) });
    const buyer = await exchange.join('buyer');
    await exchange.give(buyer.id, 100_000);
    const buy = async (more: number) => {
      const reply = await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: more });
      expect(reply.statusCode).toBe(201);
      const {
        id: subscription,
        stream_url,
        end_date,
      } = reply.json<{ id: string; stream_url: string; end_date: string }>();
      // The port of the test server differs from the configured public address.
      const url = new URL(stream_url);
      const path = `${url.pathname}${url.search}`;
      return { subscription, path, url: `${base}${path}`, ends: Date.parse(end_date) };
    };
    return { buyer, seller, stream: id, buy, ...(await buy(hours)) };
  }

  return {
    exchange,
    source,
    base,
    bought,
    async close() {
      source.close();
      // fetch may leave an idle connection open, for which the server would wait half a minute.
      exchange.app.server.closeAllConnections();
      await exchange.close();
    },
  };
}

export type Fixture = Awaited<ReturnType<typeof openFixture>>;

/** Opens the fixture for one test file. */
export const fixtureForFile = (...options: Parameters<typeof openFixture>) => forFile(openFixture(...options));
