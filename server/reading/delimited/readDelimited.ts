import { readingNotes } from '#contract/constants.ts';
import type { FileReading } from '#contract/types.ts';
import { bytesOf, type Compression } from '../compression.ts';
import { decoderOf } from '../encoding.ts';
import { columnNames } from '../names.ts';
import { ReadingError } from '../readingError.ts';
import type { Column, Recognised, TableRead } from '../recognised.ts';
import { sentenceOf } from '../sentence.ts';
import { DelimitedParser, type Row } from './parser.ts';
import { TableRows } from './tableRows.ts';

type Note = FileReading['notes'][number];
type Delimited = NonNullable<Recognised['delimited']>;
type Source = string | Uint8Array;

const maxLines = 5;

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

async function* rowsOf(
  source: Source,
  { dialect, encoding, hint }: Delimited,
  compression: Compression | undefined,
): AsyncGenerator<Row[]> {
  const decode = decoderOf(encoding);
  const parser = new DelimitedParser(dialect, hint === '' ? 1 : 2);
  let left = hint.length;
  const skip = (text: string) => {
    const skipped = Math.min(left, text.length);
    left -= skipped;
    return text.slice(skipped);
  };
  for await (const part of bytesOf(source, compression)) yield parser.push(skip(decode(part)));
  yield parser.push(skip(decode(new Uint8Array(), true)), true);
}

async function* tableOf(source: Source, recognised: Recognised, rows: TableRows): AsyncGenerator<Row[]> {
  for await (const batch of rowsOf(source, recognised.delimited!, recognised.found.compression)) {
    const passed = rows.take(batch);
    if (passed.length > 0) yield passed;
  }
  const last = rows.end();
  if (last.length > 0) yield last;
}

/** Cells of the longest row, so that no cell is lost. */
async function widestRow(source: Source, recognised: Recognised): Promise<number> {
  const { place } = recognised.delimited!;
  let widest = Math.max(place.width, place.names?.length ?? 0);
  const rows = new TableRows(place, recognised.found.comment);
  for await (const batch of tableOf(source, recognised, rows)) {
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

/** Reads delimited text twice: once for its width, once for its rows. Every row gets the same number of cells. */
export async function readDelimited(source: Source, recognised: Recognised): Promise<TableRead> {
  const { place } = recognised.delimited!;
  const width = await widestRow(source, recognised);
  const columns = columnsOf(place.names, width);
  const usual = place.width;
  const rows = new TableRows(place, recognised.found.comment);
  const notes = new Notes();
  const renamed = columns.filter(({ name, written }) => written !== '' && name !== written).length;
  if (renamed > 0) notes.add('renamed', undefined, renamed);
  async function* batches() {
    let count = 0;
    for await (const batch of tableOf(source, recognised, rows)) {
      count += batch.length;
      yield batch.map(({ cells, line, isOpen }) => {
        if (cells.length < usual) notes.add('shortRows', line);
        else if (cells.length > usual) notes.add('longRows', line);
        if (isOpen) notes.add('openQuote', line);
        if (cells.some((cell) => cell.includes('\u{FFFD}'))) notes.add('notText', line);
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
    const found = { ...recognised.found, after, tables, notes: listed };
    return { ...found, sentence: sentenceOf(found) };
  };
  return { columns, hasHead: place.names !== undefined, batches: batches(), reading };
}
