import type { ReadingChoice } from '#contract/types.ts';
import { isBlankCell } from '../delimited/kinds.ts';
import type { Row } from '../delimited/parser.ts';
import { placeOf, type TablePlace } from '../delimited/tablePlace.ts';
import { readRows } from '../delimited/readRows.ts';
import { chosenHeader } from '../delimited/chosenHeader.ts';
import type { Recognised, TableRead } from '../types.ts';
import type { SheetRow } from './sheet.ts';
import { openWorkbook } from './workbook.ts';

const probedRows = 3_000;
/** Blank rows that stand for rows which the sheet leaves out. */
const maxGap = 3;

const filledWidth = (cells: readonly string[]) => cells.findLastIndex((cell) => !isBlankCell(cell)) + 1;

/** Rows as a CSV file of the sheet has them: of one width, with blank rows between tables. */
async function* rowsOf(sheet: AsyncIterable<readonly SheetRow[]>, width: number): AsyncGenerator<Row[]> {
  let next = 1;
  for await (const batch of sheet) {
    const rows: Row[] = [];
    for (const { cells, line } of batch) {
      for (let at = Math.max(next, line - maxGap); at < line; at += 1)
        rows.push({ cells: [''], line: at, isOpen: false });
      const length = Math.max(width, filledWidth(cells));
      rows.push({ cells: Array.from({ length }, (_, at) => cells[at] ?? ''), line, isOpen: false });
      next = line + 1;
    }
    yield rows;
  }
}

async function probe(sheet: AsyncIterable<readonly SheetRow[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const batch of rowsOf(sheet, 0)) {
    for (const row of batch.slice(0, probedRows + 1 - rows.length)) rows.push(row);
    if (rows.length > probedRows) break;
  }
  return rows;
}

const padded = (rows: readonly Row[], width: number) =>
  rows.map(({ cells }) => Array.from({ length: Math.max(width, cells.length) }, (_, at) => cells[at] ?? ''));

export async function recogniseWorkbook(source: string | Uint8Array, choice: ReadingChoice): Promise<Recognised> {
  const { sheets, sheet, rows } = await openWorkbook(source, choice.sheet);
  const probed = await probe(rows());
  const header = chosenHeader(probed, choice.header);
  const widest = probed.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const first = placeOf(padded(probed, widest), header);
  const table = probed.slice(first.headerAt).map(({ cells }) => cells);
  // A title or note may reach beyond the table.
  const width = Math.max(0, ...table.filter((cells) => cells.length > 1).map((cells) => filledWidth(cells)));
  const place = width < widest ? placeOf(padded(probed, width), header) : first;
  const before = Math.max(0, (probed[place.headerAt]?.line ?? 1) - 1);
  const found = { format: 'xlsx' as const, sheet, sheets: [...sheets], before, headerRows: place.headerRows };
  return { found: { ...found, notes: [], questions: [] }, sheet: { place, width } };
}

export async function readWorkbook(source: string | Uint8Array, { found, sheet }: Recognised): Promise<TableRead> {
  const { rows } = await openWorkbook(source, found.sheet);
  const { place, width }: { place: TablePlace; width: number } = sheet!;
  return readRows({ parsed: () => rowsOf(rows(), width), place, found: () => found });
}
