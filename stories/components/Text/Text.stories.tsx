import { Text, textVariants } from '#design-system/components/Text/index.ts';
import preview from '../../../.storybook/preview.tsx';
import { Matrix } from '../../support/Matrix.tsx';

const { defaults, sizes, tones } = textVariants;
const meta = preview.meta({
  title: 'Components/Text',
  component: Text,
  args: { children: 'Hourly air quality of 40 cities' },
});

export const Basic = meta.story();

export const Numeric = meta.story({ args: { numeric: true, children: '1 234.50' } });

export const Truncated = meta.story({
  args: { truncate: true, children: 'A name far longer than the room that it has been given here' },
  render: (args) => (
    <div style={{ inlineSize: 200 }}>
      <Text {...args} />
    </div>
  ),
});

export const Scale = meta.story({
  tags: ['visual', 'everyMode'],
  render: () => (
    <Matrix
      rows={sizes}
      columns={tones}
      draw={(size, tone) => (
        <Text
          size={sizes.find((one) => one === size) ?? defaults.size}
          tone={tones.find((one) => one === tone) ?? defaults.tone}
        >
          Air quality
        </Text>
      )}
    />
  ),
});
