import type { Box } from '../../compare.ts';
import type { Spot } from '../../sameChange.ts';

/** Margin shown around a change, and minimum size of the frame, pixels. */
const around = 40;
const least = { inline: 240, block: 160 };
/** Distance at which the frame extends to the edge of the picture, to show row and column names. */
const nearEdge = { inline: 240, block: 120 };

/** Frame around the spots within a picture of that size; the whole picture without spots. */
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
