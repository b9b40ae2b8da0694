import { scaleBand } from 'd3-scale';
import { Names, planeOf, ValueAxis } from '../Axis.tsx';
import { listFor, type Category } from '../CategoryList.tsx';
import { Frame, type ChartProps, type Drawing } from '../Frame.tsx';
import type { Series } from '../Line/index.ts';
import { drawable, rowsOf, valuesOf, type Row } from '../points.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { chartTexts } from '../texts.ts';

export interface BarsProps extends Omit<ChartProps, 'points'> {
  /** Data points. A value that is not finite leaves its place empty. */
  points: ChartProps['points'];
  /** Other values at the same places, such as those of the period before: a mark across each bar. */
  compared?: Series | undefined;
}

/** Minimum size of a bar that is not zero, CSS pixels. */
const minBarHeight = 1;
/** A mark is wider than its bar by this on each side, CSS pixels. */
const overhang = 2;

type Look = Pick<BarsProps, 'formatX' | 'formatY'>;

function drawBars(rows: readonly Row[], { formatX = String, formatY }: Look, drawing: Drawing) {
  const { height, active } = drawing;
  const plane = planeOf(valuesOf(rows), drawing, true, formatY);
  const x = scaleBand(
    rows.map((_row, index) => index),
    [plane.left, plane.right],
  ).padding(rows.length > 60 ? 0.1 : 0.28);
  const zero = plane.y(0);
  const width = Math.max(minBarHeight, x.bandwidth());
  const tops = rows.map(({ values }) => plane.y(values[0] ?? 0));
  const heightAt = (index: number) => Math.abs((tops[index] ?? zero) - zero);
  return (
    <>
      <ValueAxis plane={plane} formatY={formatY} />
      {rows.map((row, index) => (
        <rect
          key={row.x}
          data-part="bar"
          data-active={index === active || undefined}
          x={x(index) ?? 0}
          y={Math.min(tops[index] ?? zero, zero)}
          width={width}
          height={heightAt(index) && Math.max(minBarHeight, heightAt(index))}
          rx={Math.min(3, width / 4)}
        />
      ))}
      {rows.map(({ x: at, values: [, other] }, index) => {
        // A mark on the axis would read as a line below the bars.
        if (!other) return null;
        const [left, top] = [x(index) ?? 0, plane.y(other)];
        return <line key={at} data-part="mark" x1={left - overhang} x2={left + width + overhang} y1={top} y2={top} />;
      })}
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
    const total = values[0] ?? null;
    return { x, total, bars: [{ part: 0, start: Math.min(0, total ?? 0), end: Math.max(0, total ?? 0) }] };
  });

function Legend({ names: [bars, marks] }: { names: readonly string[] }) {
  return (
    <ul data-part="legend">
      <li>
        <svg width={14} height={14} aria-hidden>
          <rect data-part="bar" width={14} height={14} rx={3} />
        </svg>
        <span>{bars}</span>
      </li>
      <li>
        <svg width={14} height={14} aria-hidden>
          <line data-part="mark" x2={14} y1={7} y2={7} />
        </svg>
        <span>{marks}</span>
      </li>
    </ul>
  );
}

export function Bars({ points, compared, yLabel, ...frame }: BarsProps) {
  const texts = useTexts('charts', chartTexts);
  const series = [points, ...(compared ? [compared.points] : [])];
  const rows = series.some((one) => drawable(one).length > 0) ? rowsOf(series, true) : [];
  const names = [yLabel ?? texts.value, ...(compared ? [compared.name] : [])];
  const { formatX, formatY, height = 220 } = frame;
  const look = { ...(formatX && { formatX }), ...(formatY && { formatY }) };
  const nearest = (x: number, width: number) => {
    const { left, right } = planeOf(valuesOf(rows), { width, height }, true, formatY);
    const index = Math.floor(((x - left) / (right - left)) * rows.length);
    return Math.max(0, Math.min(rows.length - 1, index));
  };
  return (
    <Frame
      {...frame}
      name="Bars"
      rows={rows}
      series={names}
      nearest={nearest}
      legend={compared && <Legend names={names} />}
      listFor={listFor({ ...look, rows, categories: categoriesOf(rows), height })}
      draw={(drawing) => drawBars(rows, look, drawing)}
    />
  );
}
