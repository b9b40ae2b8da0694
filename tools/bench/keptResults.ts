// -- --keep on a bench writes what it found to where the guide "Measured" draws it from.
import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, platform, totalmem } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { judge } from './ui/report.ts';

export type Bench = 'ui' | 'web' | 'server';

/** One figure against its bar: the better of median and best, as the verdict counts it. */
export interface KeptLine {
  what: string;
  is: number;
  bar: number;
  /** 'ms', 'kB', '×' for a ratio to the floor of the same run, or nothing. */
  unit: string;
  /** The bar is a least value. */
  atLeast: boolean;
  met: boolean;
  /** The same figure of other libraries. */
  others?: { name: string; is: number }[];
}

export interface Kept {
  bench: Bench;
  /** Day of the run, UTC. */
  date: string;
  machine: { cores: number; memoryGb: number; platform: string; node: string; load: number };
  lines: KeptLine[];
}

// Before the bench adds its own.
const [load = 0] = loadavg();
const folder = path.join(import.meta.dirname, '..', '..', 'stories', 'guides', 'measured', 'results');

/** Keeps these lines as the last results of a bench, if it was asked to. */
export function keep(bench: Bench, lines: KeptLine[]): void {
  if (!process.argv.includes('--keep')) return;
  const kept: Kept = {
    bench,
    date: new Date().toISOString().slice(0, 10),
    machine: {
      cores: availableParallelism(),
      memoryGb: Math.round(totalmem() / 2 ** 30),
      platform: platform(),
      node: process.version,
      load: Number(load.toFixed(1)),
    },
    lines,
  };
  writeFileSync(path.join(folder, `${bench}.json`), `${JSON.stringify(kept, null, 2)}\n`);
}

const unitOf = (what: string) => /, (ms|kB|MB)\b/u.exec(what)?.[1] ?? '';

const better = ({ median, minimum }: { median: number; minimum: number }) => Math.min(median, minimum);

/** Lines of what was judged: ratios to the floor, or figures whose unit their name tells. */
export const keptOf = (judged: readonly ReturnType<typeof judge>[]): KeptLine[] =>
  judged.map((result) => ({
    what: `${result.id} ${result.what}`,
    bar: result.bar,
    met: result.verdict !== 'missed',
    ...('ratio' in result
      ? {
          is: better(result.ratio),
          unit: '×',
          atLeast: false,
          ...(result.others.length > 0 && {
            others: result.others.map((other) => ({ name: other.name, is: better(other) })),
          }),
        }
      : { is: result.best ?? result.is, unit: unitOf(result.what), atLeast: result.atLeast ?? false }),
  }));
