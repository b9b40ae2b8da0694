// Which queries of providers a data room can hold to its rules, and the reason why not.
import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '#server/duckdb/database.ts';
import { databaseBytes } from '#server/duckdb/spawn.ts';
import { readGrouped, roomProblem } from '#server/executions/child/query/grouped.ts';
import type { Query } from '#server/executions/query.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase([], databaseBytes);
});

const columns: Query['columns'] = [
  { name: 'id', type: 'number' },
  { name: 'region', type: 'text' },
  { name: 'pay', type: 'number' },
  { name: 'day', type: 'date' },
  { name: 'chief', type: 'boolean' },
];
const problemOf = (query: string, parameters: Query['parameters'] = []) =>
  roomProblem(database, { query, columns, parameters });

it.each([
  'select region, count(*) as people, round(avg(pay), 2) as pay from data group by region order by people desc, region',
  "select d.region, date_trunc('month', d.day) as month, sum(d.pay) from data d where d.pay > 1000 and not d.chief group by 1, month",
  'select region, median(pay), stddev(pay), count(distinct id) from data group by all',
  'select count(*) from data',
  "select year(day), count(pay) from data where region in ('a', 'b') and day >= date '2020-01-01' and day < '2021-01-01' group by year(day)",
  "select floor(pay / 1000) * 1000 as step, count(*) from data where region like 'a%' or region is null group by step",
  'select pay between 1 and 2, chief = true, count(*) from data group by 1, 2',
  'SELECT "REGION", COUNT(*) FROM "DATA" GROUP BY Region -- a comment',
  'select region from data group by region',
])('takes %s', async (query) => {
  expect(await problemOf(query)).toBeNull();
});

const singleRows = /shows values of single rows/u;
const expression = /an expression can single out rows/u;
const cannotBeUsed = /cannot be used/u;

