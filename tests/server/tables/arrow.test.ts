import { zstdCompressSync } from 'node:zlib';
import * as arrow from 'apache-arrow';
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { parquetReadObjects } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { describe, expect, it } from 'vitest';
import { unpackLz4 } from '#server/tables/columnar/lz4.ts';
import { tablesForFile } from './fixture.ts';

const { tables, serve } = await tablesForFile();

const rows = 2;
const bigs = (...values: bigint[]) => BigInt64Array.from(values);
const whole = (type: arrow.DataType, data: unknown) => arrow.makeData({ type, length: rows, data } as never);
const texts = arrow.vectorFromArray(['Köln', null], new arrow.Utf8());
const offsets = Int32Array.of(0, 2, 2);
const inner = arrow.makeData({ type: new arrow.Int64(), length: 2, data: bigs(9_007_199_254_740_993n, -1n) });
const list = new arrow.List(new arrow.Field('item', new arrow.Int64(), true));
const struct = new arrow.Struct([
  new arrow.Field('2020', new arrow.Int32()),
  new arrow.Field('2019', new arrow.Utf8(), true),
]);
const pair = new arrow.Struct([
  new arrow.Field('key', new arrow.Utf8()),
  new arrow.Field('value', new arrow.Int64(), true),
]);
const map = new arrow.Map_(new arrow.Field('entries', pair));
const keys = arrow.vectorFromArray(['x', 'y'], new arrow.Utf8()).data[0]!;

const cells: Readonly<Record<string, arrow.Data>> = {
  u64: whole(new arrow.Uint64(), BigUint64Array.of(2n ** 64n - 1n, 0n)),
  i64: whole(new arrow.Int64(), bigs(-(2n ** 63n), 2n ** 63n - 1n)),
  i8: whole(new arrow.Int8(), Int8Array.of(-128, 127)),
  half: whole(new arrow.Float16(), Uint16Array.of(0x3e00, 0x7e00)),
  double: whole(new arrow.Float64(), Float64Array.of(0.1, Number.NaN)),
  amount: whole(
    new arrow.Decimal(4, 38, 128),
    Uint32Array.of(5, 0, 0, 0, 0xffff_ffff, 0xffff_ffff, 0xffff_ffff, 0xffff_ffff),
  ),
  day: whole(new arrow.DateDay(), Int32Array.of(-78_136, 19_782)),
  second: whole(new arrow.TimestampSecond(), bigs(0n, 1n)),
  micro: whole(new arrow.TimestampMicrosecond('Europe/Berlin'), bigs(1n, -1n)),
  nano: whole(new arrow.TimestampNanosecond(), bigs(123_456_789n, 1n)),
  zoned: whole(new arrow.TimestampNanosecond('UTC'), bigs(123_456_789n, 1_700_000_000_000_000_001n)),
  clock: whole(new arrow.TimeNanosecond(), bigs(45_296_000_000_001n, 0n)),
  yes: arrow.makeData({ type: new arrow.Bool(), length: rows, data: Uint8Array.of(0b10) }),
  text: texts.data[0]!,
  word: arrow.vectorFromArray(['b', 'b'], new arrow.Dictionary(new arrow.Utf8(), new arrow.Int32())).data[0]!,
  bytes: arrow.vectorFromArray([Uint8Array.of(0, 97), Uint8Array.of()], new arrow.Binary()).data[0]!,
  list: arrow.makeData({ type: list, length: rows, valueOffsets: offsets, child: inner }),
  struct: arrow.makeData({
    type: struct,
    length: rows,
    children: [whole(new arrow.Int32(), Int32Array.of(7, 8)), texts.data[0]!],
  }),
  map: arrow.makeData({
    type: map,
    length: rows,
    valueOffsets: offsets,
    child: arrow.makeData({ type: pair, length: 2, children: [keys, inner] }),
  } as never),
};

const source = (() => {
  const fields = Object.entries(cells).map(([name, { type }]) => new arrow.Field(name, type, true));
  const type = new arrow.Struct(fields);
  const data = arrow.makeData({ type, length: rows, nullCount: 0, children: Object.values(cells) });
  return new arrow.RecordBatch(new arrow.Schema(fields), data);
})();

/** An LZ4 frame with one stored block. */
function storedLz4(bytes: Uint8Array): Uint8Array {
  const head = Buffer.from([4, 0x22, 0x4d, 0x18, 0x60, 0x70, 0x73, 0, 0, 0, 0]);
  head.writeUInt32LE((bytes.length | 0x8000_0000) >>> 0, 7);
  return Buffer.concat([head, bytes, Buffer.alloc(4)]);
}
const decode = (bytes: Uint8Array) => bytes;
arrow.compressionRegistry.set(arrow.CompressionType.LZ4_FRAME, { encode: storedLz4, decode });
arrow.compressionRegistry.set(arrow.CompressionType.ZSTD, { encode: (bytes) => zstdCompressSync(bytes), decode });

async function written(
  Writer: typeof arrow.RecordBatchFileWriter | typeof arrow.RecordBatchStreamWriter,
  compressionType: arrow.CompressionType | null = null,
): Promise<Uint8Array> {
  const writer = new Writer({ compressionType });
  writer.write(source);
  writer.write(source);
  writer.finish();
  return writer.toUint8Array();
}

