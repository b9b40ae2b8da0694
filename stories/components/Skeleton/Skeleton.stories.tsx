import { Grid } from '#design-system/components/Layout/index.ts';
import { Skeleton } from '#design-system/components/Skeleton/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Components/Skeleton', component: Skeleton, args: { lines: 3 } });

export const Basic = meta.story();

export const Shapes = meta.story({
  tags: ['visual', 'everyMode'],
  render: () => (
    <Grid columns="small">
      <Skeleton />
      <Skeleton lines={4} />
      <Skeleton shape="block" style={{ blockSize: 120 }} />
      <Skeleton shape="circle" style={{ inlineSize: 48 }} />
    </Grid>
  ),
});
