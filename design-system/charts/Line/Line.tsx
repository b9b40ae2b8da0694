import { scaleLinear } from 'd3-scale';
import { area, curveLinear, curveStep, line } from 'd3-shape';
import { Names, planeOf, ValueAxis } from '../Axis.tsx';
import { Frame, type Drawing, type PlotProps } from '../Frame.tsx';
import { labelsOf } from '../timeTicks.ts';
import { nearestPlace, placesOf, rowsOf, valuesOf, type Point, type Row } from '../points.ts';

export interface Series {
  /** Name in the legend and the table. */
  name: string;
  /** Data points. A value that is not finite leaves a gap. */
  points: readonly Point[];
}

export interface LineProps extends PlotProps {
  /** Lines on one x axis. Those after the sixth are left out. */
  series: readonly Series[];
  /** Starts the value axis at zero. Default: false. */
  fromZero?: boolean;
  /** Connects the points of a series; false draws dots only. Default: true. */
  joined?: boolean;
  /** Draws each value as a level, e.g. sums of days: a slope would suggest values between them. Default: false. */
  steps?: boolean;
  /** Names of two series between which a range is shaded, in place of their lines. */
  band?: readonly [low: string, high: string];
  /** Labels round times (UTC) instead of points. The positions are milliseconds since 1970. */
  timeAxis?: boolean;
}

const maxSeries = 6;

type Look = Pick<LineProps, 'fromZero' | 'joined' | 'steps' | 'timeAxis' | 'formatX' | 'formatY' | 'band'>;
type Place = readonly [x: number, y: number | null];
type Range = readonly [x: number, low: number | null, high: number | null];

function drawLines(rows: readonly Row[], names: readonly string[], look: Look, drawing: Drawing) {
  const { height, active } = drawing;
  const { fromZero = false, joined = true, steps = false, timeAxis = false, formatX = String, formatY, band } = look;
  const plane = planeOf(valuesOf(rows), drawing, fromZero, formatY);
  const places = placesOf(rows);
  const x = scaleLinear([places[0] ?? 0, places.at(-1) ?? 1], [plane.left, plane.right]);
  const at = places.map(x);
  const shape = line<Place>(
    ([left]) => left,
    ([, top]) => top ?? 0,
  )
    .defined(([, top]) => top !== null)
    .curve(steps ? curveStep : curveLinear);
  const shade = area<Range>()
    .x(([left]) => left)
    .y0(([, low]) => low ?? 0)
    .y1(([, , high]) => high ?? 0)
    .defined(([, low, high]) => low !== null && high !== null);
  const labels = labelsOf(rows, { scale: x, width: plane.right - plane.left, timeAxis, formatX });
  const [lowAt, highAt] = (band ?? []).map((name) => names.indexOf(name));
  const range = rows.map((_row, index): Range => {
    const topOf = (series: number | undefined) => {
      const value = rows[index]?.values[series ?? -1] ?? null;
      return value === null ? null : plane.y(value);
    };
    return [at[index] ?? 0, topOf(lowAt), topOf(highAt)];
  });
  const lines = names.map((name, series) => ({
    name,
    mark: series + 1,
    path: rows.map(({ values }, index): Place => {
      const value = values[series] ?? null;
      return [at[index] ?? 0, value === null ? null : plane.y(value)];
    }),
  }));
  return (
    <>
      <ValueAxis plane={plane} formatY={formatY} />
      {band && <path data-part="band" data-series={(lowAt ?? 0) + 1} d={shade(range) ?? ''} />}
      {lines.map(({ name, mark, path }) =>
        band?.includes(name) ? null : joined ? (
          <path key={name} data-part="line" data-series={mark} d={shape(path) ?? ''} />
        ) : (
          path.map(
            ([left, top]) =>
              top !== null && <circle key={left} data-part="dot" data-series={mark} cx={left} cy={top} r={4} />,
          )
        ),
      )}
      <Names {...labels} plane={plane} height={height} />
      {active !== undefined && (
        <g transform={`translate(${at[active] ?? 0} 0)`}>
          <line data-part="cursor" y1={plane.top} y2={plane.bottom} />
          {lines.map(({ name, mark, path }) => {
            const top = path[active]?.[1] ?? null;
            return top !== null && <circle key={name} data-part="dot" data-series={mark} cy={top} r={5} />;
          })}
        </g>
      )}
    </>
  );
}

export function Line({
  series: given,
  fromZero = false,
  joined = true,
  steps = false,
  timeAxis = false,
  band,
  ...frame
}: LineProps) {
  const series = given.slice(0, maxSeries);
  const rows = rowsOf(series.map(({ points }) => points));
  const names = series.map(({ name }) => name);
  const { formatX, formatY } = frame;
  const look = {
    fromZero,
    joined,
    steps,
    timeAxis,
    ...(band && { band }),
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
      name="Line"
      rows={rows}
      series={names}
      nearest={nearest}
      legend={
        names.length > 1 && (
          <ul data-part="legend">
            {names.map((name, index) =>
              name === band?.[1] ? null : (
                <li key={name}>
                  <svg width={24} height={name === band?.[0] ? 12 : 8} aria-hidden>
                    {name === band?.[0] ? (
                      <rect data-part="band" data-series={index + 1} width={24} height={12} />
                    ) : (
                      <line data-part="line" data-series={index + 1} x2={24} y1={4} y2={4} />
                    )}
                  </svg>
                  <span>{name === band?.[0] ? `${name} – ${band[1]}` : name}</span>
                </li>
              ),
            )}
          </ul>
        )
      }
      draw={(drawing) => drawLines(rows, names, look, drawing)}
    />
  );
}
