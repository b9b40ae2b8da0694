import type { LeftOut } from './notes.ts';
import { ReadingError } from '../readingError.ts';
import { textOf, type JsonScanner, type Written } from './scanner.ts';

export interface Field {
  readonly key: string;
  readonly value: Written;
}

const maxKeys = 10_000;

export function refuseKeys(count: number): void {
  if (count > maxKeys) throw new ReadingError(`The records have more than ${maxKeys} different keys`);
}

export const fieldsOf = (scanner: JsonScanner, { start }: Written, leftOut?: LeftOut): Field[] => {
  // A repeated key counts once, with its last value.
  const fields = new Map<string, Written>();
  let count = 0;
  scanner.members(start, 1, (key, value) => {
    fields.set(key, value);
    count += 1;
  });
  if (leftOut) leftOut.repeated += count - fields.size;
  return Array.from(fields, ([key, value]) => ({ key, value }));
};

/** Flattens one level: `{ a: { b: 1 } }` becomes `a.b`. Deeper levels stay whole. */
function flattened(scanner: JsonScanner, fields: readonly Field[], leftOut?: LeftOut): Field[] {
  const flat = fields.flatMap(({ key, value }) => {
    const inner = value.kind === 'object' ? fieldsOf(scanner, value, leftOut) : [];
    return inner.length > 0
      ? inner.map((field) => ({ key: `${key}.${field.key}`, value: field.value }))
      : [{ key, value }];
  });
  if (leftOut && fields.some(({ value }) => value.kind === 'object'))
    leftOut.repeated += flat.length - new Set(flat.map(({ key }) => key)).size;
  return flat;
}

const axes = ['longitude', 'latitude', 'altitude'] as const;

/** A point has its coordinates as numbers; every other shape stays GeoJSON text. */
function placeOf(scanner: JsonScanner, geometry: Written): Field[] {
  const whole: Field[] = [{ key: 'geometry', value: geometry }];
  if (geometry.kind !== 'object') return whole;
  const parts = new Map(fieldsOf(scanner, geometry).map(({ key, value }) => [key, value]));
  const [type, coordinates] = [parts.get('type'), parts.get('coordinates')];
  const isPoint = type?.kind === 'text' && textOf(scanner.text, type.start, type.end) === 'Point';
  if (!isPoint || coordinates?.kind !== 'list') return whole;
  const numbers: Written[] = [];
  scanner.elements(coordinates.start, 3, (value) => numbers.push(value));
  const isPlain =
    numbers.length >= 2 && numbers.length <= axes.length && numbers.every(({ kind }) => kind === 'number');
  return isPlain ? numbers.flatMap((value, at) => (axes[at] ? [{ key: axes[at], value }] : [])) : whole;
}

function featureOf(scanner: JsonScanner, fields: readonly Field[], leftOut?: LeftOut): Field[] | undefined {
  const named = new Map(fields.map(({ key, value }) => [key, value]));
  const [type, properties, geometry, id] = ['type', 'properties', 'geometry', 'id'].map((name) => named.get(name));
  if (type?.kind !== 'text' || textOf(scanner.text, type.start, type.end) !== 'Feature') return undefined;
  if (properties?.kind !== 'object') return undefined;
  const about = flattened(scanner, fieldsOf(scanner, properties, leftOut), leftOut);
  const own = id && !about.some(({ key }) => key === 'id') ? [{ key: 'id', value: id }] : [];
  const place = geometry ? placeOf(scanner, geometry) : [];
  const taken = new Set(about.map(({ key }) => key));
  const apart = place.map(({ key, value }) => ({ key: taken.has(key) ? `geometry.${key}` : key, value }));
  return [...own, ...about, ...apart];
}

export function cellsOf(
  scanner: JsonScanner,
  value: Written,
  leftOut?: LeftOut,
): { fields: Field[]; isFeature: boolean } {
  if (value.kind === 'list') {
    const fields: Field[] = [];
    scanner.elements(value.start, 1, (element) => fields.push({ key: `column_${fields.length + 1}`, value: element }));
    return { fields, isFeature: false };
  }
  if (value.kind !== 'object') return { fields: [{ key: 'value', value }], isFeature: false };
  const fields = fieldsOf(scanner, value, leftOut);
  const feature = featureOf(scanner, fields, leftOut);
  return { fields: feature ?? flattened(scanner, fields, leftOut), isFeature: feature !== undefined };
}
