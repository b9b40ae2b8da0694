import { agreesWith, fitsBody, isOther, headerScore, isWords, type ColumnForm } from './columns.ts';
import { filledIn, isBlankCell, kindOf } from './kinds.ts';
import type { Row } from './parser.ts';
import type { TablePlace } from './tablePlace.ts';

const maxWaiting = 500;

const isBlankRow = ({ cells }: Row) => cells.every((cell) => isBlankCell(cell));

const patternOf = ({ cells }: Row) => cells.map((cell) => (isBlankCell(cell) ? 0 : 1)).join('');

/** True for the title of a further part of a file, such as `[Results]` and `==== Results ====`. */
const isSection = ([first = '', ...others]: readonly string[]) =>
  others.every((cell) => isBlankCell(cell)) && /^\s*(?:\[[^\]]+\]|={4,}.*|#{3,}.*|\*{4,}.*)\s*$/u.test(first);

/** True for a line that parts a table from its notes. */
const isBelowRule = (cells: readonly string[]) => /^[-=_*]{4,}$/u.test(cells[0]!.trim()) && filledIn(cells) === 1;

/** True for a single value that its column has, or a number that it has the like of. A total is larger. */
function isAmongValues(cells: readonly string[], forms: readonly ColumnForm[]): boolean {
  const at = cells.findIndex((cell) => !isBlankCell(cell));
  const form = forms[at];
  if (!form || filledIn(cells) > 1) return false;
  if (form.values.has(cells[at]!.trim())) return true;
  if (form.kind !== 'number') return false;
  const number = Math.abs(Number(cells[at]));
  return [...form.values].some((value) => number <= Math.abs(Number(value)));
}

export class TableRows {
  private at = 0;
  private waiting: Row[] = [];
  private isOver = false;
  /** Which cells are filled in the rows so far that were hardly filled. */
  private readonly sparse = new Set<string>();
  after = 0;
  tables = 1;
  readonly skipped: number[] = [];
  private readonly place: TablePlace;
  private readonly comment: string | undefined;

  constructor(place: TablePlace, comment?: string) {
    this.place = place;
    this.comment = comment;
  }

  take(rows: readonly Row[]): Row[] {
    const passed: Row[] = [];
    for (const row of rows) {
      if (this.at >= this.place.bodyAt) this.next(row, passed);
      this.at += 1;
    }
    return passed;
  }

  end(): Row[] {
    const passed: Row[] = [];
    let kept = 0;
    while (kept < this.waiting.length && !this.isNote(this.waiting[kept]!)) kept += 1;
    this.pass(this.waiting.slice(0, kept), passed);
    this.after += this.waiting.slice(kept).filter((row) => !isBlankRow(row)).length;
    this.waiting = [];
    return passed;
  }

  private next(row: Row, passed: Row[]): void {
    if (this.isOver) {
      if (this.isHeaderAgain(row.cells)) this.tables += 1;
      if (!isBlankRow(row)) this.after += 1;
      return;
    }
    if (this.isHeaderAgain(row.cells)) {
      this.finish(row);
      this.tables += 1;
      return;
    }
    if (this.place.endsAtBlank && isBlankRow(row)) {
      this.finish(row);
      return;
    }
    const isApart = row.cells.length < this.place.width || this.waiting.some((one) => isBlankRow(one));
    if (this.place.typical >= 3 && isApart && isSection(row.cells)) {
      this.finish(row);
      return;
    }
    if (this.waiting.length === 0 && !this.isNote(row)) {
      passed.push(row);
      return;
    }
    if (this.isNote(row) || !this.fits(row)) {
      this.waiting.push(row);
      if (this.waiting.length > maxWaiting) this.decide(passed);
      return;
    }
    if (this.beginsTable(row)) {
      this.tables += 1;
      this.finish(row);
      return;
    }
    this.pass(this.waiting, passed);
    this.waiting = [];
    passed.push(row);
  }

