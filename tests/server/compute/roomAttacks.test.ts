// Attacks on the data room by crafted questions, for every analysis and size of data: answers describe groups only.
// The sampled rows depend on a secret, and the rules must hold for any secret.
import { prepared } from './prepared.ts';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { analysisNames, dataRoom, runLimits } from '#contract/constants.ts';
import type { AnalysisName, ExecutionResult } from '#contract/types.ts';
import { databaseBytes } from '#server/duckdb/spawn.ts';
import { startRun } from '#server/compute/startRun.ts';
import * as fc from '#tests/support/property.ts';
import { cells, roomForFile, valuesOf, type Row } from './room.ts';

const room = roomForFile();

const least = dataRoom.minimumGroup;
/** A number that no rounded figure equals by chance. */
const odd = (value: number) => Number((value + 0.137_931).toFixed(6));

/** Pseudo-random number from 0 to 1. */
const spread = (row: number) => ((row * 7919) % 9973) / 9973;

/** People in teams of very different sizes; one earns far more than all others. Every pay and weight is unique. */
function staff(count: number, chance: (row: number) => number): Row[] {
  return Array.from({ length: count }, (_, row) => ({
    name: `person ${row}`,
    team: `team ${Math.floor(Math.sqrt(chance(row) * 25))}`,
    joined: `20${String(10 + Math.floor(chance(row + 7) * 9))}-0${1 + Math.floor(chance(row + 13) * 9)}-11`,
    pay: row === 0 ? odd(987_654) : odd(30_000 + chance(row + 29) * 40_000),
    weight: odd(50 + chance(row + 41) * 50),
    chief: row % 17 === 0 ? 1 : 0,
  }));
}

const columns = ['name', 'team', 'joined', 'pay', 'weight', 'chief'];
const numbers = ['pay', 'weight', 'chief'];
const column = fc.constantFrom(...columns);
const numeric = fc.constantFrom(...numbers);
const statistics = ['mean', 'median', 'sum'];
const series = {
  date: fc.constant('joined'),
  measure: numeric,
  step: fc.constantFrom('day', 'week', 'month', 'quarter', 'year'),
  statistic: fc.constantFrom(...statistics, 'count'),
};

/** Possible queries of each analysis. The other side of a join is a list of guesses, each repeated many times. */
const questions: Readonly<Record<AnalysisName, fc.Arbitrary<object>>> = {
  summary: fc.constant({}),
  quality: fc.constant({}),
  histogram: fc.record({ column: numeric, bins: fc.integer({ min: 2, max: 100 }) }),
  groupBy: fc.record({ by: column, measure: numeric, statistic: fc.constantFrom(...statistics, 'deviation') }),
  correlation: fc.record({ columns: fc.uniqueArray(numeric, { minLength: 2 }) }),
  regression: fc.record({ x: numeric, y: numeric }),
  resample: fc.record(series),
  forecast: fc.record({ ...series, horizon: fc.integer({ min: 1, max: 100 }) }),
  anomalies: fc.record({ column: numeric, threshold: fc.double({ min: 1, max: 20, noNaN: true }) }),
  kMeans: fc.record({
    columns: fc.uniqueArray(numeric, { minLength: 1 }),
    clusters: fc.integer({ min: 2, max: 20 }),
  }),
  join: fc.record({
    other: fc.constant('019b76da-a800-7a11-8e5c-0d1f5eed0001'),
    key: fc.constantFrom('name', 'team'),
    otherKey: fc.constant('guess'),
  }),
};

/** Values in fewer rows than the smallest group. The flag for chiefs does not identify a person. */
function rareValues(rows: readonly Row[]): Set<unknown> {
  const counts = new Map<unknown, number>();
  for (const value of rows.flatMap(({ chief: _chief, ...row }) => Object.values(row))) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count < least).map(([value]) => value));
}

/** Permitted texts of a refusal, without any data. */
const refusals =
  /data room|too few|two different columns|never changes|only \d+ steps|steps have no numbers|No key|data needs/u;

/** Lists leaks in a result. */
function leaksOf(result: ExecutionResult, rows: readonly Row[]): string[] {
  const rare = rareValues(rows);
  const small = ['rows', 'count', 'values']
    .flatMap((name) => cells(result, name))
    .filter((count) => count !== null && Number(count) < least);
  return [
    ...((result.rows?.length ?? 0) > runLimits.resultRows ? ['too many rows'] : []),
    ...small.map((count) => `a group of ${String(count)}`),
    ...valuesOf(result)
      .filter((revealed) => rare.has(revealed))
      .map((revealed) => `${String(revealed)}, which is a single row's`),
  ];
}

