import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Line, type LineProps } from '#design-system/charts/Line/index.ts';

const series = [
  { name: 'Received', points: [1, 2, 3].map((x) => ({ x, y: x * 10 })) },
  {
    name: 'Accepted',
    points: [
      { x: 1, y: 4 },
      { x: 3, y: 6 },
    ],
  },
];
const draw = (props: Partial<LineProps> = {}) => (
  <Line title="Offers" description="Rising." series={series} {...props} />
);

it('names each line in its legend and announces all values of a point', () => {
  render(draw());
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Received', 'Accepted']);
  const slider = screen.getByRole('slider');
  fireEvent.change(slider, { target: { value: '1' } });
  expect(slider).toHaveAttribute('aria-valuetext', '2: Received 20, Accepted –');
});

it('leaves a gap where a line has no value', () => {
  const { container } = render(draw());
  const paths = [...container.querySelectorAll('[data-part=plot] path')].map((path) => path.getAttribute('d') ?? '');
  const moves = (path: string) => path.split('M').length - 1;
  expect(paths.map(moves)).toEqual([1, 2]);
});

it('draws at most six lines, and handles none', () => {
  const many = Array.from({ length: 9 }, (_, at) => ({ name: `Line ${at}`, points: [{ x: 1, y: at }] }));
  const { container, rerender } = render(draw({ series: many }));
  expect(container.querySelectorAll('[data-part=plot] path')).toHaveLength(6);
  rerender(draw({ series: [] }));
  expect(screen.getByText('No data yet')).toBeInTheDocument();
  expect(container.innerHTML).not.toMatch(/NaN|undefined/);
});

const monthMs = 30.4 * 86_400_000;

it('draws sums as levels, and labels round times', () => {
  const points = [0, 1, 2, 3].map((month) => ({ x: Date.UTC(2026, 0, 11) + month * monthMs, y: month * month }));
  const sums = { series: [{ name: 'Spent', points }], steps: true, timeAxis: true, formatX: () => 'of a point' };
  const { container } = render(draw(sums));
  const [, ...places] = (container.querySelector('[data-part=line]')?.getAttribute('d') ?? '').split(/[ML]/u);
  const at = places.map((place) => place.split(',').map(Number));
  // Each segment of the line is horizontal or vertical.
  for (const [index, [x, y]] of at.slice(1).entries()) expect(x === at[index]?.[0] || y === at[index]?.[1]).toBe(true);
  const labels = [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(labels.filter((label) => label.includes('Feb'))).not.toEqual([]);
  expect(labels).not.toContain('of a point');
});

it('labels a single time as its point does', () => {
  const series = [{ name: 'Spent', points: [{ x: Date.UTC(2026, 10, 26), y: 1 }] }];
  const { container } = render(draw({ series, timeAxis: true, formatX: () => '26 Nov' }));
  const labels = [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(labels).toContain('26 Nov');
  expect(labels.join()).not.toContain('12:00 AM');
});
