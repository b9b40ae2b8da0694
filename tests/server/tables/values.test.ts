import { readFileSync } from 'node:fs';
import { tableFromIPC } from 'apache-arrow';
import { describe, expect, it } from 'vitest';
import { parseWhere } from '#server/tables/where.ts';
import { tablesForFile } from './fixture.ts';

const text =
  'iccid,phone,price,size,mark,code,us\n89490200001234567890,+4930123,1.10,1e5,NA,007,01/02/2026\n89490200001234567891,+4930124,2.50,2,null,008,03/02/2026\n';

const { tables, serve: serveAs } = await tablesForFile();
const serve = (body: string) => serveAs(body, 'text/csv');

describe('values of bought tables', () => {
  it('takes a type only if it keeps the value of every cell', async () => {
    const { file } = await tables().convert(serve(text), 'json', { limit: 1 });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([
      {
        iccid: '89490200001234567890',
        phone: '+4930123',
        price: 1.1,
        size: 100_000,
        mark: 'NA',
        code: '007',
        us: '01/02/2026',
      },
    ]);
  });

  it('sorts a source with columns of every reserved name', async () => {
    const request = serve('file_row_number,__exchange_row,n\n9,b,1\n8,a,1\n7,c,0\n');
    const found = await tables().rows(request, { sort: { column: 'n', descending: true } });
    expect(found.columns.map(({ name }) => name)).toEqual(['file_row_number', '__exchange_row', 'n']);
    expect(found.rows).toEqual([
      [9, 'b', 1],
      [8, 'a', 1],
      [7, 'c', 0],
    ]);
  });

  const record = (text: string) => text.replaceAll(/\s+(?=")/gu, '');
  const json = `[${record(`{"id":89490200001234567890, "at":"2026-01-01T00:00:00Z", "day":"2026-1-2", "date":"2026-01-02",
    "key":"550E8400-E29B-41D4-A716-446655440000", "clock":"10:20", "code":"007", "digits":"12", "mark":"NA", "n":9007199254740993,
    "p":1.5, "mixed":1, "list":["2026-01-01T00:00:00Z"], "deep":{"at":"2026-01-01T01:00:00+02:00", "timestamp":"2026-01-02"}}`)},${record(`{"id":1, "at":null, "day":"2026-01-03", "date":null,
    "key":"x", "clock":"1", "code":"008", "digits":"13", "mark":null, "n":1,
    "p":2, "mixed":"x", "list":[], "deep":{"at":null, "timestamp":null}}`)}]`;

  it('keeps every value of a JSON file', async () => {
    const { file } = await tables().convert(serve(json), 'ndjson', { limit: 1 });
    expect(readFileSync(file, 'utf8').trim()).toBe(
      record(`{"id":89490200001234567890, "at":"2026-01-01T00:00:00Z", "day":"2026-1-2", "date":"2026-01-02",
    "key":"550E8400-E29B-41D4-A716-446655440000", "clock":"10:20", "code":"007", "digits":"12", "mark":"NA", "n":9007199254740993,
    "p":1.5, "mixed":1, "list":["2026-01-01T00:00:00Z"], "deep.at":"2026-01-01T01:00:00+02:00", "deep.timestamp":"2026-01-02"}`),
    );
    const csv = await tables().convert(serve(json), 'csv', {
      columns: ['id', 'at', 'day', 'key', 'n', 'deep.at'],
      limit: 1,
    });
    expect(readFileSync(csv.file, 'utf8')).toBe(
      'id,at,day,key,n,deep.at\n89490200001234567890,2026-01-01T00:00:00Z,2026-1-2,550E8400-E29B-41D4-A716-446655440000,9007199254740993,2026-01-01T01:00:00+02:00\n',
    );
  });

  it('gives the values of a JSON file the types that keep them', async () => {
    const request = serve(json);
    const { columns } = await tables().info(request);
    expect(Object.fromEntries(columns.map(({ name, kind }) => [name, kind]))).toEqual({
      id: 'number',
      at: 'date',
      day: 'text',
      date: 'date',
      key: 'text',
      clock: 'text',
      code: 'text',
      digits: 'text',
      mark: 'text',
      n: 'number',
      p: 'number',
      mixed: 'other',
      list: 'other',
      'deep.at': 'date',
      'deep.timestamp': 'date',
    });
    const where = parseWhere(`id = 89490200001234567890 and at < '2026-01-02'`);
    expect(await tables().rows(request, { where, columns: ['code'] })).toMatchObject({ rows: [['007']], total: 1 });
    const arrow = await tables().convert(request, 'arrow', { columns: ['id', 'n'], limit: 1 });
    expect(
      JSON.stringify(tableFromIPC(readFileSync(arrow.file)).toArray(), (_key, value: unknown) =>
        typeof value === 'bigint' ? String(value) : value,
      ),
    ).toBe('[{"id":"89490200001234567890","n":"9007199254740993"}]');
  });

  it('writes the dates of a CSV file to JSON as the source wrote them', async () => {
    const { file } = await tables().convert(serve('at,n\n2026-01-01T00:00:00Z,1\nNA,2\n'), 'ndjson', {});
    expect(readFileSync(file, 'utf8')).toBe('{"at":"2026-01-01T00:00:00Z","n":1}\n{"at":null,"n":2}\n');
  });
});
