// JSON lines read by DuckDB give the same table as the own reader, which keeps every character.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { literal, openDatabase } from '#server/duckdb/database.ts';
import { recognise } from '#server/reading/recognise.ts';
import { draftOf } from '#server/tables/child/canonical.ts';
import { storedOf } from '#server/tables/child/hidden.ts';
import { readShape, storeJson } from '#server/tables/child/json.ts';
import { storeLines } from '#server/tables/child/jsonLines.ts';
import { csvCell, jsonLine } from '#server/tables/child/written.ts';
import * as fc from '#tests/support/property.ts';
import { slowness } from '#tests/support/slowness.ts';
import { folderForFile } from '#tests/support/folderForFile.ts';

const folder = folderForFile('lines');
const [source, fast, slow] = ['source.ndjson', 'fast', 'slow'].map((name) => path.join(folder, name)) as [
  string,
  string,
  string,
];
const open = () => openDatabase([source, fast, slow, draftOf(slow)], 200 * 2 ** 20, path.join(folder, 'spill'));

async function cellsOf(table: string) {
  const database = await open();
  const { columns, texts, row } = await storedOf(database, table);
  const list = columns.map((column) => `(${csvCell(column, texts).replace(/ as "[^"]*"$/u, '')})::varchar`);
  const select = `select ${[jsonLine(columns, texts), ...list].join(', ')} from read_parquet(${literal(table)})`;
  return { columns, rows: await database.rows(`${select} order by ${row}`) };
}

const of = fc.constantFrom;
const day = fc.integer({ min: 0, max: 20_000 }).map((days) => new Date(days * 86_400_000).toISOString());
/** Values as programs write them into lines. */
const values = [
  fc.integer().map(String),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }).map((value) => JSON.stringify(value)),
  fc.integer({ min: -99_999, max: 99_999 }).map((value) => JSON.stringify(value / 100)),
  fc.integer({ min: 0, max: 99_999 }).map((value) => (value / 100).toFixed(2)),
  of('1e5', '0', '-0', '1.50', '18446744073709551615', '123456789012345678901234567890', '0.1234567890123456789'),
  of('true', 'false'),
  day.map((text) => JSON.stringify(text.slice(0, 10))),
  day.map((text) => JSON.stringify(text.replace('.000', ''))),
  fc
    .string({ unit: of('a', '"', '\\', '\n', 'é', '1', ' ', '\u{1F600}', ','), maxLength: 5 })
    .map((text) => JSON.stringify(text)),
  of(String.raw`"\u00e9"`, String.raw`"a\/b"`, '""', '"7"', '"NA"', '" 1"'),
];
const rare = of('null', '"x"', '[1, 2.50]', '{"a": 1.0}', '1', 'true');

const lines = fc
  .array(of(...values), { minLength: 1, maxLength: 5 })
  .chain((kinds) =>
    fc.array(
      fc.tuple(
        ...kinds.map((kind) =>
          fc.oneof(
            { weight: 200, arbitrary: kind },
            { weight: 10, arbitrary: of('null', '') },
            { weight: 1, arbitrary: rare },
          ),
        ),
      ),
      { minLength: 2, maxLength: 30 },
    ),
  );

it('gives the same cells and types as the careful reader', { timeout: 600_000 * slowness() }, async () => {
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(lines, of('', ' '), fc.boolean(), async (rows, space, turned) => {
      const written = rows.map((row, line) => {
        const fields = row.flatMap((value, at) => (value === '' ? [] : [`"k${at}":${space}${value}`]));
        return `{${(turned && line % 3 === 1 ? fields.toReversed() : fields).join(`,${space}`)}}\n`;
      });
      if (written.every((line) => line === '{}\n')) return;
      writeFileSync(source, written.join(''));
      const recognised = await recognise(source);
      if (!(await storeLines(open, source, fast, recognised))) return;
      taken += 1;
      await storeJson(await open(), { source, table: slow, shape: await readShape(source, recognised), recognised });

      expect(await cellsOf(fast)).toEqual(await cellsOf(slow));
    }),
    { numRuns: Number(process.env['READING_RUNS'] ?? 60) },
  );
  expect(taken).toBeGreaterThan(5);
});

it.each([
  ['a repeated key', '{"a":1,"a":2}'],
  ['digits that a double would lose', '{"a":0.12345678901234567}'],
  ['another form of a number', '{"a":1e400}'],
  ['a list', '{"a":[1]}'],
  ['a word that JSON has not', '{"a":NaN}'],
  ['a comma too many', '{"a":1,}'],
  ['a date without quotes', '{"a":2024-01-01}'],
  ['half of a character', String.raw`{"a":"\ud83d"}`],
  ['two records in a line', '{"a":1}{"a":2}'],
  ['no record', '[1]'],
])('leaves a file with %s to the careful reader', async (_kind, line) => {
  writeFileSync(source, `{"a":1}\n{"a":2}\n${line}\n{"a":3}\n`);
  expect(await storeLines(open, source, fast, await recognise(source))).toBe(false);
});

it('leaves a file with a key that comes late to the careful reader', async () => {
  const first = '{"a":1}\n'.repeat(150_000);
  writeFileSync(source, `${first}{"a":1,"b":2}\n`);
  expect(await storeLines(open, source, fast, await recognise(source))).toBe(false);
  writeFileSync(source, `${first}{"a":1}\n`);
  expect(await storeLines(open, source, fast, await recognise(source))).toBe(true);
});

it('keeps the order of keys that are whole numbers', async () => {
  writeFileSync(source, '{"year":1,"2020":2}\n{"year":3,"2019":4}\n');
  expect(await storeLines(open, source, fast, await recognise(source))).toBe(true);
  const { columns } = await cellsOf(fast);
  expect(columns.map(({ name }) => name)).toEqual(['year', '2020', '2019']);
});
