import { expect, fireEvent } from 'storybook/test';
import { Flow } from '#design-system/charts/Flow/index.ts';
import preview from '../../../.storybook/preview.tsx';

const moved = [
  ['Jan', 40, 0],
  ['Feb', 5, 12],
  ['Mar', 0, 8],
  ['Apr', 20, 31],
  ['May', 12, 4],
] as const;

let level = 0;
const steps = moved.map(([x, incoming, outgoing]) => {
  level += incoming - outgoing;
  return { x, incoming, outgoing, level };
});

const meta = preview.meta({
  title: 'Charts/Flow',
  component: Flow,
  args: {
    title: 'Balance',
    description: 'From 0 to 22 tokens, most of it in January.',
    xLabel: 'Month',
    names: { incoming: 'In', outgoing: 'Out', level: 'Balance' },
    steps,
  },
});

export const Basic = meta.story({
  tags: ['visual', 'everyMode'],
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider');
    slider.focus();
    // The simulated keyboard does not move sliders; the browser's own does.
    await fireEvent.change(slider, { target: { value: '3' } });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Apr: In 20, Out 31, Balance 14');
  },
});

export const Still = meta.story({
  args: {
    description: 'Nothing moved.',
    steps: ['Jan', 'Feb', 'Mar'].map((x) => ({ x, incoming: 0, outgoing: 0, level: 12 })),
  },
});

export const Nothing = meta.story({ args: { steps: [], description: 'Nothing yet.' } });
