import { expect, test } from 'vitest';
import type { Pixels } from './compare.ts';
import { changeName } from './sameChange.ts';

/** A white picture with grey squares of 4 pixels. */
function drawing(squares: readonly (readonly [x: number, y: number])[], grey: number): Pixels {
  const [width, height] = [200, 100];
  const data = Buffer.alloc(width * height * 3, 255);
  for (const [left, top] of squares)
    for (let y = top; y < top + 4; y += 1) data.fill(grey, (y * width + left) * 3, (y * width + left + 4) * 3);
  return { width, height, data };
}

test('the same change has one name, wherever and however often a picture has it', () => {
  const plain = drawing([], 0);
  const name = changeName(plain, drawing([[20, 20]], 90));
  expect(changeName(plain, drawing([[121, 47]], 90))).toBe(name);
  expect(
    changeName(
      plain,
      drawing(
        [
          [20, 20],
          [120, 60],
        ],
        90,
      ),
    ),
  ).toBe(name);
  expect(changeName(plain, drawing([[20, 20]], 91))).not.toBe(name);
});
