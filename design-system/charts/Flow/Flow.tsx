import { scaleBand } from 'd3-scale';
import { area, curveStep, line } from 'd3-shape';
import { Names, planeOf, ValueAxis, type Plane } from '../Axis.tsx';
import { BlockFrame } from '../BlockFrame.ts';
import type { Drawing, PlotProps } from '../Frame.tsx';
import { Legend } from '../Legend.tsx';
import { rowsOf, type Point, type Row } from '../points.ts';

export interface FlowStep {
  /** Place on the axis. */
  x: Point['x'];
  /** Zero or more. */
  incoming: number;
  /** Zero or more. */
  outgoing: number;
  /** Stock after the step. */
  level: number;
}

export interface FlowProps extends PlotProps {
  /** Steps, oldest first. Steps with a value that is not finite are skipped. */
  steps: readonly FlowStep[];
  /** Names of inflow, outflow and level in the legend and the table. */
  names: Readonly<Record<'incoming' | 'outgoing' | 'level', string>>;
  /** Formats a value of the readout and the table. Default: `formatY`. */
  formatCell?: (y: number) => string;
}

const levelShare = 0.55;
/** Minimum height of a bar, CSS pixels: a small movement stays visible beside a large one. */
const leastBar = 3;
/** Gap between the bars of one step, CSS pixels. */
const barGap = 1;
const barOf = (height: number) => (height > 0 ? Math.max(leastBar, height) : 0);
const maxNames = 8;
const kinds = ['incoming', 'outgoing', 'level'] as const;
type Kind = (typeof kinds)[number];
type Look = Pick<FlowProps, 'formatX' | 'formatY'>;
type Place = readonly [x: number, y: number];

const valueOf = ({ values }: Row, kind: Kind) => values[kinds.indexOf(kind)] ?? 0;

function planesOf(
  rows: readonly Row[],
  { width, height }: Pick<Drawing, 'width' | 'height'>,
  formatY: Look['formatY'],
) {
  const moved = rows.flatMap((row) => [valueOf(row, 'incoming'), -valueOf(row, 'outgoing')]);
  const hasMoved = moved.some((value) => value !== 0);
  const upper = hasMoved ? Math.round(height * levelShare) : height;
  const level = planeOf(
    rows.map((row) => valueOf(row, 'level')),
    { width, height: upper },
    true,
    formatY,
  );
  if (!hasMoved) return { upper, level };
  const bars = planeOf(moved, { width, height: height - upper }, true, formatY);
  const left = Math.max(level.left, bars.left);
  return { upper, level: { ...level, left }, bars: { ...bars, left } };
}

const bandOf = (rows: readonly Row[], { left, right }: Plane) =>
  scaleBand(
    rows.map((_row, index) => index),
    [left, right],
  ).padding(rows.length > 60 ? 0.1 : 0.28);

function Bars({ rows, plane, active }: { rows: readonly Row[]; plane: Plane; active: number | undefined }) {
  const x = bandOf(rows, plane);
  const width = Math.max(1, x.bandwidth());
  const zero = plane.y(0);
  return rows.map((row, index) => {
    const dim = (active !== undefined && active !== index) || undefined;
    const incoming = barOf(zero - plane.y(valueOf(row, 'incoming')));
    const outgoing = barOf(plane.y(-valueOf(row, 'outgoing')) - zero);
    return (
      <g key={row.x} transform={`translate(${x(index) ?? 0} 0)`}>
        <rect
          data-part="block"
          data-fill={2}
          data-dim={dim}
          y={zero - incoming - barGap}
          width={width}
          height={incoming}
        />
        <rect data-part="block" data-fill={3} data-dim={dim} y={zero + barGap} width={width} height={outgoing} />
      </g>
    );
  });
}

function drawFlow(rows: readonly Row[], { formatX = String, formatY }: Look, drawing: Drawing) {
  const { height, active } = drawing;
  const { upper, level, bars } = planesOf(rows, drawing, formatY);
  const x = bandOf(rows, level);
  const at = rows.map((_row, index) => (x(index) ?? 0) + x.bandwidth() / 2);
  const path: Place[] = rows.map((row, index) => [at[index] ?? 0, level.y(valueOf(row, 'level'))]);
  const shape = area<Place>(
    ([left]) => left,
    level.y(0),
    ([, top]) => top,
  ).curve(curveStep);
  const chosen = active === undefined ? undefined : path[active];
  const every = Math.max(1, Math.ceil(rows.length / maxNames));
  const isNamed = (_one: unknown, index: number) => (rows.length - 1 - index) % every === 0;
  return (
    <>
      <ValueAxis plane={level} formatY={formatY} />
      <path data-part="fill" d={shape(path) ?? ''} />
      <path data-part="line" d={line<Place>().curve(curveStep)([...path]) ?? ''} />
      {path.length === 1 && <circle data-part="dot" cx={path[0]?.[0]} cy={path[0]?.[1]} r={4} />}
      {bars && (
        <g transform={`translate(0 ${upper})`}>
          <ValueAxis plane={bars} formatY={formatY} />
          <Bars rows={rows} plane={bars} active={active} />
        </g>
      )}
      <Names
        places={at.filter(isNamed)}
        names={rows.filter(isNamed).map((row) => formatX(row.x))}
        plane={level}
        height={height}
      />
      {chosen && (
        <g transform={`translate(${chosen[0]} 0)`}>
          <line data-part="cursor" y1={level.top} y2={bars ? upper + bars.bottom : level.bottom} />
          <circle data-part="dot" cy={chosen[1]} r={5} />
        </g>
      )}
    </>
  );
}

export function Flow({ steps, names, height = 280, ...frame }: FlowProps) {
  const rows = rowsOf(kinds.map((kind) => steps.map((step) => ({ x: step.x, y: step[kind] }))));
  const { formatX, formatY } = frame;
  const hasMoved = steps.some(({ incoming, outgoing }) => incoming !== 0 || outgoing !== 0);
  const look = { ...(formatX && { formatX }), ...(formatY && { formatY }) };
  const nearest = (x: number, width: number) => {
    const { left, right } = planesOf(rows, { width, height }, formatY).level;
    const index = Math.floor(((x - left) / (right - left)) * rows.length);
    return Math.max(0, Math.min(rows.length - 1, index));
  };
  return (
    <BlockFrame
      {...frame}
      height={height}
      name="Flow"
      rows={rows}
      series={kinds.map((kind) => names[kind])}
      nearest={nearest}
      legend={hasMoved && <Legend names={[names.level, names.incoming, names.outgoing]} />}
      draw={(drawing) => drawFlow(rows, look, drawing)}
    />
  );
}
