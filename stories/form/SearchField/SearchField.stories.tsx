import { fn } from 'storybook/test';
import { SearchField } from '#design-system/form/fields/SearchField.tsx';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Form/SearchField',
  component: SearchField,
  args: { label: 'Search products', onSearch: fn() },
});

export const Basic = meta.story();

export const Shortcut = meta.story({ args: { shortcut: true } });

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
