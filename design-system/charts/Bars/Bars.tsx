import { scaleBand, scaleLinear } from 'd3-scale';
import { EndLabels, margin, ValueAxis } from '../Axis.tsx';
import { Frame, type ChartProps, type Drawing } from '../Frame.tsx';
import { drawable, extentOf, type Point } from '../points.ts';

export type BarsProps = ChartProps;

/** A bar is never thinner than this, CSS pixels, so that a small value does not vanish. */
const thinnest = 1;

function drawBars(points: Point[], { formatX = String, formatY }: BarsProps, { width, height, active }: Drawing) {
  const { top, bottom, gutter } = margin;
  const x = scaleBand(
    points.map((_point, index) => index),
    [gutter + 4, width],
  ).padding(points.length > 60 ? 0.1 : 0.28);
  const y = scaleLinear(
    extentOf(
      points.map((point) => point.y),
      true,
    ),
    [height - bottom, top],
  ).nice(4);
  const zero = y(0);
  const [first, last] = [points[0], points.at(-1)];
  return (
    <>
      <ValueAxis scale={y} width={width} gutter={gutter} formatY={formatY} />
      {points.map((point, index) => (
        <rect
          key={point.x}
          data-part="bar"
          data-active={index === active || undefined}
          x={x(index) ?? 0}
          y={Math.min(y(point.y), zero)}
          width={Math.max(thinnest, x.bandwidth())}
          height={Math.max(thinnest, Math.abs(y(point.y) - zero))}
          rx={Math.min(3, x.bandwidth() / 4)}
        />
      ))}
      {first && last && <EndLabels first={formatX(first.x)} last={formatX(last.x)} {...{ width, height, gutter }} />}
    </>
  );
}

/** Several values beside one another, each from zero. */
export function Bars(props: BarsProps) {
  const points = drawable(props.points);
  const nearest = (share: number) => Math.max(0, Math.min(points.length - 1, Math.floor(share * points.length)));
  return (
    <Frame
      {...props}
      points={points}
      name="Bars"
      nearest={nearest}
      draw={(drawing) => drawBars(points, props, drawing)}
    />
  );
}
