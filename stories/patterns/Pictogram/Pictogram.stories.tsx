import { expect } from 'storybook/test';
import { Inline, Stack } from '#design-system/components/Layout/index.ts';
import { Text } from '#design-system/components/Text/index.ts';
import { Pictogram, pictograms, type PictogramName } from '#design-system/marketplace/Pictogram/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Patterns/Pictogram', component: Pictogram });

export const Basic = meta.story({ args: { name: 'weather', label: 'Weather', style: { fontSize: '2rem' } } });

const names = Object.keys(pictograms) as PictogramName[];

export const All = meta.story({
  tags: ['visual', 'everyMode'],
  render: () => (
    <Inline gap={5}>
      {names.map((name) => (
        <Stack key={name} gap={1} align="center">
          <Pictogram name={name} style={{ fontSize: '2rem' }} />
          <Text size="small" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-component=Pictogram]')).toHaveLength(names.length);
  },
});
