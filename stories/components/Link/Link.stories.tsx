import { Link, linkVariants } from '#design-system/components/Link/index.ts';
import preview from '../../../.storybook/preview.tsx';
import { Matrix } from '../../support/Matrix.tsx';

const { defaults, variants } = linkVariants;
const meta = preview.meta({
  title: 'Components/Link',
  component: Link,
  args: { href: '#wallet', children: 'Open the wallet' },
});

export const Basic = meta.story();

export const External = meta.story({ args: { href: 'https://example.org', external: true, children: 'Licence' } });

export const InText = meta.story({
  render: (args) => (
    <p>
      You have no tokens yet. <Link {...args} /> to add some.
    </p>
  ),
});

export const States = meta.story({
  tags: ['visual', 'everyMode'],
  render: () => (
    <Matrix
      rows={variants}
      columns={['rest', 'hover', 'focus']}
      draw={(variant, state) => (
        <Link href="#x" variant={variants.find((one) => one === variant) ?? defaults.variant} data-force={state}>
          {variant} link
        </Link>
      )}
    />
  ),
});
