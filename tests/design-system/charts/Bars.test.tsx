import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Bars, type BarsProps } from '#design-system/charts/Bars/index.ts';

const points = [
  { x: 'Jan', y: 4 },
  { x: 'Feb', y: -2 },
  { x: 'Mar', y: 0 },
];
const draw = (props: Partial<BarsProps> = {}) => (
  <Bars title="In and out" description="Out in February." points={points} {...props} />
);

const heights = (container: HTMLElement) =>
  [...container.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')));

it('draws each bar from zero, as long as its value', () => {
  const { container } = render(draw());
  const [january = 0, february = 0, march = 0] = heights(container);
  expect(january / february).toBeCloseTo(2, 1);
  expect(march).toBe(0);
  const [first, second] = container.querySelectorAll('rect');
  expect(Number(first?.getAttribute('y'))).toBeLessThan(Number(second?.getAttribute('y')));
});

it('draws a bar too small to see as a line', () => {
  const { container } = render(
    draw({
      points: [
        { x: 'Jan', y: 100_000 },
        { x: 'Feb', y: 1 },
      ],
    }),
  );
  expect(heights(container)[1]).toBe(1);
});

it('marks the active bar', () => {
  const { container } = render(draw());
  fireEvent.change(screen.getByRole('slider'), { target: { value: '2' } });
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Mar: 0');
  const active = [...container.querySelectorAll('rect')].map((bar) => bar.hasAttribute('data-active'));
  expect(active).toEqual([false, false, true]);
});

it('draws a gap for a missing value, not zero', () => {
  const withGap = [
    { x: 'Jan', y: 4 },
    { x: 'Feb', y: Number.NaN },
    { x: 'Mar', y: 2 },
  ];
  const { container } = render(draw({ points: withGap }));
  expect(heights(container)).toHaveLength(3);
  expect(heights(container)[1]).toBe(0);
  fireEvent.change(screen.getByRole('slider'), { target: { value: '1' } });
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Feb: –');
});

it('shows a message when there are no values', () => {
  const { container } = render(draw({ points: [{ x: 'Jan', y: Number.NaN }] }));
  expect(screen.getByText('No data yet')).toBeInTheDocument();
  expect(heights(container)).toEqual([]);
});

const states = Array.from({ length: 50 }, (_, index) => ({ x: `State number ${index + 1}`, y: index - 1 }));

it('lists every category when names do not fit below the bars', () => {
  const { container } = render(draw({ points: states }));
  const lines = [...container.querySelectorAll('li')];
  expect(lines.map((line) => line.querySelector('[data-part="category"]')?.textContent)).toEqual(
    states.map(({ x }) => x),
  );
  expect(lines[49]?.textContent).toMatch(/48$/);
  const [below, last] = [0, 49].map((index) => lines[index]?.querySelector('[data-part="piece"]'));
  expect(below).toHaveStyle({ insetInlineStart: '0%' });
  expect(Number.parseFloat((last as HTMLElement).style.inlineSize)).toBeCloseTo((48 / 49) * 100, 3);
  expect(screen.getByRole('img', { name: 'In and out' })).toHaveAccessibleDescription('Out in February.');
});

it('shares its active category between the pointer and the slider', () => {
  const { container } = render(draw({ points: states }));
  const lines = container.querySelectorAll('li');
  fireEvent.pointerMove(lines[3] as HTMLElement);
  expect(screen.getByText('State number 4: 2')).toBeVisible();
  fireEvent.change(screen.getByRole('slider'), { target: { value: '7' } });
  expect(lines[7]).toHaveAttribute('data-active');
});

it('keeps an axis for numbers and times, which may skip labels', () => {
  const { container } = render(draw({ points: states.map(({ y }) => ({ x: 1e9 * y, y })) }));
  expect(container.querySelectorAll('li')).toHaveLength(0);
  expect(container.querySelectorAll('rect')).toHaveLength(50);
});

it('marks the values of another period across the bars, and names both', () => {
  const compared = {
    name: 'Year before',
    points: [
      { x: 'Jan', y: 8 },
      { x: 'Feb', y: 0 },
      { x: 'Mar', y: 2 },
    ],
  };
  const { container } = render(draw({ yLabel: 'This year', compared }));
  const marks = [...container.querySelectorAll('[data-part=plot] [data-part=mark]')];
  expect(marks).toHaveLength(2);
  const [january] = container.querySelectorAll('[data-part=plot] [data-part=bar]');
  // The mark at 8 is above the bar of 4.
  expect(Number(marks[0]?.getAttribute('y1'))).toBeLessThan(Number(january?.getAttribute('y')));
  expect(screen.getByText('Year before')).toBeVisible();
  fireEvent.change(screen.getByRole('slider'), { target: { value: '1' } });
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Feb: This year -2, Year before 0');
});

it('shows a single bar as a table too', () => {
  render(draw({ points: [{ x: 'Jan', y: 1 }] }));
  expect(screen.getByText('Show as table')).toBeVisible();
});
