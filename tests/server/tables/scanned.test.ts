// Tables that DuckDB reads while their bytes are looked at: every cell prints as the source wrote it.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { literal, openDatabase, type Database } from '#server/duckdb/database.ts';
import { plainDialect } from '#server/reading/delimited/dialect.ts';
import { textCells, textSource } from '#server/tables/child/csv.ts';
import { keepsText } from '#server/reading/fitting.ts';
import { storedOf } from '#server/tables/child/hidden.ts';
import { scanOf, storeScanned, type Scan } from '#server/tables/child/scan/storeScanned.ts';
import { csvCell } from '#server/tables/child/written.ts';
import * as fc from '#tests/support/property.ts';
import { folderForFile } from '#tests/support/folderForFile.ts';

const folder = folderForFile('scanned');
const [source, table] = [path.join(folder, 'source'), path.join(folder, 'table.parquet')];
const open = () => openDatabase([source, table], 200 * 2 ** 20, path.join(folder, 'spill'));

const of = fc.constantFrom;
const two = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((n) => String(n).padStart(2, '0'));
const day = fc.tuple(of('2024', '1999', '0999', '2023'), two(1, 13), two(1, 31)).map((parts) => parts.join('-'));
const clock = fc.tuple(two(0, 24), two(0, 60), two(0, 60));
const moment = (separator: string, fraction: string, zone: string) =>
  fc
    .tuple(day, clock)
    .map(([date, [hour, minute, second]]) => `${date}${separator}${hour}:${minute}:${second}${fraction}${zone}`);
const fraction = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 });

/** Cells of columns as programs write them; most of a column have one form. */
const columns = [
  fc.integer().map(String),
  fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }).map(String),
  fc.bigInt({ min: 10n ** 36n, max: 10n ** 39n }).map(String),
  fraction.map((value) => value.toFixed(2)),
  fraction.map((value) => String(Number(value.toFixed(2)))),
  fraction.map((value) => (value / 1e9).toFixed(7)),
  fraction.map(String),
  of('0', '-0', '0.0', '-0.0', '0.00', '-0.5', '.5', '5.', '007', '+1', '1e5', '1E-7', '0.0001', '0.00001', '1.10'),
  of('NA', '-', '1', '2.5', ' 3', '4 ', 'null', '?'),
  day,
  moment('T', '', 'Z'),
  moment(' ', '', ''),
  moment('T', '.120', '+00:00'),
  moment(' ', '.123456', '+00'),
  moment('T', '.5', '+02:00'),
  day.map((date) => `${date} 10:30`),
  of('true', 'false'),
  of('True', 'False'),
  of('TRUE', 'FALSE', ''),
  of('true', 'False', 'tRUE', 'yes'),
  fc.string({ unit: of('a', '1', ' ', ',', '"', '\n', 'é', '-', '.'), maxLength: 5 }),
];
const cell = (column: fc.Arbitrary<string>) =>
  fc.oneof(
    { weight: 100, arbitrary: column },
    { weight: 5, arbitrary: of('') },
    { weight: 1, arbitrary: of(...columns).chain((one) => one) },
  );

const matrix = fc
  .array(fc.constantFrom(...columns), { minLength: 2, maxLength: 6 })
  .chain((kinds) => fc.array(fc.tuple(...kinds.map((kind) => cell(kind))), { minLength: 1, maxLength: 60 }))
  // Blank rows are no rows of a table.
  .filter((rows) => rows.every((cells) => cells.some((text) => text !== '')));

const quotedText = (text: string, always: boolean) =>
  always || /[",\n]|^ | $/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

async function written(database: Database, names: readonly string[]): Promise<(string | null)[][]> {
  const { columns: stored, texts, row } = await storedOf(database, table);
  expect(stored.map(({ name }) => name)).toEqual(names);
  const list = stored.map((column) => `(${csvCell(column, texts).replace(/ as "[^"]*"$/u, '')})::varchar`).join(', ');
  return (await database.rows(`select ${list} from read_parquet(${literal(table)}) order by ${row}`)) as (
    | string
    | null
  )[][];
}

it('keeps every cell and takes the narrowest type over all rows', async () => {
  await fc.assert(
    fc.asyncProperty(matrix, fc.integer({ min: 1, max: 400 }), fc.boolean(), async (rows, first, isQuoted) => {
      // DuckDB keeps the head of a file that changes within a second.
      const database = await open();
      const names = rows[0]!.map((_, at) => `c${at}`);
      const lines = [names, ...rows].map((cells) => `${cells.map((text) => quotedText(text, isQuoted)).join(',')}\n`);
      writeFileSync(source, lines.join(''));
      const cells = textCells(names, {});
      const whole = scanOf(source, { ...plainDialect, lines: 1, header: [], keepsEmpty: false }, cells);
      const scan: Scan = (most) => whole(most === Infinity ? most : first);
      const from = (types: ReadonlyMap<string, string>) =>
        textSource(source, { ...plainDialect, lines: 1 }, names, types as never);
      const { types } = await storeScanned(database, { from, names }, table, scan);

      expect(await written(database, names)).toEqual(rows.map((row) => row.map((text) => (text === '' ? null : text))));
      const found = new Map(types.map(({ name, type }) => [name, type]));
      for (const [at, { name, missing, shapes }] of cells.entries()) {
        const values = rows.map((row) => row[at]!.replaceAll(/^ +| +$/gu, '')).filter((text) => !missing!.has(text));
        const narrowest = shapes.find((shape) => values.every((text) => keepsText[shape](text)));
        expect([name, found.get(name)]).toEqual([name, values.length > 0 ? narrowest : undefined]);
      }
    }),
    { numRuns: Number(process.env['READING_RUNS'] ?? 100) },
  );
}, 600_000);
