import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Flow, type FlowProps } from '#design-system/charts/Flow/index.ts';

const steps = [
  { x: 'Jan', incoming: 40, outgoing: 0, level: 40 },
  { x: 'Feb', incoming: 10, outgoing: 20, level: 30 },
];
const draw = (props: Partial<FlowProps> = {}) => (
  <Flow
    title="Balance"
    description="Up in January."
    names={{ incoming: 'In', outgoing: 'Out', level: 'Left' }}
    steps={steps}
    {...props}
  />
);

const bars = (container: HTMLElement, fill: number) =>
  [...container.querySelectorAll(`[data-part="plot"] rect[data-fill="${fill}"]`)].map((bar) => ({
    y: Number(bar.getAttribute('y')),
    height: Number(bar.getAttribute('height')),
  }));

it('draws incoming values upwards and outgoing values downwards, in proportion', () => {
  const { container } = render(draw());
  const [january, february] = bars(container, 2);
  const [, out] = bars(container, 3);
  expect((january?.height ?? 0) / (february?.height ?? 1)).toBeCloseTo(4, 5);
  expect((out?.height ?? 0) / (february?.height ?? 1)).toBeCloseTo(2, 5);
  expect((out?.y ?? 0) - (february?.y ?? 0) - (february?.height ?? 0), 'space between both').toBeCloseTo(2, 5);
});

it('shows a small movement beside a large one, and none where nothing moved', () => {
  const { container } = render(
    draw({ steps: [...steps, { x: 'Mar', incoming: 100_000, outgoing: 0, level: 100_030 }] }),
  );
  expect(bars(container, 2).map(({ height }) => Math.round(height))).toEqual([3, 3, expect.any(Number)]);
  expect(bars(container, 3).map(({ height }) => Math.round(height))).toEqual([0, 3, 0]);
});

it('names level, incoming and outgoing values in the legend, each in its colour', () => {
  const { container } = render(draw());
  const legend = [...container.querySelectorAll('[data-part="legend"] li')];
  expect(legend.map((item) => [item.textContent, item.querySelector('rect')?.getAttribute('data-fill')])).toEqual([
    ['Left', '1'],
    ['In', '2'],
    ['Out', '3'],
  ]);
});

it('announces each step with all three values, and lists them in a table', () => {
  render(draw());
  fireEvent.change(screen.getByRole('slider'), { target: { value: '1' } });
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Feb: In 10, Out 20, Left 30');
  const details = screen.getByText('Show as table').closest('details');
  if (details) details.open = true;
  fireEvent(details ?? document, new Event('toggle'));
  expect(screen.getByRole('row', { name: 'Feb 10 20 30' })).toBeInTheDocument();
});

it.each([
  ['nothing', []],
  ['only what is no number', [{ x: 'a', incoming: Number.NaN, outgoing: Infinity, level: Number.NaN }]],
  ['a level that never moved', [{ x: 'a', incoming: 0, outgoing: 0, level: 0 }]],
])('draws nothing broken from %s', (_name, given) => {
  const { container } = render(draw({ steps: given }));
  expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
});

it('names the last of many steps', () => {
  const steps = Array.from({ length: 30 }, (_, index) => ({
    x: `Day ${index + 1}`,
    incoming: 1,
    outgoing: 0,
    level: index,
  }));
  const { container } = render(draw({ steps }));
  expect([...container.querySelectorAll('svg text')].at(-1)).toHaveTextContent('Day 30');
});

it('keeps the labels of a low axis apart, including zero', () => {
  const steps = [{ x: 'Jan', incoming: 100, outgoing: 150, level: 200 }];
  const { container } = render(draw({ steps, height: 280 }));
  const texts = [...container.querySelectorAll('svg text')].map(({ textContent }) => textContent);
  expect(texts).toEqual(['0', '50', '100', '150', '200', '-100', '0', '100', 'Jan']);
});

it('formats values of the table and the readout separately from the axis', () => {
  const { container } = render(draw({ formatY: (y) => `${y} t`, formatCell: (y) => `${y} t (€${y / 4})` }));
  fireEvent.change(screen.getByRole('slider'), { target: { value: '1' } });
  expect(screen.getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    'Feb: In 10 t (€2.5), Out 20 t (€5), Left 30 t (€7.5)',
  );
  const ticks = [...container.querySelectorAll('svg text')].map(({ textContent }) => textContent ?? '');
  expect(ticks.filter((tick) => tick.includes(' t'))).not.toHaveLength(0);
  expect(ticks.filter((tick) => tick.includes('€'))).toEqual([]);
});

it('draws only the level, without a legend, if there are no incoming or outgoing values', () => {
  const still = [
    { x: 'Jan', incoming: 0, outgoing: 0, level: 40 },
    { x: 'Feb', incoming: 0, outgoing: 0, level: 40 },
  ];
  const { container } = render(draw({ steps: still }));
  expect(container.querySelector('[data-part="plot"] [data-part="line"]')).not.toBeNull();
  expect(bars(container, 2)).toEqual([]);
  expect(container.querySelector('[data-part="legend"]')).toBeNull();
});
