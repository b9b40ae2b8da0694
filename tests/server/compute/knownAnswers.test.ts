// Published figures, computed from public data sets: weather, cars, penguins, stocks, carbon dioxide.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { AnalysisName, ExecutionResult } from '#contract/types.ts';
import { runJob } from '#server/compute/child/runJob.ts';
import { catalogue } from '#server/compute/catalogue.ts';
import { checkParameters } from '#server/compute/parameters.ts';
import { databaseBytes } from '#server/duckdb/spawn.ts';
import { prepared } from './prepared.ts';
import { roomForFile } from './room.ts';

const room = roomForFile();
const folder = path.join(path.dirname(fileURLToPath(import.meta.resolve('vega-datasets'))), '..', 'data');

async function analyse(analysis: AnalysisName, file: string, parameters: object = {}, other?: string) {
  const checked = checkParameters(catalogue[analysis].parameters, { ...parameters });
  if (!('values' in checked)) throw new Error(JSON.stringify(checked));
  const sources = [file, ...(other ? [other] : [])].map((name) => path.join(folder, name));
  const tables = await Promise.all(sources.map((source) => prepared(source, room.folder)));
  return runJob({ analysis, parameters: checked.values, tables, room: null, memory: databaseBytes });
}

/** Returns the row whose first cell is `key`, keyed by column name. */
function rowOf({ columns, rows = [] }: ExecutionResult, key: unknown) {
  const row = rows.find(([first]) => first === key) ?? [];
  return Object.fromEntries(columns.map(({ name }, index) => [name, row[index] ?? null]));
}

it('describes the weather of Seattle as published: 1,461 days, 3.03 mm of rain and 16.4 °C on average', async () => {
  const result = await analyse('summary', 'seattle-weather.csv');
  expect(result.facts).toMatchObject({ rows: 1461, columns: 6 });
  const rain = rowOf(result, 'precipitation');
  expect([rain['mean'], rain['maximum'], rain['deviation']].map((value) => Number(value).toFixed(4))).toEqual([
    '3.0294',
    '55.9000',
    '6.6802',
  ]);
  expect(rowOf(result, 'date')).toMatchObject({ first: '2012-01-01', last: '2015-12-31', different: 1461 });
});

it('counts 641 days of rain and 640 of sun in Seattle', async () => {
  const result = await analyse('groupBy', 'seattle-weather.csv', { by: 'weather' });
  expect(result.rows).toEqual([
    ['rain', 641],
    ['sun', 640],
    ['fog', 101],
    ['drizzle', 53],
    ['snow', 26],
  ]);
});

it('finds that a pound of weight costs a car 0.00768 miles a gallon', async () => {
  const result = await analyse('regression', 'cars.json', { x: 'Weight_in_lbs', y: 'Miles_per_Gallon' });
  // R: lm(mpg ~ weight), 398 cars: 46.3174 (0.7952), -0.0076766 (0.0002575), R² 0.6918.
  expect(result.facts).toMatchObject({ rows: 398 });
  expect(rowOf(result, 'slope')['value']).toBeCloseTo(-0.0076766, 6);
  expect(rowOf(result, 'slope')['standard error']).toBeCloseTo(0.0002575, 6);
  expect(rowOf(result, 'intercept')['value']).toBeCloseTo(46.3174, 3);
  expect(rowOf(result, 'intercept')['standard error']).toBeCloseTo(0.7952, 3);
  expect(Number(result.facts['r2'])).toBeCloseTo(0.6918, 4);
});

it('finds the most correlated columns of the cars', async () => {
  const result = await analyse('correlation', 'cars.json', {
    columns: ['Miles_per_Gallon', 'Weight_in_lbs', 'Displacement'],
  });
  const pairs = (result.rows ?? []).map(
    ([first, second, value]) => `${String(first)} ${String(second)} ${Number(value).toFixed(3)}`,
  );
  expect(pairs).toEqual([
    'Weight_in_lbs Displacement 0.932',
    'Miles_per_Gallon Weight_in_lbs -0.832',
    'Miles_per_Gallon Displacement -0.804',
  ]);
});

it('clusters penguins by flipper and bill into about 151, 68 and 123, the sizes of the species', async () => {
  const result = await analyse('kMeans', 'penguins.json', {
    columns: ['Beak Length (mm)', 'Beak Depth (mm)', 'Flipper Length (mm)', 'Body Mass (g)'],
    clusters: 3,
  });
  const sizes = (result.rows ?? []).map(([, rows]) => Number(rows));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(342);
  // Gentoo penguins form a cluster: 5,076 g on average, with flippers of 217 mm.
  const gentoo = (result.rows ?? []).find(([, rows]) => rows === 123) ?? [];
  expect(gentoo.slice(4).map((value) => Math.round(Number(value)))).toEqual([217, 5076]);
});

it('finds the mean prices of five stocks from 2000 to 2010', async () => {
  const result = await analyse('groupBy', 'stocks.csv', { by: 'symbol', measure: 'price' });
  const means = Object.fromEntries((result.rows ?? []).map(([symbol, , mean]) => [symbol, Number(mean).toFixed(2)]));
  expect(means).toEqual({ AAPL: '64.73', AMZN: '47.99', GOOG: '415.87', IBM: '91.26', MSFT: '24.74' });
});

