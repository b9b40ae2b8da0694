export interface Place {
  /** Name of the place. */
  name: string;
  /** Degrees north, from −90 to 90. */
  latitude: number;
  /** Degrees east, from −180 to 180. */
  longitude: number;
  /** Size of the dot, in the unit of `valueLabel`. */
  value?: number;
  /** Opacity of the dot, 0 to 1: older events fade. */
  strength?: number;
}

/** Part of the earth, in degrees from 180° west and 90° north. Beyond 360° it goes on at 180° west. */
export interface View {
  left: number;
  top: number;
  width: number;
  height: number;
}

const onEarth = ({ latitude, longitude }: Place) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

export const placesOnEarth = (places: readonly Place[]): Place[] => places.filter(onEarth);

export const world: View = { left: 0, top: 6, width: 360, height: 144 };

/** From pole to pole, for places in too many parts of the earth for their surroundings. */
export const earth: View = { left: 0, top: 0, width: 360, height: 180 };

/** Width by height of a map of the surroundings. */
export const surroundingsRatio = 2;

/** Degrees of latitude that a map shows at least, and the room around its places. */
const [least, room] = [1.5, 1.3];

/** Degrees around the earth. */
export const turn = 360;

const within = (start: number, size: number, most: number) => Math.max(0, Math.min(start, most - size));

const sideOf = (values: readonly number[]) => {
  const [low, high] = values.reduce(([a, b], value) => [Math.min(a, value), Math.max(b, value)], [Infinity, -Infinity]);
  return { middle: (low + high) / 2, size: (high - low) * room };
};

/** Across 180° of longitude where that is the shorter way. */
function acrossOf(values: readonly number[]) {
  const [usual, around] = [sideOf(values), sideOf(values.map((x) => (x < turn / 2 ? x + turn : x)))];
  return around.size < usual.size ? { ...around, most: 2 * turn } : { ...usual, most: turn };
}

/** The surroundings of the places. A degree of longitude is as wide as it is in the middle of them. */
export function surroundingsOf(places: readonly Place[], ratio = surroundingsRatio): View {
  if (places.length === 0) return earth;
  const at = places.map(project);
  const [x, y] = [acrossOf(at.map((place) => place.x)), sideOf(at.map((place) => place.y))];
  const narrow = Math.max(0.3, Math.cos(((90 - y.middle) * Math.PI) / 180));
  const height = Math.max(least, y.size, (x.size * narrow) / ratio);
  const width = (height * ratio) / narrow;
  if (width > earth.width || height > earth.height) return earth;
  const [left, top] = [
    within(x.middle - width / 2, width, x.most),
    within(y.middle - height / 2, height, earth.height),
  ];
  return { left, top, width, height };
}

export const project = ({ latitude, longitude }: Place) => ({ x: longitude + 180, y: 90 - latitude });

/** Pixels of a place in a view that is drawn this large. */
export function drawnAt(place: Place, view: View, width: number, height: number) {
  const { x: east, y } = project(place);
  const x = east < view.left && view.left + view.width > turn ? east + turn : east;
  return { x: ((x - view.left) / view.width) * width, y: ((y - view.top) / view.height) * height };
}

/** Radius of a dot, CSS pixels. The area is proportional to the value. */
export function radiusOf(value: number | undefined, greatest: number): number {
  const [least, most] = [4, 16];
  if (value === undefined || !(value > 0) || !(greatest > 0)) return least;
  return least + (most - least) * Math.sqrt(Math.min(1, value / greatest));
}
