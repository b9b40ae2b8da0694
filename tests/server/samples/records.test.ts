import * as fc from '../../support/property.ts';
import { describe, expect, it } from 'vitest';
import type { Head } from '#server/domains/samples/measuring/head.ts';
import { jsonRecords } from '#server/domains/samples/measuring/jsonRecords.ts';
import { measureHead } from '#server/domains/samples/measuring/measureHead.ts';
import { readRecords } from '#server/domains/samples/measuring/records.ts';

const at = '2026-01-01T00:00:00Z';
const head = (text: string | Uint8Array, more: Partial<Head> = {}): Head => ({
  bytes: typeof text === 'string' ? new TextEncoder().encode(text) : text,
  complete: true,
  contentType: '',
  ...more,
});
const read = (text: string | Uint8Array, more?: Partial<Head>) => readRecords(head(text, more));
const itemsOf = async (text: string | Uint8Array, more?: Partial<Head>) => (await read(text, more)).items;

describe('readRecords', () => {
  it('describes in one sentence how a table was read', async () => {
    expect(await read('a;b\r\n1;2\r\n3;4')).toMatchObject({
      format: 'csv',
      more: false,
      reading: { sentence: 'CSV, semicolon, UTF-8, header in row 1' },
      items: [
        { a: '1', b: '2' },
        { a: '3', b: '4' },
      ],
    });
  });

  it.each([
    ['json', 'a list', '[{"a":1},{"a":2}]'],
    ['json', 'an object with one list', '{"count":2,"items":[{"a":1},{"a":2}]}'],
    ['json', 'the list of objects among lists', '{"scale":[1,2],"items":[\n{"a":1},\n{"a":2}]}'],
    ['ndjson', 'lines', '{"a":1}\n{"a":2}\n'],
    [
      'geojson',
      'features',
      '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"a":1},"geometry":null},{"type":"Feature","properties":{"a":2}}]}',
    ],
  ])('reads records of %s: %s', async (format, _name, text) => {
    expect(await read(text)).toMatchObject({ format, more: false, items: [{ a: 1 }, { a: 2 }] });
  });

  it('keeps the order of numeric column names', async () => {
    const { schema } = await measureHead(head('country,2019,2020\nDE,1,2\nFR,3,4\n'), at);
    expect(schema.map(({ name }) => name)).toEqual(['country', '2019', '2020']);
  });

  it('keeps the digits of numbers that would be rounded', async () => {
    const text = '[{"id":18446744073709551615,"n":0.1234567890123456789,"ok":9007199254740991,"half":0.5}]';
    expect(await itemsOf(text)).toEqual([
      { id: '18446744073709551615', n: '0.1234567890123456789', ok: 9_007_199_254_740_991, half: 0.5 },
    ]);
  });

  it('returns lines and the reason if a file is not a table', async () => {
    expect(await read('{"a":1}\n{"a":\n')).toMatchObject({
      format: 'text',
      refused: expect.stringContaining('line 3'),
      items: [{ line: '{"a":1}' }, { line: '{"a":' }],
    });
  });

  it('returns no records for a picture or empty input', async () => {
    expect(await read(new Uint8Array([0x89, 0x50, 0, 0, 1]))).toMatchObject({ format: 'text', items: [] });
    const nothing = { rows_measured: 0, complete: true, schema: [], rows: [] };
    expect(await measureHead(head(''), at)).toMatchObject(nothing);
  });

  it('reads server-sent events with JSON or text data', async () => {
    const events = { contentType: 'text/event-stream' };
    const text = 'retry: 2000\n\nid: 1\ndata: {"a":1}\n\nid: 2\ndata: {"a":2}\n\n';
    expect(await read(text, events)).toMatchObject({ format: 'ndjson', items: [{ a: 1 }, { a: 2 }] });
    expect(await itemsOf('data: up\n\ndata: down\n\n', events)).toEqual([{ line: 'up' }, { line: 'down' }]);
  });
});