it('finds the warmest month of Seattle in July or August, every year', async () => {
  const result = await analyse('resample', 'seattle-weather.csv', { date: 'date', measure: 'temp_max', step: 'month' });
  for (const year of ['2012', '2013', '2014', '2015']) {
    const months = (result.rows ?? []).filter(([step]) => String(step).startsWith(year));
    const [warmest] = months.toSorted((a, b) => Number(b[1]) - Number(a[1]));
    expect(['07', '08']).toContain(String(warmest?.[0]).slice(5, 7));
    expect(months.reduce((sum, [, , rows]) => sum + Number(rows), 0)).toBe(year === '2012' ? 366 : 365);
  }
});

it('continues the carbon dioxide of Mauna Loa: up by about two parts a year, highest in May, lowest in September or October', async () => {
  const result = await analyse('forecast', 'co2-concentration.csv', { date: 'Date', measure: 'CO2', horizon: 24 });
  const ahead = (result.rows ?? [])
    .filter(([, , value]) => value !== null)
    .map(([step, , value, low, high]) => ({
      month: Number(String(step).slice(5, 7)),
      value: Number(value),
      low: Number(low),
      high: Number(high),
    }));
  expect(ahead).toHaveLength(24);
  // One calendar year, January to December, because the level rises over time.
  const year = ahead.slice(8, 20).toSorted((a, b) => a.value - b.value);
  expect(year.at(-1)?.month).toBe(5);
  expect([9, 10]).toContain(year[0]?.month);
  const growth = ahead.slice(12).map(({ value }, index) => value - (ahead[index]?.value ?? 0));
  for (const one of growth) expect(one).toBeGreaterThan(1);
  for (const one of growth) expect(one).toBeLessThan(3.5);
  // Uncertainty grows with the horizon.
  const widths = ahead.map(({ low, high }) => high - low);
  expect(widths).toEqual(widths.toSorted((a, b) => a - b));
});

it('finds the storms of Seattle although most days are dry', async () => {
  const result = await analyse('anomalies', 'seattle-weather.csv', {
    column: 'precipitation',
    date: 'date',
    threshold: 3.5,
  });
  // The wettest day of the four years.
  expect(result.rows?.[0]?.slice(0, 3)).toEqual(['2015-03-15', 1170, 55.9]);
  expect(result.facts).toMatchObject({ rows: 1461, below: 0 });
});

it('joins the weather of two cities by day', async () => {
  const result = await analyse(
    'join',
    'seattle-weather.csv',
    {
      other: '019b76da-a800-7a11-8e5c-0d1f5eed0001',
      key: 'date',
      otherKey: 'date',
      measure: 'temp_max',
      otherMeasure: 'temp_max',
    },
    'weather.csv',
  );
  // The other file has both cities: two rows a day.
  expect(result.facts).toMatchObject({ 'keys in both': 1461, 'rows matched': 1461, 'rows without a match': 0 });
  expect(result.rows?.[0]?.slice(0, 3)).toEqual(['2012-01-01', 1, 2]);
});

it('puts every day into one step of the histogram', async () => {
  const result = await analyse('histogram', 'seattle-weather.csv', { column: 'temp_max', bins: 10 });
  expect(result.rows).toHaveLength(10);
  expect(result.chart).toMatchObject({ x: 'from', end: 'to', title: 'Rows by temp_max' });
  expect((result.rows ?? []).reduce((sum, [, , count]) => sum + Number(count), 0)).toBe(1461);
  expect([result.rows?.[0]?.[0], result.rows?.at(-1)?.[1]]).toEqual([-1.6, 35.6]);
  // numpy.histogram(temp_max, 10), NumPy 2.4.6.
  expect(result.rows?.map(([, , count]) => count)).toEqual([12, 61, 218, 266, 263, 207, 193, 139, 78, 24]);
});

it('counts the cars by horsepower in eight equal steps as NumPy does: an edge belongs to the step above', async () => {
  const result = await analyse('histogram', 'cars.json', { column: 'Horsepower', bins: 8 });
  // numpy.histogram(horsepower, 8), NumPy 2.4.6, on the 400 cars with a value. Some cars equal an edge.
  const counts = [57, 133, 92, 26, 52, 23, 7, 10];
  const edges = [46, 69, 92, 115, 138, 161, 184, 207, 230];
  expect(result.rows).toEqual(counts.map((cars, step) => [edges[step], edges[step + 1], cars]));
  expect(result.facts).toMatchObject({ count: 400, step: 23 });
});

it('grades the penguins A: few values are missing and no row repeats', async () => {
  const result = await analyse('quality', 'penguins.json');
  expect(result).toMatchObject({ kind: 'scalar', content: 'A', facts: { rows: 344, 'repeated rows': 0 } });
});

it('reads three million flights from Parquet', async () => {
  const result = await analyse('groupBy', 'flights-3m.parquet', { by: 'origin', measure: 'delay' });
  expect(result.facts).toMatchObject({ rows: 3_000_000 });
  expect(result.rows?.[0]?.[0]).toBe('ORD');
});
