import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Donut } from '#design-system/charts/Donut/index.ts';
import { partsOf } from '#design-system/charts/Donut/parts.ts';

const points = [
  { x: 'Data', y: 1 },
  { x: 'Algorithms', y: 3 },
];
const draw = (props: object = {}) => (
  <Donut title="Income" description="Mostly algorithms." points={points} {...props} />
);

it('lists each part with its share, largest first', () => {
  const { container } = render(draw());
  const slider = screen.getByRole('slider', { name: 'Income: point' });
  fireEvent.focus(slider);
  expect(slider).toHaveAttribute('aria-valuetext', 'Algorithms: 3 (75%)');
  expect(container.querySelector('[data-part="total"]')).toHaveTextContent('4');
});

it('joins parts of the same name, and the smallest parts beyond the number of colours', () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ x: `P${index}`, y: 9 - index }));
  expect(partsOf(many, 'Other')).toEqual([...many.slice(0, 5), { x: 'Other', y: 4 + 3 + 2 + 1 }]);
  expect(
    partsOf(
      [
        { x: 'a', y: 1 },
        { x: 'a', y: 2 },
      ],
      'Other',
    ),
  ).toEqual([{ x: 'a', y: 3 }]);
});

it.each([
  ['nothing', []],
  [
    'nothing above zero',
    [
      { x: 'a', y: 0 },
      { x: 'b', y: -4 },
    ],
  ],
  ['no number', [{ x: 'a', y: Number.NaN }]],
  ['one part', [{ x: 'a', y: 7 }]],
])('draws nothing broken from %s', (_name, given) => {
  const { container } = render(draw({ points: given }));
  expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
});
