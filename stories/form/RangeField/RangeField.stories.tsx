import { expect, fn } from 'storybook/test';
import { RangeField } from '#design-system/marketplace/fields/RangeField.tsx';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Form/RangeField',
  component: RangeField,
  args: { label: 'Price per hour', onRangeChange: fn() },
});

export const Basic = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Lowest Price per hour' }), '2');
    await expect(args.onRangeChange).toHaveBeenLastCalledWith({ min: '2', max: '' });
  },
});

export const States = meta.story({
  tags: ['visual', 'everyMode'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 400 }}>
      <RangeField {...args} />
      <RangeField {...args} defaultRange={{ min: '1.5', max: '20' }} hint="Empty for no bound" />
      <RangeField {...args} error="The lowest Price per hour must not be above the highest" />
      <RangeField {...args} disabled />
    </div>
  ),
});
