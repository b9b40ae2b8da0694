import type { ScaleLinear } from 'd3-scale';
import { formatValue } from './points.ts';

interface ValueAxisProps {
  scale: ScaleLinear<number, number>;
  width: number;
  /** Room for the figures at the start, CSS pixels. */
  gutter: number;
  formatY: ((y: number) => string) | undefined;
}

/** Lines across the drawing, each with its figure. */
export function ValueAxis({ scale, width, gutter, formatY = formatValue }: ValueAxisProps) {
  return scale.ticks(4).map((tick) => (
    <g key={tick} transform={`translate(0 ${scale(tick)})`} aria-hidden>
      <line data-part="grid" x1={gutter} x2={width} />
      <text x={gutter - 8} dy="0.32em" textAnchor="end">
        {formatY(tick)}
      </text>
    </g>
  ));
}

interface EndLabelsProps {
  first: string;
  last: string;
  width: number;
  height: number;
  gutter: number;
}

/** The names of the first and the last point, which fit at any width. */
export function EndLabels({ first, last, width, height, gutter }: EndLabelsProps) {
  return (
    <g aria-hidden transform={`translate(0 ${height - 4})`}>
      <text x={gutter}>{first}</text>
      {last !== first && (
        <text x={width} textAnchor="end">
          {last}
        </text>
      )}
    </g>
  );
}

/** Space round a drawing, CSS pixels. */
export const margin = { top: 8, bottom: 24, gutter: 56 } as const;
