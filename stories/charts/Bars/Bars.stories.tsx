import { expect, fireEvent } from 'storybook/test';
import { Bars } from '#design-system/charts/Bars/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Charts/Bars',
  component: Bars,
  args: {
    title: 'Tokens earned',
    description: 'Most in May.',
    points: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul'].map((x, index) => ({
      x,
      y: [4, 9, 7, 12, 18, 11, 3][index] ?? 0,
    })),
    xLabel: 'Month',
    yLabel: 'Tokens',
  },
});

export const Basic = meta.story({
  tags: ['visual', 'everyMode'],
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider');
    slider.focus();
    // The simulated keyboard does not move sliders; the browser's own does.
    await fireEvent.change(slider, { target: { value: '6' } });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Jul: 3');
  },
});

export const InAndOut = meta.story({
  args: {
    title: 'In and out',
    points: [
      { x: 'Jan', y: 4 },
      { x: 'Feb', y: -6 },
      { x: 'Mar', y: 2 },
    ],
    description: 'Out in February.',
  },
});

export const Compared = meta.story({
  tags: ['visual'],
  args: {
    yLabel: 'This year',
    description: 'More than the year before, but for July.',
    compared: {
      name: 'Year before',
      points: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul'].map((x, index) => ({
        x,
        y: [3, 6, 7, 8, 13, 9, 5][index] ?? 0,
      })),
    },
  },
});

const countries = [
  'United Kingdom',
  'Democratic Republic of the Congo',
  'Bosnia and Herzegovina',
  'Chile',
  'Norway',
  'Papua New Guinea',
  'Japan',
  'Trinidad and Tobago',
  'India',
  'Saint Vincent and the Grenadines',
  'Kenya',
  'Italy',
  'Peru',
  'New Zealand',
];

export const Categories = meta.story({
  tags: ['visual'],
  args: {
    title: 'Income over country',
    description: 'Norway has the highest.',
    points: countries.map((x, index) => ({ x, y: Math.round(90 / (1 + Math.abs(index - 4))) })),
    xLabel: 'Country',
    yLabel: 'Income',
  },
  play: async ({ canvasElement }) => {
    const names = [...canvasElement.querySelectorAll('[data-part="category"]')].map(({ textContent }) => textContent);
    await expect(names).toEqual(countries);
  },
});
