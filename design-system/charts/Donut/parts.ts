import { drawable, type Point } from '../points.ts';

/** As many parts as there are colours. */
const mostParts = 6;

/** The parts above zero, largest first; beyond six the smallest together are one. */
export function partsOf(points: readonly Point[], restLabel: string): Point[] {
  const sums = new Map<Point['x'], number>();
  for (const { x, y } of drawable(points)) if (y > 0) sums.set(x, (sums.get(x) ?? 0) + y);
  const parts = Array.from(sums, ([x, y]) => ({ x, y })).toSorted((a, b) => b.y - a.y);
  if (parts.length <= mostParts) return parts;
  const rest = parts.slice(mostParts - 1).reduce((sum, { y }) => sum + y, 0);
  return [...parts.slice(0, mostParts - 1), { x: restLabel, y: rest }];
}
