import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { EndLabels, margin, ValueAxis } from '../Axis.tsx';
import { Frame, type ChartProps, type Drawing } from '../Frame.tsx';
import { drawable, extentOf, type Point } from '../points.ts';

export interface AreaProps extends ChartProps {
  /** Begins the value axis at zero, so that heights can be compared. */
  fromZero?: boolean;
}

interface Prepared {
  points: Point[];
  /** Where each point lies on the x axis, in its own measure. */
  places: number[];
  span: [number, number];
}

// Names have no distance: then every point takes the same room.
function prepare(given: readonly Point[]): Prepared {
  const points = drawable(given);
  const numeric = points.every(({ x }) => typeof x === 'number');
  const places = points.map(({ x }, index) => (numeric ? Number(x) : index));
  return { points, places, span: extentOf(places, false) };
}

function drawArea(
  { points, places, span }: Prepared,
  { fromZero = true, formatX = String, formatY }: AreaProps,
  { width, height, active }: Drawing,
) {
  const { top, bottom, gutter } = margin;
  const x = scaleLinear(span, [gutter + 4, width - 6]);
  const y = scaleLinear(
    extentOf(
      points.map((point) => point.y),
      fromZero,
    ),
    [height - bottom, top],
  ).nice(4);
  const at = (_point: Point, index: number) => x(places[index] ?? 0);
  const shape = area<Point>(at, y(y.domain()[0] ?? 0), (point) => y(point.y));
  const edge = line<Point>(at, (point) => y(point.y));
  const chosen = active === undefined ? undefined : points[active];
  const [first, last] = [points[0], points.at(-1)];
  return (
    <>
      <ValueAxis scale={y} width={width} gutter={gutter} formatY={formatY} />
      <path data-part="fill" d={shape(points) ?? ''} />
      <path data-part="line" d={edge(points) ?? ''} />
      {first && last && <EndLabels first={formatX(first.x)} last={formatX(last.x)} {...{ width, height, gutter }} />}
      {chosen && active !== undefined && (
        <g transform={`translate(${at(chosen, active)} 0)`}>
          <line data-part="cursor" y1={top} y2={height - bottom} />
          <circle data-part="dot" cy={y(chosen.y)} r={5} />
        </g>
      )}
    </>
  );
}

/** How one value went, as a line over its area. */
export function Area(props: AreaProps) {
  const { fromZero: _fromZero, ...frame } = props;
  const prepared = prepare(props.points);
  const { points, places, span } = prepared;
  const nearest = (share: number) => {
    const wanted = span[0] + share * (span[1] - span[0]);
    let best = 0;
    for (const [index, place] of places.entries()) {
      if (Math.abs(place - wanted) < Math.abs((places[best] ?? 0) - wanted)) best = index;
    }
    return best;
  };
  return (
    <Frame
      {...frame}
      points={points}
      name="Area"
      nearest={nearest}
      draw={(drawing) => drawArea(prepared, props, drawing)}
    />
  );
}
