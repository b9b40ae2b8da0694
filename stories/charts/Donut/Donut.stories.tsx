import { expect, fireEvent } from 'storybook/test';
import { Donut } from '#design-system/charts/Donut/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Charts/Donut',
  component: Donut,
  args: {
    title: 'Income by product',
    description: 'Half comes from weather.',
    points: [
      { x: 'Weather', y: 50 },
      { x: 'Traffic', y: 25 },
      { x: 'Air', y: 15 },
      { x: 'Water', y: 10 },
    ],
    xLabel: 'Product',
    yLabel: 'Tokens',
    totalLabel: 'tokens',
  },
});

export const Basic = meta.story({
  tags: ['visual', 'everyMode'],
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Income by product: point' });
    slider.focus();
    // The simulated keyboard does not move sliders; the browser's own does.
    await fireEvent.change(slider, { target: { value: '1' } });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Traffic: 25 (25%)');
  },
});
export const Odd = meta.story({
  tags: ['visual'],
  args: {
    description: 'Nine parts, one of them nothing.',
    points: Array.from({ length: 9 }, (_, index) => ({ x: `Part ${index}`, y: index === 3 ? Number.NaN : index })),
  },
});
export const Nothing = meta.story({ args: { points: [] } });
