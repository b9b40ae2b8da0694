import { expect, it } from 'vitest';
import {
  changeLayout,
  firstLayout,
  shownColumns,
  widthLimits,
} from '#design-system/patterns/DataGrid/columns/columnLayout.ts';

// Two columns share an id: bad data, and still two columns.
const columns = ['a', 'b', 'b', 'd'].map((id) => ({ id, header: id }));
const start = firstLayout(columns);

it('pins the first column', () => {
  expect(shownColumns(start)).toEqual({ pinned: [0], rest: [1, 2, 3] });
});

it('moves a column past its visible neighbour, within its group', () => {
  const hidden = changeLayout(start, { type: 'hide', at: 2 });
  const moved = changeLayout(hidden, { type: 'move', at: 1, by: 1 });
  expect(shownColumns(moved).rest).toEqual([3, 1]);
  expect(shownColumns(changeLayout(moved, { type: 'show', at: 2 })).rest).toEqual([2, 3, 1]);
  expect(changeLayout(start, { type: 'move', at: 1, by: -1 }).order).toEqual(start.order);
  expect(changeLayout(start, { type: 'move', at: 0, by: 1 }).order).toEqual(start.order);
});

it('places a dragged column beside another one of its group', () => {
  const place = (at: number, beside: number, after: boolean) =>
    changeLayout(start, { type: 'place', at, beside, after }).order;
  expect(place(3, 1, false)).toEqual([0, 3, 1, 2]);
  expect(place(1, 3, true)).toEqual([0, 2, 3, 1]);
  expect(place(1, 1, true)).toEqual([0, 1, 2, 3]);
  expect(place(3, 0, false)).toEqual([0, 1, 2, 3]);
});

it('pins and unpins', () => {
  const two = changeLayout(start, { type: 'pin', at: 3 });
  expect(shownColumns(two)).toEqual({ pinned: [0, 3], rest: [1, 2] });
  expect(shownColumns(changeLayout(two, { type: 'unpin', at: 0 }))).toEqual({ pinned: [3], rest: [0, 1, 2] });
});

it('keeps one column visible', () => {
  const one = [0, 1, 2, 3].reduce((layout, at) => changeLayout(layout, { type: 'hide', at }), start);
  expect(shownColumns(one)).toEqual({ pinned: [], rest: [3] });
});

it('limits the width', () => {
  expect(changeLayout(start, { type: 'resize', at: 1, width: -5 }).widths[1]).toBe(widthLimits.min);
  expect(changeLayout(start, { type: 'resize', at: 1, width: 9e9 }).widths[1]).toBe(widthLimits.max);
});