  private finish(row: Row): void {
    this.isOver = true;
    this.after += [...this.waiting, row].filter((one) => !isBlankRow(one)).length;
    this.waiting = [];
  }

  private decide(passed: Row[]): void {
    if (this.waiting.some((row) => isBlankRow(row))) {
      const last = this.waiting.pop()!;
      this.finish(last);
      return;
    }
    this.pass(this.waiting, passed);
    this.waiting = [];
  }

  private pass(rows: readonly Row[], passed: Row[]): void {
    for (const row of rows) {
      const isComment =
        this.comment !== undefined && row.cells[0]!.startsWith(this.comment) && row.cells.length !== this.place.width;
      if ((isBlankRow(row) && (row.cells.length !== this.place.width || this.place.typical > 1)) || isComment)
        this.skipped.push(row.line);
      else {
        passed.push(row);
        if (this.sparse.size < maxWaiting) this.sparse.add(patternOf(row));
      }
    }
  }

  /** True if the rows that wait hold the header of a further table. */
  private beginsTable(row: Row): boolean {
    const { forms, typical, width } = this.place;
    if (!this.waiting.some((one) => isBlankRow(one) || filledIn(one.cells) === 1)) return false;
    const last = this.waiting.findLast((one) => !isBlankRow(one));
    if (!last) return headerScore(row.cells, forms) > Math.max(1, typical * 0.3);
    return (
      last.cells.length >= width * 0.5 && filledIn(last.cells) >= typical * 0.5 && headerScore(last.cells, forms) > 0
    );
  }

  private isHeaderAgain(cells: readonly string[]): boolean {
    const { names, typical } = this.place;
    if (!names || typical < 2) return false;
    if (names[0] === '' && cells.length > 2 && cells.every((cell, at) => cell.trim() === names[at + 1])) return true;
    const first = cells[0]?.trim() ?? '';
    if (!names[0]?.includes(first) && !names[1]?.includes(cells[1]?.trim() ?? '-')) return false;
    const filled = cells.filter((cell) => cell.trim() !== '');
    if (filled.length < 2) return false;
    const known = new Set(names.flatMap((name) => [name, ...name.split(' ')]));
    const alike = filled.filter((cell) => known.has(cell.trim())).length;
    return (
      alike >= Math.max(2, Math.min(names.length, filled.length) * 0.5) && headerScore(cells, this.place.forms) > 0
    );
  }

  /** True for rows that may be no part of a table: blank, a comment, or hardly filled. */
  private isNote(row: Row): boolean {
    const { typical, fewest, forms, width } = this.place;
    const { cells } = row;
    if (this.comment !== undefined && cells[0]!.startsWith(this.comment) && cells.length !== width) return true;
    if (cells.length === width && width < 3) return isBlankRow(row);
    const filled = filledIn(cells);
    if (filled === 0 || isWords(cells, forms) || isBelowRule(cells)) return true;
    if (cells.length <= width / 2 && width > 2 && isOther(cells, forms)) return true;
    if (typical < 3) return typical === 2 && cells.length === 1 && filled < fewest && cells[0]!.length > 30;
    if (filled >= fewest || filled > Math.max(1, typical * 0.34)) return false;
    if (filled > 1 && agreesWith(cells, forms)) return false;
    if (cells.length === width && (this.sparse.has(patternOf(row)) || isAmongValues(cells, forms))) return false;
    // A day without measurements is a row of its table.
    const [first] = forms;
    return (
      !first ||
      isBlankCell(cells[0]) ||
      first.kind === 'words' ||
      first.kind === 'text' ||
      (first.kind === 'code' && kindOf(cells[0]!) !== 'code') ||
      !fitsBody(cells.slice(0, 1), forms, 1)
    );
  }

  private fits({ cells }: Row): boolean {
    const { forms, typical, width } = this.place;
    if (!fitsBody(cells, forms, typical)) return false;
    return !this.waiting.some((row) => isBlankRow(row)) || cells.length === width || filledIn(cells) >= typical * 0.8;
  }
}
