import { FilterDialog, ColumnsDialog } from './columns/Dialogs.tsx';
import type { ColumnLayout, LayoutChange } from './columns/columnLayout.ts';
import { RowDialog } from './cells/RowDialog.tsx';
import { ValueDialog } from './cells/ValueDialog.tsx';
import type { GridTexts } from './texts.ts';
import type { GridColumn, GridFilter, GridFilters, GridRow } from './types.ts';

export type OpenDialog = { dialog: 'value' | 'row' | 'columns' } | { dialog: 'filter'; column: GridColumn };

interface GridDialogsProps {
  open: OpenDialog | undefined;
  onClose: () => void;
  columns: readonly GridColumn[];
  layout: ColumnLayout;
  onLayout: (change: LayoutChange) => void;
  filters: GridFilters;
  onFilter: (column: string, filter: GridFilter | undefined) => void;
  active: { row: number; at: number };
  cells: GridRow | undefined;
  shown: readonly number[];
  rows: number;
  onRow: (row: number) => void;
  onCopy: (text: string) => void;
  texts: GridTexts;
}

export function GridDialogs({
  open,
  active: { row, at },
  cells,
  shown,
  rows,
  onRow,
  onCopy,
  filters,
  onFilter,
  columns,
  layout,
  onLayout,
  ...rest
}: GridDialogsProps) {
  if (open?.dialog === 'columns')
    return <ColumnsDialog {...rest} columns={columns} layout={layout} onLayout={onLayout} />;
  if (open?.dialog === 'filter') {
    const { id } = open.column;
    return <FilterDialog {...rest} column={open.column} filter={filters[id]} onApply={(next) => onFilter(id, next)} />;
  }
  if (open?.dialog === 'row')
    return <RowDialog {...rest} columns={columns} shown={shown} cells={cells} row={row} rows={rows} onRow={onRow} />;
  const column = columns[at];
  return open && column ? (
    <ValueDialog {...rest} value={cells?.[at]} column={column} row={row} onCopy={onCopy} />
  ) : null;
}
