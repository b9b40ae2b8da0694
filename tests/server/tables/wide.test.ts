// Wide rows fill a child's heap unless they are converted and written in small parts.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { tableFromIPC } from 'apache-arrow';
import { expect, it } from 'vitest';
import { openDatabase, type PlainCell } from '#server/duckdb/database.ts';
import { writeArrow } from '#server/tables/child/arrow.ts';
import { folderForFile } from '#tests/support/folderForFile.ts';

const folder = folderForFile('wide');

const width = 1000;
const count = 600;
const names = Array.from({ length: width }, (_, at) => `c${at}`);
const wide = `select ${names.map((name, at) => `(r * ${width} + ${at})::${at % 2 ? 'varchar' : 'double'} as ${name}`).join(', ')} from range(${count}) t(r)`;

it('hands on wide rows in order, in slices of at most 100,000 cells', async () => {
  const database = await openDatabase([], 400 * 2 ** 20);
  const sizes: number[] = [];
  const sums: PlainCell[] = [];
  for await (const rows of database.stream(wide)) {
    sizes.push(rows.length * width);
    sums.push(...rows.map((row) => (Number(row[0]) + Number(row[width - 1])) / 2));
  }
  expect(Math.max(...sizes)).toBeLessThanOrEqual(100_000);
  expect(sums).toEqual(Array.from({ length: count }, (_, row) => row * width + (width - 1) / 2));
});

it('writes wide rows to Arrow in batches of at most 250,000 cells', async () => {
  const database = await openDatabase([], 400 * 2 ** 20);
  const file = path.join(folder, 'wide.arrow');
  const columns = names.map((name, at) =>
    at % 2 ? ({ name, type: 'VARCHAR', kind: 'text' } as const) : ({ name, type: 'DOUBLE', kind: 'number' } as const),
  );
  expect(await writeArrow(database.stream(wide), columns, file)).toBe(count);
  const table = tableFromIPC(readFileSync(file));
  expect(Math.max(...table.batches.map(({ numRows }) => numRows * width))).toBeLessThanOrEqual(250_000);
  expect([table.numRows, table.getChildAt(999)?.get(count - 1)]).toEqual([count, String(count * width - 1)]);
});
