import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { tableFromIPC } from 'apache-arrow';
import { unzipSync } from 'fflate';
import { parquetReadObjects } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { describe, expect, it } from 'vitest';
import type { TableFormat } from '#contract/dataFormats.ts';
import { newId } from '#server/kernel/newId.ts';
import { folderForFile } from '#tests/support/folderForFile.ts';
import { tablesForFile } from './fixture.ts';

const columns = `
  18446744073709551615::ubigint as u64, (-9223372036854775807 - 1)::bigint as i64, 7::utinyint as small,
  12345678901234.5678::decimal(18, 4) as amount, 0.10::decimal(9, 2) as price,
  12345678901234567890123456.123456789012::decimal(38, 12) as long_amount,
  'nan'::double as nan, '-infinity'::float as infinite, 0.1::double as fraction, true as yes,
  date '1756-01-27' as born, date '2024-02-29' as leap,
  timestamp '2020-06-28 22:17:33.123456' as at, timestamptz '2020-06-28 22:17:33.5+02:00' as utc,
  timestamp_ns '2020-06-28 22:17:33.123456789' as ns, time '01:02:03.5' as clock,
  [1, null]::bigint[] as list, ['1.5', 'nan', 'infinity']::double[] as gaps,
  {'a': 1, 'b': 'x"NaN'} as struct, map {'k': 12.50::decimal(30, 2)} as map, '\\x00a'::blob as bytes,
  'a' || chr(13) || chr(1) || '_x0041_' as marks, ''::varchar as nothing`;

const folder = folderForFile('types');
const { tables, serve } = await tablesForFile();

async function parquetOf(select: string, options = ''): Promise<Uint8Array> {
  const file = path.join(folder, newId());
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  await connection.run(`set timezone = 'UTC'`);
  await connection.run(`copy (${select}) to '${file}' (format parquet${options})`);
  return readFileSync(file);
}

const source = parquetOf(`select ${columns} union all select ${Array.from({ length: 23 }, () => 'null').join(', ')}`);

