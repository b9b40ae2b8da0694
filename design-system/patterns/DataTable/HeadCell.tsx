import type { RowData } from '@tanstack/react-table';
import { Icon } from '../../icons/index.ts';
import type { Column, Sort } from './useSortedRows.ts';

interface HeadCellProps<Row extends RowData> {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: (id: string) => void;
}

/** The head of a column; a button where the column can be sorted. */
export function HeadCell<Row extends RowData>({
  column: { id, header, align, width, sortBy, sortable },
  sort,
  onSort,
}: HeadCellProps<Row>) {
  const sorted = sort?.id === id ? sort.direction : undefined;
  return (
    <th
      scope="col"
      data-align={align}
      aria-sort={sorted && (sorted === 'asc' ? 'ascending' : 'descending')}
      style={width ? { inlineSize: width } : undefined}
    >
      {sortBy || sortable ? (
        <button type="button" onClick={() => onSort(id)}>
          {header}
          <Icon name={sorted ? 'up' : 'sort'} />
        </button>
      ) : (
        header
      )}
    </th>
  );
}
