import { useState, type ComponentProps, type ReactNode } from 'react';
import { asPicture } from '../internal/asPicture.ts';
import { Root } from './Frame.styles.ts';
import { formatValue, type Point } from './points.ts';
import { useWidth } from './useWidth.ts';

export interface ChartProps extends Omit<ComponentProps<'figure'>, 'title' | 'children'> {
  title: string;
  /** What the chart shows, in one sentence; read out instead of the picture. */
  description: string;
  points: readonly Point[];
  /** The name of the x column in the table. */
  xLabel?: string;
  /** The name of the value, with its unit. */
  yLabel?: string;
  formatX?: (x: Point['x']) => string;
  formatY?: (y: number) => string;
  /** Height of the drawing, CSS pixels. */
  height?: number;
}

export interface Drawing {
  width: number;
  height: number;
  /** The point looked at, by index. */
  active: number | undefined;
}

interface FrameProps extends ChartProps {
  name: string;
  draw: (drawing: Drawing) => ReactNode;
  /** The index of the point nearest to a place, from 0 (start) to 1 (end). */
  nearest: (share: number) => number;
}

function PointsTable({
  points,
  xLabel,
  yLabel,
  formatX,
  formatY,
}: Required<Pick<ChartProps, 'points' | 'xLabel' | 'yLabel' | 'formatX' | 'formatY'>>) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{xLabel}</th>
          <th scope="col">{yLabel}</th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ x, y }) => (
          <tr key={x}>
            <td>{formatX(x)}</td>
            <td>{formatY(y)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What every chart has round its drawing: caption, the point looked at, and the data as a table one click away. */
export function Frame({
  name,
  draw,
  nearest,
  title,
  description,
  points,
  xLabel = 'At',
  yLabel = 'Value',
  formatX = String,
  formatY = formatValue,
  height = 220,
  ...rest
}: FrameProps) {
  const { ref, width } = useWidth();
  const [active, setActive] = useState<number>();
  const [open, setOpen] = useState(false);
  const point = active === undefined ? undefined : points[active];
  const told = point ? `${formatX(point.x)}: ${formatY(point.y)}` : '';
  return (
    <Root {...rest} data-component={name}>
      <figcaption>
        <span data-part="title">{title}</span>
        <span data-part="readout">{told}</span>
      </figcaption>
      <div
        ref={ref}
        data-part="plot"
        onPointerMove={({ currentTarget, clientX }) => {
          const box = currentTarget.getBoundingClientRect();
          setActive(nearest((clientX - box.left) / box.width));
        }}
        onPointerLeave={() => setActive(undefined)}
      >
        <svg width={width} height={height} {...asPicture(`${title}. ${description}`)}>
          {draw({ width, height, active })}
        </svg>
        {/* A slider that nobody sees gives the keyboard and the screen reader the points, one by one. */}
        <input
          type="range"
          min={0}
          max={Math.max(0, points.length - 1)}
          value={active ?? 0}
          aria-label={`${title}: point`}
          aria-valuetext={told || 'none'}
          onFocus={() => setActive((now) => now ?? 0)}
          onBlur={() => setActive(undefined)}
          onChange={({ target }) => setActive(Number(target.value))}
        />
      </div>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>Show as table</summary>
        {open && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: a scrolling region must be reachable
          <div tabIndex={0}>
            <PointsTable {...{ points, xLabel, yLabel, formatX, formatY }} />
          </div>
        )}
      </details>
    </Root>
  );
}
