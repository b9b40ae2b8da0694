// Writes design-system/charts/MapPoints/generated/outlines.ts: npm run outlines.
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import path from 'node:path';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

const root = path.join(import.meta.dirname, '../..');
/** Steps of a degree: two pixels where a map of 10° is 1,000 pixels wide. */
const perDegree = 50;
/** Degrees of the smallest island. */
const least = 0.15;

const turn = 360;

type Position = readonly number[];

/**
 * The line without jumps at 180° of longitude: it goes on beyond, and is drawn once more from the other edge. A ring
 * around a pole is closed over the pole.
 */
function unrolled(line: readonly Position[], isRing: boolean): Position[][] {
  let turns = 0;
  const whole = line.map(([x = 0, y = 0], index): Position => {
    turns -= Math.round((x - (line[index - 1]?.[0] ?? x)) / turn);
    return [x + turns * turn, y];
  });
  const [first, last] = [whole[0]?.[0] ?? 0, whole.at(-1)?.[0] ?? 0];
  if (isRing && Math.abs(last - first) > turn / 2) {
    const pole = (whole[0]?.[1] ?? 0) < 0 ? -90 : 90;
    whole.push([last, pole], [first, pole]);
  }
  const moved = (by: number) => whole.map(([x = 0, y = 0]): Position => [x + by, y]);
  const places = whole.map(([x = 0]) => x);
  const beyond = [
    ...(Math.max(...places) > turn / 2 ? [-turn] : []),
    ...(Math.min(...places) < -turn / 2 ? [turn] : []),
  ];
  return [whole, ...beyond.map(moved)];
}

/** Moves between neighbours; undefined for what is smaller than a step. */
function pathOf(line: readonly Position[], isRing: boolean): string | undefined {
  const steps = line.map(([longitude = 0, latitude = 0]) => [
    Math.round((longitude + 180) * perDegree),
    Math.round((90 - latitude) * perDegree),
  ]);
  const moved = steps.flatMap(([x = 0, y = 0], index) => {
    const [beforeX = 0, beforeY = 0] = steps[index - 1] ?? [0, 0];
    return index > 0 && x === beforeX && y === beforeY ? [] : [[x - beforeX, y - beforeY]];
  });
  const [first, ...rest] = moved;
  if (!first || rest.length < (isRing ? 3 : 1)) return undefined;
  const text = rest
    .map(([x, y = 0]) => `${x}${y < 0 ? '' : ' '}${y}`)
    .join(' ')
    .replaceAll(' -', '-');
  return `M${first.join(' ')}l${text}${isRing ? 'z' : ''}`;
}

function outlineOf(line: readonly Position[], isRing: boolean) {
  const [x, y] = [0, 1].map((axis) => line.map((position) => position[axis] ?? 0));
  const [west, east] = [Math.min(...(x ?? [])), Math.max(...(x ?? []))];
  const [south, north] = [Math.min(...(y ?? [])), Math.max(...(y ?? []))];
  if (isRing && Math.max(east - west, north - south) < least) return [];
  const drawn = pathOf(line, isRing);
  return drawn === undefined ? [] : [[Math.floor(west), Math.floor(south), Math.ceil(east), Math.ceil(north), drawn]];
}

/** The text of the file. */
export function outlines(): string {
  const file = path.join(root, 'node_modules/world-atlas/countries-50m.json');
  const world = JSON.parse(readFileSync(file, 'utf8')) as Topology<{
    countries: GeometryCollection;
    land: GeometryCollection;
  }>;
  const { countries, land } = world.objects;
  const rings = feature(world, land).features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon'
      ? geometry.coordinates.flat()
      : geometry.type === 'Polygon'
        ? geometry.coordinates
        : [],
  );
  const borders = mesh(world, countries, (one, other) => one !== other).coordinates;
  const list = (name: string, found: readonly unknown[]) =>
    `export const ${name}: readonly Outline[] = [\n${found.map((one) => `  ${JSON.stringify(one).replaceAll('"', "'").replaceAll(',', ', ')},`).join('\n')}\n];\n`;
  return `/** Written by npm run outlines from Natural Earth 1:50 m (public domain), in the npm package world-atlas. */

/** West, south, east and north in degrees, and an SVG path in ${perDegree} steps a degree from 180° west and 90° north. */
export type Outline = readonly [west: number, south: number, east: number, north: number, path: string];

export const stepsPerDegree = ${perDegree};

${list(
  'coasts',
  rings.flatMap((ring) => unrolled(ring, true)).flatMap((ring) => outlineOf(ring, true)),
)}
${list(
  'borders',
  borders.flatMap((line) => unrolled(line, false)).flatMap((line) => outlineOf(line, false)),
)}`;
}

if (process.argv[1] === import.meta.filename)
  writeFileSync(path.join(root, 'design-system/charts/MapPoints/generated/outlines.ts'), outlines());
