// Figures that anyone can verify, computed here from the package's file without the code under test.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { measureHead } from '#server/domains/samples/measuring/measureHead.ts';

const folder = path.join(path.dirname(fileURLToPath(import.meta.resolve('vega-datasets'))), '..', 'data');
const load = (file: string) => readFileSync(path.join(folder, file));
const sampleOf = (file: string) =>
  measureHead({ bytes: load(file), complete: true, contentType: '' }, '2026-01-01T00:00:00Z');
const columnOf = async (file: string, name: string) => (await sampleOf(file)).schema.find((one) => one.name === name);

it('Seattle: 1,461 days, mean of the daily maximum 16.439…, 641 of 1,461 days with rain', async () => {
  const lines = load('seattle-weather.csv').toString().trim().split('\n').slice(1);
  const highs = lines.map((line) => Number(line.split(',')[2]));
  const mean = highs.reduce((sum, one) => sum + one, 0) / highs.length;
  expect(mean).toBeCloseTo(16.439083, 6);
  expect(await sampleOf('seattle-weather.csv')).toMatchObject({
    format: 'csv',
    rows_measured: 1461,
    newest: '2015-12-31',
  });
  const column = await columnOf('seattle-weather.csv', 'temp_max');
  expect(column).toMatchObject({ type: 'number', nulls: 0, min: Math.min(...highs), max: Math.max(...highs) });
  expect(column?.mean).toBeCloseTo(mean, 9);
  expect(await columnOf('seattle-weather.csv', 'weather')).toMatchObject({ type: 'text', distinct: 5 });
});

it('cars: 406, of which 8 without miles per gallon and 6 without horsepower', async () => {
  expect(await sampleOf('cars.json')).toMatchObject({ format: 'json', rows_measured: 406, complete: true });
  expect((await columnOf('cars.json', 'Miles_per_Gallon'))?.nulls).toBeCloseTo(8 / 406, 12);
  expect(await columnOf('cars.json', 'Horsepower')).toMatchObject({
    type: 'integer',
    nulls: 6 / 406,
    min: 46,
    max: 230,
  });
  expect((await columnOf('cars.json', 'Origin'))?.distinct).toBe(3);
});

it('penguins: 344 of 3 species; two without a body mass, mean 4,201.75 g', async () => {
  expect((await sampleOf('penguins.json')).rows_measured).toBe(344);
  expect((await columnOf('penguins.json', 'Species'))?.distinct).toBe(3);
  const mass = await columnOf('penguins.json', 'Body Mass (g)');
  expect(mass?.nulls).toBeCloseTo(2 / 344, 12);
  expect(mass?.mean).toBeCloseTo(4201.754386, 6);
});

it('earthquakes: 1,707 features of which the greatest is 6.4, with their places as columns', async () => {
  const sample = await sampleOf('earthquakes.json');
  expect(sample.rows_measured).toBe(1707);
  expect((await columnOf('earthquakes.json', 'mag'))?.max).toBe(6.4);
  expect(await columnOf('earthquakes.json', 'longitude')).toMatchObject({ type: 'number', nulls: 0 });
});

it('postal codes keep their zeros, tab-separated rates are numbers', async () => {
  expect((await columnOf('zipcodes.csv', 'zip_code'))?.type).toBe('text');
  expect((await sampleOf('zipcodes.csv')).rows[0]).toMatchObject({ zip_code: '00501', state: 'NY' });
  expect(await columnOf('unemployment.tsv', 'rate')).toMatchObject({ type: 'number', nulls: 0 });
});
