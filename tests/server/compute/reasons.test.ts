import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { describe, expect, it } from 'vitest';
import { isOutOfMemory, reasonOf } from '#server/duckdb/error.ts';
import { folderForFile } from '#tests/support/folderForFile.ts';

const folder = folderForFile('reasons');

async function errorOf(statement: string): Promise<unknown> {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  return connection.run(statement).then(
    () => undefined,
    (error: unknown) => error,
  );
}
const fileOf = (name: string, text: string) => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return `'${file}'`;
};

describe('reasonOf', () => {
  it.each([
    ['a value, whatever it says', `select 'parquet json out of memory'::int`, /a value does not fit its column/u],
    [
      'a line, whatever it says',
      () => `select * from read_csv(${fileOf('a.csv', 'a\n1\nparquet json\n')}, columns = {a: 'int'})`,
      /line 3 does not fit/u,
    ],
    ['JSON', () => `select * from read_json(${fileOf('parquet.json', '[{"a":1},{"a":')})`, /not proper JSON/u],
    [
      'Parquet',
      () => `select * from read_parquet(${fileOf('json.parquet', 'PAR1 json csv json')})`,
      /not a proper Parquet file/u,
    ],
    ['a number', 'select 9223372036854775807::bigint + 1', /too large to compute/u],
  ])('blames the data for %s', async (_name, statement, reason) => {
    expect(reasonOf(await errorOf(typeof statement === 'string' ? statement : statement()))).toMatch(reason);
  });

  it('blames neither data nor memory for defects of the exchange', async () => {
    for (const statement of ['selec', `select "parquet json"`, `select * from read_csv('/out of memory/json.csv')`]) {
      const error = await errorOf(statement);
      expect([error instanceof Error, reasonOf(error), isOutOfMemory(error)]).toEqual([true, undefined, false]);
    }
  });

  it('distinguishes lack of memory from other failures', async () => {
    const error = await errorOf(
      `set memory_limit = '10MB'; select count(*) from (select distinct range::varchar from range(10000000))`,
    );
    expect(isOutOfMemory(error)).toBe(true);
    expect(reasonOf(error)).toMatch(/more memory than a run may use/u);
  });
});
