const probedCharacters = 2 ** 18;

/** The line with the hint of spreadsheets. */
const hint = /^\s*"?sep=[^\r\n"]{1,3}"?(?:\r\n|\r|\n)/iu;
const headerEnd = /^[^\p{L}\r\n]*end[ _]of[ _]header[^\p{L}\r\n]*(?:\r\n|\r|\n)/gimu;
const blankLine = /(?:\n|\r(?!\n))[^\S\r\n]*(?:\r|\n)/u;

/** Headers of instruments that say where they end. Another header may follow before the first row. */
function headersIn(text: string): string {
  const found = text.slice(0, probedCharacters).matchAll(headerEnd);
  const ends = Array.from(found, ({ index, 0: line }) => index + line.length);
  const last = ends.find((end, at) => {
    const next = ends[at + 1];
    return next === undefined || blankLine.test(text.slice(end, next).trimStart());
  });
  return text.slice(0, last ?? 0);
}

/** Text in front of a table that is no part of it, by its own words. */
export const skippedIn = (text: string): string => hint.exec(text)?.[0] ?? headersIn(text);

export const hasHeader = (skipped: string): boolean => headersIn(skipped) !== '';

export const linesIn = (text: string): number => text.match(/\r\n|\r|\n/gu)?.length ?? 0;
