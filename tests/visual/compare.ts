// Compares two pictures. One differing pixel fails.
import sharp from 'sharp';

/** Pixels of a picture, three bytes each. */
export interface Pixels {
  width: number;
  height: number;
  data: Buffer;
}

export interface Difference {
  /** Number of different pixels; a picture of another size differs in all of the larger one. */
  pixels: number;
  /** Reason, for the report. */
  reason: string;
}

export type Box = readonly [left: number, top: number, right: number, bottom: number];

/**
 * Tolerated difference of a channel, steps of 256: a blurred shadow is rounded differently on another processor.
 * A token that changes by so little still shows in the diff of `tokens.css`.
 */
const toleratedSteps = 2;

/** Bytes per pixel. */
export const channels = 3;

/** Reads PNG or WebP. */
export async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const ofPixels = ({ width, height, data }: Pixels) => sharp(data, { raw: { width, height, channels } });

/** Encodes losslessly, at half the size of a PNG. */
export const asWebp = (pixels: Pixels): Promise<Buffer> => ofPixels(pixels).webp({ lossless: true }).toBuffer();

/** True when the pixel at an offset differs from that of the other picture. */
export const differsAt = (one: Buffer, other: Buffer, at: number, otherAt = at) =>
  Math.abs((one[at] ?? 0) - (other[otherAt] ?? 0)) > toleratedSteps ||
  Math.abs((one[at + 1] ?? 0) - (other[otherAt + 1] ?? 0)) > toleratedSteps ||
  Math.abs((one[at + 2] ?? 0) - (other[otherAt + 2] ?? 0)) > toleratedSteps;

const differing = (one: Pixels, other: Pixels): number[] => {
  const found: number[] = [];
  for (let at = 0; at < one.data.length; at += channels) if (differsAt(one.data, other.data, at)) found.push(at);
  return found;
};

/** Difference of the second picture from the first; undefined for none. One pixel is enough. */
export function compare(expected: Pixels, actual: Pixels): Difference | undefined {
  const size = ({ width, height }: Pixels) => `${width} × ${height}`;
  if (size(expected) !== size(actual)) {
    const pixels = Math.max(expected.width * expected.height, actual.width * actual.height);
    return { pixels, reason: `is ${size(actual)}, was ${size(expected)}` };
  }
  if (expected.data.equals(actual.data)) return undefined;
  const found = differing(expected, actual);
  const pixels = found.length;
  if (pixels === 0) return undefined;
  const reason = `${pixels} ${pixels === 1 ? 'pixel differs' : 'pixels differ'}`;
  return { pixels, reason };
}

/** The second picture, faded, with the differences in red. Both pictures have the same size. */
export function drawDifference(expected: Pixels, actual: Pixels): Promise<Buffer> {
  const data = Buffer.from(actual.data.map((value) => 200 + Math.floor((value * 55) / 255)));
  for (const at of differing(expected, actual)) data.set([220, 0, 30], at);
  return asWebp({ ...actual, data });
}
