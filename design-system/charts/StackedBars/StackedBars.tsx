import { scaleBand } from 'd3-scale';
import { Names, planeOf, ValueAxis } from '../Axis.tsx';
import { BlockFrame } from '../BlockFrame.ts';
import { listFor, type Category } from '../CategoryList.tsx';
import type { Drawing, PlotProps } from '../Frame.tsx';
import { Legend } from '../Legend.tsx';
import type { Series } from '../Line/index.ts';
import { rowsOf, type Row } from '../points.ts';
import { stackOf } from './stack.ts';

export interface StackedBarsProps extends PlotProps {
  /** Series, stacked from the bottom up. Those after the sixth are left out. Negative values count as zero. */
  series: readonly Series[];
}

const maxSeries = 6;

type Formats = Pick<StackedBarsProps, 'formatX' | 'formatY'>;

function drawStacks(rows: readonly Row[], { formatX = String, formatY }: Formats, drawing: Drawing) {
  const { height, active } = drawing;
  const stacks = rows.map(({ values }) => stackOf(values));
  const totals = stacks.map((stack) => stack.at(-1)?.end ?? 0);
  const plane = planeOf(totals, drawing, true, formatY);
  const x = scaleBand(
    rows.map((_row, index) => index),
    [plane.left, plane.right],
  ).padding(rows.length > 60 ? 0.1 : 0.28);
  const width = Math.max(1, x.bandwidth());
  return (
    <>
      <ValueAxis plane={plane} formatY={formatY} />
      {rows.map((row, index) => (
        <g key={row.x} transform={`translate(${x(index) ?? 0} 0)`}>
          {stacks[index]?.map(({ part, start, end }) => (
            <rect
              key={part}
              data-part="block"
              data-fill={part + 1}
              data-dim={(active !== undefined && active !== index) || undefined}
              y={plane.y(end)}
              width={width}
              height={Math.max(0, plane.y(start) - plane.y(end))}
            />
          ))}
        </g>
      ))}
      <Names
        places={rows.map((_row, index) => (x(index) ?? 0) + width / 2)}
        names={rows.map((row) => formatX(row.x))}
        plane={plane}
        height={height}
      />
    </>
  );
}

const categoriesOf = (rows: readonly Row[]): Category[] =>
  rows.map(({ x, values }) => {
    const bars = stackOf(values);
    return { x, bars, total: bars.at(-1)?.end ?? 0 };
  });

export function StackedBars({ series: given, ...frame }: StackedBarsProps) {
  const series = given.slice(0, maxSeries);
  const rows = rowsOf(series.map(({ points }) => points));
  const names = series.map(({ name }) => name);
  const { formatX, formatY, height = 220 } = frame;
  const formats = { ...(formatX && { formatX }), ...(formatY && { formatY }) };
  const nearest = (x: number, width: number) => {
    const totals = rows.map(({ values }) => stackOf(values).at(-1)?.end ?? 0);
    const { left, right } = planeOf(totals, { width, height }, true, formatY);
    const index = Math.floor(((x - left) / (right - left)) * rows.length);
    return Math.max(0, Math.min(rows.length - 1, index));
  };
  return (
    <BlockFrame
      {...frame}
      name="StackedBars"
      rows={rows}
      series={names}
      nearest={nearest}
      listFor={listFor({ ...formats, rows, categories: categoriesOf(rows), height })}
      legend={<Legend names={names} />}
      draw={(drawing) => drawStacks(rows, formats, drawing)}
    />
  );
}
