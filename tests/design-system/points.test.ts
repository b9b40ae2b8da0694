import { array, assert, double, integer, property } from '../support/property.ts';
import { expect, it } from 'vitest';
import { drawable, extentOf, nearestPlace, placesOf, rowsOf, valuesOf } from '#design-system/charts/points.ts';

it('drops points that cannot be drawn', () => {
  const points = [
    { x: 'a', y: Number.NaN },
    { x: 'b', y: Infinity },
    { x: Number.NaN, y: 1 },
    { x: 'c', y: 2 },
  ];
  expect(drawable(points)).toEqual([{ x: 'c', y: 2 }]);
});

it('joins series over one axis, moments in order, with gaps where one has no value', () => {
  const rows = rowsOf([
    [
      { x: 3, y: 30 },
      { x: 1, y: 10 },
    ],
    [
      { x: 2, y: 5 },
      { x: 3, y: Number.NaN },
    ],
  ]);
  expect(rows).toEqual([
    { x: 1, values: [10, null] },
    { x: 2, values: [null, 5] },
    { x: 3, values: [30, null] },
  ]);
  expect(valuesOf(rows)).toEqual([10, 5, 30]);
});

it('keeps names in the order given and the same distance apart', () => {
  const rows = rowsOf([['z', 'a'].map((x) => ({ x, y: 1 }))]);
  expect(rows.map(({ x }) => x)).toEqual(['z', 'a']);
  expect(placesOf(rows)).toEqual([0, 1]);
});

it('finds the place nearest to the pointer', () => {
  expect(nearestPlace([0, 10, 100], 0.06)).toBe(1);
  expect(nearestPlace([0, 10, 100], 2)).toBe(2);
  expect(nearestPlace([], 0.5)).toBe(0);
});

it('spans every value with a positive width, even for a hundred thousand values', () => {
  assert(
    property(array(double({ noNaN: true, min: -1e12, max: 1e12 }), { maxLength: 50 }), (values) => {
      const [low, high] = extentOf(values, false);
      expect(low).toBeLessThan(high);
      for (const value of values) expect(value).toSatisfy((one: number) => one >= low && one <= high);
    }),
    { examples: [[[Number.MIN_VALUE]], [[-Number.MIN_VALUE]]] },
  );
  assert(
    property(integer({ min: 1, max: 9 }), (value) => {
      expect(extentOf([value], true)).toEqual([0, value]);
    }),
  );
  expect(
    extentOf(
      Array.from({ length: 100_000 }, (_, at) => at),
      false,
    ),
  ).toEqual([0, 99_999]);
});
