// The data room over the API. roomAttacks.test.ts tests what each analysis reveals of single rows.
import { describe, expect, it } from 'vitest';
import { dataRoom } from '#contract/constants.ts';
import type { ExecutionResult, ExecutionStarted, Sample, Stream } from '#contract/types.ts';
import { streamId } from '#server/seed/rows.ts';
import { fixtureForFile, type Fixture } from './fixture.ts';
import { rowsOf } from '#tests/support/database/rows.ts';

type Person = Awaited<ReturnType<Fixture['buyer']>>;
const fixture = await fixtureForFile();

/** 300 people in three departments. The last department is small, with four people, and one person's pay is unique. */
const secretPay = 987_654;
const departments = (row: number) => (row < 150 ? 'sales' : row < 296 ? 'works' : 'board');
const staff = [
  'id,name,department,team,joined,age,pay,chief',
  ...Array.from({ length: 300 }, (_, row) =>
    [
      row,
      `person ${row}`,
      departments(row),
      `${departments(row)} ${row % 30 === 0 ? 'x' : 'y'}`,
      `20${String(10 + (row % 12)).padStart(2, '0')}-0${1 + (row % 9)}-01`,
      20 + (row % 45),
      row === 299 ? secretPay : 30_000 + row * 10,
      departments(row) === 'board' ? 1 : 0,
    ].join(','),
  ),
].join('\n');

const cells = (result: ExecutionResult, name: string) => {
  const place = result.columns.findIndex((column) => column.name === name);
  return (result.rows ?? []).map((row) => row[place]);
};

const stream = await fixture.list(staff);
const person = await fixture.buyer([stream], 'drUser');

describe('a data-room user', () => {
  it('gets figures of groups, and of no group below ten rows', async () => {
    const result = await fixture.run(person, 'groupBy', stream, { by: 'department', measure: 'age' });
    expect(cells(result, 'department')).not.toContain('board');
    for (const rows of cells(result, 'rows')) expect(rows).toBeGreaterThanOrEqual(dataRoom.minimumGroup);
    expect(result.notes).toEqual([
      'Data room: groups under 10 rows are hidden. Computed from a sample of 80% of the rows. Figures are rounded.',
      'Groups with too few rows are hidden.',
    ]);
    expect(result.chart?.title).toBe('Mean of age by department');
    // The exact means are about 41.
    for (const mean of cells(result, 'mean of age')) expect(Math.abs(Number(mean) - 41)).toBeLessThan(5);
  });

  it('cannot single out rows by a join with a crafted stream', async () => {
    const prober = await fixture.buyer([stream], 'drUser', 'user');
    const one = await fixture.list('name,weight\nperson 299,1\n', { owner_id: prober.id });
    const both = { other: one, key: 'name', otherKey: 'name' };
    expect(await fixture.reasonOf(prober, 'join', stream, both)).toContain('which the data room does not show');
    const weighted = { ...both, measure: 'pay', otherMeasure: 'weight' };
    expect(await fixture.reasonOf(prober, 'join', stream, weighted)).toContain('without numbers');
  });

  it('cannot single out rows by a join that starts from a crafted stream', async () => {
    const prober = await fixture.buyer([stream], 'drUser', 'user');
    const guesses = (names: readonly string[]) => fixture.list(`name\n${names.join('\n')}\n`, { owner_id: prober.id });
    const turned = { other: stream, key: 'name', otherKey: 'name' };
    // Repeated fifteen times, one match would look like a group.
    const often = await guesses(Array.from({ length: 15 }, () => 'person 299'));
    expect(await fixture.reasonOf(prober, 'join', often, turned)).toContain('which the data room does not show');
    const many = Array.from({ length: 100 }, (_, row) => `person ${row}`);
    const result = await fixture.run(prober, 'join', await guesses(many), turned);
    expect(Number(cells(result, 'values')[0]) % 5).toBe(0);
    expect(Number(cells(result, 'values')[0])).toBeLessThan(100);
  });

  it('gets no deviation that one row dominates', async () => {
    const result = await fixture.run(person, 'summary', stream);
    const deviationOf = (name: string) => cells(result, 'deviation')[cells(result, 'column').indexOf(name)];
    // Hidden, or 855, the deviation of the other rows, if that row is left out.
    expect(Number(deviationOf('pay') ?? 0)).toBeLessThan(2000);
    expect(deviationOf('age')).toBeGreaterThan(10);
  });

  it('finds no exact age or share in the quality report', async () => {
    const result = await fixture.run(person, 'quality', stream);
    expect(cells(result, 'value').filter((value) => value !== null)).toEqual([]);
  });
});

