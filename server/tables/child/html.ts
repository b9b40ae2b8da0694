// Own implementation because web queries of spreadsheets read tables of web pages only.
import { closeSync, openSync, writeSync } from 'node:fs';
import type { Column } from '../../duckdb/columns.ts';
import type { PlainCell } from '../../duckdb/database.ts';
import { isTime, momentText } from './plain.ts';
import { valueOf, type ValueName } from './values.ts';
import { markup } from './xlsx.ts';

// oxlint-disable-next-line no-control-regex -- HTML refuses these characters
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu;

function cellText(value: PlainCell, type: ValueName): string {
  if (value === null) return '';
  if (isTime(type)) return momentText(BigInt(value), type);
  return typeof value === 'string' ? markup(value).replaceAll(controls, ' ') : String(value);
}

const rowOf = (cells: readonly string[], tag: 'td' | 'th') =>
  `<tr><${tag}>${cells.join(`</${tag}><${tag}>`)}</${tag}></tr>\n`;

export async function writeHtml(
  blocks: AsyncIterable<PlainCell[][]>,
  columns: readonly Column[],
  file: string,
): Promise<number> {
  const handle = openSync(file, 'w', 0o600);
  const types = columns.map(({ type }) => valueOf(type));
  const names = columns.map(({ name }) => markup(name));
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
