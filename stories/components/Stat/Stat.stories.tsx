import { Stat } from '#design-system/components/Stat/index.ts';
import { Grid } from '#design-system/components/Layout/index.ts';
import preview from '../../../.storybook/preview.tsx';

const change = { text: '12%', direction: 'up', tone: 'good' } as const;
const meta = preview.meta({
  title: 'Components/Stat',
  component: Stat,
  args: { label: 'Earned this month', value: '1,240 tokens', change, note: 'same time last month' },
});

export const Basic = meta.story();

export const Changes = meta.story({
  tags: ['visual', 'everyMode'],
  render: (args) => (
    <Grid columns="tiny">
      <Stat {...args} />
      <Stat {...args} label="Costs" change={{ text: '12%', direction: 'up', tone: 'bad' }} />
      <Stat {...args} label="Offers" value="8" change={{ text: 'unchanged', direction: 'same' }} />
      <Stat label="Products" value="1,024" />
      <Stat label="Balance" value="8.2 tokens" note="about 4.10 CHF" />
    </Grid>
  ),
});