it.each([
  ['a data-room user', {}, 'drUser'],
  ['a buyer of groups', { metadata: { dataRoom: true } }, 'buyer'],
] as const)('shows %s the grade of a stream, but not its exact age', async (_who, changed, slot) => {
  const owner = await fixture.join('user');
  const stream = await fixture.list(staff, { owner_id: owner.id, ...changed });
  const viewer = await fixture.buyer([stream], slot);
  const qualityFor = async (who: Person) =>
    (await who.call('GET', `/streams/streams/${stream}`)).json<Stream>().quality;
  await owner.call('GET', `/streams/streams/${stream}/sample`);
  expect(await qualityFor(owner)).toMatchObject({ age_days: expect.any(Number) });
  expect(await qualityFor(viewer)).toMatchObject({ grade: expect.any(String) });
  expect(await qualityFor(viewer)).not.toHaveProperty('age_days');
});

describe('a data room required by the owner', () => {
  it('restricts everyone but the owner, in the sample too', async () => {
    const owner = await fixture.join('user');
    const stream = await fixture.list(staff, { owner_id: owner.id, metadata: { dataRoom: true } });
    const person = await fixture.buyer([stream]);
    const sampleFor = async (who: typeof owner) =>
      (await who.call('GET', `/streams/streams/${stream}/sample`)).json<Sample>();
    expect(await sampleFor(person)).toMatchObject({ rows: [] });
    expect((await sampleFor(person)).schema.filter((column) => 'min' in column || 'max' in column)).toEqual([]);
    // Neither dates nor means, and no exact count or share.
    const [shown, own] = [await sampleFor(person), await sampleFor(owner)];
    for (const name of ['oldest', 'newest', 'age_days', 'rows_a_day', 'duplicates'] as const)
      expect(shown).not.toHaveProperty(name);
    expect(own).toMatchObject({ rows_measured: 300, duplicates: 0, newest: expect.any(String) });
    expect(shown.schema.map(({ name, type }) => [name, type])).toEqual(
      own.schema.map(({ name, type }) => [name, type]),
    );
    for (const column of shown.schema) {
      expect(column).not.toHaveProperty('mean');
      expect(column.distinct % 5).toBe(0);
      expect((column.nulls * 100) % 1).toBe(0);
    }
    expect(shown.rows_measured % 5).toBe(0);
    const few = await fixture.list('a,b\n1,2\n3,\n3,\n', { owner_id: owner.id, metadata: { dataRoom: true } });
    const fewShown = (await (await fixture.buyer([few])).call('GET', `/streams/streams/${few}/sample`)).json<Sample>();
    expect(fewShown).toMatchObject({ rows_measured: 0, quality: { reasons: [] } });
    expect(fewShown.schema).toEqual([
      { name: 'a', type: 'integer', nulls: 0, distinct: 0 },
      { name: 'b', type: 'integer', nulls: 0, distinct: 0 },
    ]);
    expect((await sampleFor(owner)).rows.length).toBeGreaterThan(0);
    const result = await fixture.run(person, 'summary', stream);
    expect(result.columns.map(({ name }) => name)).not.toContain('maximum');
    expect((await fixture.run(owner, 'summary', stream)).columns.map(({ name }) => name)).toContain('maximum');
  });
});

it('limits runs per day on one stream, even concurrent ones, and records each', async () => {
  const stream = streamId('seattle-weather.csv');
  const person = await fixture.buyer([stream], 'drUser');
  const ask = (count: number) =>
    person.call('POST', '/executions/executions', {
      algo: 'quality',
      executions: Array.from({ length: count }, () => ({ data: stream })),
    });
  const replies = await Promise.all([ask(8), ask(8), ask(8)]);
  const all = replies.flatMap((reply) => reply.json<ExecutionStarted>().results);
  const begun = all.filter((one) => 'id' in one);
  expect(begun).toHaveLength(dataRoom.runsADay);
  expect(all.filter((one) => 'code' in one && /budget_spent|too_many_runs/u.test(one.code))).toHaveLength(4);
  for (const one of begun) if ('id' in one) await person.call('POST', `/executions/executions/${one.id}/cancel`);
  // A cancelled run still counts.
  expect(await fixture.start(person, 'summary', stream)).toMatchObject({ code: 'budget_spent' });
  const lines = await rowsOf(fixture.db, 'audit', { action: 'execution.started', actor_id: person.id }, 'after');
  expect(lines).toHaveLength(dataRoom.runsADay);
});

it('shows nothing of data below the minimum size', async () => {
  const stream = await fixture.list('a,b\n1,2\n3,4\n5,6\n');
  const person = await fixture.buyer([stream], 'drUser');
  expect(await fixture.reasonOf(person, 'summary', stream)).toContain('Fewer than 10 rows');
});
