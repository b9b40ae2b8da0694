import { describe, expect, it } from 'vitest';
import {
  headRow,
  moveBy,
  rangeOf,
  type Selection,
  type Size,
} from '#design-system/patterns/DataGrid/select/selection.ts';

const size: Size = { rows: 100, columns: 10, page: 20 };
const at = (row: number, column: number, anchor?: [number, number]): Selection => ({
  active: { row, column },
  anchor: anchor && { row: anchor[0], column: anchor[1] },
});
const plain = { ctrlKey: false, metaKey: false, shiftKey: false };
const press = (key: string, from: Selection, mods: Partial<typeof plain> = {}, rtl = false) =>
  moveBy({ ...plain, key, ...mods }, from, size, rtl);

describe('keys of the WAI-ARIA grid pattern', () => {
  it.each([
    ['ArrowRight', {}, [5, 6]],
    ['ArrowLeft', {}, [5, 4]],
    ['ArrowUp', {}, [4, 5]],
    ['ArrowDown', {}, [6, 5]],
    ['Home', {}, [5, 0]],
    ['End', {}, [5, 9]],
    ['Home', { ctrlKey: true }, [0, 0]],
    ['End', { ctrlKey: true }, [99, 9]],
    ['PageDown', {}, [25, 5]],
    ['PageUp', {}, [0, 5]],
    ['ArrowDown', { ctrlKey: true }, [99, 5]],
    ['ArrowRight', { metaKey: true }, [5, 9]],
  ] as const)('%s %o', (key, mods, [row, column]) => {
    expect(press(key, at(5, 5), mods)).toEqual(at(row, column));
  });

  it('end at the edges, with the head above the first row', () => {
    expect(press('ArrowUp', at(0, 3))?.active).toEqual({ row: headRow, column: 3 });
    expect(press('ArrowUp', at(headRow, 3))?.active.row).toBe(headRow);
    expect(press('ArrowLeft', at(2, 0))?.active.column).toBe(0);
    expect(press('PageDown', at(95, 0))?.active.row).toBe(99);
  });

  it('follow the direction of writing', () => {
    expect(press('ArrowRight', at(5, 5), {}, true)?.active.column).toBe(4);
  });

  it('extend the selection with Shift, and Escape ends it', () => {
    const one = press('ArrowDown', at(5, 5), { shiftKey: true });
    expect(one).toEqual(at(6, 5, [5, 5]));
    const two = press('ArrowLeft', one as Selection, { shiftKey: true });
    expect(rangeOf(two as Selection)).toEqual({ top: 5, bottom: 6, start: 4, end: 5 });
    expect(press('Escape', two as Selection)).toEqual(at(6, 4));
    expect(press('ArrowUp', at(0, 1), { shiftKey: true })?.active.row).toBe(0);
  });

  it('select a row, a column and everything', () => {
    expect(rangeOf(press(' ', at(7, 2), { shiftKey: true }) as Selection)).toEqual({
      top: 7,
      bottom: 7,
      start: 0,
      end: 9,
    });
    expect(rangeOf(press(' ', at(7, 2), { ctrlKey: true }) as Selection)).toEqual({
      top: 0,
      bottom: 99,
      start: 2,
      end: 2,
    });
    expect(rangeOf(press('a', at(7, 2), { ctrlKey: true }) as Selection)).toEqual({
      top: 0,
      bottom: 99,
      start: 0,
      end: 9,
    });
  });

  it('extend the selection without moving the active cell, until Escape or a move', () => {
    for (const [key, mods] of [
      ['a', { ctrlKey: true }],
      [' ', { ctrlKey: true }],
      [' ', { shiftKey: true }],
    ] as const) {
      const wide = press(key, at(7, 2), mods) as Selection;
      expect(wide.active).toEqual({ row: 7, column: 2 });
      expect(press('Escape', wide)).toEqual(at(7, 2));
      expect(rangeOf(press('ArrowDown', wide) as Selection)).toEqual({ top: 8, bottom: 8, start: 2, end: 2 });
    }
  });

  it('are left alone otherwise', () => {
    for (const key of ['a', 'Tab', 'x', ' ', 'Escape']) expect(press(key, at(1, 1))).toBeUndefined();
  });
});
