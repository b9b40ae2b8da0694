import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTable } from '#server/reading/readTable.ts';
import { recognise } from '#server/reading/recognise.ts';
import { rowsOf, shapeOf } from '#server/reading/json/table.ts';

function* inParts(text: string, length: number): Generator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

async function read(text: string, part = Infinity) {
  const parts = () => (part === Infinity ? [text] : inParts(text, part));
  const shape = await shapeOf(parts());
  const rows: (string | null)[][] = [];
  for await (const batch of rowsOf(parts(), shape)) rows.push(...batch);
  return { columns: shape.columns.map(({ key, kind }) => `${key}: ${kind}`), rows };
}

describe('records of JSON', () => {
  it.each([
    [
      'a list of objects',
      '[{"a":1,"b":"x"},{"a":2}]',
      ['a: number', 'b: text'],
      [
        ['1', 'x'],
        ['2', null],
      ],
    ],
    ['JSON lines', '{"a":1}\n{"a":2}\n', ['a: number'], [['1'], ['2']]],
    ['values without lines', '{"a":1}{"a":2} {"a":3}', ['a: number'], [['1'], ['2'], ['3']]],
    [
      'lists as rows',
      '[["a",1],["b",2]]',
      ['column_1: text', 'column_2: number'],
      [
        ['a', '1'],
        ['b', '2'],
      ],
    ],
    [
      'lists as lines',
      '[1,true]\n[2,false]',
      ['column_1: number', 'column_2: boolean'],
      [
        ['1', 'true'],
        ['2', 'false'],
      ],
    ],
    ['an object around its records', '{"n":2,"data":[{"a":1},{"a":2}]}', ['a: number'], [['1'], ['2']]],
    ['an object with one list', '{"n":2,"data":[1,2]}', ['value: number'], [['1'], ['2']]],
    ['one object', '{"a":1,"b":null}', ['a: number', 'b: empty'], [['1', null]]],
    ['objects in objects, one level', '[{"a":{"b":1,"c":{"d":2}}}]', ['a.b: number', 'a.c: json'], [['1', '{"d":2}']]],
    [
      'keys that come late',
      '[{"a":1},{"b":"x","a":2}]',
      ['a: number', 'b: text'],
      [
        ['1', null],
        ['2', 'x'],
      ],
    ],
    ['several kinds in a column', '[{"a":1},{"a":"1"},{"a":[1]}]', ['a: json'], [['1'], ['"1"'], ['[1]']]],
    ['a repeated key', '{"a":"b","a":"c"}', ['a: text'], [['c']]],
  ])('reads %s', async (_name, text, columns, rows) => {
    expect(await read(text)).toEqual({ columns, rows });
  });

  it('reads the records of a long document without the text behind them', async () => {
    const records = Array.from({ length: 90_000 }, (_, id) => ({ id, note: `record ${id}`, at: { x: id / 3 } }));
    const text = JSON.stringify({ about: [1, 2], data: records, end: { x: [] } });
    const { columns, rows } = await read(text, 2 ** 18);
    expect([text.length > 2 ** 22, columns, rows.length]).toEqual([
      true,
      ['id: number', 'note: text', 'at.x: number'],
      records.length,
    ]);
    expect(rows.at(-1)).toEqual(['89999', 'record 89999', '29999.666666666668']);
    await expect(read(`${text}]`, 2 ** 18)).rejects.toThrow('line 1 is not proper JSON');
  });

  it('keeps the digits of every number', async () => {
    const numbers = [
      '18446744073709551615',
      '0.1000000000000000055511151231257827',
      '-1.50',
      '1E400',
      '9007199254740993',
    ];
    expect((await read(`[${numbers.map((n) => `{"n":${n}}`).join(',')}]`)).rows).toEqual(numbers.map((n) => [n]));
  });

  it('decodes escapes of texts, lone surrogates included', async () => {
    expect((await read(String.raw`[{"t":"a\"\\\/\b\n\u00fc\ud800"}]`)).rows).toEqual([['a"\\/\b\nü\ud800']]);
  });
});

it('reads points as numbers and other shapes as GeoJSON text', async () => {
  const feature = (geometry: string, properties: string) =>
    `{"type":"Feature","properties":${properties},"geometry":${geometry}}`;
  const line = '{"type":"LineString","coordinates":[[1,2],[3,4.50]]}';
  const text = `{"type":"FeatureCollection","features":[${[
    feature('{"type":"Point","coordinates":[10.50,59]}', '{"n":1}'),
    feature(line, '{"n":2}'),
    feature('null', '{"n":3}'),
  ].join(',')}]}`;
  expect(await read(text)).toEqual({
    columns: ['n: number', 'longitude: number', 'latitude: number', 'geometry: json'],
    rows: [
      ['1', '10.50', '59', null],
      ['2', null, null, line],
      ['3', null, null, null],
    ],
  });
});

