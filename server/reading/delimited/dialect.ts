import type { Columns } from './fixedWidth.ts';

export interface Dialect {
  /** Empty for a single column. */
  readonly delimiter: string;
  /** `after`: blanks behind the delimiter belong to it. `run`: blanks and tabs, at least as many as the delimiter has. */
  readonly blanks?: 'after' | 'run';
  /** Blank places between columns of fixed width. */
  readonly fixed?: Columns;
  readonly quote: string;
  readonly escape: string;
}

export const plainDialect: Dialect = { delimiter: ',', quote: '"', escape: '"' };

const isBlank = (character: string | undefined) => character === ' ' || character === '\t';

/** Returns a function for the length of the delimiter at a place, or 0. */
export function delimiterLength({ delimiter, blanks }: Dialect): (text: string, at: number) => number {
  if (delimiter === '') return () => 0;
  const first = delimiter.charCodeAt(0);
  if (blanks === 'run') {
    const least = delimiter.length;
    return (text, at) => {
      let end = at;
      while (isBlank(text[end])) end += 1;
      return end - at >= least ? end - at : 0;
    };
  }
  if (blanks === 'after') {
    return (text, at) => {
      if (text.charCodeAt(at) !== first) return 0;
      let end = at + 1;
      while (text[end] === ' ') end += 1;
      return end - at;
    };
  }
  if (delimiter.length === 1) return (text, at) => (text.charCodeAt(at) === first ? 1 : 0);
  return (text, at) => (text.startsWith(delimiter, at) ? delimiter.length : 0);
}
