/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a table laid out as cards or as a grid loses the roles that its elements imply */
import type { RowData } from '@tanstack/react-table';
import { memo } from 'react';
import { Skeleton } from '../../components/Skeleton/index.ts';
import type { Selection } from './BulkBar.tsx';
import { toggleOne } from './selection.ts';
import type { Column } from './useSortedRows.ts';

interface RowsProps<Row extends RowData> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  selection: Selection | undefined;
}

/** Rows in one group: a change renders one group, and a group out of sight is not laid out. */
const groupSize = 25;

function Group<Row extends RowData>({ rows, columns, rowKey, rowName, selection }: RowsProps<Row>) {
  return (
    <tbody role="rowgroup">
      {rows.map((row) => {
        const key = rowKey(row);
        const chosen = selection?.selected.has(key);
        return (
          <tr key={key} role="row" aria-selected={chosen}>
            {selection && (
              <td role="cell" data-part="select">
                <input
                  type="checkbox"
                  aria-label={`Select ${rowName(row)}`}
                  checked={chosen ?? false}
                  onChange={() => selection.onSelectedChange(toggleOne(key, selection.selected))}
                />
              </td>
            )}
            {columns.map(({ id, header, hiddenHeader, align, headline, cell }) => (
              <td
                key={id}
                role="cell"
                data-align={align}
                data-headline={headline ? '' : undefined}
                data-label={hiddenHeader ? undefined : header}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        );
      })}
    </tbody>
  );
}

/** Whether a group shows the same, whatever became of the rows of other groups. */
function sameGroup<Row extends RowData>(before: RowsProps<Row>, after: RowsProps<Row>) {
  if (before.columns !== after.columns || before.rows.length !== after.rows.length) return false;
  // A box in this group changes the selection that it was drawn with, so any change must reach it.
  if (before.selection?.selected !== after.selection?.selected) return false;
  if (before.selection?.onSelectedChange !== after.selection?.onSelectedChange) return false;
  return before.rows.every((row, index) => row === after.rows[index]);
}

const MemoGroup = memo(Group, sameGroup) as typeof Group;

/** The rows, in groups. */
export function Rows<Row extends RowData>({ rows, ...rest }: RowsProps<Row>) {
  const starts = Array.from({ length: Math.ceil(rows.length / groupSize) }, (_, group) => group * groupSize);
  return starts.map((start) => <MemoGroup key={start} rows={rows.slice(start, start + groupSize)} {...rest} />);
}

/** Stands in for the rows of a first load. */
export function SkeletonRows({ rows, columns }: { rows: number; columns: number }) {
  return (
    <tbody data-part="skeleton" aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row}>
          {Array.from({ length: columns }, (_, column) => (
            <td key={column}>
              <Skeleton style={{ inlineSize: column === 0 ? '70%' : '45%' }} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
