import { expect, fn } from 'storybook/test';
import { IconButton, iconButtonVariants } from '#design-system/components/IconButton/index.ts';
import { Icon } from '#design-system/icons/index.ts';
import preview from '../../../.storybook/preview.tsx';
import { Matrix } from '../../support/Matrix.tsx';

const { defaults, sizes, tones, variants } = iconButtonVariants;
const meta = preview.meta({
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Edit product', children: <Icon name="edit" />, onClick: fn() },
});

export const Basic = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit product' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Pressed = meta.story({
  args: { label: 'Favourite', 'aria-pressed': true, children: <Icon name="star" /> },
});

/** A link with the look of the button. */
export const AsLink = meta.story({
  args: {
    asChild: true,
    children: (
      <a href="https://example.org">
        <Icon name="edit" />
      </a>
    ),
  },
});

const states = ['rest', 'hover', 'focus', 'disabled', 'loading', 'danger'] as const;

export const States = meta.story({
  tags: ['visual', 'everyMode'],
  render: () => (
    <Matrix
      rows={variants}
      columns={[...states, ...sizes]}
      draw={(variant, column) => (
        <IconButton
          label={`${variant} ${column}`}
          variant={variants.find((one) => one === variant) ?? defaults.variant}
          size={sizes.find((one) => one === column) ?? defaults.size}
          disabled={column === 'disabled'}
          loading={column === 'loading'}
          tone={tones.find((one) => one === column) ?? defaults.tone}
          data-force={column}
        >
          <Icon name="edit" />
        </IconButton>
      )}
    />
  ),
});
