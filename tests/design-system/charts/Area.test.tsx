import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Area as LazyArea } from '#design-system';
import { Area, type AreaProps } from '#design-system/charts/Area/index.ts';

const points = [
  { x: 'Mon', y: 3 },
  { x: 'Tue', y: 1_250 },
  { x: 'Wed', y: 7 },
];
const draw = (props: Partial<AreaProps> = {}) => (
  <Area title="Revenue" description="Peaks on Tuesday." points={points} xLabel="Day" yLabel="Tokens" {...props} />
);

it('is a picture with a title and a description', () => {
  render(draw());
  expect(screen.getByRole('img', { name: 'Revenue' })).toHaveAccessibleDescription('Peaks on Tuesday.');
});

it('announces each point on arrow keys', () => {
  render(draw());
  const slider = screen.getByRole('slider', { name: 'Revenue: point' });
  expect(slider).toHaveAttribute('aria-valuetext', 'none');
  fireEvent.focus(slider);
  expect(slider).toHaveAttribute('aria-valuetext', 'Mon: 3');
  fireEvent.change(slider, { target: { value: '1' } });
  expect(slider).toHaveAttribute('aria-valuetext', 'Tue: 1,250');
  fireEvent.blur(slider);
  expect(slider).toHaveAttribute('aria-valuetext', 'none');
});

it('resets the active point when the data become fewer', () => {
  const { rerender } = render(draw());
  fireEvent.change(screen.getByRole('slider'), { target: { value: '2' } });
  rerender(draw({ points: points.slice(0, 1) }));
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'none');
});

it('shows the data as a table one press away', async () => {
  render(draw());
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('Show as table'));
  const table = await screen.findByRole('table', { name: 'Revenue' });
  const rows = within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(rows).toEqual(['DayTokens', 'Mon3', 'Tue1,250', 'Wed7']);
});

it.each([
  ['nothing', []],
  ['one point', [{ x: 1, y: 4 }]],
  ['only what is no number', [{ x: 1, y: Number.NaN }]],
  ['ten thousand points', Array.from({ length: 10_000 }, (_, x) => ({ x, y: x % 7 }))],
])('draws no broken path from %s', (_name, given) => {
  const { container } = render(draw({ points: given }));
  expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
  expect(screen.getByRole('img', { name: 'Revenue' })).toBeInTheDocument();
});

it('comes from the public surface only when shown', async () => {
  render(<LazyArea title="Revenue" description="Peaks on Tuesday." points={points} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(await screen.findByRole('img', { name: 'Revenue' })).toBeInTheDocument();
});

it('draws events as points, and round times on a time axis', () => {
  const months = [0, 5, 12, 30].map((month) => ({ x: Date.UTC(2014, month, 9), y: month }));
  const { container, rerender } = render(draw({ points: months, marks: 'points', timeAxis: true }));
  expect(container.querySelectorAll('[data-part=dot]')).toHaveLength(4);
  expect(container.querySelector('[data-part=line]')).toBeNull();
  expect(container.querySelector('svg')).toHaveTextContent('Jan 2015');
  rerender(draw({ points: months, timeAxis: true }));
  expect(container.querySelector('[data-part=line]')).not.toBeNull();
});
