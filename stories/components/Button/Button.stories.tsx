import { expect, fn } from 'storybook/test';
import { Button, buttonVariants } from '#design-system/components/Button/index.ts';
import { Icon } from '#design-system/icons/index.ts';
import preview from '../../../.storybook/preview.tsx';
import { Matrix } from '../../support/Matrix.tsx';

const { defaults, sizes, tones, variants } = buttonVariants;
const meta = preview.meta({
  title: 'Components/Button',
  component: Button,
  args: { children: 'Make an offer', onClick: fn() },
});

export const Basic = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make an offer' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({
  args: { loading: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

export const WithIcon = meta.story({
  render: (args) => (
    <Button {...args}>
      <Icon name="plus" />
      Add product
    </Button>
  ),
});

export const WithIconAtEnd = meta.story({
  render: (args) => (
    <Button {...args}>
      Next
      <Icon name="forward" place="end" />
    </Button>
  ),
});

export const AsLink = meta.story({
  render: () => (
    <Button asChild variant="outline" tone="neutral">
      <a href="#wallet">Open wallet</a>
    </Button>
  ),
});

const states = ['rest', 'hover', 'active', 'focus', 'disabled', 'loading'] as const;

export const States = meta.story({
  tags: ['visual'],
  render: () => (
    <Matrix
      rows={tones.flatMap((tone) => variants.map((variant) => `${tone} ${variant}`))}
      columns={states}
      draw={(row, state) => (
        <Button
          tone={tones.find((tone) => row.startsWith(tone)) ?? defaults.tone}
          variant={variants.find((variant) => row.endsWith(variant)) ?? defaults.variant}
          data-force={state}
          disabled={state === 'disabled'}
          loading={state === 'loading'}
        >
          Save
        </Button>
      )}
    />
  ),
});

export const Sizes = meta.story({
  tags: ['visual', 'everyMode'],
  render: () => (
    <Matrix
      rows={sizes}
      columns={variants}
      draw={(size, variant) => (
        <Button
          size={sizes.find((one) => one === size) ?? defaults.size}
          variant={variants.find((one) => one === variant) ?? defaults.variant}
        >
          <Icon name="plus" />
          Add
        </Button>
      )}
    />
  ),
});
