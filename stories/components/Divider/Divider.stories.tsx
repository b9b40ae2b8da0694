import { Divider } from '#design-system/components/Divider/index.ts';
import { Stack } from '#design-system/components/Layout/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Components/Divider', component: Divider });

export const Basic = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack>
      <span>Terms</span>
      <Divider />
      <span>Price</span>
    </Stack>
  ),
});