describe.each(analysisNames)('%s', (analysis) => {
  it('returns groups, never a single row, for any question', async () => {
    const asked = fc.asyncProperty(
      questions[analysis],
      fc.constantFrom(12, 35, 90, 400),
      fc.integer({ min: 1, max: 9972 }),
      fc.string({ minLength: 8 }),
      async (parameters, count, draw, secret) => {
        const rows = staff(count, (row) => spread(row * draw));
        const guesses = rows.slice(0, 30).flatMap(({ name, team }) => [{ guess: name }, { guess: team }]);
        const other = analysis === 'join' ? [room.write([...guesses, ...guesses] as Row[])] : [];
        const leaks = await room.ask(analysis, [room.write(rows), ...other], parameters, secret).then(
          (result) => leaksOf(result, rows),
          (reason: unknown) => (refusals.test(String(reason)) ? [] : [String(reason)]),
        );
        return leaks.length === 0 || Promise.reject(new Error(leaks.join('; ')));
      },
    );
    await expect(fc.assert(asked, { numRuns: 8 })).resolves.toBeUndefined();
  });
});

const secrets = Array.from({ length: 8 }, (_, place) => `secret ${place}`);

describe('two compared answers', () => {
  const all = staff(300, spread).map((row, place): Row => Object.assign(row, { half: place % 2 }));
  const whole = room.write(all);

  it('do not reveal a row that was added between them', async () => {
    const without = room.write(all.slice(0, -1));
    const pay = Number(all.at(-1)?.['pay']);
    const asked = { by: 'half', measure: 'pay', statistic: 'sum' };
    const totals = async (file: string, secret: string) => {
      const result = await room.ask('groupBy', file, asked, secret);
      return ['rows', 'sum of pay'].map((name) =>
        cells(result, name).reduce<number>((sum, one) => sum + Number(one ?? 0), 0),
      );
    };
    const [guessed, alike] = [[] as number[], [] as number[]];
    for (const secret of secrets) {
      const [[before = 0, sumBefore = 0], [after = 0, sumAfter = 0]] = [
        await totals(whole, secret),
        await totals(without, secret),
      ];
      const guess = ((sumBefore - sumAfter) * 4) / 5;
      if (Math.abs(guess - pay) < pay / 10) guessed.push(guess);
      // Would reveal that both answers cover the same rows, or one more. Counts are scaled by five quarters.
      if (Math.abs(before - after) <= 3) alike.push(before - after);
    }
    expect(guessed.length).toBeLessThan(secrets.length / 4);
    expect(alike.length).toBeLessThan((secrets.length * 3) / 4);
  });

  it('cover different rows for different questions, and the same rows for the same question', async () => {
    const count = async (parameters: object, secret: string) =>
      cells(await room.ask('groupBy', whole, parameters, secret), 'rows').join();
    let apart = 0;
    for (const secret of secrets.slice(0, 5)) {
      const first = await count({ by: 'half', measure: 'pay' }, secret);
      expect(await count({ by: 'half', measure: 'pay' }, secret)).toBe(first);
      if ((await count({ by: 'half', measure: 'weight' }, secret)) !== first) apart += 1;
    }
    expect(apart).toBeGreaterThan(2);
  });
});

describe('a search for extreme values', () => {
  const rows = staff(60, spread);
  const pays = rows.map((row) => Number(row['pay'])).toSorted((a, b) => a - b);
  const file = room.write(rows);

  it('gets no closer than the tenth row with any histogram', async () => {
    // The data room rounds each of these to a different number of bins.
    for (const bins of [2, 10, 33, 50, 100]) {
      for (const secret of secrets.slice(0, 2)) {
        const result = await room.ask('histogram', file, { column: 'pay', bins }, secret);
        const step = Number(result.facts['step']);
        expect(Math.min(...cells(result, 'from').map(Number))).toBeGreaterThanOrEqual((pays[least - 1] ?? 0) - step);
        expect(Math.max(...cells(result, 'to').map(Number))).toBeLessThanOrEqual((pays.at(-least) ?? 0) + step);
      }
    }
  });

  it('gets no histogram of too few rows', async () => {
    const few = room.write(staff(25, spread));
    await expect(room.ask('histogram', few, { column: 'pay', bins: 2 })).rejects.toThrow('data room');
  });

  it('gets thresholds rounded to halves', async () => {
    const answers = await Promise.all(
      [1.26, 1.4, 1.5, 1.7, 1.74].map(async (threshold) =>
        room.ask('anomalies', file, { column: 'weight', threshold }),
      ),
    );
    for (const one of answers) expect(one).toEqual(answers[0]);
    expect(answers[0]?.facts).toMatchObject({ threshold: 1.5 });
  });

  it('gets no median that equals one person’s pay', async () => {
    const larger = room.write(staff(399, spread));
    for (const secret of secrets.slice(0, 5)) {
      const result = await room.ask('groupBy', larger, { by: 'chief', measure: 'pay', statistic: 'median' }, secret);
      for (const one of cells(result, 'median of pay')) expect(String(one)).not.toContain('.');
    }
  });
});

