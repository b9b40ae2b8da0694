import { expect, fireEvent } from 'storybook/test';
import { Stack } from '#design-system/components/Layout/index.ts';
import { RangeSlider } from '#design-system/form/fields/RangeSlider.tsx';
import preview from '../../../.storybook/preview.tsx';
import { inForm } from '../../support/fieldStates.tsx';

const meta = preview.meta({
  title: 'Form/RangeSlider',
  component: RangeSlider,
  decorators: [inForm({ hours: { low: 10, high: 60 } })],
  args: { name: 'hours', label: 'Hours', format: (value: number) => `${value} h` },
});

export const Basic = meta.story({
  play: async ({ canvas }) => {
    const low = canvas.getByRole('slider', { name: 'Lowest Hours' });
    low.focus();
    // The simulated keyboard does not move sliders; the browser's own does.
    await fireEvent.change(low, { target: { value: '11' } });
    await expect(low).toHaveAttribute('aria-valuetext', '11 h');
  },
});

export const States = meta.story({
  tags: ['visual', 'everyMode'],
  parameters: { bare: true },
  render: () => (
    <Stack style={{ maxInlineSize: '25rem' }}>
      <RangeSlider label="At rest" />
      <RangeSlider label="Filled" range={{ low: 25, high: 75 }} hint="About right is enough" />
      <RangeSlider label="Meeting" range={{ low: 50, high: 50 }} />
      <RangeSlider label="Wrong" range={{ low: 0, high: 10 }} error="This cannot be taken" />
      <RangeSlider label="Off" range={{ low: 20, high: 40 }} disabled />
      <RangeSlider label="Odd" range={{ low: Number.NaN, high: 900 }} min={5} max={Number.NaN} />
    </Stack>
  ),
});
