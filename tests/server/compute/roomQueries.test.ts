// Provider queries on a data room: their answers, and that none reveals a single row.
import { expect, it } from 'vitest';
import { dataRoom } from '#contract/constants.ts';
import type { ExecutionResult } from '#contract/types.ts';
import type { Query } from '#server/compute/queryForm.ts';
import { cells, roomForFile } from './room.ts';

const room = roomForFile();

const least = dataRoom.minimumGroup;
const odd = (value: number) => value + 0.37;
/** 400 people in three teams, the last with four people. `twin` repeats `team` as a number. */
const people = Array.from({ length: 400 }, (_, id) => ({
  id,
  team: id < 240 ? 'north' : id < 396 ? 'south' : 'board',
  twin: id < 240 ? 1 : id < 396 ? 2 : 3,
  pay: odd(id === 17 ? 9_000_000 : 2000 + ((id * 37) % 500)),
  age: 20 + ((id * 7) % 45),
  side: 'left',
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
  { name: 'side', type: 'text' },
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
  // A second group is hidden too: otherwise the board would equal the total minus the rest.
  expect(result.rows).toHaveLength(1);
  expect(Math.abs(Number(cells(result, 'people')[0]) - 240)).toBeLessThan(40);
  expect(Math.abs(Number(cells(result, 'age')[0]) - 42)).toBeLessThan(6);
  expect(result.notes).toEqual([
    expect.stringContaining(`groups under ${least} rows are hidden`),
    'Groups with too few rows are hidden.',
  ]);
});

it('shows no exact figure', async () => {
  for (const pay of cells(await ask('select avg(pay) as pay, sum(pay), median(pay) from data'), 'pay'))
    expect(String(pay)).not.toContain('.');
});

it.each(['round(round(avg(age), -1), 3)', 'round(round(avg(age), 3), -1)'])('rounds to tens in %s', async (figure) => {
  const [age] = cells(await ask(`select ${figure} as age from data`), 'age');
  expect(age).toBe(40);
});

it('gives a single group no figure that one row decides', async () => {
  for (const secret of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const result = await ask('select sum(pay) as total, avg(pay) as mean, stddev(pay) as spread, count(*) from data', {
      secret,
    });
    for (const name of ['total', 'mean', 'spread']) {
      // Hidden, or the figure of the others if that row is left out.
      expect(Number(cells(result, name)[0] ?? 0)).toBeLessThan(2_000_000);
    }
  }
});

const few = 'Fewer than 10 rows would answer this, which the data room does not show';

it.each([
  'select id, sum(pay) from data group by id',
  'select team, id, count(*) from data group by all',
  'select pay, count(*) from data group by pay',
])('refuses an answer of few rows: %s', async (query) => {
  await expect(ask(query)).rejects.toThrow(few);
});

const shownBy = ({ rows, facts }: ExecutionResult) => ({ rows, facts });

it('samples the same rows for the same question, whatever its wording, unused columns and order', async () => {
  const query = 'select team, avg(age) as a, count(*) from data group by team';
  const one = shownBy(await ask(query));
  expect(shownBy(await ask('select d.TEAM, mean(age) as a, count(*) from data d group by 1 order by team'))).toEqual(
    one,
  );
  expect(shownBy(await ask(query, { mapped: { first: 'second' } }))).toEqual(one);
  // The same data column under another name in the query.
  expect(shownBy(await ask(query.replaceAll('team', 'side'), { mapped: { side: 'team' } }))).toEqual(one);
});

it('samples the same rows for a figure, whatever other figures the query has', async () => {
  const query = (beside: string) => `select sum(age) as total${beside} from data group by team`;
  const alone = cells(await ask(query('')), 'total');
  for (const beside of [', sum(first)', ', avg(age), median(age)', ', count(*)'])
    expect(cells(await ask(query(beside)), 'total')).toEqual(alone);
});

it('samples different rows for each column, so that answers do not reveal equal columns', async () => {
  let different = 0;
  for (const secret of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const options = { secret, mapped: { first: 'twin', second: 'twin' } };
    const [one, other] = await Promise.all([
      ask('select team, count(*) as n from data group by team', options),
      ask('select first, count(*) as n from data group by first', options),
    ]);
    if (cells(one, 'n').join(',') !== cells(other, 'n').join(',')) different += 1;
  }
  expect(different).toBeGreaterThan(3);
});

it('reads declared columns whatever their names', async () => {
  const named: Query['columns'] = [
    { name: 'key', type: 'number' },
    { name: 'label', type: 'text' },
    { name: 'v', type: 'number' },
    { name: 'g0', type: 'number' },
  ];
  const mapped = { key: 'age', label: 'team', v: 'first', g0: 'age' };
  const usual = await ask('select team, count(age) as n, sum(age) as s from data group by team');
  const result = await room.askQuery(
    file,
    'select label, count(key) as n, sum(g0) as s from data group by label',
    named,
    { mapped },
  );
  expect(result.rows).toEqual(usual.rows);
});

it('sorts by the shown figures, and by date without an ORDER BY', async () => {
  const years = await ask("select date_trunc('year', joined) as year, count(*) as n, sum(age) from data group by year");
  expect(years).toMatchObject({ kind: 'series', chart: { form: 'line', x: 'year', y: ['n'] } });
  expect(cells(years, 'year')).toEqual([2010, 2011, 2012, 2013, 2014].map((year) => `${year}-01-01T00:00:00Z`));
  const sorted = await ask('select year(joined) as y, count(*) as n from data group by y order by n desc, y desc');
  expect(cells(sorted, 'n')).toEqual(cells(sorted, 'n').toSorted((a, b) => Number(b) - Number(a)));
});

it('sorts withheld figures last, or as the query says', async () => {
  const teams = ['a', 'b', 'c', 'd', 'e'];
  const withheld = room.write(
    Array.from({ length: 500 }, (_, id) => ({
      team: teams[id % 5] ?? '',
      pay: id % 5 === 0 ? null : id + (id % 5) * 1000,
    })),
  );
  const paid: Query['columns'] = [
    { name: 'team', type: 'text' },
    { name: 'pay', type: 'number' },
  ];
  const sortedBy = async (order: string) =>
    cells(
      await room.askQuery(withheld, `select team, avg(pay) as mean from data group by team order by ${order}`, paid),
      'mean',
    );
  const rising = await sortedBy('mean');
  const figures = rising.filter((mean) => mean !== null);
  const nulls = rising.filter((mean) => mean === null);
  expect([figures.length > 1, nulls.length > 0]).toEqual([true, true]);
  expect(rising).toEqual([...figures, ...nulls]);
  expect(await sortedBy('mean desc')).toEqual([...figures.toReversed(), ...nulls]);
  expect(await sortedBy('mean desc nulls first')).toEqual([...nulls, ...figures.toReversed()]);
  expect(await sortedBy('mean nulls first')).toEqual([...nulls, ...figures]);
});

it('numbers columns with equal names like a DuckDB table', async () => {
  for (const secret of ['secret', null]) {
    const namesOf = async (...names: string[]) => {
      const outputs = names.map((name, at) => `count(${['*', 'age', 'pay'][at] ?? 'first'}) as ${name}`);
      return (await ask(`select ${outputs.join(', ')} from data`, { secret })).columns.map(({ name }) => name);
    };
    expect(await namesOf('a', 'a', 'a', 'a_1')).toEqual(['a', 'a_1', 'a_2', 'a_1_1']);
    expect(await namesOf('A', 'a')).toEqual(['A', 'a_1']);
    expect(await namesOf('a_1', 'a', 'a')).toEqual(['a_1', 'a', 'a_2']);
  }
});

it('notes once that only the first rows are shown', async () => {
  const result = await room.askQuery(
    room.write(Array.from({ length: 1001 }, (_, id) => ({ id }))),
    'select id from data',
    [{ name: 'id', type: 'number' }],
    { secret: null },
  );
  expect(result.rows).toHaveLength(1000);
  expect(result.notes).toEqual(['Only the first 1,000 rows are shown.']);
});

it('refuses a query that cannot be checked, with the reason', async () => {
  await expect(ask('select max(pay) from data')).rejects.toThrow(
    'The data room cannot run this query. Line 1, column 8: “max” shows values of single rows',
  );
});
