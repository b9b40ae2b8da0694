import { Container, containerVariants } from '#design-system/components/Container/index.ts';
import { Card } from '#design-system/components/Card/index.ts';
import { Stack } from '#design-system/components/Layout/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: { children: <Card>Content at the width of a page, centred.</Card> },
});

export const Basic = meta.story();

export const Sizes = meta.story({
  tags: ['visual', 'everyMode'],
  render: () => (
    <Stack gap={4}>
      {containerVariants.sizes.map((size) => (
        <Container key={size} size={size}>
          <Card>{size}</Card>
        </Container>
      ))}
    </Stack>
  ),
});
