// Groups equal changes of many pictures, such as one corner of each button, into one decision.
import { createHash } from 'node:crypto';
import type { Place } from './boxes.ts';
import { channels, differsAt, type Box, type Pixels } from './compare.ts';

/** A place of a picture that changed. */
export interface Spot {
  box: Box;
  /** Innermost part around it. */
  part?: string;
}

/** Pixels that differ within this distance belong to one spot. */
const cellPx = 16;
/** Spots of one part are one spot within this size. */
const glancePx = { inline: 480, block: 320 };
/** Pixels by which focus rings and shadows extend beyond their part. */
const outsidePx = 4;

const around = (one: Box, other: Box): Box => [
  Math.min(one[0], other[0]),
  Math.min(one[1], other[1]),
  Math.max(one[2], other[2]),
  Math.max(one[3], other[3]),
];

const offsetOf = ({ width }: Pixels, x: number, y: number) => (y * width + x) * channels;

/** Pixels that a part may paint beyond its box: 0 next to the edge of another part, such as an icon in a button. */
function reachOf(box: Box, places: readonly Place[]): number {
  const gaps = places.map(({ box: [left, top, right, bottom] }) =>
    Math.min(box[0] - left, box[1] - top, right - box[2], bottom - box[3]),
  );
  return gaps.some((gap) => gap > 0 && gap < 2 * outsidePx) ? 0 : outsidePx;
}

/** Index of the innermost part around each pixel in the list, from the largest part to the smallest; -1 for none. */
function ownersOf({ width, height }: Pixels, places: readonly Place[]): Int16Array {
  const owners = new Int16Array(width * height).fill(-1);
  for (const [index, { box }] of places.entries()) {
    const reach = reachOf(box, places);
    const [left, right] = [Math.max(0, box[0] - reach), Math.min(width, box[2] + reach)];
    const [top, bottom] = [Math.max(0, box[1] - reach), Math.min(height, box[3] + reach)];
    for (let y = top; y < bottom; y += 1) owners.fill(index, y * width + left, y * width + right);
  }
  return owners;
}

/**
 * Boxes around the differing pixels with the index of their owner, in reading order: one for each cluster of touching
 * cells with one owner.
 */
function clustersOf(was: Pixels, is: Pixels, owners?: Int16Array): { owner: number; box: Box }[] {
  const [width, height] = [Math.min(was.width, is.width), Math.min(was.height, is.height)];
  const across = Math.ceil(width / cellPx) + 1;
  // Two empty rows more, so that cells of two owners never touch.
  const cellsOfOwner = across * (Math.ceil(height / cellPx) + 2);
  const cells = new Map<number, Box>();
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (!differsAt(was.data, is.data, offsetOf(was, x, y), offsetOf(is, x, y))) continue;
      const owner = owners?.[y * is.width + x] ?? -1;
      const key = (owner + 1) * cellsOfOwner + Math.floor(y / cellPx) * across + Math.floor(x / cellPx);
      const pixel: Box = [x, y, x + 1, y + 1];
      cells.set(key, around(cells.get(key) ?? pixel, pixel));
    }
  const clusters: { owner: number; box: Box }[] = [];
  for (const [first, start] of cells) {
    let box = start;
    cells.delete(first);
    const queue = [first];
    for (let key = queue.pop(); key !== undefined; key = queue.pop())
      for (const down of [-across, 0, across])
        for (const aside of [-1, 0, 1]) {
          const next = cells.get(key + down + aside);
          if (!next) continue;
          cells.delete(key + down + aside);
          queue.push(key + down + aside);
          box = around(box, next);
        }
    clusters.push({ owner: Math.floor(first / cellsOfOwner) - 1, box });
  }
  return clusters;
}

const areaOf = ({ box: [left, top, right, bottom] }: Place) => (right - left) * (bottom - top);

const isGlance = ([left, top, right, bottom]: Box) => right - left <= glancePx.inline && bottom - top <= glancePx.block;

/**
 * The spots of a change with the parts that they are in. A picture of another size has only the first: the
 * content after it has only moved.
 */
export function spotsOf(was: Pixels, is: Pixels, places: readonly Place[]): Spot[] {
  const sorted = places.toSorted((one, other) => areaOf(other) - areaOf(one));
  const hasMoved = was.width !== is.width || was.height !== is.height;
  const spots: Spot[] = [];
  const lastOf = new Map<Place, Spot>();
  for (const { owner, box } of clustersOf(was, is, ownersOf(is, sorted)).slice(0, hasMoved ? 1 : undefined)) {
    const place = sorted[owner];
    const last = place && lastOf.get(place);
    const joined = last && around(last.box, box);
    if (joined && isGlance(joined)) last.box = joined;
    else {
      const spot: Spot = place ? { box, part: place.part } : { box };
      if (place) lastOf.set(place, spot);
      spots.push(spot);
    }
  }
  return spots;
}

function hashOf([left, top, right, bottom]: Box, pictures: readonly Pixels[]): string {
  const hash = createHash('sha256').update(`${right - left}`);
  for (const picture of pictures)
    for (let y = top; y < bottom; y += 1)
      hash.update(picture.data.subarray(offsetOf(picture, left, y), offsetOf(picture, right, y)));
  return hash.digest('hex');
}

/** Name of a change between pictures of one size: equal for pictures with equal spots, wherever they are. */
export function changeName(was: Pixels, is: Pixels): string {
  const spots = new Set(clustersOf(was, is).map(({ box }) => hashOf(box, [was, is])));
  return createHash('sha256')
    .update([...spots].toSorted().join())
    .digest('hex')
    .slice(0, 12);
}
