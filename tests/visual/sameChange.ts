// Equal changes of many pictures, such as one corner of each button, are one decision.
import { createHash } from 'node:crypto';
import { channels, differsAt, type Pixels } from './compare.ts';

/** Pixels that differ within this distance belong to one spot. */
const cellPx = 16;

interface Spot {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Boxes around the pixels that differ, one for each cluster of cells that touch. */
function spotsOf(was: Pixels, is: Pixels): Spot[] {
  const { width, height } = was;
  const across = Math.ceil(width / cellPx);
  const cells = new Map<number, Spot>();
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (!differsAt(was.data, is.data, (y * width + x) * channels)) continue;
      const key = Math.floor(y / cellPx) * across + Math.floor(x / cellPx);
      const { left, top, right, bottom } = cells.get(key) ?? { left: x, top: y, right: x, bottom: y };
      cells.set(key, {
        left: Math.min(left, x),
        top: Math.min(top, y),
        right: Math.max(right, x),
        bottom: Math.max(bottom, y),
      });
    }
  const spots: Spot[] = [];
  for (const first of cells.keys()) {
    const start = cells.get(first);
    if (!start) continue;
    cells.delete(first);
    const [spot, queue] = [{ ...start }, [first]];
    for (let key = queue.pop(); key !== undefined; key = queue.pop())
      for (const down of [-across, 0, across])
        for (const aside of [-1, 0, 1]) {
          const next = cells.get(key + down + aside);
          if (!next) continue;
          cells.delete(key + down + aside);
          queue.push(key + down + aside);
          spot.left = Math.min(spot.left, next.left);
          spot.top = Math.min(spot.top, next.top);
          spot.right = Math.max(spot.right, next.right);
          spot.bottom = Math.max(spot.bottom, next.bottom);
        }
    spots.push(spot);
  }
  return spots;
}

function hashOf(spot: Spot, pictures: readonly Pixels[]): string {
  const hash = createHash('sha256').update(`${spot.right - spot.left}`);
  for (const { width, data } of pictures)
    for (let y = spot.top; y <= spot.bottom; y += 1)
      hash.update(data.subarray((y * width + spot.left) * channels, (y * width + spot.right + 1) * channels));
  return hash.digest('hex');
}

/** A name of the change between pictures of one size: equal for pictures whose spots change alike, wherever they are. */
export function changeName(was: Pixels, is: Pixels): string {
  const spots = new Set(spotsOf(was, is).map((spot) => hashOf(spot, [was, is])));
  return createHash('sha256')
    .update([...spots].toSorted().join())
    .digest('hex')
    .slice(0, 12);
}
