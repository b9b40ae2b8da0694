import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { Names, planeOf, ValueAxis } from '../Axis.tsx';
import { Frame, type ChartProps, type Drawing } from '../Frame.tsx';
import { nearestPlace, placesOf, rowsOf, valuesOf, type Row } from '../points.ts';

export interface AreaProps extends ChartProps {
  /** Starts the value axis at zero. Default: true. */
  fromZero?: boolean;
}

type Look = Pick<AreaProps, 'fromZero' | 'formatX' | 'formatY'>;
type Place = readonly [x: number, y: number];

function drawArea(rows: readonly Row[], { fromZero = true, formatX = String, formatY }: Look, drawing: Drawing) {
  const { height, active } = drawing;
  const plane = planeOf(valuesOf(rows), drawing, fromZero, formatY);
  const places = placesOf(rows);
  const x = scaleLinear([places[0] ?? 0, places.at(-1) ?? 1], [plane.left, plane.right]);
  const at = places.map(x);
  const path: Place[] = rows.map(({ values }, index) => [at[index] ?? 0, plane.y(values[0] ?? 0)]);
  const ground = plane.y(fromZero ? 0 : (plane.y.domain()[0] ?? 0));
  const chosen = active === undefined ? undefined : path[active];
  const shape = area<Place>(
    ([left]) => left,
    ground,
    ([, top]) => top,
  );
  return (
    <>
      <ValueAxis plane={plane} formatY={formatY} />
      <path data-part="fill" d={shape(path) ?? ''} />
      <path data-part="line" d={line<Place>()([...path]) ?? ''} />
      {path.length === 1 && <circle data-part="dot" cx={path[0]?.[0]} cy={path[0]?.[1]} r={4} />}
      <Names places={at} names={rows.map((row) => formatX(row.x))} plane={plane} height={height} />
      {chosen && (
        <g transform={`translate(${chosen[0]} 0)`}>
          <line data-part="cursor" y1={plane.top} y2={plane.bottom} />
          <circle data-part="dot" cy={chosen[1]} r={5} />
        </g>
      )}
    </>
  );
}

export function Area({ points, yLabel = 'Value', fromZero = true, ...frame }: AreaProps) {
  const rows = rowsOf([points]);
  const { formatX, formatY } = frame;
  const look = { fromZero, ...(formatX && { formatX }), ...(formatY && { formatY }) };
  const nearest = (x: number, width: number) => {
    const { left, right } = planeOf(valuesOf(rows), { width, height: 220 }, fromZero, formatY);
    return nearestPlace(placesOf(rows), (x - left) / (right - left));
  };
  return (
    <Frame
      {...frame}
      name="Area"
      rows={rows}
      series={[yLabel]}
      nearest={nearest}
      draw={(drawing) => drawArea(rows, look, drawing)}
    />
  );
}
