import type { Dialect } from './dialect.ts';
import type { TablePlace } from './tablePlace.ts';
import type { Scored } from './recogniseDialect.ts';

const moment =
  /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}[/.]\d{1,2}[/.]\d{4})(?:[T ]\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?\s?(?:Z|[+-]\d{2}:?\d{2})?)?$/u;
const webAddress = /^https?:\/\/[^\s,;|"]+$/u;
const mailAddress = /^[^\s@,;|"]+@[^\s@,;|"]+\.[a-z]+$/iu;
/** Signs that also divide words, moments and addresses. */
const ambiguous = new Set([' ', ':', '-', '/', '.', '_', '=', '&', '#', ' - ']);
const probedLines = 400;

const stamped =
  /^\W?(?:\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}|\p{Lu}\p{L}{2} [ \d]\d \d{2}:\d{2}:\d{2}|\d{2}:\d{2}:\d{2})(?:[.,]\d{3})?\S?\s+\S*\p{L}/u;
const sentence = /^(?=(?:\S+\s){4})(?:\P{N}|\p{N}(?!\p{N}{2})|(?<=\s)\p{N}{4}(?=\W))*$/u;
const figures = /\S {2,}\S.*\S {2,}\S|\d[.,]\d/u;
const fewestSentences = 2;
const longestLine = 400;

/** True for a letter, or for the log of a program: sentences and messages, which commas and blanks divide unevenly. */
export function isWriting(text: string, { dialect: { delimiter, blanks }, even, width }: Scored): boolean {
  const lines = text
    .split(/\r\n|\n|\r/u, probedLines)
    .map((line) => line.slice(0, longestLine))
    .filter((line) => line.trim() !== '');
  const isUneven = even < 0.8 || width === 2;
  if (!ambiguous.has(delimiter) && blanks !== 'run' && delimiter.trim() !== ',') return false;
  const messages = lines.filter((line) => stamped.test(line)).length;
  const isStamp = delimiter !== ',' || lines.every((line) => !stamped.test(line) || /^[^,]+,\d{3}\s/u.test(line));
  if (messages > lines.length * 0.8 && isUneven && isStamp) return true;
  const sentences = lines.filter((line) => sentence.test(line) && !figures.test(line)).length;
  return sentences >= fewestSentences && sentences > lines.length * 0.6 && (even < 0.8 || delimiter.trim() !== ',');
}

/** True for lines that are values as they are, such as moments and addresses, and for two words in a line under one name. */
export function isOneColumn(text: string, { delimiter }: Dialect, { width }: TablePlace): boolean {
  if (!ambiguous.has(delimiter)) return false;
  const lines = text.split(/\r\n|\n|\r/u, probedLines).map((line) => line.trim());
  const [header = '', ...body] = lines.filter((line) => line !== '');
  if (body.length === 0) return false;
  const values = body.filter((line) => moment.test(line) || webAddress.test(line) || mailAddress.test(line)).length;
  if (values >= body.length * 0.9) return true;
  const isTwoWords = (line: string) => line.split(delimiter).length === 2;
  return width === 2 && delimiter === ' ' && !header.includes(delimiter) && body.every((line) => isTwoWords(line));
}
