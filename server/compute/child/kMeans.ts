// Own implementation because ml-kmeans makes one start, not the best of eight.

export interface Clusters {
  readonly centres: number[][];
  readonly sizes: number[];
  readonly own: Int32Array;
  readonly within: number;
}

const starts = 8;
const maxRounds = 100;

function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** `points` stores the rows in one array, `width` numbers each. */
export interface Points {
  readonly values: Float64Array;
  readonly width: number;
  readonly count: number;
}

function distance({ values, width }: Points, row: number, centre: Float64Array, place: number): number {
  let sum = 0;
  for (let index = 0; index < width; index += 1) {
    const gap = (values[row * width + index] ?? 0) - (centre[place * width + index] ?? 0);
    sum += gap * gap;
  }
  return sum;
}

/** k-means++: chooses each start with a probability proportional to its distance from the earlier ones. */
function spread(points: Points, clusters: number, next: () => number): Float64Array {
  const { values, width, count } = points;
  const centres = new Float64Array(clusters * width);
  const put = (place: number, row: number) =>
    centres.set(values.subarray(row * width, (row + 1) * width), place * width);
  put(0, Math.floor(next() * count));
  const nearest = new Float64Array(count).fill(Infinity);
  for (let place = 1; place < clusters; place += 1) {
    let total = 0;
    for (let row = 0; row < count; row += 1) {
      nearest[row] = Math.min(nearest[row] ?? 0, distance(points, row, centres, place - 1));
      total += nearest[row] ?? 0;
    }
    let left = next() * total;
    let chosen = count - 1;
    for (let row = 0; row < count; row += 1) {
      left -= nearest[row] ?? 0;
      if (left < 0) {
        chosen = row;
        break;
      }
    }
    put(place, chosen);
  }
  return centres;
}

function once(points: Points, clusters: number, next: () => number): Clusters {
  const { values, width, count } = points;
  const centres = spread(points, clusters, next);
  const own = new Int32Array(count).fill(-1);
  let sizes: number[] = [];
  let within = 0;
  for (let round = 0; round < maxRounds; round += 1) {
    let moved = 0;
    within = 0;
    const sums = new Float64Array(clusters * width);
    sizes = Array.from({ length: clusters }, () => 0);
    for (let row = 0; row < count; row += 1) {
      let best = 0;
      let least = Infinity;
      for (let place = 0; place < clusters; place += 1) {
        const gap = distance(points, row, centres, place);
        if (gap < least) [best, least] = [place, gap];
      }
      if (own[row] !== best) moved += 1;
      own[row] = best;
      within += least;
      sizes[best] = (sizes[best] ?? 0) + 1;
      for (let index = 0; index < width; index += 1) {
        sums[best * width + index] = (sums[best * width + index] ?? 0) + (values[row * width + index] ?? 0);
      }
    }
    if (moved === 0) break;
    for (const [place, size] of sizes.entries()) {
      // An empty cluster keeps its centre.
      if (size === 0) continue;
      for (let index = 0; index < width; index += 1) {
        centres[place * width + index] = (sums[place * width + index] ?? 0) / size;
      }
    }
  }
  const rows = Array.from({ length: clusters }, (_, place) => [
    ...centres.subarray(place * width, (place + 1) * width),
  ]);
  return { centres: rows, sizes, own, within };
}

export function kMeans(points: Points, clusters: number): Clusters {
  const next = chance(42);
  let best: Clusters | undefined;
  for (let attempt = 0; attempt < starts; attempt += 1) {
    const found = once(points, clusters, next);
    if (!best || found.within < best.within) best = found;
  }
  if (!best) throw new Error('There is at least one try');
  return best;
}