describe('figures of two columns', () => {
  const reason = 'A few rows decide this figure, which the data room does not show';
  // Row 5 is an outlier among the few rows with both numbers, but not among all rows.
  const sparse = Array.from({ length: 1000 }, (_, row) => ({
    x: odd(row === 5 ? 900 : row < 40 ? spread(row) : row),
    y: row < 40 ? odd(row === 5 ? 900 : spread(row * 3)) : null,
    z: odd(spread(row * 5) * 100),
  }));
  // Yearly pay is twelve times the monthly pay, except for one person.
  const bonus = Array.from({ length: 400 }, (_, row) => ({
    month: odd(2000 + row),
    year: odd((2000 + row) * 12 + (row === 200 ? 3210 : 0)),
  }));
  /** Counts refusals over five secrets, some of which leave the revealing row out. */
  async function refusedBy(file: string, parameters: Readonly<Record<string, string>>) {
    let refused = 0;
    for (const secret of secrets.slice(0, 5)) {
      const reasons = [
        room.ask('regression', file, parameters, secret),
        room.ask('correlation', file, { columns: Object.values(parameters) }, secret),
      ].map((asked) => asked.then(() => '', String));
      for (const one of await Promise.all(reasons)) if (one.includes(reason)) refused += 1;
    }
    return refused;
  }

  it('are checked over the rows that have both', async () => {
    const file = room.write(sparse);
    // Nothing needs hiding if the outlier is left out by chance.
    expect(await refusedBy(file, { x: 'x', y: 'y' })).toBeGreaterThan(5);
    const pairs = await room.ask('correlation', file, { columns: ['x', 'z'] });
    expect(pairs.rows).toHaveLength(1);
  });

  it('do not reveal a value that one row decides', async () => {
    expect(await refusedBy(room.write(bonus), { x: 'month', y: 'year' })).toBeGreaterThan(5);
  });
});

it('does not reveal the number of different rows when asked for ever more clusters', async () => {
  const file = room.write(Array.from({ length: 400 }, (_, row) => ({ n: row % 7, m: odd(row) })));
  for (const clusters of [6, 7, 8, 12, 20]) {
    const result = await room.ask('kMeans', file, { columns: ['n'], clusters });
    expect(result.facts).toMatchObject({ clusters });
    for (const rows of cells(result, 'rows')) expect(rows).toBeGreaterThanOrEqual(least);
  }
  const summary = await room.ask('summary', file, {});
  expect(cells(summary, 'different')).toEqual([10, expect.any(Number)]);
  for (const count of cells(summary, 'different')) expect(Number(count) % 5).toBe(0);
});

it('groups by a million values within the time and the memory of a run', async () => {
  const file = path.join(room.folder, 'million');
  const line = (row: number) => `value ${row % 4 === 0 ? row % 5000 : row},${(row * 7919) % 9973}`;
  writeFileSync(file, ['key,n', ...Array.from({ length: 1_000_000 }, (_, row) => line(row))].join('\n'));
  const outcome = await startRun(
    {
      analysis: 'groupBy',
      parameters: { by: 'key', measure: 'n', statistic: 'median' },
      tables: [await prepared(file)],
      room: { minimumGroup: least, salt: 'secret' },
      memory: databaseBytes,
    },
    room.folder,
    new AbortController().signal,
  );
  expect(outcome).toMatchObject({ result: { facts: { groups: 1250 } } });
  if (!('result' in outcome)) return;
  expect(outcome.result.rows).toHaveLength(runLimits.resultRows);
  expect(outcome.peak).toBeLessThan(runLimits.memoryMegabytes * 2 ** 20);
});
