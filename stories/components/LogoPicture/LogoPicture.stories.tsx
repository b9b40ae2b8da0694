import { Inline } from '#design-system/components/Layout/index.ts';
import { LogoPicture, logoPictureVariants } from '#design-system/components/LogoPicture/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/LogoPicture',
  component: LogoPicture,
  args: { name: 'Seattle weather', size: 'large' as const },
});

export const Basic = meta.story();

export const Sizes = meta.story({
  tags: ['visual', 'everyMode'],
  render: () => (
    <Inline>
      {logoPictureVariants.sizes.flatMap((size) =>
        ['Seattle weather', 'Gapminder', 'Flights', 'Stocks', 'Species', 'Łódź'].map((name) => (
          <LogoPicture key={size + name} name={name} size={size} />
        )),
      )}
    </Inline>
  ),
});
