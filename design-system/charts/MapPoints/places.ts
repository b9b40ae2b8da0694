export interface Place {
  /** Names the point, e.g. a product. */
  name: string;
  /** Degrees north, from −90 to 90. */
  latitude: number;
  /** Degrees east, from −180 to 180. */
  longitude: number;
  /** How much there is; sets the size of the dot. */
  value?: number;
}

const onEarth = ({ latitude, longitude }: Place) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

/** The places that are on Earth; NaN is not. */
export const placesOnEarth = (places: readonly Place[]): Place[] => places.filter(onEarth);

/** The part of the world drawn: without the poles, where nobody offers anything. Degrees from 180° west and 90° north. */
export const world = { left: 0, top: 6, width: 360, height: 144 } as const;

/** Where a place lies in the drawing, the same units. */
export const project = ({ latitude, longitude }: Place) => ({ x: longitude + 180, y: 90 - latitude });

/** The radius of a dot: its area grows with the value. CSS pixels. */
export function radiusOf(value: number | undefined, greatest: number): number {
  const [least, most] = [4, 16];
  if (value === undefined || !(value > 0) || !(greatest > 0)) return least;
  return least + (most - least) * Math.sqrt(Math.min(1, value / greatest));
}
