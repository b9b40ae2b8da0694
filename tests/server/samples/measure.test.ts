import * as fc from '../../support/property.ts';
import { describe, expect, it } from 'vitest';
import type { SampleColumn } from '#contract/types.ts';
import { plainWriter } from '#server/reading/forms.ts';
import type { Item, Plain } from '#server/domains/samples/measuring/values.ts';
import { measure } from '#server/domains/samples/measuring/measure.ts';
import { typesOf } from './typesOf.ts';

const asWritten = plainWriter({});

const measured = (items: readonly Item[], plain: Plain | undefined) => measure(items, typesOf(items, plain), plain, 50);
const column = (items: readonly Item[], name: string, plain?: Plain): SampleColumn | undefined =>
  measured(items, plain).schema.find((one) => one.name === name);

describe('the type of a column', () => {
  it.each<[unknown[], SampleColumn['type']]>([
    [['1', '2', ''], 'integer'],
    [['1', '2.5'], 'number'],
    [['1', 'two'], 'text'],
    [['1', 'NA', '3'], 'integer'],
    [['NA', 'DE'], 'text'],
    [['2012-01-01', '?'], 'date'],
    [['2012-01-01', '7'], 'text'],
    [['true', 'false'], 'boolean'],
    [['', ''], 'empty'],
    [['NA', '-'], 'text'],
  ])('of %j is %s', (cells, type) => {
    expect(
      column(
        cells.map((a) => ({ a })),
        'a',
        asWritten,
      )?.type,
    ).toBe(type);
  });

  it('of JSON is that of its values; mixed values are text', () => {
    expect(column([{ a: 1 }, { a: 'x' }], 'a')?.type).toBe('text');
    expect(column([{ a: [1] }, {}], 'a')).toMatchObject({ type: 'object', nulls: 0.5, distinct: 1 });
  });
});

it.each([
  [['2004-05', '2004-06', '2004-13'], '2004-05-01', '2004-06-01'],
  [['Feb 1 2000', 'Jan 31 2000'], '2000-01-31', '2000-02-01'],
  [['3 Jan 2024', '30 Feb 2024', ''], '2024-01-03', '2024-01-03'],
])('texts such as %j stay texts, but count as days for freshness', (cells, min, max) => {
  const items = cells.map((a) => ({ a }));
  expect(column(items, 'a', asWritten)).toMatchObject({ type: 'text', dates: true, min, max });
  expect(measured(items, asWritten)).toMatchObject({ oldest: min, newest: max });
});

it('a column with fewer months than other words has no days', () => {
  const found = column([{ a: '2004-05' }, { a: 'spring' }, { a: 'autumn' }], 'a', asWritten);
  expect(found).not.toHaveProperty('dates');
  expect(found).not.toHaveProperty('min');
});

it('a mark for a missing number counts as null in a column of numbers, and as a word among words', () => {
  const items = [
    { n: '1', w: 'NA' },
    { n: 'NA', w: 'DE' },
  ];
  const { schema, rows } = measured(items, asWritten);
  expect(schema).toMatchObject([
    { name: 'n', type: 'integer', nulls: 0.5, distinct: 1, min: 1, max: 1, mean: 1 },
    { name: 'w', type: 'text', nulls: 0, distinct: 2 },
  ]);
  expect(rows).toEqual([
    { n: 1, w: 'NA' },
    { n: null, w: 'DE' },
  ]);
});

it('texts have no range, which would reveal rows', () => {
  expect(column([{ a: 'Ada' }, { a: 'Zoe' }], 'a')).toEqual({ name: 'a', type: 'text', nulls: 0, distinct: 2 });
});

it('the newest date is that of all date columns', () => {
  const items = [
    { a: '2012-05-01', b: '2014-01-01T00:00:00Z', c: '2099' },
    { a: '2013-01-01', b: null, c: 'x' },
  ];
  expect(measured(items, undefined).newest).toBe('2014-01-01T00:00:00.000Z');
});

it('limits the sample of a huge table: 2,000 columns, short names, cut cells', () => {
  const wide = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`c${index}`, 'x'.repeat(1024)]));
  const { schema, rows } = measured([wide, { ['n'.repeat(5000)]: 1 }], undefined);
  expect(schema).toHaveLength(2000);
  expect(JSON.stringify(rows).length).toBeLessThan(2000 * 300 * 2);
});

describe('for any records', () => {
  const cell = fc.oneof(fc.integer(), fc.double(), fc.string(), fc.boolean(), fc.constant(null), fc.jsonValue());
  const records = fc.array(fc.dictionary(fc.string({ maxLength: 3 }), cell, { maxKeys: 5 }), { maxLength: 30 });

  it('the facts agree with a plain count, and the reply is plain JSON', () => {
    fc.assert(
      fc.property(records, fc.boolean(), (items, loose) => {
        const { schema, rows } = measured(items, loose ? asWritten : undefined);
        expect(JSON.parse(JSON.stringify({ schema, rows }))).toEqual(JSON.parse(JSON.stringify({ schema, rows })));
        expect(rows).toHaveLength(items.length);
        for (const { nulls, distinct, min, max, mean, type } of schema) {
          expect(nulls).toBeGreaterThanOrEqual(0);
          expect(nulls).toBeLessThanOrEqual(1);
          expect(distinct).toBeLessThanOrEqual(Math.round(items.length * (1 - nulls)));
          expect(type === 'empty').toBe(nulls === 1);
          if (typeof mean !== 'number') continue;
          expect(mean).toBeGreaterThanOrEqual(Number(min));
          expect(mean).toBeLessThanOrEqual(Number(max));
        }
      }),
    );
  });

  it('mean, minimum and maximum are those of the numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1, maxLength: 200 }), (numbers) => {
        const facts = column(
          numbers.map((a) => ({ a })),
          'a',
        );
        const sum = numbers.reduce((total, one) => total + BigInt(one), 0n);
        expect(facts?.min).toBe(Math.min(...numbers));
        expect(facts?.max).toBe(Math.max(...numbers));
        expect(facts?.distinct).toBe(new Set(numbers).size);
        expect(facts?.mean).toBeCloseTo(Number(sum) / numbers.length, 4);
      }),
    );
  });
});
