// Comment share: of all lines of a folder, those that hold only comment by the parser, in code or JSX.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { root, tracked } from './read.ts';

/** Percent of the lines. `elsewhere`: all folders but src, with the contract, whose comments describe the wire. */
export const maxShares: Readonly<Record<string, number>> = {
  src: 3,
  elsewhere: 5,
  // Doc comments of props, fields and functions are the published documentation.
  'design-system': 6,
  server: 5,
  stories: 5,
  tests: 5,
  // Headers of tools are their documentation and do not count.
  tools: 7,
};

export interface LineCounts {
  comments: number;
  all: number;
}

const onlyComment = /^\{?\0[\0\s]*\}?$/u;

export function countLines(file: string, source: string): LineCounts {
  let masked = source;
  for (const { start, end } of parseSync(file, source).comments)
    masked = masked.slice(0, start) + masked.slice(start, end).replaceAll(/[^\n]/gu, '\0') + masked.slice(end);
  const lines = masked.trimEnd().split('\n');
  return { comments: lines.filter((line) => onlyComment.test(line.trim())).length, all: lines.length };
}

/** One message per folder that exceeds its share. */
export function excessShares(files: Iterable<readonly [file: string, source: string]>): string[] {
  const totals = new Map<string, LineCounts>();
  for (const [file, source] of files) {
    if (!/\.(ts|tsx|js|mjs)$/u.test(file)) continue;
    const folder = file.slice(0, file.indexOf('/'));
    const counts = countLines(file, source);
    for (const name of folder === 'src' ? ['src'] : [folder, 'elsewhere']) {
      const total = totals.get(name) ?? { comments: 0, all: 0 };
      totals.set(name, { comments: total.comments + counts.comments, all: total.all + counts.all });
    }
  }
  return [...totals].flatMap(([folder, { comments, all }]) => {
    const share = (100 * comments) / all;
    const most = maxShares[folder] ?? 100;
    if (share < most) return [];
    return [`${folder}: ${comments} of ${all} lines are comments, ${share.toFixed(2)} %; under ${most} % allowed`];
  });
}

export const sources = (): (readonly [string, string])[] =>
  tracked().map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const);
