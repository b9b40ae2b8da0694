import { expect, it } from 'vitest';
import { labelAt } from '#design-system/charts/Axis.tsx';
import { timeTicks } from '#design-system/charts/timeTicks.ts';

const names = (from: number, to: number) => timeTicks(from, to, 600).map(({ name }) => name);

it('labels round times in the unit that fits', () => {
  expect(names(Date.UTC(2014, 0, 3), Date.UTC(2015, 11, 20))).toEqual(['Jul 2014', 'Jan 2015', 'Jul 2015']);
  expect(names(Date.UTC(1990, 0, 3), Date.UTC(2015, 11, 20))).toContain('2000');
  expect(names(Date.UTC(2018, 0, 31, 21), Date.UTC(2018, 1, 1, 1))).toEqual([
    'Jan 31, 9:00 PM',
    '10:00 PM',
    '11:00 PM',
    'Feb 1, 12:00 AM',
    '1:00 AM',
  ]);
  expect(names(Date.UTC(1901, 0), Date.UTC(2000, 0))).toContain('1910');
});

it('labels the last day, and counts the others from it', () => {
  expect(names(Date.UTC(2012, 0, 1), Date.UTC(2012, 1, 19, 15)).slice(-3)).toEqual(['Feb 5', 'Feb 12', 'Feb 19']);
  for (let width = 210; width <= 1200; width += 10)
    expect(timeTicks(Date.UTC(2026, 9, 28), Date.UTC(2026, 10, 26), width).at(-1)?.name, `${width} px`).toBe('Nov 26');
});

it('labels a single time once', () => {
  expect(timeTicks(0, 0, 600).map(({ name }) => name)).toEqual(['Jan 1, 12:00 AM']);
});

it('keeps the labels apart at every width', () => {
  const [from, to] = [Date.UTC(2018, 0, 31, 21), Date.UTC(2018, 1, 1, 1)];
  for (let width = 150; width <= 1200; width += 10) {
    const ends = { left: 0, right: width };
    const drawn = timeTicks(from, to, width).map(({ at, name }) =>
      labelAt(name, ((at - from) / (to - from)) * width, ends),
    );
    expect(drawn.length).toBeGreaterThan(0);
    const gaps = drawn.slice(1).map(({ from: start }, index) => start - (drawn[index]?.to ?? 0));
    expect(Math.min(...gaps, Infinity), `${width} px`).toBeGreaterThan(0);
  }
});