it('asks about ambiguous dates, and deducts points until the format is chosen', async () => {
  const text = 'day,n\n01/02/2024,1\n02/02/2024,2\n';
  const open = await measureHead(head(text), at);
  expect(open).toMatchObject({ reading: { questions: ['dates'] }, schema: [{ type: 'text' }, { type: 'integer' }] });
  expect(open.quality.reasons).toContainEqual({ code: 'ambiguous', value: 1, points: 5 });
  const known = await measureHead(head(text, { choice: { dates: 'day' } }), at);
  expect(known).toMatchObject({ reading: { questions: [], dates: 'day' }, oldest: '2024-02-01', newest: '2024-02-02' });
});

describe('a live source', () => {
  const live = async (...dates: string[]) => {
    const text = dates.map((date) => `data: {"at":"${date}","a":${date.length}}\n\n`).join('');
    return (await measureHead(head(text, { contentType: 'text/event-stream' }), '2026-02-01T00:00:00Z')).live;
  };

  it('is the replay of a recording whose dates are more than 30 days old', async () => {
    expect(await live('2018-01-31T10:00:00Z', '2018-02-07T10:00:00Z')).toEqual({ replay: { from: 2018, to: 2018 } });
    expect(await live('2012-01-01', '2015-12-31')).toEqual({ replay: { from: 2012, to: 2015 } });
    expect(await live('2018-01-31', '2026-01-02')).toEqual({});
    expect(await live('warm')).toEqual({});
  });
});

describe('a truncated source', () => {
  it('leaves out the cut last line and is marked as incomplete', async () => {
    expect(await read('a,b\n1,2\n3,', { complete: false })).toMatchObject({ more: true, items: [{ a: '1', b: '2' }] });
    expect(await read('{"a":1}\n{"a":2', { complete: false })).toMatchObject({ more: true, items: [{ a: 1 }] });
  });

  it('stops after 5,000 records', async () => {
    const text = `n,m\n${Array.from({ length: 6000 }, (_, index) => `${index},x`).join('\n')}\n`;
    expect(await measureHead(head(text), at)).toMatchObject({ rows_measured: 5000, complete: false });
  });

  it('returns only complete leading records of truncated JSON', async () => {
    const lists = fc.array(fc.record({ id: fc.integer(), inner: fc.string() }), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(lists, fc.double({ min: 0, max: 1, noNaN: true }), async (list, share) => {
        const text = JSON.stringify(list);
        const whole = await jsonRecords([text], 100, { isWhole: true });
        const cut = await jsonRecords([text.slice(0, Math.floor(text.length * share))], 100, { isWhole: false }).catch(
          () => undefined,
        );
        expect(cut?.items ?? []).toEqual(whole.items.slice(0, cut?.count ?? 0));
      }),
    );
    const text = JSON.stringify(Array.from({ length: 10 }, (_, id) => ({ id, text: 'a "quoted" [bracket], {brace}' })));
    expect((await jsonRecords([text.slice(0, -3)], 100, { isWhole: false })).items).toHaveLength(9);
  });
});

it('no bytes make measuring throw or its result unfit to store', async () => {
  const types = fc.constantFrom('', 'text/csv', 'application/json', 'text/event-stream', 'application/x-ndjson');
  const lines = fc
    .array(
      fc.constantFrom('{"a":1}', '[', ']', '{', ',', '"', 'a,b', '1;2', '\u0000', '\\ud800', 'data: x', '\t', '\r'),
    )
    .map((all) => Buffer.from(all.join('\n')));
  const bytes = fc.oneof(fc.uint8Array({ maxLength: 400 }), lines);
  await fc.assert(
    fc.asyncProperty(bytes, types, fc.boolean(), async (some, contentType, complete) => {
      const text = JSON.stringify(await measureHead({ bytes: some, contentType, complete }, at));
      expect(text).not.toMatch(/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/iu);
      expect(text.length).toBeLessThan(200_000);
    }),
    { numRuns: 500 },
  );
});
