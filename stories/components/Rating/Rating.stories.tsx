import { Stack } from '#design-system/components/Layout/index.ts';
import { Rating } from '#design-system/components/Rating/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Components/Rating', component: Rating, args: { value: 4.3, count: 128 } });

export const Basic = meta.story();

export const States = meta.story({
  tags: ['visual', 'everyMode'],
  render: (args) => (
    <Stack gap={3}>
      <Rating {...args} />
      <Rating value={2.5} />
      <Rating value={5} count={1} />
      <Rating value={null} count={0} />
    </Stack>
  ),
});
