import { peers, type Side } from './build.ts';

interface Rated {
  id: string;
  what: string;
  bar: number;
  stretch: number;
}

/** Samples of each side, to be compared. */
export interface Compared extends Rated {
  unit: 'ms' | 'bytes';
  samples: Partial<Record<Side, readonly number[]>>;
  also?: { what: string; holds: boolean };
}

/** One figure with a greatest value, or a least one. */
export interface Weighed extends Rated {
  /** The median, where there are several samples. */
  is: number;
  /** The best of several samples. */
  best?: number;
  atLeast?: true;
}

/** Another side against plain. */
interface Other {
  name: string;
  median: number;
  minimum: number;
}

export type Result = Compared | Weighed;

export const median = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? (sorted[middle] ?? Number.NaN) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};
const least = (values: readonly number[]) => Math.min(...values);

const names: Partial<Record<Side, string>> = peers;

/** Ratios and verdict. A bar is missed only when both the medians and the minimums are over it: one alone may be noise. */
export function judge(result: Result) {
  if ('is' in result) {
    const { is, best = is, bar, stretch, atLeast } = result;
    const reaches = (wanted: number) => (atLeast ? best >= wanted : best <= wanted);
    return { ...result, verdict: verdictOf(reaches(bar), reaches(stretch)) };
  }
  const { samples, bar, stretch, also } = result;
  const { ours = [], plain = [], ...rest } = samples;
  const medians = { ours: median(ours), plain: median(plain) };
  const minimums = { ours: least(ours), plain: least(plain) };
  const toPlain = (values: readonly number[]) => ({
    median: median(values) / medians.plain,
    minimum: least(values) / minimums.plain,
  });
  const ratio = toPlain(ours);
  const better = Math.min(ratio.median, ratio.minimum);
  const others = Object.entries(rest).map(([side, values]): Other => {
    const { median: middle, minimum } = toPlain(values);
    return { name: names[side as Side] ?? side, median: middle, minimum };
  });
  return {
    ...result,
    medians,
    minimums,
    ratio,
    others,
    // NaN, from a sample that went wrong, is a miss.
    verdict: verdictOf(better <= bar && (also?.holds ?? true), better <= stretch),
  };
}

const verdictOf = (kept: boolean, stretched: boolean) => {
  if (!kept) return 'missed' as const;
  return stretched ? ('stretch' as const) : ('kept' as const);
};

const marks = { kept: '✓', stretch: '✓✓', missed: '✗' } as const;
const figure = (value: number, unit: Compared['unit']) =>
  unit === 'ms' ? value.toFixed(2) : `${(value / 1000).toFixed(0)}k`;

const fine = (value: number) => String(Number(value.toFixed(Math.abs(value) < 1 ? 4 : 2)));

/** One line of the table. */
export function lineOf(result: Result): string {
  const judged = judge(result);
  const name = `${result.id.padEnd(4)}${result.what.padEnd(48)}`;
  const bar = `bar ${fine(result.bar)}`.padEnd(10);
  if (!('ratio' in judged)) {
    const figures = [judged.is, ...(judged.best === undefined ? [] : [judged.best])].map(fine);
    return `${name}${figures.join(' / ').padStart(50)}   ${bar}${marks[judged.verdict]}`;
  }
  const { medians, minimums, ratio, unit, also } = judged;
  const pair = ({ ours, plain }: typeof medians) => `${figure(ours, unit)} / ${figure(plain, unit)}`.padStart(18);
  const ratios = `${ratio.median.toFixed(2).padStart(7)}${ratio.minimum.toFixed(2).padStart(7)}`;
  const extra = also ? `  ${also.what}: ${also.holds ? 'yes' : 'NO'}` : '';
  const line = `${name}${pair(medians)}${pair(minimums)}${ratios}   ${bar}${marks[judged.verdict]}${extra}`;
  return [line, ...judged.others.map(otherLine)].join('\n');
}

const otherLine = ({ name, median: middle, minimum }: Other) =>
  `    ${name.padEnd(84)}${middle.toFixed(2).padStart(7)}${minimum.toFixed(2).padStart(7)}`;

/** The table as a whole: text for people, data for programs, and how many bars were missed. */
export function summary(results: readonly Result[]) {
  const judged = results.map(judge);
  const missed = judged.filter(({ verdict }) => verdict === 'missed');
  const head = `${''.padEnd(52)}${'median'.padStart(18)}${'minimum'.padStart(18)}  ratio of both`;
  const ids = missed.map(({ id }) => id).join(', ');
  const verdict = missed.length > 0 ? `Missed: ${ids}` : 'Every bar is kept.';
  return {
    text: ['', head, ...results.map(lineOf), '', `ours / plain; ✓✓ also reaches the stretch. ${verdict}`].join('\n'),
    missed: missed.length,
    json: { missed: missed.length, results: judged },
  };
}
