import { Histogram } from '#design-system/charts/Histogram/index.ts';
import preview from '../../../.storybook/preview.tsx';

const values = Array.from({ length: 2000 }, (_, index) => 6 + 3 * Math.sin(index * 1.7) + 2 * Math.cos(index * 0.31));

const meta = preview.meta({
  title: 'Charts/Histogram',
  component: Histogram,
  args: {
    title: 'Prices',
    description: 'Most products cost between 3 and 9 tokens an hour.',
    values,
    valueLabel: 'Tokens per hour',
    countLabel: 'Products',
  },
});

export const Basic = meta.story({ tags: ['visual'] });
export const Odd = meta.story({ args: { description: 'All the same.', values: [4, 4, 4, Number.NaN] } });
export const Nothing = meta.story({ args: { values: [] } });
