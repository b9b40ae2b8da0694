import { scaleLinear } from 'd3-scale';
import { useEffect, useState } from 'react';
import { fillText } from '../../internal/format/fillText.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { chartTexts } from '../texts.ts';
import { land } from './land.ts';
import { turn, type View } from './places.ts';
import type * as outlinesModule from './generated/outlines.ts';

type Outlines = typeof outlinesModule;

/** Degrees of the widest view for which coasts in whole degrees are too coarse. */
const widest = 240;
let loaded: Outlines | undefined;

/** The finer coasts, for a view that needs them; undefined until they are loaded, or where they cannot be. */
export function useOutlines({ width }: View): Outlines | undefined {
  const needed = width <= widest;
  const [outlines, setOutlines] = useState(loaded);
  useEffect(() => {
    if (!needed || loaded) return undefined;
    let left = false;
    const load = async () => {
      try {
        loaded = await import('./generated/outlines.ts');
        if (!left) setOutlines(loaded);
      } catch {
        // The coarser coasts stay.
      }
    };
    void load();
    return () => {
      left = true;
    };
  }, [needed]);
  return needed ? outlines : undefined;
}

const inView =
  ({ left, top, width, height }: View) =>
  ([west, south, east, north]: outlinesModule.Outline) =>
    west + 180 < left + width && east + 180 > left && 90 - north < top + height && 90 - south > top;

/** The path of all outlines that reach into the view. */
export const pathIn = (view: View, outlines: readonly outlinesModule.Outline[]) =>
  outlines
    .filter(inView(view))
    .map(([, , , , path]) => path)
    .join('');

const viewBox = ({ left, top, width, height }: View) => `${left} ${top} ${width} ${height}`;

/** Land and, in a view of a part of the earth, borders. */
export function Coasts({ view, width, height }: { view: View; width: number; height: number }) {
  const outlines = useOutlines(view);
  const turns = view.left + view.width > turn ? [0, turn] : [0];
  return (
    <svg
      width={width}
      height={height}
      viewBox={viewBox(view)}
      preserveAspectRatio="none"
      data-part="coasts"
      aria-hidden
    >
      {turns.map((at) =>
        outlines ? (
          <g key={at} transform={`translate(${at} 0) scale(${1 / outlines.stepsPerDegree})`}>
            <path data-part="land" fillRule="evenodd" d={pathIn({ ...view, left: view.left - at }, outlines.coasts)} />
            <path data-part="border" d={pathIn({ ...view, left: view.left - at }, outlines.borders)} />
          </g>
        ) : (
          <path key={at} data-part="land" d={land} transform={`translate(${at} 0)`} />
        ),
      )}
    </svg>
  );
}

interface GridProps {
  view: View;
  width: number;
  height: number;
}

/** Lines of longitude and latitude with their degrees at the edges. */
export function Degrees({ view: { left, top, width: wide, height: high }, width, height }: GridProps) {
  const texts = useTexts('charts', chartTexts);
  const text = (value: number, [below, above]: readonly [string, string]) => {
    const degrees = `${Number(Math.abs(value).toFixed(2))}°`;
    return value === 0 ? degrees : fillText(value < 0 ? below : above, { degrees });
  };
  const across = scaleLinear([left - 180, left - 180 + wide], [0, width]);
  const down = scaleLinear([90 - top, 90 - top - high], [0, height]);
  const inside = (at: number, size: number) => at > 24 && at < size - 24;
  return (
    <g data-part="degrees" aria-hidden>
      {across.ticks(Math.max(2, width / 180)).map((degrees) => {
        const x = Math.round(across(degrees)) + 0.5;
        return (
          inside(x, width) && (
            <g key={degrees}>
              <line x1={x} x2={x} y1={0} y2={height} />
              <text x={x} y={height - 6} textAnchor="middle">
                {text(degrees > turn / 2 ? degrees - turn : degrees, [texts.west, texts.east])}
              </text>
            </g>
          )
        );
      })}
      {down.ticks(Math.max(2, height / 120)).map((degrees) => {
        const y = Math.round(down(degrees)) + 0.5;
        return (
          inside(y, height) && (
            <g key={degrees}>
              <line x1={0} x2={width} y1={y} y2={y} />
              <text x={6} y={y - 4}>
                {text(degrees, [texts.south, texts.north])}
              </text>
            </g>
          )
        );
      })}
    </g>
  );
}