it.each<[string, RegExp]>([
  ['select * from data', /shows rows as they are/u],
  ['select region, pay from data', /neither one of GROUP BY nor/u],
  ['select region, pay from data group by region', /neither one of GROUP BY nor/u],
  ['select count(*), 1 from data', /neither one of GROUP BY nor/u],
  ['select count(*) + sum(pay) from data', /neither one of GROUP BY nor/u],
  ['select distinct region from data', /DISTINCT shows rows/u],
  ['select max(pay) from data', singleRows],
  ['select min(pay), count(*) from data', singleRows],
  ['select round(max(pay), 0) from data', singleRows],
  ["select string_agg(region, ',') from data", singleRows],
  ['select list(pay) from data', singleRows],
  ['select histogram(pay) from data', singleRows],
  ['select any_value(region) from data', singleRows],
  ['select arg_max(region, pay) from data', singleRows],
  ['select mode(region) from data', singleRows],
  ['select quantile_cont(pay, 0.999) from data', singleRows],
  ['select corr(pay, id) from data', /neither one of GROUP BY nor/u],
  ['select product(pay) from data', /neither one of GROUP BY nor/u],
  ['select sum(distinct pay) from data', /DISTINCT can be used in count only/u],
  ['select sum(case when id = 7 then pay end) from data', expression],
  ['select sum(pay * (id = 7)::int) from data', expression],
  ['select avg(pay / (id - 7)) from data', expression],
  ['select count(nullif(id, 7)) from data', expression],
  ['select count(1) from data', expression],
  ['select sum(coalesce(pay, 0)) from data', expression],
  ['select sum(region) from data', /needs a column of numbers/u],
  ['select sum(pay) filter (where id = 7) from data', /FILTER inside a figure/u],
  ['select count(*) filter (id <> 7) from data', /FILTER inside a figure/u],
  ['select sum(pay order by id) from data', /ORDER BY inside a figure/u],
  ['select region, count(*) from data group by region having count(*) > 1', /HAVING/u],
  ['select region, count(*) from data group by region having max(pay) > 9', /HAVING/u],
  ['select region, sum(pay) from data group by region order by sum(pay) desc limit 1', /LIMIT/u],
  ['select region, sum(pay) from data group by region offset 2', /LIMIT/u],
  ['select region, sum(pay) from data group by region limit 10%', /LIMIT/u],
  ['select region from data group by region order by max(pay)', /ORDER BY names what/u],
  ['select region from data group by region order by pay', /ORDER BY names what/u],
  ['select region, row_number() over (order by pay) from data group by region', /window function/u],
  ['select region, sum(pay) over (partition by region) from data group by region, pay', /window function/u],
  ['select region from data qualify rank() over (order by pay) = 1', /QUALIFY/u],
  ['select count(*) from data where pay > (select avg(pay) from data)', /subquery/u],
  ['select count(*) from data where id in (select id from data limit 1)', /subquery/u],
  ['select count(*) from data where exists (select 1 from data)', /subquery/u],
  ['select (select max(pay) from data) from data', /neither one of GROUP BY nor/u],
  ['select count(*) from (select * from data limit 1)', /subquery/u],
  ['select count(*) from data a join data b on a.id = b.id', /A join/u],
  ['select count(*) from data, range(5)', /A join/u],
  ['select count(*) from data, lateral (select 1) t', /A join/u],
  ['with t as (select * from data limit 1) select count(*) from t', /WITH/u],
  ['select count(*) from data union all select count(*) from data where id <> 7', /UNION/u],
  ['select count(*) from data except select 1', /UNION/u],
  ['values (1)', /does not read the table/u],
  ['select count(*)', /does not read the table/u],
  ['select count(*) from range(10)', /other rows than those/u],
  ['select count(*) from data tablesample 10%', /sample/u],
  ['select count(*) from data using sample 3', /sample/u],
  ['select n, count(*) from data d(n) group by n', /declared names/u],
  ['select region, count(*) from data group by rollup (region)', /ROLLUP/u],
  ['select region, chief, count(*) from data group by cube (region, chief)', /ROLLUP/u],
  ['select region, count(*) from data group by grouping sets ((region), ())', /ROLLUP/u],
  ['select count(*) from data group by 3', /position without an output/u],
  ['select rowid, count(*) from data group by rowid', /“rowid” is not a declared column/u],
  ['select count(*) from data where rowid = 7', /“rowid” is not a declared column/u],
  ['select count(*) from data where data is not null', /“data” is not a declared column/u],
  ['select count(*) from data where __exchange_row_number < 9', /is not a declared column/u],
  ['select case when id = 7 then 1 end as c, count(*) from data group by c', /CASE can/u],
  ['select count(*) from data where case when id = 7 then true end', /CASE can/u],
  ['select count(*) from data where region::int = 7', /converted to another type/u],
  ["select count(*) from data where id = 7 and day > 'no day'", /different types/u],
  ["select count(*) from data where id = 7 and day > '2020-02-31'", /different types/u],
  ["select count(*) from data where day > cast('no day' as date)", /converted to another type/u],
  ['select count(*) from data where region = 7', /different types/u],
  ['select count(*) from data where pay', /neither true nor false/u],
  ['select count(*) from data where sqrt(pay - 7) > 1', cannotBeUsed],
  ["select count(*) from data where region || pay = 'a7'", cannotBeUsed],
  ['select length(region), count(*) from data group by 1', cannotBeUsed],
  ["select count(*) from data where regexp_matches(region, '(a+)+b')", cannotBeUsed],
  ['select count(*) from data where sum(pay) > 1', cannotBeUsed],
  ['select unnest([1, 2]), count(*) from data group by 1', cannotBeUsed],
  ["select date_trunc('no step', day), count(*) from data group by 1", /another type/u],
  ['select date_trunc(region, day), count(*) from data group by 1', /another type/u],
  ['select left(region, 1000000), count(*) from data group by 1', /another type/u],
  ['select random() > 0.5, count(*) from data group by 1', cannotBeUsed],
  ['select count(*) from data where now() > day', cannotBeUsed],
  ['select count(*) from data where day > current_date', cannotBeUsed],
  ["select count(*) from read_csv('/etc/passwd')", /can read the table “data” only|cannot be used/u],
  ['select count(*) from duckdb_settings()', cannotBeUsed],
  ['pragma version', /Only a SELECT/u],
  ['create macro m(a) as a', /Only a SELECT/u],
  ['select count(*) from data; select 1', /exactly one SELECT/u],
  [
    `select ${Array.from({ length: 11 }, (_, at) => `sum(pay) as s${at}`).join(', ')} from data`,
    /more than 10 figures/u,
  ],
])('refuses %s', async (query, reason) => {
  expect(await problemOf(query)).toMatch(reason);
});

it('refuses a parameter wherever it is, as it would move the limit of a group', async () => {
  const parameters: Query['parameters'] = [{ name: 'least', type: 'number', default: 1 }];
  expect(await problemOf('select count(*) from data where pay > $least', parameters)).toContain('parameter “least”');
  expect(await problemOf('select count(*) from data', parameters)).toContain('parameter “least”');
});

it('names the place in the query', async () => {
  expect(await problemOf('select region,\n  max(pay) from data group by region')).toMatch(/^Line 2, column 3: /u);
});

describe('the statement over the rows', () => {
  it('has groups, measured columns and the condition only, so that an error at one row changes nothing', async () => {
    const query = `select floor(pay / 100) as step, avg(id) as mean from data d
      where year(day) * 9007199254740991 * 9007199254740991 > 1 group by step order by mean desc`;
    const { rows } = await readGrouped(database, { query, columns, parameters: [] });
    const tree = JSON.stringify({ error: false, statements: [{ node: rows, named_param_map: [] }] });
    const [[text = ''] = []] = await database.rows('select json_deserialize_sql($1::json)', [tree]);
    expect(text).toMatch(/^SELECT TRY\(floor\(.*\) AS g0, id FROM "data" AS d WHERE .*TRY\(/u);
    expect(text).not.toMatch(/order by|group by|avg/iu);
    await database.run(
      "create or replace table data as select 1.0::double id, 'a' region, 150.0::double pay, timestamp '2020-01-01' as day, true as chief",
    );
    expect(await database.rows(String(text))).toEqual([]);
  });
});
