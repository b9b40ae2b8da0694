import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fixtureForFile, type Answer } from './fixture.ts';
import { changeRows, rowOf } from '#tests/support/database/rows.ts';

const text = 'day,place,depth\n2026-01-01,Hamburg,1.5\n2026-01-02,Sylt,2\n2026-01-03,Kiel,3.5\n';
const serves =
  (body: string): Answer =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/csv' }).end(body);

const fixture = await fixtureForFile({ DATABASE_POOL: '1' });
fixture.source.answer = serves(text);
const bought = await fixture.bought(1000, { name: 'Tide levels' });
const address = { path: `/access/${bought.subscription}`, key: new URL(bought.url).searchParams.get('key') ?? '' };

describe('bought data in every format', () => {
  const read = (ending: string, query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    fixture.exchange.app.inject({
      url: `${address.path}${ending}`,
      query: { key: address.key, ...query },
      headers: { accept: '*/*', ...headers },
    });

  it('sends file name, type and ETag', async () => {
    const reply = await read('.json');
    expect(reply.statusCode).toBe(200);
    expect(reply.json<object[]>()[1]).toEqual({ day: '2026-01-02', place: 'Sylt', depth: 2 });
    expect(reply.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="Tide-levels.json"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[\da-f]{32}"$/u),
      'content-length': String(reply.rawPayload.length),
    });
  });

  it('sends digest, row count and source version as a proof of delivery', async () => {
    const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes);
    for (const [ending, query, rows] of [
      ['.csv', {}, '3'],
      ['.parquet', {}, '3'],
      ['.xlsx', { limit: '2' }, '2'],
    ] as const) {
      const reply = await read(ending, query);
      expect(reply.headers).toMatchObject({
        'repr-digest': `sha-256=:${sha256(reply.rawPayload).digest('base64')}:`,
        'x-source-version': sha256(text).digest('hex').slice(0, 32),
        'x-rows': rows,
      });
    }
  });

  it('filters by columns, where, limit and offset', async () => {
    const query = { columns: 'depth,"place"', where: `depth > 1.9 and place != 'Kiel'` };
    expect((await read('.csv', query)).body).toBe('depth,place\n2,Sylt\n');
    expect((await read('.ndjson', { columns: 'place', limit: '1', offset: '2' })).body).toBe('{"place":"Kiel"}\n');
    // Without an extension, a filtered result is CSV.
    expect((await read('', { columns: 'place', limit: '1' })).body).toBe('place\nHamburg\n');
  });

  it('converts for an explicit Accept header, and otherwise sends the source file unchanged', async () => {
    expect((await read('', {}, { accept: 'application/json' })).json<object[]>()).toHaveLength(3);
    expect((await read('', {}, { accept: 'text/csv' })).body).toBe(text);
    expect((await read('', {}, { accept: 'application/json, */*' })).body).toBe(text);
  });

  it('takes the range of an accepted format from the converted file, never from the source', async () => {
    fixture.source.answer = (request, response) =>
      request.headers.range
        ? response
            .writeHead(206, { 'content-type': 'text/csv', 'content-range': 'bytes 0-9/74' })
            .end(text.slice(0, 10))
        : serves(text)(request, response);
    const accept = 'application/json';
    const whole = await read('', {}, { accept });
    const part = await read('', {}, { accept, range: 'bytes=0-9' });
    fixture.source.answer = serves(text);
    expect(part.headers['content-type']).toContain(accept);
    expect([part.statusCode, part.body]).toEqual([206, whole.body.slice(0, 10)]);
  });

  it('sends a table as a web page with escaped source text', async () => {
    fixture.source.answer = serves('day,note\n2026-01-01,<script>alert(1)</script>\n2026-01-02,"a & ""b"""\n');
    const hostile = await fixture.bought(1000, { name: 'Notes' });
    const page = await fixture.exchange.app.inject({ url: hostile.path.replace('?', '.html?') });
    fixture.source.answer = serves(text);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-disposition': 'attachment; filename="Notes.html"',
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/u),
    });
    expect(page.body).toContain(
      '<tr><th>day</th><th>note</th></tr>\n<tr><td>2026-01-01</td><td>&lt;script&gt;alert(1)&lt;/script&gt;</td></tr>\n<tr><td>2026-01-02</td><td>a &amp; &quot;b&quot;</td></tr>',
    );
    expect(page.body).not.toContain('<script');
  });

  it('supports ranges, ETags and HEAD for a converted file', async () => {
    const whole = await read('.parquet');
    const etag = String(whole.headers.etag);
    expect(whole.rawPayload.subarray(0, 4).toString()).toBe('PAR1');
    const last = await read('.parquet', {}, { range: 'bytes=-8', 'if-range': etag });
    expect([last.statusCode, last.rawPayload]).toEqual([206, whole.rawPayload.subarray(-8)]);
    expect(last.headers['content-range']).toBe(
      `bytes ${whole.rawPayload.length - 8}-${whole.rawPayload.length - 1}/${whole.rawPayload.length}`,
    );
    const middle = await read('.parquet', {}, { range: 'bytes=4-9' });
    expect(middle.rawPayload).toEqual(whole.rawPayload.subarray(4, 10));
    expect((await read('.parquet', {}, { range: 'bytes=0-3', 'if-range': '"old"' })).statusCode).toBe(200);
    expect((await read('.parquet', {}, { range: 'bytes=99999999-' })).statusCode).toBe(416);
    const known = await read('.parquet', {}, { 'if-none-match': etag });
    expect([known.statusCode, known.body]).toEqual([304, '']);
    const head = await fixture.exchange.app.inject({
      method: 'HEAD',
      url: `${address.path}.parquet?key=${address.key}`,
    });
    expect([head.statusCode, head.headers['content-length']]).toEqual([200, String(whole.rawPayload.length)]);
  });

  it('answers an unknown format with 406 and the list of formats', async () => {
    const named = await read('', {}, { accept: 'image/png' });
    for (const reply of [await read('.pdf'), await read('.CSVX'), named]) {
      expect([reply.statusCode, reply.json<object>()]).toMatchObject([
        406,
        { code: 'unknown_format', error: 'This data can be read as csv, json, ndjson, parquet, xlsx, arrow, html' },
      ]);
    }
  });

  it.each([
    [{ where: 'depth >' }, 'where', 'expects a number, true, false, or text in single quotes at position 8'],
    [{ where: 'height > 1' }, 'where', 'names an unknown column “height” at position 1'],
    [{ where: '1 = 1; drop table users' }, 'where', 'has an unexpected character at position 6'],
    [{ where: `${'('.repeat(400)}depth > 1` }, 'where', 'is nested too deeply at position 17'],
    [{ columns: 'height' }, 'columns', 'is wrong: There is no column “height”. The data has day, place, depth'],
    [{ columns: ',' }, 'columns', 'are not names separated by commas'],
    [{ limit: '0' }, 'limit', 'is not between 1 and 1000000000'],
    [{ offset: '-1' }, 'offset', 'is not a whole number'],
  ])('refuses %j and names the field', async (query, field, problem) => {
    const reply = await read('.csv', query);
    expect([reply.statusCode, reply.json<object>()]).toMatchObject([400, { fields: { [field]: problem } }]);
  });

  it('counts no call for HEAD, 304 and 416, for the source file and for a converted table', async () => {
    fixture.source.answer = (request, response) => {
      const { range, 'if-none-match': known } = request.headers;
      if (known === '"1"') response.writeHead(304, { etag: '"1"' }).end();
      else if (range) response.writeHead(416, { 'content-range': 'bytes */9' }).end();
      else response.writeHead(200, { 'content-type': 'text/csv' }).end(request.method === 'HEAD' ? '' : text);
    };
    const limited = await fixture.bought(1000, { max_calls: 2, max_unit: 'year' });
    const ask = async (path: string, method: 'GET' | 'HEAD' = 'GET', headers: Record<string, string> = {}) =>
      fixture.exchange.app.inject({ method, url: path, headers });
    const table = limited.path.replace('?', '.json?');
    const { headers } = await ask(table);
    const free = [
      await ask(table, 'HEAD'),
      await ask(table, 'GET', { 'if-none-match': String(headers.etag) }),
      await ask(table, 'GET', { range: 'bytes=99999-' }),
      await ask(limited.path, 'HEAD'),
      await ask(limited.path, 'GET', { 'if-none-match': '"1"' }),
      await ask(limited.path, 'GET', { range: 'bytes=99999-' }),
    ];
    expect(free.map(({ statusCode }) => statusCode)).toEqual([200, 304, 416, 200, 304, 416]);
    const last = [await ask(limited.path), await ask(limited.path), await ask(table, 'HEAD')];
    fixture.source.answer = serves(text);
    expect(last.map(({ statusCode }) => statusCode)).toEqual([200, 429, 429]);
    const [id = ''] = /[0-9a-f-]{36}/u.exec(limited.path) ?? [];
    const keyCalls = async () => (await rowOf(fixture.exchange.db, 'subscriptions', { id }, 'key_calls')).key_calls;
    await expect.poll(keyCalls).toBe(2);
  });

  it.each<[string, 'GET' | 'HEAD', Record<string, string>]>([
    ['HEAD', 'HEAD', {}],
    ['a range past the end', 'GET', { range: 'bytes=99999-' }],
    ['a known tag', 'GET', { 'if-none-match': '*' }],
  ])(
    'counts %s of a filtered result where calls are limited, because its length reveals values',
    async (_what, method, headers) => {
      fixture.source.answer = serves(text);
      const limited = await fixture.bought(1000, { max_calls: 1, max_unit: 'year' });
      const query = { where: `place = 'Kiel'`, key: new URL(limited.url).searchParams.get('key') ?? '' };
      const part = { method, url: `/access/${limited.subscription}.csv`, query, headers };
      expect((await fixture.exchange.app.inject(part)).statusCode).toBeLessThan(417);
      expect((await fixture.exchange.app.inject(part)).statusCode).toBe(429);
    },
  );

  it('refuses a converted table without a key and for data-room streams', async () => {
    const replies = [
      await fixture.exchange.app.inject({ url: `${address.path}.csv` }),
      await fixture.exchange.app.inject({ url: `${address.path}.csv?key=wrong` }),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
    const other = await fixture.bought(1000);
    const path = other.path.replace('?', '.csv?');
    expect((await fixture.exchange.app.inject({ url: path })).statusCode).toBe(200);
    const metadata = JSON.stringify({ dataRoom: true });
    await changeRows(fixture.exchange.db, 'streams', { id: other.stream }, { metadata });
    const closed = await fixture.exchange.app.inject({ url: path });
    expect([closed.statusCode, closed.json<object>()]).toMatchObject([409, { code: 'groups_only' }]);
  });

  it('charges a call for delivered data, and none for a refusal or a failure', async () => {
    const limited = await fixture.bought(1000, { max_calls: 2, max_unit: 'year' });
    const path = limited.path.replace('?', '.csv?');
    const get = async (query = '') => (await fixture.exchange.app.inject({ url: `${path}${query}` })).statusCode;
    expect(await get('&columns=height')).toBe(400);
    fixture.source.answer = (_request, response) =>
      response.writeHead(200, { 'content-length': String(10 * 2 ** 30) }).flushHeaders();
    const other = await fixture.bought(1000, { max_calls: 1, max_unit: 'year' });
    const huge = await fixture.exchange.app.inject({ url: other.path.replace('?', '.xlsx?') });
    expect([huge.statusCode, huge.json<object>()]).toMatchObject([
      502,
      { code: 'source_failed', error: expect.stringContaining('larger than 256 MB') },
    ]);
    fixture.source.answer = serves(text);
    expect([await get(), await get(), await get()]).toEqual([200, 200, 429]);
    // The failure is cached for converted tables only; the source file is readable.
    const kept = await fixture.exchange.app.inject({ url: other.path });
    expect([kept.statusCode, kept.body]).toEqual([200, text]);
    expect(huge.headers['retry-after']).toBe('30');
  });
});
