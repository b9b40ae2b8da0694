import { Avatar, avatarVariants } from '#design-system/components/Avatar/index.ts';
import { Inline } from '#design-system/components/Layout/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Components/Avatar', component: Avatar, args: { name: 'Ana Duarte' } });

export const Basic = meta.story();
export const Labelled = meta.story({ args: { labelled: true } });
export const BrokenPicture = meta.story({ args: { src: 'data:image/png;base64,AAAA' } });

export const Sizes = meta.story({
  tags: ['visual', 'everyMode'],
  render: () => (
    <Inline>
      {avatarVariants.sizes.flatMap((size) =>
        ['Ana Duarte', 'Bo Lindqvist', 'admin', ''].map((name) => <Avatar key={size + name} name={name} size={size} />),
      )}
    </Inline>
  ),
});
