// Data-room rules visible in a single answer. roomAttacks.test.ts tests what answers reveal of a row.
import { expect, it } from 'vitest';
import { coarse, coarseValues, roomParameters } from '#server/compute/child/coarseFigures.ts';
import { cells, roomForFile, type Row } from './room.ts';

const room = roomForFile();

const groups = (sizes: Readonly<Record<string, number>>) =>
  room.write(
    Object.entries(sizes).flatMap(([team, size]) => Array.from({ length: size }, (_, place): Row => ({ team, place }))),
  );

it('hides one more group if the hidden groups are too small to hide each other', async () => {
  const shown = async (sizes: Readonly<Record<string, number>>) =>
    cells(await room.ask('groupBy', groups(sizes), { by: 'team', measure: 'place', statistic: 'mean' }), 'team');
  expect(await shown({ large: 100, middle: 60, small: 30 })).toEqual(['large', 'middle', 'small']);
  expect(await shown({ large: 100, middle: 60, small: 30, tiny: 3 })).toEqual(['large', 'middle']);
});

it('rounds figures of equal values, counts of values and thresholds', () => {
  expect([coarse(12_345.67, 0), coarse(0.012_34, 0)]).toEqual([12_000, 0.012]);
  expect([coarseValues(1), coarseValues(5), coarseValues(6)]).toEqual([5, 5, 10]);
  expect(roomParameters('anomalies', { threshold: 2.7, date: 'day' })).toEqual({ threshold: 2.5 });
});
