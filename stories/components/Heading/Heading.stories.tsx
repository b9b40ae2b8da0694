import { Heading, headingVariants } from '#design-system/components/Heading/index.ts';
import { Stack } from '#design-system/components/Layout/index.ts';
import preview from '../../../.storybook/preview.tsx';

const { sizes } = headingVariants;
const meta = preview.meta({
  title: 'Components/Heading',
  component: Heading,
  args: { children: 'Marketplace', level: 1 },
});

export const Basic = meta.story();

export const Sizes = meta.story({
  tags: ['visual', 'everyMode'],
  render: () => (
    <Stack>
      {sizes.map((size) => (
        <Heading key={size} level={2} size={size}>
          {size}: hourly air quality of 40 cities
        </Heading>
      ))}
    </Stack>
  ),
});
