export interface Place {
  /** Label of the point, e.g. a product name. */
  name: string;
  /** Degrees north, from −90 to 90. */
  latitude: number;
  /** Degrees east, from −180 to 180. */
  longitude: number;
  /** Value of the point; sets the size of its dot. */
  value?: number;
}

const onEarth = ({ latitude, longitude }: Place) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

/** Drops places with coordinates out of range or NaN. */
export const placesOnEarth = (places: readonly Place[]): Place[] => places.filter(onEarth);

/** View box of the map without the polar regions, in degrees from 180° west and 90° north. */
export const world = { left: 0, top: 6, width: 360, height: 144 } as const;

/** Projects coordinates to the view box. */
export const project = ({ latitude, longitude }: Place) => ({ x: longitude + 180, y: 90 - latitude });

/** Radius of a dot, CSS pixels. The area is proportional to the value. */
export function radiusOf(value: number | undefined, greatest: number): number {
  const [least, most] = [4, 16];
  if (value === undefined || !(value > 0) || !(greatest > 0)) return least;
  return least + (most - least) * Math.sqrt(Math.min(1, value / greatest));
}
