import type { TableRead } from './types.ts';

const quotedCell = (cell: string | null) => {
  const text = cell ?? '';
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** One line of RFC 4180. A single empty cell is quoted: an empty line is no row. */
function lineOf(cells: readonly (string | null)[]): string {
  const line = cells.map((cell) => quotedCell(cell)).join(',');
  return line === '' ? '""\n' : `${line}\n`;
}

/** The table as CSV by RFC 4180. Its header has the names as the source wrote them, and is left out where it wrote none. */
export async function* plainCsv({ columns, hasHeader, batches }: TableRead): AsyncGenerator<string> {
  if (columns.length === 0) return;
  if (hasHeader) yield lineOf(columns.map(({ written }) => written));
  for await (const batch of batches) yield batch.map((row) => lineOf(row)).join('');
}
