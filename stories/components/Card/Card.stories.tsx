import { expect } from 'storybook/test';
import { Badge } from '#design-system/components/Badge/index.ts';
import { Card, cardVariants } from '#design-system/components/Card/index.ts';
import { Heading } from '#design-system/components/Heading/index.ts';
import { Grid, Inline, Stack } from '#design-system/components/Layout/index.ts';
import { LogoPicture } from '#design-system/components/LogoPicture/index.ts';
import { Text } from '#design-system/components/Text/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Components/Card', component: Card });

export const Basic = meta.story({ args: { children: 'Everything about one thing.' } });

export const Product = meta.story({
  tags: ['visual'],
  render: () => (
    <Grid columns="medium">
      {['Seattle weather', 'Gapminder', 'Flights of 2001'].map((name) => (
        <Card key={name} as="article" interactive>
          <Stack gap={3}>
            <Inline gap={3} wrap={false}>
              <LogoPicture name={name} size="large" />
              <div style={{ minInlineSize: 0 }}>
                <Heading level={3}>
                  <a href="#product" data-part="target" style={{ color: 'inherit', textDecoration: 'none' }}>
                    {name}
                  </a>
                </Heading>
                <Text size="small" tone="muted">
                  Open Weather Office
                </Text>
              </div>
            </Inline>
            <Text as="p" tone="muted">
              Daily precipitation, temperature and wind of one city over four years.
            </Text>
            <Inline justify="between">
              <Badge>Weather</Badge>
              <Text weight="semibold" numeric>
                1.25 tokens / h
              </Text>
            </Inline>
          </Stack>
        </Card>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
});

export const Variants = meta.story({
  tags: ['visual', 'everyMode'],
  render: () => (
    <Grid columns="small">
      {cardVariants.variants.map((variant) => (
        <Card key={variant} variant={variant}>
          {variant}
        </Card>
      ))}
    </Grid>
  ),
});
