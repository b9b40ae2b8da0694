// POST /streams/probe: what a seller is shown of an address before listing it, by the guarded fetch.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tableFromArrays, tableToIPC } from 'apache-arrow';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sample } from '#contract/types.ts';
import { openTestExchange, type TestExchange, type Person } from '#tests/support/exchange.ts';

let exchange: TestExchange;
let seller: Person;
let source: Server;
let answer: RequestListener;
beforeAll(async () => {
  source = createServer((request, reply) => answer(request, reply));
  await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve));
  exchange = await openTestExchange({ env: { ALLOW_UPSTREAM_HOSTS: '127.0.0.1', RATE_LIMITS: 'on' } });
  seller = await exchange.join('seller');
});
afterAll(async () => {
  source.closeAllConnections();
  source.close();
  await exchange.close();
});

const here = () => `http://127.0.0.1:${(source.address() as AddressInfo).port}/levels.csv`;
const probe = (url: unknown) => seller.call('POST', '/streams/probe', { url });

describe('an address that is not listed yet', () => {
  it('shows its first rows and measured columns, and keeps nothing', async () => {
    answer = (_request, reply) =>
      reply.setHeader('content-type', 'text/csv').end('day,n\n2026-01-01,1\n2026-01-02,3\n');
    const reply = await probe(here());
    expect(reply.statusCode).toBe(200);
    const sample = reply.json<Sample>();
    expect(sample).toMatchObject({ format: 'csv', rows_measured: 2, complete: true, newest: '2026-01-02' });
    expect(sample.schema.map(({ name, type }) => [name, type])).toEqual([
      ['day', 'date'],
      ['n', 'integer'],
    ]);
    expect(await exchange.db.selectFrom('samples').selectAll().execute()).toEqual([]);
  });

  it('shows the columns and first rows of an Arrow file', async () => {
    const bytes = tableToIPC(tableFromArrays({ n: Int32Array.of(1, 2), name: ['Köln', 'x'] }), 'stream');
    answer = (_request, reply) => reply.end(bytes);
    const sample = (await probe(here())).json<Sample>();
    expect(sample).toMatchObject({ format: 'arrow', rows_measured: 2, complete: true });
    expect(sample.rows).toEqual([
      { n: 1, name: 'Köln' },
      { n: 2, name: 'x' },
    ]);
  });

  it('explains why a deeply nested file is no table', async () => {
    answer = (_request, reply) =>
      reply
        .setHeader('content-type', 'application/json')
        .end(`[{"n":1,"deep":${'['.repeat(6_000)}${']'.repeat(6_000)}}]`);
    const reply = await probe(here());
    expect(reply.statusCode).toBe(200);
    expect(reply.json<Sample>()).toMatchObject({ format: 'text', refused: expect.stringMatching(/nested/u) });
  });

  it('distinguishes a source that refuses, is unreachable, or is no file', async () => {
    answer = (_request, reply) => reply.writeHead(404).end('gone');
    const refused = await probe(here());
    expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([
      502,
      'The data source answered with status 404',
    ]);
    const absent = await probe('http://127.0.0.1:1/nothing');
    expect([absent.statusCode, absent.json<{ code: string }>().code]).toEqual([502, 'source_unreachable']);
    const live = await probe(here().replace('http', 'ws'));
    expect([live.statusCode, live.json<{ code: string }>().code]).toEqual([502, 'source_failed']);
  });

  it.each([
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/',
    'http://[::1]:80/',
    'file:///etc/passwd',
    '',
    5,
  ])('never connects to %s, and names the field', async (url) => {
    const reply = await probe(url);
    expect([reply.statusCode, Object.keys(reply.json<{ fields: object }>().fields)]).toEqual([400, ['url']]);
  });

  it('does not follow a redirect into a private network', async () => {
    answer = (_request, reply) => reply.writeHead(302, { location: 'http://169.254.169.254/latest' }).end();
    expect((await probe(here())).statusCode).toBe(502);
  });

  it('is looked at so often and no more', async () => {
    answer = (_request, reply) => reply.end('a,b\n1,2\n');
    const replies = [];
    for (let tries = 0; tries < 61; tries += 1) replies.push((await probe(here())).statusCode);
    expect(replies).toContain(200);
    expect(replies.at(-1)).toBe(429);
  });
});
