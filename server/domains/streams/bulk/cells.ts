// Text cells of a CSV file as spreadsheets may open them: what would be read as a formula gets a quote before it.

const formula = /^[=+\-@\t\r\n\0']/u;
const quoted = /^'(?=[=+\-@\t\r\n\0'])/u;

/** A text that no spreadsheet takes for a formula; `fromSafe` gives the text back. */
export const toSafe = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The text that `toSafe` was given; any other text stays as it is. */
export const fromSafe = (cell: string): string => cell.replace(quoted, '');

const special = /^\s|\s$|[",;\n\r\t]/u;

/** A cell as RFC 4180 writes it. */
const toCell = (text: string): string => (special.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const toLine = (cells: readonly string[]): string => `${cells.map(toCell).join(',')}\r\n`;