describe('JSON that cannot be read', () => {
  it.each([
    ['[{"a":1},\n{"a":tru}]', 2],
    ['[{"a":1},\n\n{"a":01}]', 3],
    ['{"a":1}\n{"a":2', 2],
    ['[1,]', 1],
    ['{"a":"b\nc"}', 1],
    ['{"a":1}\n"x"', 2],
    ['[{"a":1}]\n]', 2],
  ])('names the line of %j', async (text, line) => {
    await expect(read(text)).rejects.toThrow(`line ${line} is not proper JSON`);
    await expect(read(text, 3)).rejects.toThrow(`line ${line} is not proper JSON`);
  });

  it('refuses deep nesting with its limit', async () => {
    await expect(read('['.repeat(100_000))).rejects.toThrow('nested more than 512 levels');
    await expect(read('{"a":'.repeat(100_000), 1_000)).rejects.toThrow('nested more than 512 levels');
  });
});

it('reads any records alike, however the text is cut', async () => {
  const records = fc.array(
    fc.dictionary(fc.constantFrom('a', 'b', 'c.d', ''), fc.jsonValue({ maxDepth: 2 }), {
      maxKeys: 3,
      noNullPrototype: true,
    }),
    { minLength: 1, maxLength: 8 },
  );
  await fc.assert(
    fc.asyncProperty(records, fc.integer({ min: 1, max: 40 }), fc.boolean(), async (values, part, asLines) => {
      const text = asLines ? values.map((one) => JSON.stringify(one)).join('\n') : JSON.stringify(values, null, 1);
      expect(await read(text, part)).toEqual(await read(text));
    }),
  );
});

it.each<[string, string, Record<string, number>]>([
  ['a repeated key', '[{"a":1,"a":2},{"a":3,"a":4,"a":5}]', { repeatedKeys: 3 }],
  ['a key that a nested one repeats', '[{"a":{"b":1},"a.b":2}]', { repeatedKeys: 1 }],
  ['keys that differ in case only', '[{"a":1,"A":2}]', { renamed: 1 }],
  [
    'two lists of records',
    '{"n":2,"items":[{"a":1}],"others":[{"b":1}],"third":[{"c":1}],"tags":["x"]}',
    { furtherTables: 2 },
  ],
  [
    'a long list in front of another',
    `{"items":[${Array.from({ length: 200_000 }, () => '{"a":"some words"}').join()}],"others":[{"b":1}]}`,
    { furtherTables: 1 },
  ],
  ['nothing of note', '{"n":2,"items":[{"a":1,"b":{"a":2}}]}', {}],
])('notes %s', async (_what, content, notes) => {
  const bytes = Buffer.from(content);
  const table = await readTable(bytes, await recognise(bytes));
  expect(Object.fromEntries(table.reading().notes.map(({ code, count }) => [code, count]))).toEqual(notes);
});

describe('a file of JSON', () => {
  async function tableOf(bytes: Uint8Array, name: string) {
    const table = await readTable(bytes, await recognise(bytes, { name }));
    const rows: (readonly (string | null)[])[] = [];
    for await (const batch of table.batches) rows.push(...batch);
    const { format, encoding } = table.reading();
    return { names: table.columns.map((column) => column.name), rows, format, encoding };
  }

  it.each([
    ['a list', Buffer.from('[{"a":18446744073709551615,"A":"é"}]'), 'json', 'utf-8'],
    ['a packed line', gzipSync('{"a":18446744073709551615,"A":"é"}\n'), 'json', 'utf-8'],
    ['UTF-16', Buffer.from('\u{FEFF}[{"a":18446744073709551615,"A":"é"}]', 'utf16le'), 'json', 'utf-16le'],
  ])('is read cell for cell as %s', async (_kind, bytes, format, encoding) => {
    expect(await tableOf(bytes, 'a.json')).toEqual({
      names: ['a', 'A_2'],
      rows: [['18446744073709551615', 'é']],
      format,
      encoding,
    });
  });

  it.each([
    ['{"a":1}\n{"a":2}\n', 'ndjson'],
    [
      '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"a":1},"geometry":{"type":"Point","coordinates":[1,2]}}]}',
      'geojson',
    ],
    ['42', 'json'],
    ['{}', 'json'],
  ])('names the format of %s', async (text, format) => {
    expect((await tableOf(Buffer.from(text), 'a.json')).format).toBe(format);
  });

  it('is refused with a reason where its bytes are no text', async () => {
    await expect(tableOf(Uint8Array.from([0x5b, 0x22, 0xff, 0x22, 0x5d]), 'a.json')).rejects.toThrow(
      'not text in UTF-8',
    );
  });
});
