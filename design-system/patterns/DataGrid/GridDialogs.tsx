import { FilterDialog, ColumnsDialog } from './columns/Dialogs.tsx';
import type { ColumnLayout, LayoutChange } from './columns/columnLayout.ts';
import { ValueDialog } from './cells/ValueDialog.tsx';
import type { GridTexts } from './texts.ts';
import type { GridColumn, GridFilter, GridFilters } from './types.ts';

export type OpenDialog = { dialog: 'value' | 'columns' } | { dialog: 'filter'; column: GridColumn };

interface GridDialogsProps {
  open: OpenDialog | undefined;
  onClose: () => void;
  columns: readonly GridColumn[];
  layout: ColumnLayout;
  onLayout: (change: LayoutChange) => void;
  filters: GridFilters;
  onFilter: (column: string, filter: GridFilter | undefined) => void;
  /** The active cell. */
  cell: { value: unknown; column: GridColumn | undefined; row: number };
  onCopy: (text: string) => void;
  texts: GridTexts;
}

export function GridDialogs({
  open,
  cell,
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
  const { column } = cell;
  return open && column ? <ValueDialog {...rest} {...cell} column={column} onCopy={onCopy} /> : null;
}
