import type { RowData } from '@tanstack/table-core';
import { Skeleton } from '../../../components/Skeleton/index.ts';
import { MemoGroup, type GroupProps } from './Group.tsx';
import { useNear } from './useNear.ts';

/** Rows per group: a change renders one group, and groups outside the viewport skip layout. */
const groupSize = 25;

/** Rows from which on distant groups leave the DOM; find-in-page no longer sees them. */
export const windowFrom = 2_000;

interface WindowedProps<Row extends RowData> extends GroupProps<Row> {
  first: boolean;
}

function WindowedGroup<Row extends RowData>({ first, ...rest }: WindowedProps<Row>) {
  'use no memo';
  const { near, ref } = useNear(first);
  return <MemoGroup {...rest} tbodyRef={ref} far={!near} />;
}

type RowsProps<Row extends RowData> = Omit<GroupProps<Row>, 'place' | 'far' | 'tbodyRef'>;

export function Rows<Row extends RowData>({ rows, ...rest }: RowsProps<Row>) {
  'use no memo';
  const starts = Array.from({ length: Math.ceil(rows.length / groupSize) }, (_, group) => group * groupSize);
  const groupAt = (start: number) => rows.slice(start, start + groupSize);
  if (rows.length < windowFrom) {
    return starts.map((start) => <MemoGroup key={start} rows={groupAt(start)} {...rest} />);
  }
  return starts.map((start) => (
    <WindowedGroup key={start} rows={groupAt(start)} place={start + 2} first={start === 0} {...rest} />
  ));
}

interface SkeletonRowsProps {
  rows: number;
  /** Alignment of each column. */
  aligns: readonly ('end' | undefined)[];
}

export function SkeletonRows({ rows, aligns }: SkeletonRowsProps) {
  'use no memo';
  return (
    <tbody data-part="skeleton" aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row}>
          {aligns.map((align, column) => (
            <td key={column} data-align={align}>
              <Skeleton style={{ inlineSize: column === 0 ? '70%' : '45%' }} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
