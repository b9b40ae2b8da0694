import { expect, fireEvent, screen } from 'storybook/test';
import { Button } from '#design-system/components/Button/index.ts';
import { ContextMenu } from '#design-system/components/ContextMenu/index.ts';
import { Icon } from '#design-system/icons/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/ContextMenu',
  component: ContextMenu.Content,
  parameters: { docs: { story: { inline: false, height: '18rem' } } },
  args: { label: 'Actions on row 7' },
});

export const Basic = meta.story({
  tags: ['visual', 'everyMode'],
  render: (args) => (
    <ContextMenu.Root>
      <ContextMenu.Trigger>
        <Button variant="outline" tone="neutral">
          Row 7
        </Button>
      </ContextMenu.Trigger>
      <ContextMenu.Content {...args}>
        <ContextMenu.Item>
          <Icon name="copy" /> Copy row
        </ContextMenu.Item>
        <ContextMenu.Item disabled>
          <Icon name="filter" /> Filter by value
        </ContextMenu.Item>
        <ContextMenu.Separator />
        <ContextMenu.Item tone="danger">
          <Icon name="delete" /> Remove row
        </ContextMenu.Item>
      </ContextMenu.Content>
    </ContextMenu.Root>
  ),
  play: async ({ canvas }) => {
    await fireEvent.contextMenu(canvas.getByRole('button', { name: 'Row 7' }), { clientX: 60, clientY: 60 });
    await expect(await screen.findByRole('menuitem', { name: 'Copy row' })).toBeVisible();
  },
});
