import { expect, it } from 'vitest';
import { timeTicks } from '#design-system/charts/timeTicks.ts';

const names = (from: number, to: number) => timeTicks(from, to, 600).map(({ name }) => name);

it('labels round times in the unit that fits', () => {
  expect(names(Date.UTC(2014, 0, 3), Date.UTC(2015, 11, 20))).toContain('Jan 2015');
  expect(names(Date.UTC(1990, 0, 3), Date.UTC(2015, 11, 20))).toContain('2000');
  expect(names(Date.UTC(2012, 0, 1), Date.UTC(2012, 1, 19))).toContain('Jan 15');
  expect(names(Date.UTC(2018, 0, 31), Date.UTC(2018, 0, 31, 3))[0]).toMatch(/^Jan 31.*12:00/u);
});

it('labels nothing where all points share one time', () => {
  expect(timeTicks(5, 5, 600)).toEqual([]);
});
