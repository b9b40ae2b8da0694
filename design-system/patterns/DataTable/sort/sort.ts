import {
  constructTable,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  type RowData,
} from '@tanstack/table-core';
import { storeReactivityBindings } from '@tanstack/table-core/store-reactivity-bindings';
import type { Column, Sort } from '../columns.ts';

const features = tableFeatures({
  coreReactivityFeature: storeReactivityBindings(),
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

type Value = string | number | null | undefined;

const valueOf = (value: Value) => (value === null || Number.isNaN(value) ? undefined : value);

const compare = (first: Value, second: Value): number =>
  typeof first === 'number' && typeof second === 'number'
    ? first - second
    : String(first).localeCompare(String(second), undefined, { numeric: true });

export function sortRows<Row extends RowData>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  { id, direction }: Sort,
): readonly Row[] {
  const definitions = columns.map(({ id: column, sortBy }) => ({
    id: column,
    accessorFn: (row: Row) => valueOf(sortBy?.(row)),
    // Missing and incomparable values come last in both directions.
    sortUndefined: 'last' as const,
    sortFn: (first: { original: Row }, second: { original: Row }) =>
      compare(sortBy?.(first.original), sortBy?.(second.original)),
  }));
  const table = constructTable({
    features,
    columns: definitions,
    data: rows,
    state: { sorting: [{ id, desc: direction === 'desc' }] },
  });
  return table.getRowModel().rows.map(({ original }) => original);
}
