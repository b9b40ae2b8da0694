import { beforeAll, expect, it } from 'vitest';
import { openDatabase, type Database } from '#server/duckdb/database.ts';
import { databaseBytes } from '#server/duckdb/spawn.ts';
import { checkQuery } from '#server/compute/child/query/checkQuery.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase([], databaseBytes);
});

const check = (query: string) => checkQuery(database, query, ['least']);

it.each([
  'select region, count(*) as n, round(avg(mag), 2) from data where mag >= $least group by region having count(*) > 1 order by n desc limit 5',
  "with t as (select * from data) select region, row_number() over (partition by region order by mag) from t where region like 'a%'",
  "select date_trunc('month', seen), cast(mag as decimal(10, 2)), case when mag > 1 then 1 else 2 end from data d join data e using (region) union all select 1, 2, 3",
  'select * from data, range(10)',
  'select * exclude (mag) from data -- a comment\n;',
  'select quantile_cont(mag, 0.5), count(distinct region), mag between 1 and 2 from data',
  'with data_by_day as (select * from data) select current from data_by_day',
])('accepts %s', async (query) => {
  await expect(check(query)).resolves.toBeInstanceOf(Set);
});

it('returns the parameters that a query uses, and refuses undeclared ones', async () => {
  expect([...(await check('select 1 from data where mag > $least'))]).toEqual(['least']);
  await expect(check('select 1 from data where mag > $most')).rejects.toThrow('“$most” is not declared');
  await expect(check('select ?')).rejects.toThrow('is not declared');
});

it('reports line and column of a parse error', async () => {
  await expect(check('select region\nfrom where')).rejects.toThrow(/^Line 2, column 6: syntax error/u);
});

it.each([
  "copy data to 'x'",
  "attach 'x'",
  'pragma version',
  'set memory_limit = 1',
  'install httpfs',
  'load httpfs',
  'call pragma_version()',
  'create table x as select 1',
  'insert into data values (1)',
  "export database 'x'",
  'explain select 1',
  'prepare v as select 1',
  'drop table data',
  'select * from data; drop table data',
  'pivot data on region using count(*)',
])('refuses statements other than SELECT: %s', async (query) => {
  await expect(check(query)).rejects.toThrow('Only a SELECT query can be used');
});

it.each(['select 1; select 2', '', ' -- nothing'])('refuses none or several queries: “%s”', async (query) => {
  await expect(check(query)).rejects.toThrow('Write exactly one SELECT query');
});

it.each([
  "select * from 'a.csv'",
  "select * from read_csv('a.csv')",
  "select read_text('x')",
  "select * from parquet_scan('x')",
  "select * from sniff_csv('x')",
  "select * from query('select 1')",
  "select (select count(*) from glob('*'))",
  "select * from data limit (select count(*) from read_text('x'))",
  "select * from data order by (select 1 from glob('*'))",
  "select 1 from data where exists (from 'x.csv')",
  "select count(*) filter (where (select true from 'x.parquet')) from data",
  "select * from data qualify row_number() over (order by (from 'x.json')) = 1",
  "with t as (from 'f.csv') from t",
  'with "f.csv" as (select 1) select * from "f.csv"',
  'with duckdb_settings as (select 1) from duckdb_settings',
  'with recursive t as (select 1 as n union all select n + 1 from t) select * from t',
  'select current_user from data',
  'select region from data where current_date > seen',
  "select getenv('HOME')",
  "values (getenv('HOME'))",
  "select current_setting('memory_limit')",
  "select nextval('x')",
  'select * from main.data',
  'select * from memory.main.data',
  'select * from duckdb_settings()',
  'select * from duckdb_settings',
  'select * from information_schema.tables',
  'from sqlite_master',
  'describe data',
  'summarize data',
  'show tables',
  'select list_transform([1], x -> x + 1)',
])('refuses a query that reads more than the data: %s', async (query) => {
  await expect(check(query)).rejects.toThrow(/cannot be|can read the table “data” only/u);
});
