import { expect } from 'storybook/test';
import { Inline, Stack } from '#design-system/components/Layout/index.ts';
import { ScrollArea } from '#design-system/components/ScrollArea/index.ts';
import { Text } from '#design-system/components/Text/index.ts';
import preview from '../../../.storybook/preview.tsx';

const lines = Array.from({ length: 30 }, (_, at) => `Measured value ${at + 1} of the station at Vlissingen`);

const meta = preview.meta({
  title: 'Components/ScrollArea',
  component: ScrollArea,
  args: { label: 'Values', style: { blockSize: '12rem', inlineSize: '18rem' } },
});

const content = (
  <Stack gap={1}>
    {lines.map((line) => (
      <Text key={line} style={{ whiteSpace: 'nowrap' }}>
        {line}
      </Text>
    ))}
  </Stack>
);

export const Basic = meta.story({
  args: { children: content },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('region', { name: 'Values' });
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
  },
});

export const Directions = meta.story({
  tags: ['visual', 'everyMode'],
  render: (args) => (
    <Inline gap={4}>
      <ScrollArea {...args}>{content}</ScrollArea>
      <ScrollArea {...args} label="Values, both ways" scroll="both">
        {content}
      </ScrollArea>
    </Inline>
  ),
});
