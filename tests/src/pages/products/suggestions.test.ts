import { expect, it } from 'vitest';
import type { Sample, Stream } from '#contract/types.ts';
import { suggestionsOf, titleOf } from '#src/pages/products/form/source/suggestions.ts';

const column = (name: string, more: object = {}) => ({ name, type: 'number' as const, nulls: 0, distinct: 3, ...more });
const sample: Sample = {
  format: 'csv',
  measured_at: '2026-01-01T00:00:00.000Z',
  rows_measured: 1_234,
  bytes_measured: 9_999,
  complete: true,
  oldest: '2020-01-01T00:00:00.000Z',
  newest: '2025-12-31T00:00:00.000Z',
  quality: { grade: 'A', points: 100, reasons: [] },
  schema: [column('rainfall'), column('lat', { min: 59.1, max: 59.5 }), column('lon', { min: 10, max: 10.5 })],
  rows: [{ rainfall: 1, lat: 59.1, lon: 10 }],
};
const categories = [
  { id: 'top', name: 'Environment and rain', parent: null },
  { id: 'air', name: 'Air', parent: 'top' },
  { id: 'wet', name: 'Rivers and rainfalls', parent: 'top' },
];
const facts = { sample, file: 'oslo_rain-2024.csv.gz', categories, newest: undefined, isHidden: false };

it('suggests name, category, description, record, coverage and place of a measured file', () => {
  expect(suggestionsOf(facts)).toEqual({
    name: 'Oslo rain 2024',
    subcategory: 'wet',
    description: '1,234 rows with the columns rainfall, lat, and lon.',
    snippet: '{"rainfall":1,"lat":59.1,"lon":10}',
    covers: '2020–2025',
    latitude: '59.3',
    longitude: '10.25',
  });
});

it('suggests licence and category of the newest product if the data names none', () => {
  const newest = { subcategory: 'air', metadata: { licence: 'CC BY 4.0' } } as unknown as Stream;
  const found = suggestionsOf({ ...facts, sample: { ...sample, schema: [column('x')] }, file: 'a.csv', newest });
  expect(found).toMatchObject({ subcategory: 'air', licence: 'CC BY 4.0' });
});

it('suggests no row as the public record where rows are hidden', () => {
  expect(suggestionsOf({ ...facts, isHidden: true }).snippet).toBeUndefined();
});

it('suggests no coverage of partial data, and no place for a wide area', () => {
  const wide = [column('latitude', { min: -60, max: 70 }), column('longitude', { min: 10, max: 11 })];
  const found = suggestionsOf({ ...facts, sample: { ...sample, complete: false, schema: wide } });
  expect(found.covers).toBeUndefined();
  expect(found.latitude).toBeUndefined();
  expect(found.description).toMatch(/^More than 1,234 rows/u);
});

it.each([
  ['data.final.v2.parquet', 'Data final v2'],
  ['.csv', ''],
  ['x'.repeat(400), `X${'x'.repeat(255)}`],
])('turns the file name %s into the title %s', (file, title) => {
  expect(titleOf(file)).toBe(title);
});
