import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { databaseBytes } from '#server/duckdb/spawn.ts';
import { openDatabase } from '#server/duckdb/database.ts';
import { storedOf } from '#server/tables/child/hidden.ts';
import { folderForFile } from '#tests/support/folderForFile.ts';
import { prepared } from '../compute/prepared.ts';

const folder = folderForFile('folders');

it.each(['a.csv', 'a.ndjson'])('takes no column from the name of a folder above %s', async (name) => {
  const place = path.join(folder, 'zone=eu');
  mkdirSync(place, { recursive: true });
  const source = path.join(place, name);
  writeFileSync(source, name.endsWith('csv') ? 'id\n1\n2\n' : '{"id":1}\n{"id":2}\n');
  const { file } = await prepared(source);
  const database = await openDatabase([file], databaseBytes);
  expect((await storedOf(database, file)).columns.map(({ name: column }) => column)).toEqual(['id']);
});

it('reads a Parquet file in such a folder', async () => {
  const place = path.join(folder, 'zone=eu');
  const source = path.join(place, 'b.csv');
  writeFileSync(source, 'id\n1\n2\n');
  const { file: parquet } = await prepared(source);
  const { file } = await prepared(parquet);
  const database = await openDatabase([file], databaseBytes);
  expect((await storedOf(database, file)).columns.map(({ name: column }) => column)).toContain('id');
});
