// The call GET /streams/streams/:id/sample on a listening server, over real files and a source that misbehaves.
import type { RequestListener } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Sample as SampleEntity } from '#contract/entities/data/samples.ts';
import type { Sample } from '#contract/types.ts';
import type { Row } from '#server/database/schema.ts';
import { findSampled } from '#server/domains/samples/store.ts';
import { measureNow, takeSample } from '#server/domains/samples/takeSample.ts';
import { measureNext } from '#server/jobs/measuring.ts';
import { newId } from '#server/kernel/newId.ts';
import { seed } from '#server/seed/seed.ts';
import { streamId } from '#server/seed/rows.ts';
import { demoPassword, personId } from '#server/seed/demoAccounts.ts';
import { copyStream } from '#tests/support/copyStreams.ts';
import { exchangeForFile, type Person } from '#tests/support/exchange.ts';
import { folderForFile } from '#tests/support/folderForFile.ts';
import { freePort } from '#tests/support/processes/freePort.ts';
import { slowness } from '#tests/support/slowness.ts';
import { addRows, changeRows, rowOf, rowsOf } from '#tests/support/database/rows.ts';
import { sourceForFile } from '../access/fixture.ts';
import { subscriptionRow } from '#tests/support/ledgerFixture.ts';
import { statusAndBody } from '#tests/support/requests/statusAndBody.ts';

const folder = folderForFile('sample');
let asked: string[] = [];
let answer: RequestListener;
const source = await sourceForFile((request, reply) => {
  asked.push(request.url ?? '');
  answer(request, reply);
});
const port = await freePort();
const server = await exchangeForFile({
  env: { SEED: 'catalogue', PORT: String(port), ALLOW_UPSTREAM_HOSTS: '127.0.0.1' },
});
await seed(server.exchange);
await server.app.listen({ port, host: '127.0.0.1' });
const buyer = await server.join('buyer');

const seller = () => server.enter('seller@example.com', demoPassword);

const csv: RequestListener = (_request, reply) =>
  reply.setHeader('content-type', 'text/csv').end('day,n\n2026-01-01,1\n2026-01-02,3\n');

/** Lists a stream of the seller whose source answers with `reply`. */
async function list(reply: RequestListener, change: Partial<Row<'streams'>> = {}) {
  answer = reply;
  asked = [];
  const id = newId();
  return copyStream(server.db, streamId('gapminder.json'), { id, url: `${source.origin}/${id}`, ...change });
}

const take = (id: string, by: Person = buyer) => by.call('GET', `/streams/streams/${id}/sample`);

describe('the seeded streams', () => {
  it('all have a sample that fits the contract, through the guarded fetch', async () => {
    const { content } = (await buyer.call('GET', '/streams/streams?limit=100')).json<{
      content: { id: string; name: string; metadata: Record<string, unknown> }[];
    }>();
    expect(content.length).toBeGreaterThanOrEqual(24);
    for (const { id, name, metadata } of content) {
      const reply = await take(id);
      expect([name, reply.statusCode]).toEqual([name, 200]);
      const sample = SampleEntity.parse(reply.json());
      const stated = metadata['records'];
      expect({
        name,
        columns: sample.schema.length > 1,
        rows: sample.rows.length > 0,
        records: sample.complete ? sample.rows_measured : stated,
      }).toEqual({
        name,
        columns: true,
        rows: metadata['sample'] !== false && metadata['dataRoom'] !== true,
        records: stated,
      });
    }
  });

  it('hidden rows are visible to the owner only', async () => {
    const id = streamId('bird-strikes-substantial.ndjson');
    expect((await take(id)).json()).toMatchObject({ rows_measured: 311, rows: [] });
    const own = await (await seller()).call('GET', `/streams/streams/${id}/sample`);
    expect(own.json<{ rows: unknown[] }>().rows).toHaveLength(50);
  });

  it('a data-room user gets the schema and no rows', async () => {
    const sample = (await take(streamId('seattle-weather.csv'), await server.join('drUser'))).json<Sample>();
    expect(sample.schema).toHaveLength(6);
    expect(sample.rows).toEqual([]);
  });
});

describe('visibility', () => {
  it.each<[string, Partial<Row<'streams'>>]>([
    ['private', { visibility: 'private' }],
    ['switched off', { status: 'disabled' }],
    ['deleted', { deleted_at: '2026-01-01T00:00:00.000Z' }],
  ])('of a %s stream others get 404, and its source is not asked', async (_name, change) => {
    const id = await list(csv, change);
    expect((await take(id)).statusCode).toBe(404);
    expect(asked).toEqual([]);
  });

  it('running access opens it, past access does not', async () => {
    const id = await list(csv, { visibility: 'private' });
    const buy = (start_at: number, end_at: number) => {
      const times = { start_at: new Date(Date.now() + start_at), end_at: new Date(Date.now() + end_at) };
      return addRows(server.db, 'subscriptions', {
        ...subscriptionRow(id, buyer.id, personId('seller')),
        start_at: times.start_at.toISOString(),
        end_at: times.end_at.toISOString(),
      });
    };
    await buy(-7_200_000, -3_600_000);
    expect((await take(id)).statusCode).toBe(404);
    await buy(-1_000, 3_600_000);
    expect((await take(id)).statusCode).toBe(200);
  });
});

