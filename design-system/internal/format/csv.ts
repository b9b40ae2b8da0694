export type CsvCell = string | number | boolean | null | undefined;

/** A text that begins like a formula runs as one in spreadsheets; a leading ' keeps it a text (OWASP, CSV injection). */
const safe = (text: string) => (/^[=+\-@\t\r']/.test(text) ? `'${text}` : text);

function write(cell: CsvCell) {
  if (cell === null || cell === undefined || (typeof cell === 'number' && !Number.isFinite(cell))) return '';
  const text = typeof cell === 'string' ? safe(cell) : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV (RFC 4180), quoted safe for spreadsheets. A leading ' of a text's own is doubled, as the exchange does. */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => `${row.map(write).join(',')}\r\n`).join('');
