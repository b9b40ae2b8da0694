import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { labelsOf } from '../timeTicks.ts';
import { Names, planeOf, ValueAxis } from '../Axis.tsx';
import { Frame, type ChartProps, type Drawing } from '../Frame.tsx';
import { nearestPlace, placesOf, rowsOf, valuesOf, type Row } from '../points.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { chartTexts } from '../texts.ts';

export interface AreaProps extends ChartProps {
  /** Starts the value axis at zero. Default: true. */
  fromZero?: boolean;
  /** Draws unrelated events as points instead of a line. Default: 'line'. */
  marks?: 'line' | 'points';
  /** Labels round times (UTC) instead of points. The positions are milliseconds since 1970. */
  timeAxis?: boolean;
}

type Look = Pick<AreaProps, 'fromZero' | 'formatX' | 'formatY' | 'marks' | 'timeAxis'>;
type Place = readonly [x: number, y: number];

function drawArea(
  rows: readonly Row[],
  { fromZero = true, formatX = String, formatY, marks = 'line', timeAxis = false }: Look,
  drawing: Drawing,
) {
  const { height, active } = drawing;
  const plane = planeOf(valuesOf(rows), drawing, fromZero, formatY);
  const places = placesOf(rows);
  const x = scaleLinear([places[0] ?? 0, places.at(-1) ?? 1], [plane.left, plane.right]);
  const at = places.map(x);
  const path: Place[] = rows.map(({ values }, index) => [at[index] ?? 0, plane.y(values[0] ?? 0)]);
  const ground = plane.y(fromZero ? 0 : (plane.y.domain()[0] ?? 0));
  const chosen = active === undefined ? undefined : path[active];
  const labels = labelsOf(rows, { scale: x, width: plane.right - plane.left, timeAxis, formatX });
  const shape = area<Place>(
    ([left]) => left,
    ground,
    ([, top]) => top,
  );
  return (
    <>
      <ValueAxis plane={plane} formatY={formatY} />
      {marks === 'line' && <path data-part="fill" d={shape(path) ?? ''} />}
      {marks === 'line' && <path data-part="line" d={line<Place>()([...path]) ?? ''} />}
      {(marks === 'points' || path.length === 1) &&
        path.map(([left, top], index) => <circle key={at[index]} data-part="dot" cx={left} cy={top} r={4} />)}
      <Names {...labels} plane={plane} height={height} />
      {chosen && (
        <g transform={`translate(${chosen[0]} 0)`}>
          <line data-part="cursor" y1={plane.top} y2={plane.bottom} />
          <circle data-part="dot" cy={chosen[1]} r={5} />
        </g>
      )}
    </>
  );
}

export function Area({ points, yLabel, fromZero = true, marks, timeAxis, ...frame }: AreaProps) {
  const texts = useTexts('charts', chartTexts);
  const rows = rowsOf([points]);
  const { formatX, formatY } = frame;
  const look = {
    fromZero,
    ...(marks && { marks }),
    ...(timeAxis && { timeAxis }),
    ...(formatX && { formatX }),
    ...(formatY && { formatY }),
  };
  const nearest = (x: number, width: number) => {
    const { left, right } = planeOf(valuesOf(rows), { width, height: 220 }, fromZero, formatY);
    return nearestPlace(placesOf(rows), (x - left) / (right - left));
  };
  return (
    <Frame
      {...frame}
      name="Area"
      rows={rows}
      series={[yLabel ?? texts.value]}
      nearest={nearest}
      draw={(drawing) => drawArea(rows, look, drawing)}
    />
  );
}
