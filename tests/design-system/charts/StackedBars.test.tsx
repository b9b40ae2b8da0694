import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StackedBars } from '#design-system/charts/StackedBars/index.ts';
import { stackOf } from '#design-system/charts/StackedBars/stack.ts';

const series = [
  {
    name: 'Bought',
    points: [
      { x: 'Jan', y: 4 },
      { x: 'Feb', y: 6 },
    ],
  },
  {
    name: 'Shared',
    points: [
      { x: 'Jan', y: 1 },
      { x: 'Feb', y: Number.NaN },
    ],
  },
];
const draw = (props: object = {}) => (
  <StackedBars title="Income" description="More in February." series={series} {...props} />
);

it('announces each bar with all its parts', () => {
  render(draw());
  const slider = screen.getByRole('slider', { name: 'Income: point' });
  fireEvent.focus(slider);
  expect(slider).toHaveAttribute('aria-valuetext', 'Jan: Bought 4, Shared 1');
  fireEvent.change(slider, { target: { value: '1' } });
  expect(slider).toHaveAttribute('aria-valuetext', 'Feb: Bought 6, Shared –');
});

it('stacks the parts and leaves out empty ones', () => {
  expect(stackOf([2, null, 0, -1, Number.NaN, 3])).toEqual([
    { part: 0, start: 0, end: 2 },
    { part: 5, start: 2, end: 5 },
  ]);
});

it.each([
  ['nothing', []],
  [
    'a hundred series',
    Array.from({ length: 100 }, (_, index) => ({ name: `S${index}`, points: [{ x: 'a', y: index }] })),
  ],
  ['only what is no number', [{ name: 'A', points: [{ x: 'a', y: Infinity }] }]],
])('draws nothing broken from %s', (_name, given) => {
  const { container } = render(draw({ series: given }));
  expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
  expect(container.querySelectorAll('[data-fill="7"]')).toHaveLength(0);
});

it('lists all categories when their names have no room', () => {
  const points = ['Buyer', 'Seller', 'Data-room user', 'Service provider', 'Administrator of the exchange', 'User'].map(
    (x, y) => ({ x, y }),
  );
  const { container } = render(
    draw({
      series: [
        { name: 'With', points },
        { name: 'Without', points },
      ],
    }),
  );
  const last = [...container.querySelectorAll('ol > li')].at(-1);
  expect(last).toHaveTextContent('User10');
  expect([...(last?.querySelectorAll('[data-fill]') ?? [])].map((piece) => piece.getAttribute('data-fill'))).toEqual([
    '1',
    '2',
  ]);
});
