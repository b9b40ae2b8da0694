import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '#design-system/components/Button/index.ts';
import { Kbd } from '#design-system/components/Kbd/index.ts';
import { Menu } from '#design-system/components/Menu/index.ts';
import { Icon } from '#design-system/icons/index.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../support/framed.ts';

const meta = preview.meta({
  title: 'Components/Menu',
  component: Menu.Content,
  parameters: { docs: framed('22rem') },
  args: { align: 'start' },
});
const onEdit = fn();

export const Basic = meta.story({
  tags: ['visual', 'everyMode'],
  render: (args) => (
    <Menu.Root defaultOpen>
      <Menu.Trigger>
        <Button variant="outline" tone="neutral">
          Actions
        </Button>
      </Menu.Trigger>
      <Menu.Content {...args}>
        <Menu.Label>Seattle weather</Menu.Label>
        <Menu.Item onSelect={onEdit}>
          <Icon name="edit" />
          Edit
        </Menu.Item>
        <Menu.Item>
          <Icon name="copy" />
          Copy address
        </Menu.Item>
        <Menu.Item disabled>
          <Icon name="upload" />
          Change logo
        </Menu.Item>
        <Menu.Separator />
        <Menu.CheckboxItem checked>Listed</Menu.CheckboxItem>
        <Menu.Separator />
        <Menu.Item tone="danger">
          <Icon name="delete" />
          Delete
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onEdit).toHaveBeenCalled();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
  },
});

/** Items with a tick, one choice of several, and a menu beside its item. */
export const Choices = meta.story({
  tags: ['visual'],
  render: (args) => (
    <Menu.Root defaultOpen>
      <Menu.Trigger>
        <Button variant="outline" tone="neutral">
          View
        </Button>
      </Menu.Trigger>
      <Menu.Content {...args}>
        <Menu.CheckboxItem checked onSelect={(event) => event.preventDefault()}>
          Row numbers
        </Menu.CheckboxItem>
        <Menu.Separator />
        <Menu.Sub open>
          <Menu.SubTrigger>Density</Menu.SubTrigger>
          <Menu.SubContent>
            <Menu.RadioGroup value="compact">
              <Menu.RadioItem value="comfortable">Comfortable</Menu.RadioItem>
              <Menu.RadioItem value="compact">Compact</Menu.RadioItem>
            </Menu.RadioGroup>
          </Menu.SubContent>
        </Menu.Sub>
        <Menu.Item aria-keyshortcuts="Control+E">
          Export <Kbd>Ctrl E</Kbd>
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('menuitemradio', { name: 'Compact' });
    await userEvent.keyboard('{Escape}');
    const trigger = canvas.getByRole('button', { name: 'View' });
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Comfortable' })).toHaveFocus());
  },
});
