import type { Box } from '../../compare.ts';
import type { Spot } from '../../sameChange.ts';

/** Surroundings shown with a change, and the least size of both, pixels. */
const around = 40;
const least = { inline: 240, block: 160 };
/** Names of rows and columns at an edge of the picture this near are shown whole. */
const nearEdge = { inline: 240, block: 120 };

/** Some of the spots with their surroundings, within a picture of that size; the whole picture without a spot. */
export function frameOf(spots: readonly Spot[] | undefined, width: number, height: number): Box {
  const boxes = spots?.map(({ box }) => box) ?? [];
  if (boxes.length === 0) return [0, 0, width, height];
  const [left, top] = [Math.min(...boxes.map(([x]) => x)), Math.min(...boxes.map(([, y]) => y))];
  const [right, bottom] = [Math.max(...boxes.map(([, , x]) => x)), Math.max(...boxes.map(([, , , y]) => y))];
  const aside = Math.max(around, (least.inline - (right - left)) / 2);
  const above = Math.max(around, (least.block - (bottom - top)) / 2);
  return [
    left < nearEdge.inline ? 0 : left - aside,
    top < nearEdge.block ? 0 : top - above,
    right > width - nearEdge.inline ? width : right + aside,
    Math.min(height, bottom + above),
  ];
}
