import { expect, fn } from 'storybook/test';
import { SearchField } from '#design-system/form/fields/SearchField.tsx';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Form/SearchField',
  component: SearchField,
  args: { label: 'Search products', onSearch: fn() },
});

export const Basic = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Clear Search products' })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await userEvent.type(canvas.getByRole('searchbox'), 'air');
    await expect(args.onSearch).toHaveBeenLastCalledWith('air');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Search products' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await expect(canvas.queryByRole('button', { name: 'Clear Search products' })).toBeNull();
  },
});

export const Shortcut = meta.story({
  args: { shortcut: true },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    // The effects of a commit run before the next task after its frame: then the field listens.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await userEvent.keyboard('/');
    await expect(field).toHaveFocus();
  },
});

export const States = meta.story({
  tags: ['visual', 'everyMode'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 400 }}>
      <SearchField {...args} />
      <SearchField {...args} defaultValue="air quality" />
      <SearchField {...args} shortcut />
      <SearchField {...args} hiddenLabel={false} />
      <SearchField {...args} data-force="focus" />
      <SearchField {...args} disabled />
    </div>
  ),
});
