// The form of a run offers the columns of the sample, and the run reads the data separately: both must see the same ones.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { measureHead } from '#server/domains/samples/measuring/measureHead.ts';
import { columnsOf } from '#server/duckdb/columns.ts';
import { datesOf } from '#server/compute/child/values.ts';
import { openDatabase } from '#server/duckdb/database.ts';
import { loadColumns } from '#server/compute/child/loadColumns.ts';
import { databaseBytes } from '#server/duckdb/spawn.ts';
import { fits } from '#src/pages/shared/questions/columnRoles.ts';
import { prepared } from './prepared.ts';
import { roomForFile } from './room.ts';

const room = roomForFile();

const lines = (...rows: unknown[]) => rows.map((row) => JSON.stringify(row)).join('\n');
const table = (head: string, ...rows: string[]) => [head, ...rows, ...rows, ...rows].join('\n');
const feature = (place: object, properties: object) => ({ type: 'Feature', id: 7, geometry: place, properties });
const point = (...coordinates: number[]) => ({ type: 'Point', coordinates });
const line = {
  type: 'LineString',
  coordinates: [
    [1, 2],
    [3, 4],
  ],
};
const collection = (...features: object[]) =>
  JSON.stringify({ type: 'FeatureCollection', metadata: { count: 2 }, features });

const sources: Readonly<Record<string, string>> = {
  'a table': table('day,n,word', '2026-01-01,1,a', '2026-01-02,2.5,b'),
  'dates as words': table('date,price', 'Jan 1 2000,39.81', 'Feb 1 2000,36.35'),
  'dates with dots, slashes and a clock': table('a;b;c', '01.02.2020;1/2/2020;1/31/2020 14:05'),
  'months alone': table('month,n', '2004-05,1', '2004-06,2'),
  years: table('year,n', '1999,1', '2004,2'),
  'seconds and milliseconds': table('s,ms', '1700000000,1700000000000', '1700000100,1700000100000'),
  'numbers that are no dates': table('a,b', '12,123456', '13,223456'),
  'marks for nothing': table('n,word', 'NA,NA', '1,Namibia', '2,x'),
  'days and decimal commas': table('day;n', '31.01.2024;1.234,5', '01.02.2024;2,25'),
  'codes with leading zeros': table('code,n', '007,1', '008,2'),
  'an array of records': JSON.stringify([
    { at: '2026-01-01T10:00:00Z', inner: { a: 1, b: 'x' }, n: 1 },
    { at: '2026-01-02T10:00:00Z', inner: { a: 2, b: 'y' }, n: 2 },
  ]),
  'records in a document': JSON.stringify({ title: 'x', data: [{ a: 1 }, { a: 2 }], tags: ['p', 'q'] }),
  'one list of numbers': JSON.stringify({ title: 'x', numbers: [1, 2, 3] }),
  'lines of JSON': lines({ a: 1, when: '2026-01-01' }, { a: 2, when: '2026-01-02' }),
  'points of GeoJSON': collection(
    feature(point(10, 60), { mag: 4.5, place: 'x', inner: { depth: 3 } }),
    feature(point(11, 61), { mag: 5.5, place: 'y', inner: { depth: 4 } }),
  ),
  'points with heights': collection(feature(point(10, 60, 5), { mag: 4 }), feature(point(11, 61, 6), { mag: 5 })),
  'lines of GeoJSON': collection(feature(line, { mag: 4 }), feature(line, { mag: 5 })),
};

it.each(Object.entries(sources))('reads %s alike for the form and for the run', async (name, text) => {
  const sample = await measureHead(
    { bytes: Buffer.from(text), complete: true, contentType: '' },
    '2026-02-01T00:00:00Z',
  );
  const file = path.join(room.folder, name.replaceAll(' ', '-'));
  writeFileSync(file, text);
  const table = await prepared(file);
  const database = await openDatabase([table.file], databaseBytes);
  await loadColumns(database, table.file, 'data', { names: [], salt: undefined });
  const columns = await columnsOf(database, 'select * from data');
  const run = await Promise.all(
    columns.map(async (column) => ({
      name: column.name,
      number: column.kind === 'number',
      date: await datesOf(database, columns, column.name).then(
        () => true,
        () => false,
      ),
    })),
  );
  const form = sample.schema.map((column) => ({
    name: column.name,
    number: fits('number', column),
    date: fits('date', column),
  }));
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
  expect(run.toSorted(byName)).toEqual(form.toSorted(byName));
});
