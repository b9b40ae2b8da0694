import { land } from '../../charts/MapPoints/land.ts';
import type { CardChart } from './drawing.ts';

/** Degrees of the smallest map, and width by height of one that fills a band. */
const [least, ratio] = [14, 2];

/** Without the noise of binary fractions. */
const short = (degrees: number) => Number(degrees.toFixed(2));

/** Part of the world around the points, in the units of the coasts. */
export function frameOf(points: readonly (readonly [number, number])[]): string {
  const side = (values: readonly number[]) => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return { middle: (low + high) / 2, room: Math.max(least, (high - low) * 1.4) };
  };
  const [x, y] = [side(points.map(([east]) => east + 180)), side(points.map(([, north]) => 90 - north))];
  const width = Math.max(x.room, y.room * ratio);
  const height = width / ratio;
  return [x.middle - width / 2, y.middle - height / 2, width, height].map(short).join(' ');
}

export function MapPointsPath({ points = [] }: CardChart) {
  return (
    <>
      <path data-part="land" d={land} />
      <path data-part="points" d={points.map(([x, y]) => `M${short(x + 180)} ${short(90 - y)}h0`).join('')} />
    </>
  );
}
