import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import { tableFromIPC } from 'apache-arrow';
import { describe, expect, it, vi } from 'vitest';
import { Tables } from '#server/tables/tables.ts';
import { parseWhere } from '#server/tables/where.ts';
import { until, type Answer } from '../access/fixture.ts';
import { tablesForFile } from './fixture.ts';

const text =
  'day,place,depth,open\n2026-01-01,Hamburg,1.5,true\n2026-01-02,"Sylt, ""list""",2,false\n2026-01-03,,NA,true\n';
const serve =
  (body: string | Buffer, headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/csv', ...headers }).end(body);

/** One line without end, compressed, until the reader leaves. */
const zipBomb: Answer = (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/csv', 'content-encoding': 'gzip' });
  // Members of a gzip file follow one another.
  const block = gzipSync('x'.repeat(2 ** 18));
  const blocks = Readable.from(
    (function* repeat() {
      for (;;) yield block;
    })(),
  );
  void pipeline(blocks, response).catch(() => blocks.destroy());
};

const { source, exchange, tables, request } = await tablesForFile();

describe('tables of sources', () => {
  it('reads unchanged bytes again when the source declares another encoding', async () => {
    const one = request();
    const placeIn = async (charset: string) => {
      const body = Buffer.from('place,n\n\u00a3\u00f3d\u00bc,1\n\u00b1,2\n', 'latin1');
      source.answer = serve(body, { 'content-type': `text/csv; charset=${charset}` });
      return (await new Tables(exchange).rows(one, {})).rows[0]?.[0];
    };
    expect(await placeIn('iso-8859-2')).toBe('Łódź');
    expect(await placeIn('iso-8859-5')).toBe(
      new TextDecoder('iso-8859-5').decode(Buffer.from([0xa3, 0xf3, 0x64, 0xbc])),
    );
  });

  it('sorts empty cells last', async () => {
    source.answer = serve(text);
    const sort = { column: 'depth', descending: true };
    expect((await tables().rows(request(), { sort, columns: ['depth'] })).rows).toEqual([[2], [1.5], [null]]);
  });

  it('asks the source once for many readers, and for changes only later', async () => {
    source.answer = serve(text, { etag: '"1"' });
    const before = source.seen.length;
    const url = request().url;
    await Promise.all([1, 2, 3].map(() => tables().rows(request(url), { limit: 1 })));
    await tables().rows(request(url), { limit: 2 });
    expect(source.seen.length - before).toBe(1);
  });

  it('fetches a failed source again only after 30 seconds', async () => {
    source.answer = (_request, response) => response.writeHead(500).end();
    const url = request().url;
    const before = source.seen.length;
    const failed = { status: 502, code: 'source_failed', message: expect.stringMatching(/status 500/u) };
    await expect(tables().info(request(url))).rejects.toMatchObject({ ...failed, retryAfter: 30 });
    source.answer = serve(text);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20_000 });
    try {
      await expect(tables().rows(request(url), {})).rejects.toMatchObject({ ...failed, retryAfter: 10 });
      expect(source.seen.length - before).toBe(1);
      expect(await tables().info(request())).toMatchObject({ rows: 3 });
      vi.setSystemTime(Date.now() + 11_000);
      expect(await tables().info(request(url))).toMatchObject({ rows: 3 });
    } finally {
      vi.useRealTimers();
    }
  });

  it('does not repeat a refusal that the reader caused', async () => {
    source.answer = () => undefined;
    const url = request().url;
    const reader = new AbortController();
    const left = tables().info({ ...request(url), signal: reader.signal });
    reader.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    source.answer = serve(text);
    expect(await tables().info(request(url))).toMatchObject({ rows: 3 });
  });

  it('writes dates, large whole numbers and empty cells to Arrow, over several batches', async () => {
    const rows = Array.from(
      { length: 20_000 },
      (_, at) => `2026-01-02 03:04:05,${at === 7 ? '' : at},${at % 9 ? at : ''}`,
    );
    source.answer = serve(`at,n,t\n${rows.join('\n')}\n2026-02-01 00:00:00,9007199254740993,ü\n`);
    const { file } = await tables().convert(request(), 'arrow', {});
    const table = tableFromIPC(readFileSync(file));
    expect(table.numRows).toBe(20_001);
    expect(Number(table.get(7)?.['at'])).toBe(Date.UTC(2026, 0, 2, 3, 4, 5));
    expect([table.get(7)?.['n'], table.get(8)?.['n'], table.get(20_000)?.['n']]).toEqual([null, 8n, 9007199254740993n]);
    expect([table.get(9)?.['t'], table.get(19_999)?.['t'], table.get(20_000)?.['t']]).toEqual([null, '19999', 'ü']);
  });

  it('caches a conversion under the digest of its source', async () => {
    source.answer = serve(text);
    const one = request();
    const [first, second] = [await tables().convert(one, 'xlsx', {}), await tables().convert(one, 'xlsx', {})];
    expect(second).toEqual(first);
    expect(first.etag).toMatch(/^[\da-f]{32}$/u);
    const [narrow, spaced] = ['depth>1', ' depth  >  1 '].map((where) => ({ where: parseWhere(where) }));
    const { file } = await tables().convert(one, 'csv', narrow ?? {});
    expect((await tables().convert(one, 'csv', spaced ?? {})).file).toBe(file);
  });

  const large = `number_of_the_row,word\n${Array.from({ length: 50_000 }, (_, at) => `${at},w${(at * 7919) % 50_021}`).join('\n')}\n`;

  it('refuses a file larger than a job may write, and names alternatives', async () => {
    source.answer = serve(large);
    const bounded = new Tables(exchange, { job: 2 ** 21 });
    const one = request();
    await expect(bounded.convert(one, 'ndjson', {})).rejects.toMatchObject({
      status: 400,
      fields: { limit: expect.stringMatching(/more than 2 MB/u) },
    });
    expect((await bounded.convert(one, 'ndjson', { limit: 10 })).bytes).toBeLessThan(1000);
    const refused = { status: 502, code: 'source_failed', message: expect.stringMatching(/more than 1 MB/u) };
    const narrow = new Tables(exchange, { job: 2 ** 16 });
    await expect(narrow.info(request())).rejects.toMatchObject(refused);
  });

  it('opens a conversion that is larger than the cache', async () => {
    source.answer = serve(large);
    const tight = new Tables(exchange, { cache: 1 });
    const { handle, bytes } = await tight.open(request(), 'csv', {});
    await tight.clean();
    const sent = await handle.readFile('utf8');
    await handle.close();
    expect([sent.length, sent]).toEqual([bytes, large]);
    const again = await tight.rows(request(), { limit: 1 });
    expect(again.total).toBe(50_000);
  });

  it('reads other tables while sources are slow, and stops asking when the last reader leaves', async () => {
    source.answer = serve(text);
    const one = request();
    await tables().info(one);
    source.answer = () => undefined;
    const reader = new AbortController();
    const before = source.left;
    const asked = source.seen.length;
    const slow = [1, 2, 3].map(() => tables().convert({ ...request(), signal: reader.signal }, 'csv', {}));
    const ended = Promise.allSettled(slow);
    expect(await until(() => source.seen.length === asked + 3)).toBe(true);
    const first = await Promise.race([ended.then(() => 'slow'), tables().rows(one, { limit: 1 })]);
    expect(first).toMatchObject({ total: 3 });
    reader.abort(new Error('left'));
    expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(await until(() => source.left === before + 3)).toBe(true);
  });

  it('starts nothing more when it stops', async () => {
    source.answer = serve(large);
    const stopped = new Tables(exchange);
    const one = request();
    await stopped.info(one);
    const jobs = Array.from({ length: 5 }, (_, limit) => stopped.rows(one, { limit }));
    stopped.stop();
    const results = await Promise.allSettled([...jobs, stopped.rows(one, { limit: 9 })]);
    expect(results.map((each) => each.status === 'rejected' && (each.reason as { code: string }).code)).toEqual(
      results.map(() => 'stopping'),
    );
  });

  let filtered: ReturnType<typeof request> | undefined;
  it.each([
    [`nothing = 1`, 'where names an unknown column “nothing” at position 1'],
    [`depth = '1'`, 'where compares “depth” at position 1, which takes a number'],
    [`place = 1`, 'where compares “place” at position 1, which takes text in single quotes'],
    [`open = 1`, 'where compares “open” at position 1, which takes true or false'],
    [`day > 'soon'`, 'where compares “day” at position 1, which takes a date in quotes, such as ‘2026-01-31’'],
    [`depth contains 'a'`, 'where can search only text columns for text at position 1'],
  ])('refuses the filter %s', async (where, message) => {
    source.answer = serve(text);
    filtered ??= request();
    const refused = { status: 400, message, fields: { where: expect.any(String) } };
    await expect(tables().rows(filtered, { where: parseWhere(where) })).rejects.toMatchObject(refused);
  });

  it('treats names and values as data, never as SQL', async () => {
    const hostile = `x" is null or 1=1); copy data to '/tmp/x`;
    source.answer = serve(`"${hostile.replaceAll('"', '""')}",n\na,1\nb,2\n`);
    const one = request();
    const quoted = `"${hostile.replaceAll('"', '""')}"`;
    const found = await tables().rows(one, { where: parseWhere(`${quoted} = 'b'`), columns: [hostile] });
    expect(found).toMatchObject({ rows: [['b']], total: 1 });
    const injected = parseWhere(`${quoted} = 'b'' or ''1''=''1'`);
    expect((await tables().rows(one, { where: injected })).total).toBe(0);
  });

  it.each<[string, Answer, RegExp]>([
    ['a source of 10 GB', serve('a', { 'content-length': String(10 * 2 ** 30) }), /larger than 256 MB/u],
    ['a missing source', (_request, response) => response.writeHead(404).end(), /status 404/u],
    [
      'a redirect to a private address',
      (_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
      /cannot be reached/u,
    ],
    ['a web page', serve('<!doctype html><p>x'), /web page/u],
    ['a broken archive', serve(Buffer.from([0x1f, 0x8b, 8, 0])), /gzip file is broken/u],
    ['an endless line', serve(`a,b\n${'x'.repeat(5_000_000)}`), /broken|table/u],
    ['a line without an end, compressed', zipBomb, /larger than 256 MB/u],
    ['broken JSON', serve('[{"a":1},{"a":'), /not proper JSON/u],
    ['a broken Parquet file', serve(`PAR1${'csv json '.repeat(600)}`), /not a proper Parquet file/u],
    ['nothing', serve(''), /empty/u],
  ])('refuses %s with the reason', async (_name, answer, reason) => {
    source.answer = answer;
    const refused = { status: 502, message: expect.stringMatching(reason) };
    await expect(tables().convert(request(), 'csv', {})).rejects.toMatchObject(refused);
  });
});
