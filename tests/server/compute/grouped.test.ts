// Provider queries that a data room accepts, and the reasons for refusing others.
import { beforeAll, expect, it } from 'vitest';
import { openDatabase, type Database } from '#server/duckdb/database.ts';
import { databaseBytes } from '#server/duckdb/spawn.ts';
import { roomProblem } from '#server/compute/child/query/readGrouped.ts';
import type { Query } from '#server/compute/queryForm.ts';

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
  "select d.region, date_trunc('month', d.day) as month, sum(d.pay) from data d group by 1, month",
  "select date_trunc('MONTH', day), count(*) from data group by 1",
  'select region, median(pay), stddev(pay), sum(id) from data group by all',
  'select count(*) from data',
  'select year(day), count(pay) from data group by year(day)',
  "select date_part('dow', day) as weekday, count(*) from data group by weekday",
  'SELECT "REGION", COUNT(*) FROM "DATA" GROUP BY Region -- a comment',
  'select region from data group by region',
])('accepts %s', async (query) => {
  expect(await problemOf(query)).toBeNull();
});

const singleRows = /shows values of single rows/u;
const expression = /an expression can single out rows/u;
const cannotBeUsed = /cannot be used/u;
const noWhere = /WHERE can single out a row/u;
const onlyColumns = /takes columns and parts of dates/u;

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
  ['select sum(distinct pay) from data', /DISTINCT inside sum/u],
  ['select count(distinct id) from data', /DISTINCT inside count/u],
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
  ['select count(*) from data where pay > (select avg(pay) from data)', noWhere],
  ['select count(*) from data where id in (select id from data limit 1)', noWhere],
  ['select count(*) from data where exists (select 1 from data)', noWhere],
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
  ['select count(*) from data where rowid = 7', noWhere],
  ['select case when id = 7 then 1 end as c, count(*) from data group by c', onlyColumns],
  ['select length(region), count(*) from data group by 1', onlyColumns],
  ['select count(*) from data where sum(pay) > 1', noWhere],
  ['select id = 7, count(*) from data group by 1', onlyColumns],
  ['select floor(pay / 1000), count(*) from data group by 1', onlyColumns],
  ['select pay between 1 and 2, count(*) from data group by 1', onlyColumns],
  ["select region like 'a%', count(*) from data group by 1", onlyColumns],
  ['select region::int, count(*) from data group by 1', onlyColumns],
  ['select left(region, 1), count(*) from data group by 1', onlyColumns],
  ['select (select 1), count(*) from data group by 1', onlyColumns],
  ['select current_date, count(*) from data group by 1', cannotBeUsed],
  ['select year(pay), count(*) from data group by 1', /not a column of dates/u],
  [
    "select date_trunc('month', day) filter (id = 7), count(*) from data group by 1",
    /takes columns|cannot be used|aggregate/u,
  ],
  ['select unnest([1, 2]), count(*) from data group by 1', onlyColumns],
  ["select date_trunc('no step', day), count(*) from data group by 1", /takes one of year, quarter, month/u],
  ['select date_trunc(region, day), count(*) from data group by 1', /takes one of year, quarter, month/u],
  ['select random() > 0.5, count(*) from data group by 1', cannotBeUsed],
  ["select count(*) from read_csv('/etc/passwd')", /can read the table “data” only|cannot be used/u],
  ['select count(*) from duckdb_settings()', cannotBeUsed],
  ['pragma version', /Only a SELECT/u],
  ['create macro m(a) as a', /Only a SELECT/u],
  ['select count(*) from data; select 1', /exactly one SELECT/u],
  [`select ${Array.from({ length: 4 }, (_, at) => `sum(pay) as s${at}`).join(', ')} from data`, /more than 3 figures/u],
])('refuses %s', async (query, reason) => {
  expect(await problemOf(query)).toMatch(reason);
});

it('refuses any parameter, because it could shift the bounds of a group', async () => {
  const parameters: Query['parameters'] = [{ name: 'least', type: 'number', default: 1 }];
  expect(await problemOf('select region, count(*) from data group by region', parameters)).toContain(
    'parameter “least”',
  );
  expect(await problemOf('select count(*) from data', parameters)).toContain('parameter “least”');
});

it('reports line and column in the query', async () => {
  expect(await problemOf('select region,\n  max(pay) from data group by region')).toMatch(/^Line 2, column 3: /u);
});
