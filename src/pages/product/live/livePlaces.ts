import type { MapPlace } from '#design-system';
import type { PreviewEvent } from '#contract/types.ts';
import { placesOf } from '../../shared/rows/placesOf.ts';

const faintest = 0.25;

const objectOf = (data: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(data);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
};

/** The places of events that are JSON objects with coordinates. The newest, which comes first, is the strongest. */
export function livePlaces(events: readonly PreviewEvent[]): MapPlace[] {
  const rows = events.map(({ data }) => objectOf(data)).filter((row) => row !== undefined);
  const [newest] = rows;
  if (!newest) return [];
  const columns = Object.entries(newest).map(([name, value]) => ({
    name,
    type: typeof value === 'number' ? ('number' as const) : ('text' as const),
  }));
  const places = placesOf({ columns, rows });
  return places.map((place, index) => ({ ...place, strength: Math.max(faintest, 1 - index / places.length) }));
}
