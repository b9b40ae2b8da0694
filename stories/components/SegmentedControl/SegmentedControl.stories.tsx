import { expect, fn } from 'storybook/test';
import { Stack } from '#design-system/components/Layout/index.ts';
import { SegmentedControl } from '#design-system/components/SegmentedControl/index.ts';
import { Icon } from '#design-system/icons/index.ts';
import preview from '../../../.storybook/preview.tsx';

const segments = [
  { value: 'list', label: 'List' },
  { value: 'cards', label: 'Cards' },
  { value: 'map', label: 'Map', disabled: true },
];

const icons = [
  { value: 'list', label: <Icon name="list" />, name: 'List' },
  { value: 'cards', label: <Icon name="grid" />, name: 'Cards' },
];

const meta = preview.meta({
  title: 'Components/SegmentedControl',
  component: SegmentedControl,
  args: { label: 'View', segments, value: 'list', onValueChange: fn() },
});

export const Basic = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Cards' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('cards');
  },
});

export const Sizes = meta.story({
  tags: ['visual', 'everyMode'],
  render: (args) => (
    <Stack gap={4}>
      <SegmentedControl {...args} />
      <SegmentedControl {...args} size="small" value="cards" />
      <SegmentedControl {...args} label="View by icon" segments={icons} />
      <SegmentedControl {...args} label="View in a drawer" wide />
    </Stack>
  ),
});
