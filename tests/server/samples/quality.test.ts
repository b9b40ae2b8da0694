import { expect, it } from 'vitest';
import { measureHead } from '#server/domains/samples/measuring/measureHead.ts';

const at = '2026-01-10T00:00:00Z';
const sampleOf = (text: string) =>
  measureHead({ bytes: Buffer.from(text), complete: true, contentType: 'text/csv' }, at);

const days = Array.from({ length: 9 }, (_, index) => `2026-01-0${index + 1}`);

it('grades clean data with an A, and returns its rate, span and age', async () => {
  const sample = await sampleOf(['day,n', ...days.map((day, index) => `${day},${index * 3}`)].join('\n'));
  expect(sample.quality).toEqual({ grade: 'A', points: 100, reasons: [] });
  expect(sample).toMatchObject({ oldest: '2026-01-01', newest: '2026-01-09', age_days: 1, duplicates: 0 });
  expect(sample.rows_a_day).toBeCloseTo(9 / 8, 10);
});

it('deducts points for empty cells by column', async () => {
  const sample = await sampleOf(
    ['a,b', ...days.map((_, index) => `${index},${index % 3 === 0 ? index : ''}`)].join('\n'),
  );
  expect(sample.quality.reasons).toEqual([{ code: 'nulls', column: 'b', value: 0.6667, points: 10 }]);
  expect(sample.quality).toMatchObject({ grade: 'A', points: 90 });
});

it('deducts points for repeated rows, and counts them', async () => {
  const sample = await sampleOf(['a,b', ...days.map(() => '1,x'), '2,y'].join('\n'));
  expect(sample.duplicates).toBe(8);
  expect(sample.quality.reasons[0]).toEqual({ code: 'duplicates', value: 0.8, points: 30 });
});

it('deducts points for words among numbers, and for constant columns', async () => {
  const rows = Array.from({ length: 20 }, (_, index) => `${index === 7 ? 'n.a.' : index},same,${index}`);
  const { reasons } = (await sampleOf(['a,b,c', ...rows].join('\n'))).quality;
  expect(reasons).toEqual([
    { code: 'mixedTypes', column: 'a', value: 1, points: 8 },
    { code: 'constant', column: 'b', value: 1, points: 3 },
  ]);
});

it('deducts few points for age, and all for an empty source', async () => {
  const old = await sampleOf('day,n\n2015-12-30,1\n2015-12-31,2\n');
  expect(old.quality.reasons).toEqual([{ code: 'stale', value: old.age_days, points: 8 }]);
  expect((await sampleOf('a,b\n')).quality).toMatchObject({ grade: 'E', points: 0 });
});

it('never returns a score below zero', async () => {
  const { points, grade } = (await sampleOf(Array.from({ length: 40 }, () => 'some words').join('\n'))).quality;
  expect(points).toBeGreaterThanOrEqual(0);
  expect(['C', 'D', 'E']).toContain(grade);
});

it('counts numbers by bins and words by frequency', async () => {
  const rows = Array.from({ length: 40 }, (_, index) => `${index},${index % 4 === 0 ? 'rain' : 'sun'}`);
  const [n, word] = (await sampleOf(['n,word', ...rows].join('\n'))).schema;
  expect(n?.steps).toEqual(Array.from({ length: 20 }, () => 2));
  expect(word?.top).toEqual([
    { value: 'sun', count: 30 },
    { value: 'rain', count: 10 },
  ]);
});

it('deducts no points from a live stream for repeated values', async () => {
  const text = Array.from({ length: 20 }, () => 'data: {"sensor":"a","n":1}\n\n').join('');
  const sample = await measureHead({ bytes: Buffer.from(text), complete: false, contentType: 'text/event-stream' }, at);
  expect(sample.duplicates).toBe(19);
  expect(sample.quality).toEqual({ grade: 'A', points: 100, reasons: [] });
});
