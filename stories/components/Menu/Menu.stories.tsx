import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '#design-system/components/Button/index.ts';
import { Kbd } from '#design-system/components/Kbd/index.ts';
import { Menu, type MenuContentProps } from '#design-system/components/Menu/index.ts';
import { Icon } from '#design-system/icons/index.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../support/framed.ts';

function ViewMenu(props: MenuContentProps) {
  const [hasNumbers, setHasNumbers] = useState(true);
  const [density, setDensity] = useState('compact');
  return (
    <Menu.Root defaultOpen>
      <Menu.Trigger>
        <Button variant="outline" tone="neutral">
          View
        </Button>
      </Menu.Trigger>
      <Menu.Content {...props}>
        <Menu.CheckboxItem
          checked={hasNumbers}
          onCheckedChange={setHasNumbers}
          onSelect={(event) => event.preventDefault()}
        >
          Row numbers
        </Menu.CheckboxItem>
        <Menu.Separator />
        <Menu.Sub open>
          <Menu.SubTrigger>Density</Menu.SubTrigger>
          <Menu.SubContent>
            <Menu.RadioGroup value={density} onValueChange={setDensity}>
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
  );
}

const meta = preview.meta({
  title: 'Components/Menu',
  component: Menu.Content,
  parameters: { docs: framed('22rem') },
  args: { align: 'start' },
});
const onEdit = fn();

export const Basic = meta.story({
  tags: ['visual', 'everyMode'],
  render: function Actions(args) {
    const [isListed, setIsListed] = useState(true);
    return (
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
          <Menu.CheckboxItem checked={isListed} onCheckedChange={setIsListed}>
            Listed
          </Menu.CheckboxItem>
          <Menu.Separator />
          <Menu.Item tone="danger">
            <Icon name="delete" />
            Delete
          </Menu.Item>
        </Menu.Content>
      </Menu.Root>
    );
  },
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
  render: (args) => <ViewMenu {...args} />,
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('menuitemradio', { name: 'Compact' });
    await userEvent.keyboard('{Escape}');
    const trigger = canvas.getByRole('button', { name: 'View' });
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Comfortable' })).toHaveFocus());
  },
});

export const Chosen = meta.story({
  tags: ['!dev'],
  render: (args) => <ViewMenu {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Row numbers' }));
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Row numbers' })).not.toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Comfortable' }));
    await userEvent.click(canvas.getByRole('button', { name: 'View' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Comfortable' })).toBeChecked();
  },
});
