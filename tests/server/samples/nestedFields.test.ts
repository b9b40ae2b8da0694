import { expect, it } from 'vitest';
import { measure } from '#server/domains/samples/measuring/measure.ts';
import { nestedFields } from '#server/domains/samples/measuring/nestedFields.ts';
import { typesOf } from './typesOf.ts';

const brief = (values: readonly unknown[]) =>
  nestedFields(values).map(({ path, type, list, nulls }) => [path.join('.'), type, list, nulls]);

it('lists the fields of objects, outer ones first, with the share of objects that lack them', () => {
  expect(brief([{ mag: 4, at: { place: 'Oslo' } }, { mag: 4.5, at: { place: null, felt: true } }, { at: {} }])).toEqual(
    [
      ['', 'object', false, 0],
      ['mag', 'number', false, 1 - 2 / 3],
      ['at', 'object', false, 0],
      ['at.place', 'text', false, 1 - 1 / 3],
      ['at.felt', 'boolean', false, 1 - 1 / 3],
    ],
  );
});

it('reads the elements of lists', () => {
  expect(brief([['a', 'b'], null])).toEqual([['', 'text', true, 0.5]]);
  expect(brief([[{ code: 'x' }, { code: 'y' }]])).toEqual([
    ['', 'object', true, 0],
    ['code', 'text', false, 0],
  ]);
  expect(brief([[]])).toEqual([['', 'empty', true, 0]]);
  expect(brief([[1, 'x', '2026-01-01']])[0]?.[1]).toBe('text');
});

it('limits fields, levels and names, and drops text that the database cannot store', () => {
  const wide = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`f${at}`, at]));
  expect(nestedFields([wide])).toHaveLength(201);
  const deep = JSON.parse(`${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`) as unknown;
  expect(nestedFields([deep])).toHaveLength(9);
  const lists = JSON.parse(`${'['.repeat(1000)}${']'.repeat(1000)}`) as unknown;
  expect(nestedFields([lists])).toHaveLength(1);
  const [, field] = nestedFields([{ ['x'.repeat(500)]: 1 }]);
  expect(field?.path[0]).toHaveLength(128);
  expect(nestedFields([{ 'a\0b': 1 }])[1]?.path).toEqual(['a\uFFFDb']);
  expect(nestedFields([JSON.parse('{"__proto__": {"b": 1}, "constructor": 2}')])).toHaveLength(4);
});

it('describes columns of nested values only', () => {
  const items = [
    { a: 1, b: { c: 1 } },
    { a: 2, b: { c: 2 } },
  ];
  const { schema } = measure(items, typesOf(items, undefined), undefined, 50);
  expect(schema.map(({ name, fields }) => [name, fields?.length])).toEqual([
    ['a', undefined],
    ['b', 2],
  ]);
});

it('bounds the fields and the path text of all columns together', () => {
  const sizeOf = (names: number, longest: number) => {
    const inner = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`${at}${'x'.repeat(longest)}`, at]));
    const item = Object.fromEntries(Array.from({ length: names }, (_, at) => [`column${at}`, { deep: inner }]));
    const { schema } = measure([item], typesOf([item], undefined), undefined, 50);
    const paths = schema.flatMap(({ fields = [] }) => fields.map(({ path }) => path));
    return { columns: names, paths: paths.length, text: paths.flat().join('').length };
  };
  const many = sizeOf(200, 1);
  expect(many.paths).toBe(1_000 + many.columns);
  const long = sizeOf(200, 120);
  expect(long.paths).toBeGreaterThan(400);
  expect(long.text).toBeLessThanOrEqual(64 * 1024);
});
