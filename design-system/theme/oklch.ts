// Conversions between sRGB and OKLCH, after Björn Ottosson (https://bottosson.github.io/posts/oklab/).

export interface Oklch {
  /** Lightness, from 0 to 1. */
  l: number;
  chroma: number;
  /** Hue, radians. */
  hue: number;
}

/** Linear light from 0 to 1; outside of it, no screen shows the colour. */
type Linear = readonly [red: number, green: number, blue: number];

const toLinear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const toGamma = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

function linearOf(hex: string): Linear {
  const digits = hex.length === 4 ? Array.from(hex.slice(1), (digit) => digit + digit).join('') : hex.slice(1);
  const channel = (at: number) => toLinear(Number.parseInt(digits.slice(at, at + 2), 16) / 255);
  return [channel(0), channel(2), channel(4)];
}

function hexOf(linear: Linear): string {
  const digits = linear.map((light) => Math.round(Math.min(1, Math.max(0, toGamma(light))) * 255));
  return `#${digits.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export function oklchOf(hex: string): Oklch {
  const [red, green, blue] = linearOf(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  const l = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  return { l, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

function linearFrom({ l, chroma, hue }: Oklch): Linear {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

const steps = 24;
const roundingError = 1e-4;
const isShown = (linear: Linear) => linear.every((light) => light >= -roundingError && light <= 1 + roundingError);

/** Halves an interval until it is smaller than a step of a colour channel. `isLow` is true up to the result. */
function bisect(low: number, high: number, isLow: (value: number) => boolean): number {
  let [from, to] = [low, high];
  for (let step = 0; step < steps; step += 1) {
    const middle = (from + to) / 2;
    if (isLow(middle)) from = middle;
    else to = middle;
  }
  return from;
}

/** Lowers the chroma until screens can show the colour; keeps lightness and hue. */
function shownFrom(color: Oklch): Linear {
  const whole = linearFrom(color);
  if (isShown(whole)) return whole;
  return linearFrom({
    ...color,
    chroma: bisect(0, color.chroma, (chroma) => isShown(linearFrom({ ...color, chroma }))),
  });
}

/** Relative luminance of WCAG 2. */
export function luminanceOf(hex: string): number {
  const [red, green, blue] = linearOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of WCAG 2, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** The colour of this hue with a luminance at most, or at least, as given. Rounded towards that side. */
export function withLuminance(color: Omit<Oklch, 'l'>, luminance: number, side: 'most' | 'least'): string {
  const at = (l: number) => hexOf(shownFrom({ ...color, l }));
  const l = bisect(0, 1, (value) => luminanceOf(at(value)) <= luminance);
  if (side === 'most') return at(l);
  // One channel step at a time, since the result of the search is just below.
  for (let next = l; next < 1; next += 1 / 1024) if (luminanceOf(at(next)) >= luminance) return at(next);
  return at(1);
}