describe('keeping', () => {
  it('twenty concurrent callers share one measurement, and later ones read the stored one', async () => {
    const id = await list((request, reply) => void setTimeout(() => csv(request, reply), 200));
    const replies = await Promise.all(Array.from({ length: 20 }, () => take(id)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200));
    await take(id);
    expect(asked).toHaveLength(1);
    expect(replies[0]?.json()).toMatchObject({
      schema: [
        { type: 'date', max: '2026-01-02' },
        { type: 'integer', mean: 2 },
      ],
    });
  });

  it('needs no second measurement for a caller who read the stream before the first was stored', async () => {
    const id = await list(csv);
    const read = () => findSampled(server.db, id, personId('seller'), new Date().toISOString());
    const early = await read();
    for (let time = 0; time < 2; time += 1) await takeSample(server.exchange, early!);
    expect(asked).toHaveLength(1);
    const failing = await list((_request, reply) => void reply.writeHead(404).end());
    const before = await findSampled(server.db, failing, personId('seller'), new Date().toISOString());
    for (let time = 0; time < 2; time += 1) {
      await expect(takeSample(server.exchange, before!)).rejects.toMatchObject({ status: 502 });
    }
    expect(asked).toHaveLength(1);
  });

  it('is measured again an hour later, and after a change of the address', async () => {
    const id = await list(csv);
    await take(id);
    await changeRows(server.db, 'streams', { id }, { url: sql`url || '?v=2'` });
    await take(id);
    expect(asked).toHaveLength(2);
    const old = JSON.stringify({
      ...(await take(id)).json<Sample>(),
      measured_at: new Date(Date.now() - 3_700_000).toISOString(),
    });
    const { url } = await rowOf(server.db, 'streams', { id }, 'url');
    await changeRows(
      server.db,
      'samples',
      { stream_id: id },
      { body: JSON.stringify({ ...JSON.parse(old), source: url }) },
    );
    const fresh = (await take(id)).json<Sample>();
    expect(asked).toHaveLength(3);
    expect(Date.now() - Date.parse(fresh.measured_at)).toBeLessThan(60_000);
  });
});

describe('a Parquet source', () => {
  /** Rows with a struct, a list of structs and a map. */
  async function nested(count: number): Promise<Buffer> {
    const file = path.join(folder, newId());
    const connection = await (await DuckDBInstance.create()).connect();
    await connection.run(`copy (select i as id, {'place': 'Oslo', 'depth': i / 2} as at,
      [{'code': 'us', 'weight': 0.5}] as sources, map {'height': i} as readings from range(${count}) t(i))
      to '${file}' (format parquet)`);
    connection.closeSync();
    return readFile(file);
  }

  it('has rows and the structure of its nested columns', async () => {
    const bytes = await nested(5_200);
    const id = await list((_request, reply) => reply.end(bytes));
    const { format, rows, rows_measured, complete, schema } = (await take(id)).json<Sample>();
    expect([format, rows_measured, complete, rows.length]).toEqual(['parquet', 5_000, false, 50]);
    expect(schema.map(({ name, type }) => [name, type])).toEqual([
      ['id', 'integer'],
      ['at', 'object'],
      ['sources', 'object'],
      ['readings', 'object'],
    ]);
    expect(schema[2]?.fields?.map(({ path: place, type, list: isList }) => [place.join('.'), type, isList])).toEqual([
      ['', 'object', true],
      ['code', 'text', false],
      ['weight', 'number', false],
    ]);
  });

  it('that is broken can be sold as it is', async () => {
    const id = await list((_request, reply) => reply.end(`PAR1${'\0'.repeat(900)}`));
    expect(await statusAndBody(take(id))).toMatchObject([200, { format: 'text', rows: [] }]);
  });
});

describe('a Parquet source that fails after its first bytes', () => {
  const mark = `PAR1${'\0'.repeat(900)}`;
  it.each<[string, RequestListener]>([
    ['answers 503', (_request, reply) => void reply.writeHead(503).end()],
    ['hangs up', (request) => void request.socket.destroy()],
    [
      'breaks off',
      (_request, reply) => void reply.writeHead(200).write(mark, () => setTimeout(() => reply.destroy(), 50)),
    ],
  ])('is tried again when it %s, and keeps its sample', async (_name, fault) => {
    const id = await list(csv);
    expect((await take(id)).statusCode).toBe(200);
    const readSample = () =>
      server.db.selectFrom('samples').select('body').where('stream_id', '=', id).executeTakeFirst();
    const before = await readSample();
    answer = (request, reply) => {
      if (asked.length === 2) reply.end(mark);
      else fault(request, reply);
    };
    const { url } = await rowOf(server.db, 'streams', { id }, 'url');
    await expect(measureNow(server.exchange, { id, url })).rejects.toMatchObject({ code: 'source_unreachable' });
    expect(await readSample()).toEqual(before);
    const queued = server.db.selectFrom('measurements').select('attempts').where('stream_id', '=', id);
    expect(await queued.execute()).toEqual([{ attempts: 1 }]);
  });
});

