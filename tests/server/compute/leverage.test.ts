// Leverage checks in the data room: few queries for all pairs of columns, each over the rows that have both numbers.
import { expect, it } from 'vitest';
import { dataRoom } from '#contract/constants.ts';
import { correlation } from '#server/compute/child/analyses/correlation.ts';
import { columnsOf } from '#server/duckdb/columns.ts';
import { openDatabase } from '#server/duckdb/database.ts';
import { areDecidedByFew } from '#server/compute/child/leverage.ts';
import { databaseBytes } from '#server/duckdb/spawn.ts';

const rows = 400;

it('checks all pairs of thirty columns in fewer than thirty queries', async () => {
  const database = await openDatabase([], databaseBytes);
  const names = Array.from({ length: 30 }, (_, index) => `n${index}`);
  const cells = names.map((name, index) => `((i * ${7919 + index * 104}) % 9973)::double as ${name}`);
  await database.run(`create table data as select ${cells.join(', ')} from range(${rows}) as numbers(i)`);
  let asked = 0;
  const result = await correlation({
    database: {
      ...database,
      rows: (query) => {
        asked += 1;
        return database.rows(query);
      },
    },
    columns: await columnsOf(database, 'data'),
    rows,
    parameters: {},
    least: dataRoom.minimumGroup,
    room: true,
    ragged: 0,
    otherColumns: [],
  });
  expect(result.rows).toHaveLength((30 * 29) / 2);
  expect(asked).toBeLessThan(30);
});

it('checks each pair separately, by either column and by its residual', async () => {
  const database = await openDatabase([], databaseBytes);
  await database.run(`create table data as select i::double as even,
    case when i = 7 then 1e6 else i end::double as far,
    (i * 12 + case when i = 200 then 3210 else 0 end)::double as bonus,
    case when i < 40 then null else (i * 7919 % 9973)::double end as partly, 5::double as same
    from range(${rows}) as numbers(i)`);
  const pairs = [
    ['even', 'far'],
    ['far', 'even'],
    ['even', 'bonus'],
    // The outlying row has no second number.
    ['far', 'partly'],
    ['even', 'partly'],
    ['same', 'partly'],
  ].map(([x = '', y = '']) => ({ x, y }));
  expect(await areDecidedByFew({ database }, pairs)).toEqual([true, true, true, false, false, false]);
});
