import * as fc from '../../support/property.ts';
import { describe, expect, it } from 'vitest';
import { jsonItems } from '#server/domains/samples/jsonItems.ts';
import { readRecords, type Head } from '#server/domains/samples/formats.ts';
import { measureHead } from '#server/domains/samples/measureHead.ts';

const head = (text: string | Uint8Array, more: Partial<Head> = {}): Head => ({
  bytes: typeof text === 'string' ? new TextEncoder().encode(text) : text,
  complete: true,
  contentType: '',
  ...more,
});
const read = (text: string | Uint8Array, more?: Partial<Head>) => readRecords(head(text, more));

describe('what some bytes are', () => {
  it.each([
    ['comma', 'a,b\n1,2\n3,4\n'],
    ['tab', 'a\tb\n1\t2\n3\t4\n'],
    ['semicolon', 'a;b\r\n1;2\r\n3;4'],
    ['bar', 'a|b\n1|2\n3|4\n'],
    ['byte order mark', '\uFEFFa,b\n1,2\n3,4\n'],
  ])('a table divided by %s', (_name, text) => {
    expect(read(text)).toMatchObject({
      format: 'csv',
      more: false,
      items: [
        { a: '1', b: '2' },
        { a: '3', b: '4' },
      ],
    });
  });

  it('a table with NUL in some cells is a table; many of them, or no UTF-8 beside them, are a binary file', () => {
    const rows = 'plain,1\n'.repeat(20);
    expect(read(`a,b\nx\0y,1\n${rows}`).items[0]).toEqual({ a: 'x\0y', b: '1' });
    expect(read(`a,b\n${'\0'.repeat(50)},1\n${rows}`).format).toBe('text');
    expect(read(Buffer.from(`a,b\nM\u00FCnchen\0,1\n${rows}`, 'latin1')).items).toEqual([]);
    // A character cut at the end of the first bytes is no damage.
    expect(read(`a,b\n\0${'ø'.repeat(2000)},1\nplain,2\n`).format).toBe('csv');
  });

  it('quotes hold delimiters, line breaks and quotes', () => {
    expect(read('name,note\n"de Wit, B","two\nlines"\nx,"say ""hi"""\n').items).toEqual([
      { name: 'de Wit, B', note: 'two\nlines' },
      { name: 'x', note: 'say "hi"' },
    ]);
  });

  it('a table without header, with repeated or empty names, with short and long rows', () => {
    expect(read('1,2\n3,4\n').items).toEqual([
      { column_1: '1', column_2: '2' },
      { column_1: '3', column_2: '4' },
    ]);
    expect(read('a,a,\n1,2,3\n4\n5,6,7\n8,9,10,11\n', { contentType: 'text/csv' }).items.slice(0, 2)).toEqual([
      { a: '1', a_2: '2', column_3: '3' },
      { a: '4' },
    ]);
  });

  it('a quote that never closes does not lose the table', () => {
    expect(read('a,b\n1,2\n"3,4\n5,6\n').items.length).toBeGreaterThan(0);
  });

  it.each([
    ['a list', '[{"a":1},{"a":2}]'],
    ['an object with one list', '{"count":2,"items":[{"a":1},{"a":2}]}'],
    ['the list of objects among lists', '{"scale":[1,2],"items":[\n{"a":1},\n{"a":2}]}'],
    [
      'features',
      '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"a":1},"geometry":null},{"type":"Feature","properties":{"a":2}}]}',
    ],
  ])('JSON: %s', (_name, text) => {
    expect(read(text)).toMatchObject({ format: 'json', more: false, items: [{ a: 1 }, { a: 2 }] });
  });

  it('a GeoJSON point becomes columns; one level of objects is flattened', () => {
    const feature = {
      type: 'Feature',
      properties: { mag: 4 },
      geometry: { type: 'Point', coordinates: [1.5, -2, 10] },
    };
    expect(read(JSON.stringify([feature])).items).toEqual([{ mag: 4, longitude: 1.5, latitude: -2, altitude: 10 }]);
    expect(read('[{"a":{"b":1,"c":{"d":2}}}]').items).toEqual([{ 'a.b': 1, 'a.c': { d: 2 } }]);
    expect(read('[[1,2],[3]]').items).toEqual([{ column_1: 1, column_2: 2 }, { column_1: 3 }]);
  });

  it('lines of JSON, with a broken one left out', () => {
    expect(read('{"a":1}\n{"a":\n{"a":2}\n')).toMatchObject({ format: 'ndjson', items: [{ a: 1 }, { a: 2 }] });
  });

  it('server-sent events, by their name or their look', () => {
    const text = 'retry: 2000\n\nid: 1\ndata: {"a":1}\n\nid: 2\ndata: {"a":2}\n\n';
    expect(read(text, { contentType: 'text/event-stream' })).toMatchObject({
      format: 'ndjson',
      items: [{ a: 1 }, { a: 2 }],
    });
    expect(read(text).format).toBe('ndjson');
    expect(read('data: up\n\ndata: down\n\n').items).toEqual([{ line: 'up' }, { line: 'down' }]);
  });

  it('prose is lines; a picture, and nothing at all, have none', () => {
    expect(read('Dear reader,\nthis is prose.\n')).toMatchObject({
      format: 'text',
      items: [{ line: 'Dear reader,' }, {}],
    });
    expect(read(new Uint8Array([0x89, 0x50, 0, 0, 1]))).toMatchObject({ format: 'text', items: [] });
    expect(measureHead(head(''), '2026-01-01T00:00:00Z')).toMatchObject({
      rows_measured: 0,
      complete: true,
      schema: [],
      rows: [],
    });
  });

  it('UTF-16 with its mark is read, bytes that are no UTF-8 are replaced', () => {
    const wide = Buffer.from('\uFEFFa,b\n1,ü\n2,x\n', 'utf16le');
    expect(read(wide).items[0]).toEqual({ a: '1', b: 'ü' });
    expect(read(Buffer.from([0x61, 0x2c, 0x62, 0x0a, 0x31, 0x2c, 0xff, 0x0a])).items).toEqual([
      { a: '1', b: '\uFFFD' },
    ]);
  });
});

