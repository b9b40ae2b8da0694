import { expect, it } from 'vitest';
import { tilesOf } from '#src/pages/marketplace/start/tilesOf.ts';

const categories = [
  { id: 'w', name: 'Weather', parent: null },
  { id: 'w1', name: 'Rain', parent: 'w' },
  { id: 'w2', name: 'Wind', parent: 'w' },
  { id: 'f', name: 'Finance', parent: null },
  { id: 'x', name: 'Weather', parent: null },
];

it('sums the products below each upper category, most first, and distinguishes two of the same name', () => {
  const counts = [
    { value: 'w1', count: 2 },
    { value: 'f', count: 4 },
    { value: 'w2', count: 3 },
    { value: 'unknown', count: 9 },
    { value: 'x', count: 1 },
  ];
  expect(tilesOf(counts, categories)).toEqual([
    { id: 'w', name: 'Weather', ids: ['w1', 'w2'], count: 5 },
    { id: 'f', name: 'Finance', ids: ['f'], count: 4 },
    { id: 'x', name: 'Weather', ids: ['x'], count: 1 },
  ]);
});

it('shows eight tiles at most', () => {
  const many = Array.from({ length: 12 }, (_, index) => ({ id: `c${index}`, name: `C ${index}`, parent: null }));
  const counts = many.map(({ id }, index) => ({ value: id, count: index + 1 }));
  const tiles = tilesOf(counts, many);
  expect(tiles).toHaveLength(8);
  expect(tiles[0]?.count).toBe(12);
});
