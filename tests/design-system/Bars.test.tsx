import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Bars, type BarsProps } from '#design-system/charts/Bars/index.ts';
import { verifyComponent } from '../support/verifyComponent.tsx';

const points = [
  { x: 'Jan', y: 4 },
  { x: 'Feb', y: -2 },
  { x: 'Mar', y: 0 },
];
const draw = (props: Partial<BarsProps> = {}) => (
  <Bars title="In and out" description="Out in February." points={points} {...props} />
);

verifyComponent({ name: 'Bars', draw: (extra) => draw(extra) });

const heights = (container: HTMLElement) =>
  [...container.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')));

it('draws each bar from zero, as long as its value', () => {
  const { container } = render(draw());
  const [january = 0, february = 0, march = 0] = heights(container);
  expect(january / february).toBeCloseTo(2, 1);
  expect(march).toBe(1);
  const [first, second] = container.querySelectorAll('rect');
  expect(Number(first?.getAttribute('y'))).toBeLessThan(Number(second?.getAttribute('y')));
});

it('marks the bar that is looked at', () => {
  const { container } = render(draw());
  fireEvent.change(screen.getByRole('slider'), { target: { value: '2' } });
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Mar: 0');
  const active = [...container.querySelectorAll('rect')].map((bar) => bar.hasAttribute('data-active'));
  expect(active).toEqual([false, false, true]);
});

it('says that there is nothing', () => {
  const { container } = render(draw({ points: [{ x: 'Jan', y: Number.NaN }] }));
  expect(screen.getByText('No data yet')).toBeInTheDocument();
  expect(heights(container)).toEqual([]);
});