describe('a live source', () => {
  const live = (...dates: string[]) => {
    const text = dates.map((date) => `data: {"at":"${date}","a":${date.length}}\n\n`).join('');
    return measureHead(head(text, { contentType: 'text/event-stream' }), '2026-02-01T00:00:00Z').live;
  };

  it('is the replay of a recording whose dates are more than 30 days old', () => {
    expect(live('2018-01-31T10:00:00Z', '2018-02-07')).toEqual({ replay: { from: 2018, to: 2018 } });
    expect(live('2012-01-01', '2015-12-31')).toEqual({ replay: { from: 2012, to: 2015 } });
    expect(live('2018-01-31', '2026-01-02')).toEqual({});
    expect(live('warm')).toEqual({});
  });
});

describe('a source that goes on', () => {
  it('leaves out the half line at the end and says that there is more', () => {
    expect(read('a,b\n1,2\n3,', { complete: false })).toMatchObject({ more: true, items: [{ a: '1', b: '2' }] });
    expect(read('{"a":1}\n{"a":2', { complete: false })).toMatchObject({
      format: 'ndjson',
      more: true,
      items: [{ a: 1 }],
    });
  });

  it('stops after 5,000 records', () => {
    const text = `n,m\n${Array.from({ length: 6000 }, (_, index) => `${index},x`).join('\n')}\n`;
    expect(measureHead(head(text), '2026-01-01T00:00:00Z')).toMatchObject({ rows_measured: 5000, complete: false });
  });

  it('cut JSON gives a true beginning of its records, wherever it is cut', () => {
    const lists = fc.array(fc.record({ id: fc.integer(), inner: fc.jsonValue() }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(lists, fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean(), (list, share, wrapped) => {
        const text = JSON.stringify(wrapped ? { total: list.length, items: list } : list);
        const whole = jsonItems(text, 100)?.items;
        const cut = jsonItems(text.slice(0, Math.floor(text.length * share)), 100)?.items ?? [];
        expect(cut).toEqual(whole?.slice(0, cut.length));
      }),
    );
  });

  it('cut JSON loses at most the record in which it is cut', () => {
    const text = JSON.stringify(Array.from({ length: 10 }, (_, id) => ({ id, text: 'a "quoted" [bracket], {brace}' })));
    expect(jsonItems(text.slice(0, -3), 100)).toMatchObject({ more: true });
    expect(jsonItems(text.slice(0, -3), 100)?.items).toHaveLength(9);
  });
});

it('no bytes make measuring throw or its result unfit to store', () => {
  const types = fc.constantFrom('', 'text/csv', 'application/json', 'text/event-stream', 'application/x-ndjson');
  const lines = fc
    .array(
      fc.constantFrom('{"a":1}', '[', ']', '{', ',', '"', 'a,b', '1;2', '\u0000', '\\ud800', 'data: x', '\t', '\r'),
    )
    .map((all) => Buffer.from(all.join('\n')));
  fc.assert(
    fc.property(
      fc.oneof(fc.uint8Array({ maxLength: 400 }), lines),
      types,
      fc.boolean(),
      (bytes, contentType, complete) => {
        const text = JSON.stringify(measureHead({ bytes, contentType, complete }, '2026-01-01T00:00:00Z'));
        expect(text).not.toMatch(/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/iu);
        expect(text.length).toBeLessThan(200_000);
      },
    ),
    { numRuns: 500 },
  );
});
