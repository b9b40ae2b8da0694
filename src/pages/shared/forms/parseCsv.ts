// Own implementation because the browser build of csv-parse brings a Buffer of 30 kB.

/** Thrown for a quotation mark that is never closed. */
export class OpenQuote extends Error {
  /** Line of the quotation mark, from 1. */
  readonly line: number;

  constructor(line: number) {
    super('open quote');
    this.line = line;
  }
}

const delimiters = [',', ';', '\t'] as const;

function delimiterOf(text: string): string {
  const [line = ''] = text.trimStart().split(/[\r\n]/u, 1);
  const bare = line.replaceAll(/"(?:[^"]|"")*"/gu, '');
  const counted = delimiters.map((delimiter) => ({ delimiter, count: bare.split(delimiter).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.delimiter ?? ',';
}

function closing(text: string, start: number): number {
  let at = text.indexOf('"', start + 1);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  if (at < 0) throw new OpenQuote(text.slice(0, start).split('\n').length);
  return at;
}

/** Any line ending, RFC 4180 quotes. Skips blank lines. Throws `OpenQuote`. */
export function parseCsv(given: string, { trim = true } = {}): string[][] {
  const text = given.replace(/^\uFEFF/u, '');
  const delimiter = delimiterOf(text);
  const ends = delimiter === '\t' ? /[\t\r\n]/gu : delimiter === ';' ? /[;\r\n]/gu : /[,\r\n]/gu;
  const records: string[][] = [];
  let record: string[] = [];
  let at = 0;
  const endRecord = () => {
    if (record.length > 1 || record[0] !== '') records.push(record);
    record = [];
  };
  for (;;) {
    const blank = /[^\S\r\n\t]*/uy;
    blank.lastIndex = at;
    blank.exec(text);
    const quoted = text[blank.lastIndex] === '"';
    const close = quoted ? closing(text, blank.lastIndex) : at;
    ends.lastIndex = quoted ? close + 1 : at;
    const end = ends.exec(text)?.index ?? text.length;
    const bare = trim ? text.slice(at, end).trim() : text.slice(at, end);
    record.push(quoted ? text.slice(blank.lastIndex + 1, close).replaceAll('""', '"') : bare);
    if (text[end] !== delimiter) endRecord();
    if (end >= text.length) return records;
    at = end + (text[end] === '\r' && text[end + 1] === '\n' ? 2 : 1);
  }
}
