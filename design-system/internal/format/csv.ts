export type CsvCell = string | number | boolean | null | undefined;

/** Spreadsheets execute a text that looks like a formula; a leading ' keeps it a text (OWASP, CSV injection). */
const safe = (text: string) => (/^[=+\-@\t\r']/.test(text) ? `'${text}` : text);

function write(cell: CsvCell) {
  if (cell === null || cell === undefined || (typeof cell === 'number' && !Number.isFinite(cell))) return '';
  const text = typeof cell === 'string' ? safe(cell) : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Formats rows as CSV (RFC 4180) and escapes formulas. A text's own leading ' is doubled, as the server does. */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => `${row.map(write).join(',')}\r\n`).join('');
