import { expect, test } from 'vitest';
import type { Place } from './boxes.ts';
import type { Pixels } from './compare.ts';
import { changeName, spotsOf } from './sameChange.ts';

/** A white picture with grey squares of 4 pixels. */
function drawing(squares: readonly (readonly [x: number, y: number])[], grey: number, height = 100): Pixels {
  const width = 200;
  const data = Buffer.alloc(width * height * 3, 255);
  for (const [left, top] of squares)
    for (let y = top; y < top + 4; y += 1) data.fill(grey, (y * width + left) * 3, (y * width + left + 4) * 3);
  return { width, height, data };
}

test('equal changes have one name, regardless of their position and number in a picture', () => {
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

test('names the innermost part around each spot, and joins nearby spots of one part', () => {
  const corners = [
    [20, 20],
    [60, 20],
    [150, 70],
  ] as const;
  const places: Place[] = [
    { part: 'Card', box: [0, 0, 100, 60] },
    { part: 'Button', box: [18, 18, 70, 40] },
    // Beside the spot at the corner of the button.
    { part: 'Icon', box: [26, 21, 34, 30] },
  ];
  expect(spotsOf(drawing([], 0), drawing(corners, 90), places)).toEqual([
    { box: [20, 20, 64, 24], part: 'Button' },
    { box: [150, 70, 154, 74] },
  ]);
});

test('a picture of another size has one spot, the first', () => {
  const lower = drawing([], 0);
  const higher = drawing(
    [
      [20, 20],
      [120, 60],
    ],
    90,
    120,
  );
  expect(spotsOf(lower, higher, [])).toEqual([{ box: [20, 20, 24, 24] }]);
});