describe('types of a bought table', () => {
  const read = async (format: TableFormat) =>
    readFileSync((await tables().convert(serve(await source), format, {})).file);

  it('writes JSON that every parser reads, with all digits', async () => {
    const text = (await read('ndjson')).toString();
    const [line = '', empty = ''] = text.trim().split('\n');
    expect(line).toContain(
      '"u64":18446744073709551615,"i64":-9223372036854775808,"small":7,"amount":12345678901234.5678,"price":0.10,"long_amount":12345678901234567890123456.123456789012,"nan":null,"infinite":null,"fraction":0.1,"yes":true,"born":"1756-01-27"',
    );
    expect(line).toContain('"map":{"k":12.50}');
    expect(JSON.parse(line)).toMatchObject({
      at: '2020-06-28 22:17:33.123456',
      utc: '2020-06-28 20:17:33.5+00',
      ns: '2020-06-28 22:17:33.123456789',
      list: [1, null],
      gaps: [1.5, null, null],
      struct: { a: 1, b: 'x"NaN' },
      bytes: String.raw`\x00a`,
      marks: 'a\r\u0001_x0041_',
      nothing: '',
    });
    expect(Object.values(JSON.parse(empty) as object).every((cell) => cell === null)).toBe(true);
    expect(JSON.parse((await read('json')).toString())).toEqual([JSON.parse(line), JSON.parse(empty)]);
  });

  it('writes a table without rows as an empty list', async () => {
    const empty = serve(await parquetOf(`select 1 as a where false`));
    expect(JSON.parse(readFileSync((await tables().convert(empty, 'json', {})).file, 'utf8'))).toEqual([]);
    expect(readFileSync((await tables().convert(empty, 'ndjson', {})).file, 'utf8')).toBe('');
  });

  it('writes lists, structs and maps to CSV as JSON', async () => {
    const text = (await read('csv')).toString();
    expect(text).toContain('"[1,null]","[1.5,null,null]","{""a"":1,""b"":""x\\""NaN""}","{""k"":12.50}"');
  });

  it('writes moments, digits and words to Arrow without a loss', async () => {
    const table = tableFromIPC(await read('arrow'));
    expect(Object.fromEntries(table.schema.fields.map(({ name, type }) => [name, String(type)]))).toMatchObject({
      u64: 'Uint64',
      amount: 'Utf8',
      price: 'Float64',
      born: 'Date32<DAY>',
      at: 'Timestamp<MICROSECOND>',
      utc: 'Timestamp<MICROSECOND, UTC>',
      ns: 'Timestamp<NANOSECOND>',
    });
    const raw = (name: string) => table.getChild(name)?.data[0]?.values[0] as unknown;
    expect([raw('u64'), raw('at'), raw('utc'), raw('ns'), raw('born'), raw('nan')]).toEqual([
      18446744073709551615n,
      1593382653123456n,
      1593375453500000n,
      1593382653123456789n,
      -78_136,
      Number.NaN,
    ]);
    expect(table.getChild('long_amount')?.get(0)).toBe('12345678901234567890123456.123456789012');
    expect(table.getChild('gaps')?.get(0)).toBe('[1.5,null,null]');
    expect(table.schema.metadata.get('notes')).toContain('long_amount: Longer decimals and whole numbers: text');
  });

  it('writes digits, early days and control characters to workbooks as text', async () => {
    const parts = unzipSync(await read('xlsx'));
    const sheet = new TextDecoder().decode(parts['xl/worksheets/sheet1.xml']);
    const cells = [
      ...(sheet.split('<row>')[2] ?? '').matchAll(/<c[^>]*>(?:<is><t[^>]*>(.*?)<\/t><\/is>|<v>(.*?)<\/v>)<\/c>/gu),
    ];
    expect(cells.map(([, text, number]) => text ?? Number(number))).toEqual([
      '18446744073709551615',
      '-9223372036854775808',
      7,
      '12345678901234.5678',
      0.1,
      '12345678901234567890123456.123456789012',
      'NaN',
      '-Infinity',
      0.1,
      1,
      '1756-01-27',
      45_351,
      '2020-06-28T22:17:33.123456',
      44_010.845_526_620_37,
      '2020-06-28T22:17:33.123456789',
      '01:02:03.5',
      '[1,null]',
      '[1.5,null,null]',
      '{&quot;a&quot;:1,&quot;b&quot;:&quot;x\\&quot;NaN&quot;}',
      '{&quot;k&quot;:12.50}',
      String.raw`\x00a`,
      'a_x000D__x0001__x005F_x0041_',
      '',
    ]);
    expect(new TextDecoder().decode(parts['xl/worksheets/sheet2.xml'])).toContain('long_amount: ');
  });

  it('refuses a text that no cell of a workbook holds, and names its column', async () => {
    const request = serve(JSON.stringify([{ id: 1, long: 'z'.repeat(40_000) }]));
    await expect(tables().convert(request, 'xlsx', {})).rejects.toThrow(/“long”, with a text of 40000 characters/u);
    await tables().convert(request, 'xlsx', { columns: ['id'] });
  });

  it('writes Parquet with the types of the source', async () => {
    const file = await read('parquet');
    const [row] = await parquetReadObjects({ file: new Uint8Array(file).buffer, compressors });
    expect(row).toMatchObject({
      u64: 18446744073709551615n,
      list: [1n, null],
      struct: { a: 1, b: 'x"NaN' },
      nan: Number.NaN,
    });
  });

  it('shows digits that a number would round, and lists as JSON, in rows', async () => {
    const request = serve(await source);
    const { rows, columns: named } = await tables().rows(request, {});
    const row = Object.fromEntries(named.map(({ name }, at) => [name, rows[0]?.[at]]));
    expect(row).toMatchObject({
      u64: '18446744073709551615',
      i64: '-9223372036854775808',
      small: 7,
      amount: '12345678901234.5678',
      price: 0.1,
      nan: null,
      list: '[1,null]',
      gaps: '[1.5,null,null]',
      map: '{"k":12.50}',
    });
    const ids = serve('id\n9007199254740993\n9007199254740992\n5\n');
    const sorted = await tables().rows(ids, { sort: { column: 'id', descending: true } });
    expect(sorted.rows).toEqual([['9007199254740993'], ['9007199254740992'], [5]]);
  });

  it('keeps each record of JSON lines in one line, however the source breaks it', async () => {
    const request = serve('[{"n": [1,\r\n {"a": 2.50}]},\n{"n": 1}]');
    const text = readFileSync((await tables().convert(request, 'ndjson', {})).file, 'utf8');
    expect(
      text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    ).toEqual([{ n: [1, { a: 2.5 }] }, { n: 1 }]);
    expect(text).toContain('2.50');
  });

  it('writes the bytes of the grid as those of the files', async () => {
    const request = serve(await parquetOf(`select '\\x00\\x5Ca'::blob as bytes`));
    expect((await tables().rows(request, {})).rows).toEqual([[String.raw`\x00\x5Ca`]]);
  });

  it('refuses a broken Parquet file with a reason', async () => {
    const bytes = Buffer.from(await parquetOf('select 1 as a'));
    const footer = bytes.length - 8 - bytes.readUInt32LE(bytes.length - 8);
    bytes[footer + 7] = 0xff;
    await expect(tables().info(serve(bytes))).rejects.toThrow('The Parquet file is broken');
  });

  it('refuses a Parquet file whose lists end before their last value', async () => {
    const lists = 'select [2 * i, 2 * i + 1]::int[] as pairs from range(5) t(i)';
    const bytes = Buffer.from(await parquetOf(lists, ', compression uncompressed'));
    await expect(tables().info(serve(bytes))).resolves.toMatchObject({ rows: 5 });
    // Levels of ten values: each list begins one value later, which leaves one out.
    const levels = bytes.indexOf(Buffer.from([0b1010_1010, 0b10]));
    bytes.set([0b0101_0101, 0b01], levels);
    await expect(tables().info(serve(bytes))).rejects.toThrow('“pairs” holds more or fewer values than the file says');
  });

  it('counts the values of lists and maps by their own column, whatever the names', async () => {
    const nested = `[{ 'n': [1, 2] }] as deep, map { 'k': 1, 'l': 2 } as pairs, [{ 'n': 1 }, null] as records, []::int[] as empty`;
    const select = `select { 'b': [1, 2, 3] } as a, [4, 5] as "a, b", null::int[] as none, ${nested} from range(3)`;
    await expect(tables().info(serve(await parquetOf(select)))).resolves.toMatchObject({ rows: 3 });
  });
});
