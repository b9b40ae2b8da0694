import { Card } from '#design-system/components/Card/index.ts';
import { Grid, Inline, Stack } from '#design-system/components/Layout/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Components/Layout', component: Stack });
const boxes = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => <Card key={name}>{name}</Card>);

export const Basic = meta.story({ args: { gap: 3, children: boxes } });

export const InARow = meta.story({ render: () => <Inline gap={2}>{boxes}</Inline> });

export const InAGrid = meta.story({
  tags: ['visual', 'everyMode'],
  render: () => (
    <Grid columns="small" gap={3}>
      {boxes}
    </Grid>
  ),
});
