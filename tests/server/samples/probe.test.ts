// POST /streams/probe: shows a seller the data at an address before listing it, through the guarded fetch.
import { tableFromArrays, tableToIPC } from 'apache-arrow';
import { describe, expect, it } from 'vitest';
import type { Sample } from '#contract/types.ts';
import { exchangeForFile } from '#tests/support/exchange.ts';
import { sourceForFile } from '../access/fixture.ts';

const source = await sourceForFile();
const exchange = await exchangeForFile({ env: { ALLOW_UPSTREAM_HOSTS: '127.0.0.1', RATE_LIMITS: 'on' } });
const seller = await exchange.join('seller');

const here = () => `${source.origin}/levels.csv`;
const probe = (url: unknown) => seller.call('POST', '/streams/probe', { url });

describe('an unlisted address', () => {
  it('shows its first rows and measured columns, and stores nothing', async () => {
    source.answer = (_request, reply) =>
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
    source.answer = (_request, reply) => reply.end(bytes);
    const sample = (await probe(here())).json<Sample>();
    expect(sample).toMatchObject({ format: 'arrow', rows_measured: 2, complete: true });
    expect(sample.rows).toEqual([
      { n: 1, name: 'Köln' },
      { n: 2, name: 'x' },
    ]);
  });

  it('explains why a deeply nested file is no table', async () => {
    source.answer = (_request, reply) =>
      reply
        .setHeader('content-type', 'application/json')
        .end(`[{"n":1,"deep":${'['.repeat(6_000)}${']'.repeat(6_000)}}]`);
    const reply = await probe(here());
    expect(reply.statusCode).toBe(200);
    expect(reply.json<Sample>()).toMatchObject({ format: 'text', refused: expect.stringMatching(/nested/u) });
  });

  it('distinguishes a source that refuses, is unreachable, or is no file', async () => {
    source.answer = (_request, reply) => reply.writeHead(404).end('gone');
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

  it('does not follow a redirect into a private network', async () => {
    source.answer = (_request, reply) => reply.writeHead(302, { location: 'http://169.254.169.254/latest' }).end();
    expect((await probe(here())).statusCode).toBe(502);
  });

  it('is probed at most sixty times in ten minutes', async () => {
    source.answer = (_request, reply) => reply.end('a,b\n1,2\n');
    const replies = [];
    for (let tries = 0; tries < 61; tries += 1) replies.push((await probe(here())).statusCode);
    expect(replies).toContain(200);
    expect(replies.at(-1)).toBe(429);
  });
});
