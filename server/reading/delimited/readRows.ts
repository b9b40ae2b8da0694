import { readingNotes } from '#contract/constants.ts';
import type { FileReading } from '#contract/types.ts';
import { columnNames } from '../names.ts';
import { ReadingError } from '../readingError.ts';
import type { Column, Recognised, TableRead } from '../types.ts';
import type { TablePlace } from './tablePlace.ts';
import { sentenceOf } from '../sentence.ts';
import type { Row } from './parser.ts';
import { TableRows } from './tableRows.ts';

type Note = FileReading['notes'][number];

const maxLines = 5;
// oxlint-disable-next-line no-control-regex -- texts have none of these
const noText = /[\u0000-\u0008\u000E-\u001A\u{FFFD}]/u;

class Notes {
  private readonly found = new Map<Note['code'], { count: number; lines: number[] }>();

  add(code: Note['code'], line?: number, count = 1): void {
    const note = this.found.get(code) ?? { count: 0, lines: [] };
    note.count += count;
    if (line !== undefined && note.lines.length < maxLines && note.lines.at(-1) !== line) note.lines.push(line);
    this.found.set(code, note);
  }

  list(): Note[] {
    return readingNotes.flatMap((code) => {
      const note = this.found.get(code);
      return note ? [{ code, ...note }] : [];
    });
  }
}

async function* tableOf(parsed: AsyncIterable<readonly Row[]>, rows: TableRows): AsyncGenerator<Row[]> {
  for await (const batch of parsed) {
    const passed = rows.take(batch);
    if (passed.length > 0) yield passed;
  }
  const last = rows.end();
  if (last.length > 0) yield last;
}

interface PlacedRows {
  /** Every row of the source, from the first one on each call. */
  readonly parsed: () => AsyncIterable<readonly Row[]>;
  readonly place: TablePlace;
  readonly found: () => Recognised['found'];
}

async function widestRow({ parsed, place, found }: PlacedRows): Promise<number> {
  let widest = Math.max(place.width, place.names?.length ?? 0);
  const rows = new TableRows(place, found().comment);
  for await (const batch of tableOf(parsed(), rows)) {
    for (const { cells } of batch) {
      if (cells.length > widest && cells.slice(widest).some((cell) => cell !== '')) widest = cells.length;
    }
  }
  return widest;
}

function columnsOf(written: readonly string[] | undefined, width: number): Column[] {
  const names = Array.from({ length: width }, (_, place) => written?.[place] ?? '');
  return columnNames(names).map((name, place) => ({ name, written: names[place]! }));
}

/** Reads rows twice: once for their width, once for their cells. Every row gets the same number of cells. */
export async function readRows(placed: PlacedRows): Promise<TableRead> {
  const { parsed, place, found } = placed;
  const width = await widestRow(placed);
  const columns = columnsOf(place.names, width);
  const usual = place.width;
  const rows = new TableRows(place, found().comment);
  const notes = new Notes();
  const renamed = columns.filter(({ name, written }) => written !== '' && name !== written).length;
  if (renamed > 0) notes.add('renamed', undefined, renamed);
  async function* batches() {
    let count = 0;
    for await (const batch of tableOf(parsed(), rows)) {
      count += batch.length;
      yield batch.map(({ cells, line, isOpen }) => {
        if (cells.length < usual) notes.add('shortRows', line);
        else if (cells.length > usual) notes.add('longRows', line);
        if (isOpen) notes.add('openQuote', line);
        if (cells.some((cell) => noText.test(cell))) notes.add('notText', line);
        return Array.from({ length: width }, (_, at) => cells[at] ?? '');
      });
    }
    if (count === 0 && rows.after > 0) throw new ReadingError('The data is not a table: no row fits its first rows');
  }
  const reading = (): FileReading => {
    const listed = notes.list();
    const { skipped, tables, after } = rows;
    if (skipped.length > 0)
      listed.push({ code: 'skippedLines', count: skipped.length, lines: skipped.slice(0, maxLines) });
    if (tables > 1) listed.push({ code: 'furtherTables', count: tables - 1, lines: [] });
    const whole = { ...found(), after, tables, notes: listed };
    return { ...whole, sentence: sentenceOf(whole) };
  };
  return { columns, hasHeader: place.names !== undefined, batches: batches(), reading };
}
