import { expect, fn } from 'storybook/test';
import { Inline } from '#design-system/components/Layout/index.ts';
import { Tag } from '#design-system/components/Tag/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Components/Tag', component: Tag, args: { children: 'Category: Weather' } });

export const Basic = meta.story();

export const Removable = meta.story({
  args: { onRemove: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Category: Weather' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

export const Editable = meta.story({
  tags: ['visual'],
  args: { children: 'Up to 2 tokens', onEdit: fn(), onRemove: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Up to 2 tokens' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
});

export const Several = meta.story({
  tags: ['visual', 'everyMode'],
  render: () => (
    <Inline>
      <Tag>hourly</Tag>
      <Tag>Europe</Tag>
      <Tag onRemove={() => {}}>Price: up to 3 tokens</Tag>
      <Tag onRemove={() => {}}>
        A very long filter that was typed by somebody with much to say about what should be found
      </Tag>
    </Inline>
  ),
});
