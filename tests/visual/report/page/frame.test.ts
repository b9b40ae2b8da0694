import { expect, test } from 'vitest';
import type { Box } from '../../compare.ts';
import { frameOf } from './frame.ts';

test.each<[string, Box[], Box]>([
  ['the whole picture without a spot', [], [0, 0, 1440, 900]],
  ['at least 240 by 160 pixels around a small spot', [[700, 400, 720, 420]], [590, 330, 830, 490]],
  ['40 pixels beside a large spot', [[300, 200, 900, 600]], [260, 160, 940, 640]],
  ['the start of rows and columns near it', [[200, 100, 900, 600]], [0, 0, 940, 640]],
  ['the end of rows near it', [[700, 400, 1300, 880]], [660, 360, 1440, 900]],
  [
    'all spots',
    [
      [300, 200, 320, 220],
      [880, 580, 900, 600],
    ],
    [260, 160, 940, 640],
  ],
])('the frame shows %s', (_, boxes, frame) => {
  const spots = boxes.map((box) => ({ box }));
  expect(frameOf(spots, 1440, 900)).toEqual(frame);
});
