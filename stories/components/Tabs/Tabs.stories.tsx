import { expect } from 'storybook/test';
import { Tabs } from '#design-system/components/Tabs/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Components/Tabs', component: Tabs.Root, args: { defaultValue: 'overview' } });

export const Basic = meta.story({
  tags: ['visual', 'everyMode'],
  render: (args) => (
    <Tabs.Root {...args}>
      <Tabs.List aria-label="Product">
        <Tabs.Trigger value="overview">Overview</Tabs.Trigger>
        <Tabs.Trigger value="preview">Preview</Tabs.Trigger>
        <Tabs.Trigger value="schema">Schema</Tabs.Trigger>
        <Tabs.Trigger value="connect" disabled>
          Connect
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="overview">Daily weather of one city.</Tabs.Content>
      <Tabs.Content value="preview">The newest rows.</Tabs.Content>
      <Tabs.Content value="schema">Six fields.</Tabs.Content>
    </Tabs.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Overview' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Preview' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('The newest rows.');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveFocus();
  },
});
