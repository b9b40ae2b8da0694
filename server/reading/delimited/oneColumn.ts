import type { Dialect } from './dialect.ts';
import type { Place } from './place.ts';

const moment =
  /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}[/.]\d{1,2}[/.]\d{4})(?:[T ]\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?\s?(?:Z|[+-]\d{2}:?\d{2})?)?$/u;
const webAddress = /^https?:\/\/[^\s,;|"]+$/u;
/** Signs that also divide words, moments and addresses. */
const ambiguous = new Set([' ', ':', '-', '/', '.', '_', '=', '&', '#', ' - ']);
const probedLines = 400;

/** True for lines that are values as they are, such as moments, and for two words in a line under one name. */
export function isOneColumn(text: string, { delimiter }: Dialect, { width }: Place): boolean {
  if (!ambiguous.has(delimiter)) return false;
  const lines = text.split(/\r\n|\n|\r/u, probedLines).map((line) => line.trim());
  const [head = '', ...body] = lines.filter((line) => line !== '');
  if (body.length === 0) return false;
  const values = body.filter((line) => moment.test(line) || webAddress.test(line)).length;
  if (values >= body.length * 0.9) return true;
  const isTwoWords = (line: string) => line.split(delimiter).length === 2;
  return width === 2 && delimiter === ' ' && !head.includes(delimiter) && body.every((line) => isTwoWords(line));
}
