import { Callout, calloutVariants } from '#design-system/components/Callout/index.ts';
import { Stack } from '#design-system/components/Layout/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Callout',
  component: Callout,
  args: { title: 'Prices are per hour', children: 'A day costs 24 times the price of an hour.' },
});

export const Basic = meta.story();

export const Tones = meta.story({
  tags: ['visual', 'everyMode'],
  render: (args) => (
    <Stack gap={3}>
      {calloutVariants.tones.map((tone) => (
        <Callout key={tone} {...args} tone={tone} />
      ))}
      <Callout>Without a title, in one line.</Callout>
    </Stack>
  ),
});
