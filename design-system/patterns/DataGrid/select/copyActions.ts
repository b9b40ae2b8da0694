import { numberFormat } from '../../../internal/format/formats.ts';
import { fillText } from '../../../internal/format/fillText.ts';
import { toTsv } from '../cells/cells.ts';
import type { RowWindows } from '../rows/rowWindows.ts';
import type { Range } from './selection.ts';
import type { GridTexts } from '../texts.ts';

/** Limits of one copy: rows that are not cached are read in windows, one after another. */
const maxRows = 10_000;
const maxCells = 200_000;

interface Options {
  windows: RowWindows;
  shown: readonly number[];
  texts: GridTexts;
  onResult: (text: string) => void;
}

export function copyActions({ windows, shown, texts, onResult }: Options) {
  const count = (one: number) => numberFormat().format(one);
  const write = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      onResult(done);
    } catch {
      onResult(texts.copyFailed);
    }
  };
  const copyRange = async ({ top, bottom, start, end }: Range) => {
    const [rows, columns] = [bottom - top + 1, end - start + 1];
    if (rows < 1) return;
    if (rows > maxRows || rows * columns > maxCells) {
      onResult(fillText(texts.copyTooMany, { rows: count(maxRows), cells: count(maxCells) }));
      return;
    }
    const positions = shown.slice(start, end + 1);
    try {
      const found = await windows.read(top, bottom);
      const cells = found.map((row) => positions.map((at) => row[at]));
      await write(toTsv(cells), fillText(texts.copied, { rows: count(rows), columns: count(columns) }));
    } catch {
      onResult(texts.copyFailed);
    }
  };
  return { copyRange, copyText: (text: string, done = texts.copiedValue) => write(text, done) };
}
