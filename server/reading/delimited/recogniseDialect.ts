// Own implementation after the data-consistency measure of CleverCSV (van den Burg, Nazábal, Sutton, 2019):
// a dialect fits as well as its rows are alike in width, times the share of cells of a known kind.
import { kindOf, type Kind } from './kinds.ts';
import { parseRows } from './parser.ts';
import { plainDialect, type Dialect } from './dialect.ts';

const probedCharacters = 400_000;
const probedRows = 400;
const probedCells = 24_000;

const usualDelimiters = [
  ',',
  ';',
  '\t',
  '|',
  ':',
  '^',
  '~',
  '\u0001',
  '\u001F',
  '§',
  '¦',
  '!',
  '#',
  '&',
  '*',
  '=',
  '/',
  '-',
  '_',
  '.',
];
const severalCharacters = [
  '||',
  '::',
  ';;',
  ',,',
  '\t\t',
  '~~',
  '^^',
  '|~|',
  '~|~',
  '<>',
  '=>',
  '->',
  '##',
  '@@',
  '$$',
  '&&',
  '%%',
  '|#|',
  '#|#',
  ' | ',
  ' ; ',
  ' - ',
  '\\t',
];
const oddDelimiters = new Set(['!', '#', '&', '*', '=', '/', '-', '_', '.', ':', ' - ', '->']);

export interface Scored {
  readonly dialect: Dialect;
  readonly score: number;
}

const countOf = (text: string, part: string) => text.split(part).length - 1;

/** True for a character that occurs in pairs only: the pair is the delimiter. */
const isDoubled = (text: string, delimiter: string) =>
  delimiter.length === 1 &&
  severalCharacters.includes(delimiter + delimiter) &&
  countOf(text, delimiter + delimiter) * 2 >= countOf(text, delimiter) * 0.95;

function dialectsIn(text: string): Dialect[] {
  const quotes = ['"', "'"].filter((quote) => text.includes(quote));
  const pairs = [...quotes, ''].flatMap((quote) => {
    if (quote === '') return quotes.includes('"') ? [] : [{ quote: '', escape: '' }];
    const escapes = [quote, '\\', '\0'].filter((escape) => escape === quote || text.includes(escape + quote));
    return escapes.map((escape) => ({ quote, escape }));
  });
  const forms: Pick<Dialect, 'delimiter' | 'blanks'>[] = [...usualDelimiters, ...severalCharacters]
    .filter((delimiter) => text.includes(delimiter) && !isDoubled(text, delimiter))
    .map((delimiter) => ({ delimiter }));
  for (const delimiter of [',', ';', '|', ':']) {
    if (text.includes(`${delimiter} `)) forms.push({ delimiter: `${delimiter} `, blanks: 'after' });
  }
  if (text.includes(' ')) forms.push({ delimiter: ' ' }, { delimiter: ' ', blanks: 'run' });
  if (/[^\s][ \t]{2,}[^\s]/u.test(text)) forms.push({ delimiter: '  ', blanks: 'run' });
  return forms.flatMap((form) => pairs.map((pair) => ({ ...form, ...pair })));
}

/** Share of a cell that counts as known, from 0 to 1. */
function knownShare(cell: string, kind: Kind): number {
  if (kind === 'text') return /^["']|["']$|["'],|^\s|\s$|\0/u.test(cell) ? 0 : 0.8;
  if (/^\s|^['"]/u.test(cell)) return 0.3;
  return 1;
}

/** Rows of alike width in a row, weighed by how much they are divided. */
function patternScore(widths: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
  let sum = 0;
  for (const [width, count] of counts) sum += (count * Math.max(width - 1, 0.001)) / width;
  const mostAlike = Math.max(...counts.values());
  return (sum / counts.size) * (0.5 + mostAlike / widths.length / 2);
}

export function scoreOf(text: string, dialect: Dialect, isLast: boolean): number {
  const rows = parseRows(text, dialect, probedRows, isLast).filter(
    ({ cells }) => cells.length > 1 || cells[0]?.trim() !== '',
  );
  if (rows.length === 0) return 0;
  let known = 0;
  let seen = 0;
  for (const { cells } of rows) {
    if (seen > probedCells) break;
    for (const cell of cells) {
      seen += 1;
      known += knownShare(cell, kindOf(cell));
    }
  }
  const odd = oddDelimiters.has(dialect.delimiter) ? 0.7 : 1;
  return patternScore(rows.map(({ cells }) => cells.length)) * (known / seen) * odd;
}

export type Fixed = Partial<Pick<Dialect, 'delimiter' | 'quote' | 'escape'>>;

/** Reads `sep=;` in the first line, the hint of spreadsheets. */
export const namedDelimiter = (text: string): string | undefined =>
  /^\s*"?sep=([^\r\n"]{1,3})"?[\r\n]/iu.exec(text)?.[1];

export function recogniseDialect(text: string, fixed: Fixed = {}): Scored {
  const head = text.slice(0, probedCharacters);
  const isLast = head.length === text.length;
  let best: Scored | undefined;
  for (const found of candidates(head, fixed)) {
    const score = scoreOf(head, found, isLast);
    if (!best || score > best.score * 1.0001) best = { dialect: found, score };
  }
  if (!best) return { dialect: { ...plainDialect, ...fixed }, score: 0 };
  return best;
}

function candidates(text: string, fixed: Fixed): Dialect[] {
  const { delimiter, quote, escape } = fixed;
  const all = dialectsIn(text);
  if (delimiter !== undefined) {
    const alike = all.filter(
      (found) => found.delimiter.trimEnd() === delimiter.trimEnd() && found.delimiter.startsWith(delimiter),
    );
    const pairs = alike.length > 0 ? alike : [{ ...plainDialect, delimiter }];
    return pairs.map((found) => ({ ...found, quote: quote ?? found.quote, escape: escape ?? quote ?? found.escape }));
  }
  const matching = all.filter(
    (found) => (quote === undefined || found.quote === quote) && (escape === undefined || found.escape === escape),
  );
  return matching.length > 0
    ? matching
    : all.map((found) => ({ ...found, quote: quote ?? found.quote, escape: escape ?? quote ?? found.escape }));
}
