import { Sparkline } from '#design-system/charts/Sparkline/index.ts';
import { Grid } from '#design-system/components/Layout/index.ts';
import preview from '../../../.storybook/preview.tsx';

const values = [3, 4, 6, 5, 8, 9, 7, 11, 12, 10, 14];
const meta = preview.meta({
  title: 'Charts/Sparkline',
  component: Sparkline,
  args: { values, label: 'Rising from 3 to 14' },
});

export const Basic = meta.story();

export const Tones = meta.story({
  tags: ['visual'],
  render: () => (
    <Grid columns="small">
      <Sparkline values={values} label="Rising" />
      <Sparkline values={values} label="Rising" tone="success" />
      <Sparkline values={values.toReversed()} label="Falling" tone="danger" />
      <Sparkline values={[5, 5, 5]} label="Flat" tone="neutral" />
      <Sparkline values={[]} label="No values" />
      <Sparkline values={[2]} label="One value" />
    </Grid>
  ),
});
