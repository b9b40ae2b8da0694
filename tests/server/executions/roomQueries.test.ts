// Queries of providers on a data room: what they answer, and that they reveal no single row.
import { afterAll, expect, it } from 'vitest';
import { dataRoom } from '#contract/constants.ts';
import type { ExecutionResult } from '#contract/types.ts';
import type { Query } from '#server/executions/query.ts';
import { cells, openRoom } from './room.ts';

const room = openRoom();
afterAll(() => room.close());

const least = dataRoom.minimumGroup;
const odd = (value: number) => value + 0.37;
/** 400 people in three teams, four of them in the last. `same` and `twin` are other names of what is true of all, or of `team`. */
const people = Array.from({ length: 400 }, (_, id) => ({
  id,
  team: id < 200 ? 'north' : id < 396 ? 'south' : 'board',
  twin: id < 200 ? 1 : id < 396 ? 2 : 3,
  pay: odd(id === 17 ? 9_000_000 : 2000 + ((id * 37) % 500)),
  age: 20 + ((id * 7) % 45),
  same: 1,
  first: 5,
  second: 6,
  joined: `20${10 + (id % 5)}-0${1 + (id % 9)}-01`,
}));
const file = room.write(people);
const columns: Query['columns'] = [
  { name: 'id', type: 'number' },
  { name: 'team', type: 'text' },
  { name: 'pay', type: 'number' },
  { name: 'age', type: 'number' },
  { name: 'first', type: 'number' },
  { name: 'joined', type: 'date' },
];
const ask = (query: string, options?: Parameters<typeof room.askQuery>[3]) =>
  room.askQuery(file, query, columns, options);
const byTeam = 'select team, count(*) as people, round(avg(age), 1) as age from data group by team';

it('answers in groups with estimated counts and rounded figures, and hides small groups', async () => {
  const result = await ask(`${byTeam} order by age`);
  expect(result.columns).toEqual([
    { name: 'team', type: 'text' },
    { name: 'people', type: 'integer' },
    { name: 'age', type: 'number' },
  ]);
  // The board would be the difference of total and rest, so that a second group is hidden with it.
  expect(result.rows).toHaveLength(1);
  expect(Math.abs(Number(cells(result, 'people')[0]) - 200)).toBeLessThan(40);
  expect(Math.abs(Number(cells(result, 'age')[0]) - 42)).toBeLessThan(6);
  expect(result.notes).toEqual([
    expect.stringContaining(`groups under ${least} rows are hidden`),
    'Groups with too few rows are hidden.',
  ]);
});

it('shows no exact figure', async () => {
  for (const pay of cells(await ask('select avg(pay) as pay, sum(pay), median(pay) from data where id > 30'), 'pay'))
    expect(String(pay)).not.toContain('.');
});

it('gives a single group no figure that one row decides', async () => {
  for (const secret of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const result = await ask('select sum(pay) as total, avg(pay) as mean, stddev(pay) as spread, count(*) from data', {
      secret,
    });
    for (const name of ['total', 'mean', 'spread']) {
      // Nothing, or what the others come to, where that one is left out.
      expect(Number(cells(result, name)[0] ?? 0)).toBeLessThan(2_000_000);
    }
  }
});

const few = 'Fewer than 10 rows would answer this, which the data room does not show';

it.each([
  'select sum(pay) from data where id = 7',
  'select count(*) from data where pay > 1000000',
  "select count(*) from data where team = 'board'",
  'select id, sum(pay) from data group by id',
  'select team, id, count(*) from data group by all',
  'select pay > 1000000 and id = 17, count(*) from data where id < 20 group by 1',
  'select count(*) from data where false',
])('shows nothing of few rows: %s', async (query) => {
  await expect(ask(query)).rejects.toThrow(few);
});

it('does not show the rest of a total whose other group is one row', async () => {
  await expect(ask('select id = 7 as seven, sum(age) from data group by seven')).rejects.toThrow(few);
});

const shownBy = ({ rows, facts }: ExecutionResult) => ({ rows, facts });

it('draws the same rows for the same question, whatever its words, columns and order', async () => {
  const one = shownBy(await ask('select team, avg(age) as a, count(*) from data where first > 0 group by team'));
  const others = [
    'select d.TEAM, mean(age) as a, count(*) from data d where d.first > 1 group by 1 order by team',
    'select team, avg(age) as a, count(*) from data where first between 2 and 9 and id >= 0 group by team',
  ];
  for (const other of others) expect(shownBy(await ask(other))).toEqual(one);
  for (const name of ['second', 'same']) {
    const query = 'select team, avg(age) as a, count(*) from data where first > 0 group by team';
    expect(shownBy(await ask(query, { mapped: { first: name } }))).toEqual(one);
  }
});

it('draws the same rows for a figure, whatever other figures the query has', async () => {
  const query = (beside: string) => `select sum(age) as total${beside} from data where id > 3 group by team`;
  const alone = cells(await ask(query('')), 'total');
  for (const beside of [', sum(first)', ', avg(age), median(age)', ', count(*)'])
    expect(cells(await ask(query(beside)), 'total')).toEqual(alone);
});

it('groups by another name of the same groups with the same rows', async () => {
  const query = 'select first, sum(age) as total, count(*) as n from data group by first';
  const byTwin = await ask(query, { mapped: { first: 'twin' } });
  const named = await ask(query.replaceAll('first', 'team'));
  expect(cells(byTwin, 'total')).toEqual(cells(named, 'total'));
});

it('draws other rows when the question differs by one row', async () => {
  let different = 0;
  for (const secret of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const [all, without] = await Promise.all(
      ['true', 'id <> 7'].map(async (where) => ask(`select count(*) as n from data where ${where}`, { secret })),
    );
    const difference =
      Number(cells(all as ExecutionResult, 'n')[0]) - Number(cells(without as ExecutionResult, 'n')[0]);
    if (difference !== 0 && difference !== 1) different += 1;
  }
  expect(different).toBeGreaterThan(3);
});

it('sorts by what it shows, and dates without being asked', async () => {
  const years = await ask("select date_trunc('year', joined) as year, count(*) as n, sum(age) from data group by year");
  expect(years).toMatchObject({ kind: 'series', chart: { form: 'line', x: 'year', y: ['n'] } });
  expect(cells(years, 'year')).toEqual([2010, 2011, 2012, 2013, 2014].map((year) => `${year}-01-01T00:00:00Z`));
  const sorted = await ask('select year(joined) as y, count(*) as n from data group by y order by n desc, y desc');
  expect(cells(sorted, 'n')).toEqual(cells(sorted, 'n').toSorted((a, b) => Number(b) - Number(a)));
});

it('ends alike whether or not one row would make an error', async () => {
  // Overflows at the rows of 2014 only.
  const query = 'select count(*) as n from data where abs((year(joined) - 2010) * 9007199254740991 * 300) >= 0';
  expect(Number(cells(await ask(query), 'n')[0])).toBeGreaterThan(200);
});

it('refuses what cannot be checked, with the reason', async () => {
  await expect(ask('select max(pay) from data')).rejects.toThrow(
    'The data room cannot run this query. Line 1, column 8: “max” shows values of single rows',
  );
});
