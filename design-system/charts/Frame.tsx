import { useId, useState, type ComponentProps, type PointerEvent, type ReactNode } from 'react';
import { Root } from './Frame.styles.ts';
import { formatValue, type Point, type Row } from './points.ts';
import { useWidth } from './useWidth.ts';

/** What every chart takes, whatever it draws. */
export interface PlotProps extends Omit<ComponentProps<'figure'>, 'title' | 'children'> {
  title: string;
  /** What the chart shows, in one sentence; read out instead of the picture. */
  description: string;
  /** The name of the x column in the table. */
  xLabel?: string;
  /** Writes an x for people; needed where it is a moment. */
  formatX?: (x: Point['x']) => string;
  /** Writes a value for people. */
  formatY?: (y: number) => string;
  /** Height of the drawing, CSS pixels. */
  height?: number;
  /** What stands in place of a drawing without data. */
  emptyText?: string;
}

export interface ChartProps extends PlotProps {
  /** The data; a value that is no finite number is left out. */
  points: readonly Point[];
  /** The name of the value, with its unit. */
  yLabel?: string;
}

export interface Drawing {
  width: number;
  height: number;
  /** The row looked at, by index. */
  active: number | undefined;
}

export interface FrameProps extends PlotProps {
  name: string;
  rows: readonly Row[];
  /** The name of each series, in the order of the rows' values. */
  series: readonly string[];
  draw: (drawing: Drawing) => ReactNode;
  /** The index of the row nearest to a place, CSS pixels from the start and the top of a drawing so wide. */
  nearest: (x: number, width: number, y: number) => number;
  /** What tells the series apart, where there are several. */
  legend?: ReactNode;
  /** Writes a value of one series, where they are of different kinds; `formatY` unless given. */
  formatCell?: (y: number, series: number) => string;
  /** Width over height, where a drawing must keep its shape; `height` unless given. */
  ratio?: number;
}

interface RowsTableProps {
  caption: string;
  rows: readonly Row[];
  xLabel: string;
  series: readonly string[];
  formatX: (x: Point['x']) => string;
  value: (y: number | null, series: number) => string;
}

function RowsTable({ caption, rows, xLabel, series, formatX, value }: RowsTableProps) {
  return (
    <table aria-label={caption}>
      <thead>
        <tr>
          <th scope="col">{xLabel}</th>
          {series.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ x, values }) => (
          <tr key={x}>
            <th scope="row">{formatX(x)}</th>
            {series.map((name, index) => (
              <td key={name}>{value(values[index] ?? null, index)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What every chart has round its drawing: caption, the point looked at, and the data as a table one click away. */
export function Frame({
  name,
  rows,
  series,
  draw,
  nearest,
  legend,
  title,
  description,
  xLabel = 'At',
  formatX = String,
  formatY = formatValue,
  formatCell = formatY,
  ratio,
  height: given = 220,
  emptyText = 'No data yet',
  ...rest
}: FrameProps) {
  const id = useId();
  const { ref, width } = useWidth();
  const height = ratio ? Math.round(width / ratio) : given;
  const [looked, setLooked] = useState<number>();
  const [open, setOpen] = useState(false);
  // Fewer rows than when it was looked at: then nothing is.
  const active = looked !== undefined && looked < rows.length ? looked : undefined;
  const row = active === undefined ? undefined : rows[active];
  const value = (y: number | null, index: number) => (y === null ? '–' : formatCell(y, index));
  const told = row
    ? `${formatX(row.x)}: ${row.values.map((y, index) => (series.length > 1 ? `${series[index]} ${value(y, index)}` : value(y, index))).join(', ')}`
    : '';
  const look = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    setLooked(nearest(clientX - left, width, clientY - top));
  };
  const table = { caption: title, rows, xLabel, series, formatX, value };
  return (
    <Root {...rest} data-component={name}>
      <figcaption>
        <span data-part="title">{title}</span>
        <span data-part="readout">{told}</span>
      </figcaption>
      {legend}
      <div
        ref={ref}
        data-part="plot"
        onPointerMove={look}
        onPointerDown={look}
        onPointerLeave={() => setLooked(undefined)}
      >
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img cannot hold marks that answer the pointer */}
        <svg width={width} height={height} role="img" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
          <title id={`${id}-title`}>{title}</title>
          <desc id={`${id}-text`}>{description}</desc>
          {rows.length > 0 ? (
            draw({ width, height, active })
          ) : (
            <text x={width / 2} y={height / 2} textAnchor="middle">
              {emptyText}
            </text>
          )}
        </svg>
        {rows.length > 0 && (
          // A slider that nobody sees gives the keyboard and the screen reader the points, one by one.
          <input
            type="range"
            min={0}
            max={rows.length - 1}
            value={active ?? 0}
            aria-label={`${title}: point`}
            aria-valuetext={told || 'none'}
            onFocus={() => setLooked((now) => now ?? 0)}
            onBlur={() => setLooked(undefined)}
            onChange={({ target }) => setLooked(Number(target.value))}
          />
        )}
      </div>
      {rows.length > 0 && (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>Show as table</summary>
          {open && (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: a scrolling region must be reachable
            <section aria-label={`${title}: table`} tabIndex={0}>
              <RowsTable {...table} />
            </section>
          )}
        </details>
      )}
    </Root>
  );
}
