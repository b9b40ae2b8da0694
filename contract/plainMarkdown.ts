// Texts of one line, such as in cards and search results, of descriptions in Markdown.

/** Escaped punctuation moves to private characters, so that no other rule reads it. */
const shift = 0xe0_00;
const escaped = /\\([!-/:-@[-`{-~])/gu;
const shifted = /[\uE021-\uE07E]/gu;
const moved = (char: string, by: number) => String.fromCodePoint((char.codePointAt(0) ?? 0) + by);
/** Lines without text: fences, rules below titles and column headers, targets of references. */
const silent = /^[ \t]*(?:(?:```|~~~).*|[-*_=|:][-*_=|: \t]{2,}|\[[^\]]+\]:.*)$/u;
const marker = /^[ \t>]*(?:#{1,6}[ \t]+|(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?)?/u;
const links = /!?\[([^\][]*)\](?:\([^()\s]*(?:[ \t]+"[^"]*")?\)|\[[^\][]*\])/gu;
const marks = /(\*{1,3}|~~|`+)(?=\S)([^*~`]*[^*~`\s])\1/gu;
/** Underscores inside words are part of names. */
const underscores = /(?<![\p{L}\p{N}_])(_{1,3})(?=\S)([^_]*[^_\s])\1(?![\p{L}\p{N}_])/gu;

function plainLine(line: string): string {
  if (silent.test(line)) return '';
  const isTable = /^[ \t]*\|/u.test(line);
  return (isTable ? line.replaceAll('|', ' ').replaceAll(/ {2,}/gu, ' ') : line)
    .replaceAll(escaped, (_, char: string) => moved(char, shift))
    .replace(marker, '')
    .replaceAll(links, '$1')
    .replaceAll(marks, '$2')
    .replaceAll(marks, '$2')
    .replaceAll(underscores, '$2')
    .replaceAll(shifted, (char) => moved(char, -shift));
}

/** Removes the marks of Markdown, and puts the text on one line. */
export const plainMarkdown = (text: string): string =>
  text
    .split(/\r?\n/u)
    .map((line) => plainLine(line).trim())
    .filter((line) => line !== '')
    .join(' ');
