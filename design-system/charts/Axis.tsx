import { scaleLinear, type ScaleLinear } from 'd3-scale';
import { extentOf, formatValue } from './points.ts';

/** Padding around the plot, CSS pixels. */
const room = { top: 10, bottom: 26, end: 8 } as const;
/** Width of one digit at the axis font size, CSS pixels. */
const digitWidth = 7;
/** Smallest distance of two values of the axis, CSS pixels. */
const tickRoom = 20;

/** CSS pixels that each label needs beside others. */
const roomOf = (names: readonly string[]): number =>
  names.reduce((most, { length }) => Math.max(most, length), 1) * digitWidth * 1.6;

export interface Plane {
  y: ScaleLinear<number, number>;
  ticks: readonly number[];
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function apart(ticks: readonly number[], y: Plane['y']): number[] {
  const [first = 0, second = first] = ticks;
  const step = Math.max(1, Math.ceil(tickRoom / (Math.abs(y(second) - y(first)) || tickRoom)));
  const zero = Math.max(0, ticks.indexOf(0));
  return ticks.filter((_tick, index) => (index - zero) % step === 0);
}

export function planeOf(
  values: readonly number[],
  { width, height }: { width: number; height: number },
  fromZero: boolean,
  formatY: (y: number) => string = formatValue,
): Plane {
  const [top, bottom] = [room.top, height - room.bottom];
  const y = scaleLinear(extentOf(values, fromZero), [bottom, top]).nice(4);
  // Fractional ticks are meaningless for whole values, such as counts.
  const areWhole = values.every((value) => Number.isInteger(value));
  const ticks = apart(
    y.ticks(4).filter((tick) => !areWhole || Number.isInteger(tick)),
    y,
  );
  const longest = Math.max(...ticks.map((tick) => formatY(tick).length), 2);
  return { y, ticks, top, bottom, left: longest * digitWidth + 12, right: Math.max(width - room.end, 1) };
}

interface ValueAxisProps {
  plane: Plane;
  formatY: ((y: number) => string) | undefined;
}

export function ValueAxis({ plane: { y, ticks, left, right }, formatY = formatValue }: ValueAxisProps) {
  return ticks.map((tick) => (
    <g key={tick} transform={`translate(0 ${y(tick)})`} aria-hidden>
      <line data-part="grid" x1={left} x2={right} />
      <text x={left - 8} dy="0.32em" textAnchor="end">
        {formatY(tick)}
      </text>
    </g>
  ));
}

export const fitsAll = (names: readonly string[], { left, right }: Plane): boolean =>
  roomOf(names) * names.length <= right - left;

/** CSS pixels that labels of unequal length need together. */
export const roomOfAll = (names: readonly string[]): number => names.reduce((sum, name) => sum + roomOf([name]), 0);

/** Smallest gap between two labels, CSS pixels. */
const labelGap = 2 * digitWidth;
/** Width of one ideograph at the axis font size, CSS pixels. */
const wideWidth = 12;

const widthOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => sum + (letter >= '\u2e80' ? wideWidth : digitWidth), 0);

type Ends = Pick<Plane, 'left' | 'right'>;

export function labelAt(name: string, place: number, { left, right }: Ends) {
  const width = widthOf(name);
  if (place - width / 2 < left - 8) return { anchor: 'start', from: place, to: place + width } as const;
  if (place + width / 2 > right) return { anchor: 'end', from: place - width, to: place } as const;
  return { anchor: 'middle', from: place - width / 2, to: place + width / 2 } as const;
}

interface Labels {
  /** Centre of each label, CSS pixels. */
  places: readonly number[];
  names: readonly string[];
}

export function areApart({ places, names }: Labels, ends: Ends, step = 1): boolean {
  const at = (index: number) => labelAt(names[index] ?? '', places[index] ?? ends.left, ends);
  for (let index = names.length - 1; index >= step; index -= step) {
    if (at(index - step).to + labelGap > at(index).from) return false;
  }
  return true;
}

interface NamesProps extends Labels {
  plane: Plane;
  height: number;
}

export function Names({ places, names, plane, height }: NamesProps) {
  const width = plane.right - plane.left;
  const fit = roomOfAll(names) <= width ? names.length : Math.floor(width / roomOf(names));
  // The last label shifts inwards by half its width, which costs one step. Equal steps keep the distances equal.
  let step = fit >= names.length ? 1 : Math.max(1, Math.ceil((names.length - 1) / Math.max(1, fit - 1)));
  while (!areApart({ places, names }, plane, step)) step += 1;
  // Counted from the last one, which tells where the axis ends.
  const chosen = names.map((_name, index) => index).filter((index) => (names.length - 1 - index) % step === 0);
  return (
    <g aria-hidden transform={`translate(0 ${height - 6})`}>
      {chosen.map((index) => {
        const [name = '', place = plane.left] = [names[index], places[index]];
        return (
          <text key={index} x={place} textAnchor={labelAt(name, place, plane).anchor}>
            {name}
          </text>
        );
      })}
    </g>
  );
}
