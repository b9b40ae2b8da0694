import { expect, screen } from 'storybook/test';
import { Heading } from '#design-system/components/Heading/index.ts';
import { HoverCard } from '#design-system/components/HoverCard/index.ts';
import { Stack } from '#design-system/components/Layout/index.ts';
import { Link } from '#design-system/components/Link/index.ts';
import { Text } from '#design-system/components/Text/index.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../support/framed.ts';

const meta = preview.meta({
  title: 'Components/HoverCard',
  component: HoverCard.Content,
  parameters: { docs: framed('16rem') },
});

export const Basic = meta.story({
  tags: ['visual', 'everyMode'],
  render: (args) => (
    <HoverCard.Root defaultOpen openDelay={0}>
      <p>
        Sold by{' '}
        <HoverCard.Trigger>
          <Link href="#seller">Alpine Data</Link>
        </HoverCard.Trigger>
      </p>
      <HoverCard.Content {...args}>
        <Stack gap={2}>
          <Heading level={2} size="small">
            Alpine Data
          </Heading>
          <Text tone="muted">12 products · 3,090 accesses sold · since 2024</Text>
        </Stack>
      </HoverCard.Content>
    </HoverCard.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'Alpine Data' }));
    await expect(await screen.findByText(/3,090 accesses/)).toBeVisible();
  },
});
