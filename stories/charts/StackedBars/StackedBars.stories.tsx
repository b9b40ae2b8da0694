import { expect, fireEvent } from 'storybook/test';
import { StackedBars } from '#design-system/charts/StackedBars/index.ts';
import preview from '../../../.storybook/preview.tsx';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const part = (name: string, values: readonly number[]) => ({
  name,
  points: months.map((x, index) => ({ x, y: values[index] ?? 0 })),
});

const meta = preview.meta({
  title: 'Charts/StackedBars',
  component: StackedBars,
  args: {
    title: 'Income by kind',
    description: 'Sales make up most of each month; shares began in March.',
    series: [
      part('Sales', [4, 6, 5, 9, 8, 11]),
      part('Shares', [0, 0, 2, 3, 2, 4]),
      part('Refunds', [1, 0, 1, 0, 0, 1]),
    ],
    xLabel: 'Month',
  },
});

export const Basic = meta.story({
  tags: ['visual', 'everyMode'],
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Income by kind: point' });
    slider.focus();
    // The simulated keyboard does not move sliders; the browser's own does.
    await fireEvent.change(slider, { target: { value: '1' } });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Feb: Sales 6, Shares 0, Refunds 0');
  },
});
export const Odd = meta.story({
  args: {
    description: 'Parts are missing.',
    series: [part('A', [Number.NaN, 3, -2]), part('x'.repeat(200), [1, 1, 1])],
  },
});
export const Nothing = meta.story({ args: { series: [] } });
