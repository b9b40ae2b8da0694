import { expect, fireEvent } from 'storybook/test';
import { Line } from '#design-system/charts/Line/index.ts';
import preview from '../../../.storybook/preview.tsx';

const dayMs = 86_400_000;
const start = Date.UTC(2026, 7, 1);
const days = Array.from({ length: 60 }, (_, day) => start + day * dayMs);
const series = [
  { name: 'Received', points: days.map((x, day) => ({ x, y: 20 + 8 * Math.sin(day / 6) + day * 0.3 })) },
  { name: 'Accepted', points: days.map((x, day) => ({ x, y: day === 30 ? Number.NaN : 12 + 5 * Math.cos(day / 8) })) },
  { name: 'Refused', points: days.slice(10).map((x, day) => ({ x, y: 4 + (day % 9) * 0.5 })) },
];

const meta = preview.meta({
  title: 'Charts/Line',
  component: Line,
  args: {
    title: 'Offers',
    description: 'Received offers rose from 20 to 38 a day; about half were accepted.',
    series,
    xLabel: 'Day',
    formatX: (x) => new Date(x).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
    formatY: (y) => y.toFixed(1),
  },
});

export const Basic = meta.story({
  tags: ['visual', 'everyMode'],
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Offers: point' });
    slider.focus();
    // The simulated keyboard does not move sliders; the browser's own does.
    await fireEvent.change(slider, { target: { value: '1' } });
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('2 Aug: Received'));
    await userEvent.click(canvas.getByText('Show as table'));
    await expect(canvas.getByRole('columnheader', { name: 'Accepted' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(61);
  },
});

export const Names = meta.story({
  args: {
    title: 'Price by round',
    description: 'The two sides met at 1.1 tokens.',
    series: [
      { name: 'Seller', points: ['1', '2', '3'].map((x, at) => ({ x: `Round ${x}`, y: 1.25 - at * 0.075 })) },
      { name: 'Buyer', points: ['1', '2', '3'].map((x, at) => ({ x: `Round ${x}`, y: 0.9 + at * 0.1 })) },
    ],
    formatX: String,
  },
});

export const SumsByDay = meta.story({
  args: {
    title: 'Spent',
    description: 'Two purchases in a quiet month.',
    series: [
      { name: 'Spent', points: days.slice(0, 30).map((x, day) => ({ x, y: day === 9 ? 12 : day === 21 ? 40 : 0 })) },
    ],
    fromZero: true,
    steps: true,
    timeAxis: true,
  },
});

export const Nothing = meta.story({ args: { series: [] } });

export const Points = meta.story({
  args: {
    title: 'Centres of clusters',
    description: 'Three groups of days: cold and windy, mild, and hot and still.',
    series: [
      {
        name: 'Wind',
        points: [
          { x: 4.2, y: 5.1 },
          { x: 14.8, y: 3.2 },
          { x: 26.3, y: 2.4 },
        ],
      },
    ],
    joined: false,
    xLabel: 'Temperature',
    formatX: (x) => `${x} °C`,
  },
});
