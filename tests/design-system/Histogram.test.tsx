import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { binsOf } from '#design-system/charts/Histogram/bins.ts';
import { Histogram } from '#design-system/charts/Histogram/index.ts';
import { verifyComponent } from '../support/verifyComponent.tsx';

const draw = (props: object = {}) => (
  <Histogram title="Prices" description="Most cost about 2." values={[1, 2, 2, 3, 9]} bins={5} {...props} />
);

verifyComponent({ name: 'Histogram', draw: (extra) => draw(extra) });

it('counts in a table', async () => {
  render(draw());
  await userEvent.click(screen.getByText('Show as table'));
  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(rows).toEqual(['ValueCount', '0 – 21', '2 – 43', '4 – 60', '6 – 80', '8 – 101']);
});

it.each([
  [[], 5],
  [[3, 3, 3], 5],
  [[-1e9, 1e9, 0.1], 0],
  [[0.1, 0.2, 0.3, 0.4], 4],
  [Array.from({ length: 10_000 }, (_, index) => Math.sin(index)), Number.NaN],
])('loses none of %j', (values, about) => {
  const bins = binsOf(values, about);
  expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
  expect(bins.length).toBeLessThan(130);
});

it('leaves out what is no number', () => {
  const { container } = render(draw({ values: [Number.NaN, Infinity] }));
  expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
  expect(screen.getByText('No data yet')).toBeInTheDocument();
});
