// Own implementation because web queries of spreadsheets read tables of web pages only.
import { closeSync, openSync, writeSync } from 'node:fs';
import type { Column } from '../../duckdb/columns.ts';
import type { PlainCell } from '../../duckdb/database.ts';
import { plainTypeOf, type PlainType } from './plain.ts';
import { escaped } from './xlsx.ts';

const midnight = 'T00:00:00.000Z';

function cellText(value: PlainCell, type: PlainType): string {
  if (value === null) return '';
  if (type !== 'date') return String(value);
  const text = new Date(Number(value)).toISOString();
  return text.endsWith(midnight) ? text.slice(0, -midnight.length) : text;
}

const rowOf = (cells: readonly string[], tag: 'td' | 'th') =>
  `<tr>${cells.map((text) => `<${tag}>${escaped(text.toWellFormed())}</${tag}>`).join('')}</tr>\n`;

export async function writeHtml(
  blocks: AsyncIterable<PlainCell[][]>,
  columns: readonly Column[],
  file: string,
): Promise<number> {
  const handle = openSync(file, 'w', 0o600);
  const types = columns.map((column) => plainTypeOf(column));
  const names = columns.map(({ name }) => name);
  let rows = 0;
  try {
    writeSync(handle, `<!doctype html>\n<meta charset="utf-8">\n<title>Data</title>\n<table>\n${rowOf(names, 'th')}`);
    for await (const block of blocks) {
      rows += block.length;
      const lines = block.map((row) => row.map((value, at) => cellText(value, types[at] ?? 'text')));
      writeSync(handle, lines.map((cells) => rowOf(cells, 'td')).join(''));
    }
    writeSync(handle, '</table>\n');
    return rows;
  } finally {
    closeSync(handle);
  }
}
