export interface Place {
  /** Name of the place. */
  name: string;
  /** Degrees north, from −90 to 90. */
  latitude: number;
  /** Degrees east, from −180 to 180. */
  longitude: number;
  /** Size of the dot, in the unit of `valueLabel`. */
  value?: number;
}

const onEarth = ({ latitude, longitude }: Place) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

export const placesOnEarth = (places: readonly Place[]): Place[] => places.filter(onEarth);

export const world = { left: 0, top: 6, width: 360, height: 144 } as const;

export const project = ({ latitude, longitude }: Place) => ({ x: longitude + 180, y: 90 - latitude });

/** Radius of a dot, CSS pixels. The area is proportional to the value. */
export function radiusOf(value: number | undefined, greatest: number): number {
  const [least, most] = [4, 16];
  if (value === undefined || !(value > 0) || !(greatest > 0)) return least;
  return least + (most - least) * Math.sqrt(Math.min(1, value / greatest));
}
