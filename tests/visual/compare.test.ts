import { expect, test } from 'vitest';
import { asWebp, compare, drawDifference, pixelsOf, type Pixels } from './compare.ts';

const white: Pixels = { width: 40, height: 30, data: Buffer.alloc(40 * 30 * 3, 255) };

function withPixel(at: number, colour: readonly [number, number, number]): Pixels {
  const data = Buffer.from(white.data);
  data.set(colour, at * 3);
  return { ...white, data };
}

test('equal pictures have no difference', () => {
  expect(compare(white, { ...white, data: Buffer.from(white.data) })).toBeUndefined();
});

test('one pixel of another colour is a difference, wherever it is', () => {
  for (const at of [0, 611, 40 * 30 - 1]) {
    expect(compare(white, withPixel(at, [255, 255, 250]))).toMatchObject({ pixels: 1, reason: '1 pixel differs' });
    expect(compare(withPixel(at, [0, 90, 255]), withPixel(at, [0, 96, 255]))?.pixels).toBe(1);
  }
});

test('two steps in a channel are tolerated, three are a difference', () => {
  expect(compare(white, withPixel(7, [253, 253, 253]))).toBeUndefined();
  expect(compare(white, withPixel(7, [252, 255, 255]))?.pixels).toBe(1);
});

test('another size is a difference, reported with both sizes', () => {
  const taller: Pixels = { width: 40, height: 31, data: Buffer.alloc(40 * 31 * 3, 255) };
  expect(compare(white, taller)).toEqual({ pixels: 1_240, reason: 'is 40 × 31, was 40 × 30' });
});

test('asWebp is lossless', async () => {
  const noise: Pixels = { ...white, data: Buffer.from(white.data.map((_, index) => (index * 7919) % 256)) };
  expect(compare(noise, await pixelsOf(await asWebp(noise)))).toBeUndefined();
  expect((await pixelsOf(await asWebp(noise))).data.equals(noise.data)).toBe(true);
});

test('drawDifference marks only the differing pixel in red', async () => {
  const { data } = await pixelsOf(await drawDifference(white, withPixel(611, [0, 0, 0])));
  const red = Array.from({ length: 40 * 30 }, (_, at) => at).filter((at) => (data[at * 3 + 1] ?? 0) < 100);
  expect(red).toEqual([611]);
});