const lines = [
  `{"u64":18446744073709551615,"i64":-9223372036854775808,"i8":-128,"half":1.5,"double":0.1,"amount":0.0005,"day":"1756-01-27","second":"1970-01-01 00:00:00","micro":"1970-01-01 00:00:00.000001+00","nano":"1970-01-01 00:00:00.123456789","zoned":"1970-01-01 00:00:00.123456789+00","clock":"12:34:56.000000001","yes":false,"text":"Köln","word":"b","bytes":"\\\\x00a","list":[9007199254740993,-1],"struct":{"2020":7,"2019":"Köln"},"map":{"x":9007199254740993,"y":-1}}`,
  `{"u64":0,"i64":9223372036854775807,"i8":127,"half":null,"double":null,"amount":-0.0001,"day":"2024-02-29","second":"1970-01-01 00:00:01","micro":"1969-12-31 23:59:59.999999+00","nano":"1970-01-01 00:00:00.000000001","zoned":"2023-11-14 22:13:20.000000001+00","clock":"00:00:00","yes":true,"text":null,"word":"b","bytes":"","list":[],"struct":{"2020":8,"2019":null},"map":{}}`,
];

describe('an Arrow file as a source', () => {
  it.each([
    ['in the file form', () => written(arrow.RecordBatchFileWriter)],
    ['in the stream form', () => written(arrow.RecordBatchStreamWriter)],
    ['packed with LZ4', () => written(arrow.RecordBatchFileWriter, arrow.CompressionType.LZ4_FRAME)],
    ['packed with Zstandard', () => written(arrow.RecordBatchStreamWriter, arrow.CompressionType.ZSTD)],
  ])('keeps every value %s', async (_kind, bytes) => {
    const request = serve(await bytes());
    const { reading, rows: count } = await tables().info(request);
    const { file } = await tables().convert(request, 'ndjson', {});
    expect([reading.sentence, count]).toEqual(['Arrow', 4]);
    expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toEqual([...lines, ...lines]);
  });

  it('keeps nanoseconds of UTC in every format, and the zone', async () => {
    const request = serve(await written(arrow.RecordBatchFileWriter));
    const only = { columns: ['zoned', 'nano'], limit: 1 };
    const [csv, parquet, ipc] = await Promise.all(
      (['csv', 'parquet', 'arrow'] as const).map(async (format) =>
        readFileSync((await tables().convert(request, format, only)).file),
      ),
    );
    expect(parse(csv!)).toEqual([
      ['zoned', 'nano'],
      ['1970-01-01 00:00:00.123456789+00', '1970-01-01 00:00:00.123456789'],
    ]);
    const { fields } = arrow.tableFromIPC(ipc).schema;
    expect(fields.map(({ type }) => String(type))).toEqual(['Timestamp<NANOSECOND, UTC>', 'Timestamp<NANOSECOND>']);
    const buffer = Uint8Array.from(parquet!).buffer;
    const again = serve(parquet!);
    expect(
      await parquetReadObjects({ file: buffer, compressors, parsers: { timestampFromNanoseconds: String } }),
    ).toEqual([{ zoned: '123456789', nano: '123456789' }]);
    expect((await tables().info(again)).columns.map(({ type }) => type)).toEqual([
      'TIMESTAMP_NS WITH TIME ZONE',
      'TIMESTAMP_NS',
    ]);
    expect((await tables().rows(again, {})).rows).toEqual([
      ['1970-01-01 00:00:00.123456789+00', '1970-01-01 00:00:00.123456789'],
    ]);
  });

  it('refuses a broken file with a reason', async () => {
    const bytes = await written(arrow.RecordBatchFileWriter);
    await expect(tables().info(serve(bytes.subarray(0, 900)))).rejects.toThrow('The Arrow file is broken');
  });

  it('unpacks LZ4 as its own program packs it', () => {
    const right = Buffer.concat([
      Buffer.from('the sale of the table of the tables '.repeat(40)),
      Buffer.from(Array.from({ length: 512 }, (_, at) => at & 255)),
      Buffer.from(`${'a'.repeat(300)}end.`),
    ]);
    for (const packed of [
      'BCJNGGRApzEBAADAdGhlIHNhbGUgb2YgDAA7dGFiDQAvcyAkAP//////bv/xAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISIjJCUmJygpKissLS4vMDEyMzQ1Njc4OTo7PD0+P0BBQkNERUZHSElKS0xNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AgYKDhIWGh4iJiouMjY6PkJGSk5SVlpeYmZqbnJ2en6ChoqOkpaanqKmqq6ytrq+wsbKztLW2t7i5uru8vb6/wMHCw8TFxsfIycrLzM3Oz9DR0tPU1dbX2Nna29zd3t/g4eLj5OXm5+jp6uvs7e7v8PHy8/T19vf4+fr7/P3+/wAB7R9hAQD/GFBhZW5kLgAAAAB9Zs1j',
      'BCJNGGBAgjMBAADAdGhlIHNhbGUgb2YgDAA7dGFiDQARcxgADyQA//////9q//EAAQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRkdISUpLTE1OT1BRUlNUVVZXWFlaW1xdXl9gYWJjZGVmZ2hpamtsbW5vcHFyc3R1dnd4eXp7fH1+f4CBgoOEhYaHiImKi4yNjo+QkZKTlJWWl5iZmpucnZ6foKGio6SlpqeoqaqrrK2ur7CxsrO0tba3uLm6u7y9vr/AwcLDxMXGx8jJysvMzc7P0NHS09TV1tfY2drb3N3e3+Dh4uPk5ebn6Onq6+zt7u/w8fLz9PX29/j5+vv8/f7/AAHtH2EBAP8YUGFlbmQuAAAAAA==',
    ]) {
      expect(Buffer.from(unpackLz4(Buffer.from(packed, 'base64'), 10_000)).equals(right)).toBe(true);
      expect(() => unpackLz4(Buffer.from(packed, 'base64'), 2_000)).toThrow('LZ4');
      expect(() => unpackLz4(Buffer.from(packed, 'base64').subarray(0, 99), 10_000)).toThrow('LZ4');
    }
  });
});
