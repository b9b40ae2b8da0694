// CSV cells protected against formula injection: a quote precedes text that a spreadsheet would run as a formula.

const formula = /^[=+\-@\t\r\n\0']/u;
const quoted = /^'(?=[=+\-@\t\r\n\0'])/u;

export const toSafe = (text: string): string => (formula.test(text) ? `'${text}` : text);

export const fromSafe = (cell: string): string => cell.replace(quoted, '');

const special = /^\s|\s$|[",;\n\r\t]/u;

const toCell = (text: string): string => (special.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const toLine = (cells: readonly string[]): string => `${cells.map(toCell).join(',')}\r\n`;
