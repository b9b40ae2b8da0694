import type { TableNote } from '../../tables/job.ts';

const countOf = (notes: readonly TableNote[], code: TableNote['code']) =>
  notes.filter((note) => note.code === code).reduce((sum, { count }) => sum + count, 0);

export function openQuoteNote(notes: readonly TableNote[], room: boolean): string | false {
  const found = notes.find(({ code }) => code === 'openQuote');
  if (!found) return false;
  const place = room ? 'A quote' : `A quote that opens in line ${found.lines[0]}`;
  return `${place} is never closed: it is read as a character`;
}

export const raggedRows = (notes: readonly TableNote[]): number =>
  countOf(notes, 'shortRows') + countOf(notes, 'longRows');

const rowsWith = (count: number, what: string) => `${count} ${count === 1 ? 'row has' : 'rows have'} ${what}`;

export function raggedNote(notes: readonly TableNote[], room: boolean): string | false {
  if (raggedRows(notes) === 0) return false;
  const [short, long] = [countOf(notes, 'shortRows'), countOf(notes, 'longRows')];
  const counts = room
    ? 'Some rows have fewer or more cells than the header row'
    : [short > 0 && rowsWith(short, 'fewer cells than the header row'), long > 0 && rowsWith(long, 'more')]
        .filter(Boolean)
        .join(', ');
  return `${counts}: missing cells count as empty, and further cells are in columns without a name`;
}
