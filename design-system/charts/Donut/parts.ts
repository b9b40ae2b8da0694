import { drawable, type Point } from '../points.ts';

const maxParts = 6;

export function partsOf(points: readonly Point[], restLabel: string): Point[] {
  const sums = new Map<Point['x'], number>();
  for (const { x, y } of drawable(points)) if (y > 0) sums.set(x, (sums.get(x) ?? 0) + y);
  const parts = Array.from(sums, ([x, y]) => ({ x, y })).toSorted((a, b) => b.y - a.y);
  if (parts.length <= maxParts) return parts;
  const rest = parts.slice(maxParts - 1).reduce((sum, { y }) => sum + y, 0);
  return [...parts.slice(0, maxParts - 1), { x: restLabel, y: rest }];
}
