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
  'use no memo'; // 20 rows of 8 mount in 1.05 instead of 1.2 times plain HTML: bench:ui S2a
  const { near, ref } = useNear(first);
  return <MemoGroup {...rest} tbodyRef={ref} far={!near} />;
}

type RowsProps<Row extends RowData> = Omit<GroupProps<Row>, 'place' | 'far' | 'tbodyRef'>;

export function Rows<Row extends RowData>({ rows, ...rest }: RowsProps<Row>) {
  'use no memo'; // 20 rows of 8 mount in 1.05 instead of 1.2 times plain HTML: bench:ui S2a
  const starts = Array.from({ length: Math.ceil(rows.length / groupSize) }, (_, group) => group * groupSize);
  const groupAt = (start: number) => rows.slice(start, start + groupSize);
  if (rows.length < windowFrom) {
    return starts.map((start) => <MemoGroup key={start} rows={groupAt(start)} {...rest} />);
  }
  return starts.map((start) => (
    <WindowedGroup key={start} rows={groupAt(start)} place={start + 2} first={start === 0} {...rest} />
  ));
}

interface SkeletonColumn {
  align?: 'end';
  width?: string;
}

interface SkeletonRowsProps {
  rows: number;
  columns: readonly SkeletonColumn[];
  selection: unknown;
  detail: unknown;
  rowMenu: unknown;
}

/** Length of typical content, so that columns keep their places when rows arrive; bars give way in narrow tables. */
const barOf = (length: string) => ({
  gridTemplateColumns: `minmax(0, ${length})`,
  inlineSize: 'fit-content',
});
const [ofName, ofText, ofNumber] = [barOf('12rem'), barOf('6rem'), barOf('4rem')];
const ofColumnWidth = { inlineSize: '45%' };

const bars = (columns: readonly SkeletonColumn[]) =>
  columns.map(({ align, width }, at) => {
    const content = align ? ofNumber : ofText;
    return { align, style: width ? ofColumnWidth : at === 0 ? ofName : content };
  });

export function SkeletonRows({ rows, columns, selection, detail, rowMenu }: SkeletonRowsProps) {
  'use no memo'; // 20 rows of 8 mount in 1.05 instead of 1.2 times plain HTML: bench:ui S2a
  const control = { align: undefined, style: ofColumnWidth };
  const all = [
    ...[selection, detail].filter(Boolean).map(() => control),
    ...bars(columns),
    ...(rowMenu ? [control] : []),
  ];
  return (
    <tbody data-part="skeleton" aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row}>
          {all.map(({ align, style }, column) => (
            // oxlint-disable-next-line react/no-array-index-key -- cells to come have no other name
            <td key={column} data-align={align}>
              <Skeleton style={style} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
