/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native table would lay out all its rows and columns at once */
import { memo } from 'react';
import { cellText } from '../cells/cells.ts';
import type { Range } from '../select/selection.ts';
import type { GridColumn, GridRow } from '../types.ts';
import type { VisibleColumn, VisibleColumns } from '../columns/useVisibleColumns.ts';

export const cellId = (grid: string, row: number, position: number) => `${grid}-${row}-${position}`;

/** Place of a column: sticky ones by their offset, the first scrolling one after the columns left out. */
export const placeOf = ({ width, stick }: VisibleColumn, first: boolean, gap: number) => ({
  inlineSize: width,
  ...(stick !== undefined && { insetInlineStart: stick }),
  ...(first && gap > 0 && { marginInlineStart: gap }),
});

interface CellProps {
  value: unknown;
  column: GridColumn;
  digits: number;
}

function Content({ value, column, digits }: CellProps) {
  const { kind, text, fraction } = cellText(value, column);
  if (kind !== 'number' || digits === 0) return <bdi dir="auto">{text + (fraction ?? '')}</bdi>;
  return (
    <bdi dir="ltr">
      <span>{text}</span>
      <span data-part="fraction" style={{ minInlineSize: `${digits + 1}ch` }}>
        {fraction}
      </span>
    </bdi>
  );
}

interface RowProps {
  grid: string;
  index: number;
  row: GridRow | undefined;
  visible: VisibleColumns;
  digits: readonly number[];
  height: number;
  active: number | undefined;
  start: number | undefined;
  end: number | undefined;
}

const Row = memo(function Row({ grid, index, row, visible, digits, height, active, start = 0, end = -1 }: RowProps) {
  const { columns, gap, width, numberWidth } = visible;
  const firstScrolling = columns.find(({ stick }) => stick === undefined);
  const numbered = numberWidth > 0;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-busy={row === undefined || undefined}
      style={{ blockSize: height, inlineSize: width }}
    >
      {numbered && (
        <div
          role="rowheader"
          aria-colindex={1}
          data-stuck=""
          data-row={index}
          style={{ inlineSize: numberWidth, insetInlineStart: 0 }}
        >
          {index + 1}
        </div>
      )}
      {columns.map((one) => {
        const { at, position, column, stick } = one;
        const value = row?.[at];
        return (
          <div
            key={position}
            role="gridcell"
            id={cellId(grid, index, position)}
            aria-colindex={position + (numbered ? 2 : 1)}
            aria-selected={position >= start && position <= end}
            data-cell={`${index}:${position}`}
            data-kind={row && cellText(value, column).kind}
            data-type={column.type}
            data-stuck={stick === undefined ? undefined : ''}
            data-active={active === position ? '' : undefined}
            style={placeOf(one, one === firstScrolling, gap)}
          >
            {row ? <Content value={value} column={column} digits={digits[at] ?? 0} /> : <span data-part="wait" />}
          </div>
        );
      })}
    </div>
  );
});

interface RowsProps extends Pick<RowProps, 'grid' | 'visible' | 'digits' | 'height'> {
  first: number;
  last: number;
  /** Distance of the rows from the start of the area. */
  base: number;
  rowAt: (index: number) => GridRow | undefined;
  active: { row: number; column: number };
  range: Range;
}

export function Rows({ first, last, base, rowAt, active, range, ...rest }: RowsProps) {
  const indexes = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  return (
    <div data-part="rows" role="presentation" style={{ insetBlockStart: first * rest.height - base }}>
      {indexes.map((index) => {
        const inRange = index >= range.top && index <= range.bottom;
        return (
          <Row
            key={index}
            {...rest}
            index={index}
            row={rowAt(index)}
            active={index === active.row ? active.column : undefined}
            start={inRange ? range.start : undefined}
            end={inRange ? range.end : undefined}
          />
        );
      })}
    </div>
  );
}