describe('a Parquet source that is slow once', () => {
  const longestMs = 1_000 * slowness();
  const failed = { code: 'source_failed', reason: 'gone', failed_at: '2026-01-01T00:00:00.000Z', stops: true };
  /** Reads each source for a second at most, on a quiet machine. */
  function shortenReads() {
    const { upstream } = server.exchange;
    const open = upstream.open.bind(upstream);
    vi.spyOn(upstream, 'open').mockImplementation((address, options) =>
      open(address, { ...options, limits: { ...options?.limits, totalMs: longestMs } }),
    );
  }
  afterEach(() => void vi.restoreAllMocks());

  it('keeps its sample, is tried again later, and delays no viewer', async () => {
    const mark = `PAR1${'\0'.repeat(900)}`;
    shortenReads();
    const id = await list(csv);
    const first = (await take(id)).json<Sample>();
    const { url } = await rowOf(server.db, 'streams', { id }, 'url');
    answer = (_request, reply) => {
      if (asked.length === 2) {
        reply.end(mark);
        return;
      }
      const drip = setInterval(() => reply.write(mark), 100);
      reply.on('close', () => clearInterval(drip));
    };
    await addRows(server.db, 'source_failures', { ...failed, stream_id: id, source: url, since: failed.failed_at });
    expect(await measureNow(server.exchange, { id, url })).toMatchObject({ format: 'csv', rows: first.rows });
    expect(await rowsOf(server.db, 'source_failures', { stream_id: id })).toEqual([]);
    const queued = server.db.selectFrom('measurements').select('attempts').where('stream_id', '=', id);
    expect(await queued.execute()).toEqual([{ attempts: 1 }]);
    const calls = asked.length;
    await sql`update samples set body = jsonb_set(body, '{measured_at}', '"2026-01-01T00:00:00Z"') where stream_id = ${id}`.execute(
      server.db,
    );
    expect((await take(id)).json<Sample>().rows).toEqual(first.rows);
    expect(asked).toHaveLength(calls);

    asked = [''];
    expect(await statusAndBody((await seller()).call('POST', `/streams/streams/${id}/sample`))).toMatchObject([
      502,
      { code: 'source_slow', error: expect.stringContaining('The earlier sample stays') },
    ]);

    answer = csv;
    await changeRows(server.db, 'measurements', { stream_id: id }, { run_at: '2026-01-01T00:00:00.000Z' });
    expect(await measureNext(server.exchange)).toBe(true);
    expect(await queued.execute()).toEqual([]);
    expect((await take(id)).json<Sample>().measured_at > '2026-01-02').toBe(true);
  });
});

describe('a source that misbehaves', () => {
  it('is not fetched at an unlisted private address', async () => {
    const url = source.origin.replace('127.0.0.1', 'localhost');
    expect(await statusAndBody(take(await list(csv, { url })))).toMatchObject([
      502,
      { error: 'The data source cannot be reached' },
    ]);
    expect(asked).toEqual([]);
  });

  it('an endless one is cut off after 1 MiB', async () => {
    const id = await list((request, reply) => {
      reply.setHeader('content-type', 'text/csv');
      const line = `a,b\n${'1,2\n'.repeat(10_000)}`;
      const more = () => {
        while (!request.destroyed && reply.write(line));
      };
      reply.on('drain', more);
      more();
    });
    expect((await take(id)).json()).toMatchObject({
      format: 'csv',
      rows_measured: 5000,
      bytes_measured: 2 ** 20,
      complete: false,
    });
  });

  it('one that stops in the middle is measured up to there', async () => {
    const id = await list((_request, reply) => {
      reply.writeHead(200, { 'content-type': 'text/csv', 'content-length': '1000' }).write('a,b\n1,2\n3,');
      setTimeout(() => reply.destroy(), 100);
    });
    expect((await take(id)).json()).toMatchObject({ rows_measured: 1, complete: false });
  });

  it('hostile names and texts are stored and returned unchanged', async () => {
    const hostile = '[{"__proto__":1,"constructor":"c","a\\u0000b":"\\ud800","":1}]';
    const reply = await take(await list((_request, reply) => void reply.end(hostile)));
    expect(reply.statusCode).toBe(200);
    expect(reply.json<Sample>().schema.map(({ name }) => name)).toEqual(['constructor', 'a b', 'column_4']);
  });
});
