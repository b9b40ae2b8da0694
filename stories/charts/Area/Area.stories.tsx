import { expect, fireEvent } from 'storybook/test';
import { Area } from '#design-system/charts/Area/index.ts';
import preview from '../../../.storybook/preview.tsx';

const dayMs = 86_400_000;
const start = Date.UTC(2026, 0, 1);
const points = Array.from({ length: 90 }, (_, day) => ({
  x: start + day * dayMs,
  y: 8 + 6 * Math.sin(day / 9) + (day % 7) * 0.4,
}));

const meta = preview.meta({
  title: 'Charts/Area',
  component: Area,
  argTypes: { points: { table: { type: { summary: 'Point[]' } } } },
  args: {
    title: 'Highest temperature',
    description: 'Between 2 and 16 degrees from January to March.',
    points,
    xLabel: 'Day',
    yLabel: 'Degrees Celsius',
    formatX: (x) => new Date(x).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  },
});

export const Basic = meta.story({
  tags: ['visual', 'everyMode'],
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Highest temperature: point' });
    slider.focus();
    // The simulated keyboard does not move sliders; the browser's own does.
    await fireEvent.change(slider, { target: { value: '1' } });
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('2 Jan'));
    await userEvent.click(canvas.getByText('Show as table'));
    await expect(canvas.getAllByRole('row')).toHaveLength(91);
  },
});

/** Unrelated events have no line between them, and a time axis labels round times. */
export const Events = meta.story({
  tags: ['!dev'],
  args: {
    title: 'Magnitude over time',
    description: 'Four events, from 4.6 to 6.1.',
    points: [3, 61, 64, 190].map((minutes, index) => ({
      x: Date.UTC(2018, 0, 31) + minutes * 60_000,
      y: [4.6, 5.2, 6.1, 4.9][index] ?? 0,
    })),
    marks: 'points',
    timeAxis: true,
    fromZero: false,
    xLabel: 'Time',
    yLabel: 'Magnitude',
    formatX: (x: number | string) => new Date(x).toISOString().slice(0, 16).replace('T', ' '),
  },
});
export const Nothing = meta.story({ args: { points: [], description: 'No value yet.' } });
export const Flat = meta.story({ args: { points: points.map(({ x }) => ({ x, y: 3 })), description: 'Always 3.' } });
export const Odd = meta.story({
  args: {
    points: [
      { x: 'a', y: Number.NaN },
      { x: 'b', y: 1 },
      { x: 'c', y: -4 },
    ],
    description: 'One value is missing.',
  },
});
