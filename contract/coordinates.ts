import type { SampleColumn } from './types.ts';

const names = {
  longitude: /^(?:.*[_ ])?(?:lon|lng|long|longitude)$/iu,
  latitude: /^(?:.*[_ ])?(?:lat|latitude)$/iu,
} as const;

/** The names of the two columns that hold degrees east and north; undefined where there are none. */
export function coordinatesOf(
  schema: readonly Pick<SampleColumn, 'name' | 'type'>[],
): { longitude: string; latitude: string } | undefined {
  const numbers = schema.filter(({ type }) => type === 'number' || type === 'integer');
  const [longitude, latitude] = [names.longitude, names.latitude].map(
    (pattern) => numbers.find(({ name }) => pattern.test(name))?.name,
  );
  return longitude === undefined || latitude === undefined ? undefined : { longitude, latitude };
}
