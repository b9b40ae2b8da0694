import { expect, it, vi } from 'vitest';
import { rowBytes } from '#design-system/patterns/DataGrid/rows/rowBytes.ts';
import { createRowWindows, maxBytes } from '#design-system/patterns/DataGrid/rows/rowWindows.ts';
import type { GetRows, GridQuery } from '#design-system/patterns/DataGrid/index.ts';

const columns = [{ id: 'n', header: 'N', type: 'number' as const }];
const plain = { sort: undefined, filters: {}, search: '' };

function source(total: number) {
  const asked: GridQuery[] = [];
  const getRows: GetRows = async (query) => {
    asked.push(query);
    await Promise.resolve();
    const length = Math.max(0, Math.min(query.limit, total - query.offset));
    return { total, rows: Array.from({ length }, (_, at) => [query.offset + at]) };
  };
  return { asked, getRows };
}
const settled = () => new Promise((resolve) => void setTimeout(resolve, 0));

it('reads a window once and answers its rows from the cache', async () => {
  const { asked, getRows } = source(1_000_000);
  const windows = createRowWindows(getRows, columns, plain);
  const onChange = vi.fn<() => void>();
  windows.subscribe(onChange);
  windows.show(95, 120);
  expect(windows.snapshot().rowAt(95)).toBeUndefined();
  await settled();
  expect(asked.map(({ offset, limit }) => [offset, limit])).toEqual([
    [0, 100],
    [100, 100],
  ]);
  windows.show(0, 50);
  await settled();
  expect(asked).toHaveLength(2);
  const { rowAt, total, loading } = windows.snapshot();
  expect([rowAt(99), rowAt(100), rowAt(200), total, loading]).toEqual([[99], [100], undefined, 1_000_000, false]);
  expect(onChange).toHaveBeenCalled();
});

it('aborts what is scrolled past, and takes no late answer of it', async () => {
  const { asked, getRows } = source(10_000);
  const windows = createRowWindows(getRows, columns, plain);
  windows.show(0, 20);
  for (const first of [2000, 3000, 4000, 5000]) windows.show(first, first + 20);
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true]);
  await expect.poll(() => windows.snapshot().rowAt(5000)).toEqual([5000]);
  // Rows that were only passed are never read.
  expect(asked.map(({ offset }) => offset)).toEqual([0, 4900, 5000]);
  expect([windows.snapshot().rowAt(0), windows.snapshot().rowAt(5000)]).toEqual([undefined, [5000]]);
});

it('reads fewer rows at a time of wide tables', async () => {
  const wide = Array.from({ length: 5000 }, (_, at) => ({ id: `c${at}`, header: '' }));
  const { asked, getRows } = source(100_000);
  createRowWindows(getRows, wide, plain).show(0, 5);
  await settled();
  expect(asked.at(-1)?.limit).toBe(10);
});

it('bounds its cache by bytes: drops the windows shown least recently, never those in view', async () => {
  // A window of 100 such rows takes 2 MB.
  const long = 'x'.repeat(10_000);
  const getRows: GetRows = ({ offset, limit }) =>
    Promise.resolve({ total: 100_000, rows: Array.from({ length: limit }, (_, at) => [offset + at, long]) });
  const windows = createRowWindows(getRows, columns, plain);
  const cached = () => {
    const { rowAt } = windows.snapshot();
    return Array.from({ length: 40 }, (_, index) => rowAt(index * 100)).filter(Boolean).length;
  };
  for (let first = 0; first < 4000; first += 100) {
    windows.show(first, first + 20);
    await settled();
  }
  expect(cached() * 100 * rowBytes([[1, long]])).toBeLessThanOrEqual(maxBytes);
  expect(cached()).toBeGreaterThan(10);
  expect(windows.snapshot().rowAt(0)).toBeUndefined();
  windows.show(0, 3999);
  await expect.poll(() => cached()).toBe(40);
});

it('estimates the memory of a row by its texts and nested values', () => {
  expect(rowBytes([[1, null], ['ab']])).toBe(24 * 3 + 4);
  expect(rowBytes([[{ a: 'x'.repeat(1000) }]])).toBeGreaterThan(2000);
});

it('reports a failed window, and reads it again on request', async () => {
  const { getRows } = source(50);
  const failing = vi.fn<GetRows>(getRows).mockRejectedValueOnce(new Error('lost'));
  const windows = createRowWindows(failing, columns, plain);
  windows.show(0, 20);
  await settled();
  expect(windows.snapshot()).toMatchObject({ failed: '', loading: false, total: undefined });
  windows.retry();
  await settled();
  expect(windows.snapshot()).toMatchObject({ failed: undefined, total: 50 });
});

it('reads a whole range, also of windows that are not cached', async () => {
  const { getRows } = source(1000);
  const windows = createRowWindows(getRows, columns, plain);
  const rows = await windows.read(95, 305);
  expect([rows.length, rows[0], rows.at(-1)]).toEqual([211, [95], [305]]);
});
