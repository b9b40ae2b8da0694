import { useState, type ReactElement } from 'react';
import { AlertDialog, Button, ContextMenu, Dialog, Drawer, HoverCard, Menu, Popover, Tooltip } from '#design-system';
import type { KeyboardPart } from '../../stories/support/keyboard/keyboard.ts';

const opener = <Button>Open</Button>;

const panelOf = ({ Root, Trigger, Content }: typeof Dialog | typeof Drawer) => (
  <Root>
    <Trigger>{opener}</Trigger>
    <Content title="Edit" description="All of it.">
      <input aria-label="Name" />
    </Content>
  </Root>
);

function MenuItems({ of: Part }: { of: typeof Menu | typeof ContextMenu }) {
  const [checked, setChecked] = useState(false);
  return (
    <>
      <Part.Item>First</Part.Item>
      <Part.Sub>
        <Part.SubTrigger>Second</Part.SubTrigger>
        <Part.SubContent>
          <Part.Item>Inner</Part.Item>
        </Part.SubContent>
      </Part.Sub>
      <Part.CheckboxItem
        checked={checked}
        onCheckedChange={setChecked}
        onSelect={(event: Event) => event.preventDefault()}
      >
        Third
      </Part.CheckboxItem>
    </>
  );
}

export const overlayParts = {
  AlertDialog: (
    <AlertDialog.Root>
      <AlertDialog.Trigger>{opener}</AlertDialog.Trigger>
      <AlertDialog.Content
        title="Delete it?"
        description="It is gone then."
        actions={
          <>
            <AlertDialog.Cancel>
              <Button>Cancel</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action>
              <Button>Delete</Button>
            </AlertDialog.Action>
          </>
        }
      />
    </AlertDialog.Root>
  ),
  ContextMenu: (
    <ContextMenu.Root>
      <ContextMenu.Trigger>{opener}</ContextMenu.Trigger>
      <ContextMenu.Content label="Actions">
        <MenuItems of={ContextMenu} />
      </ContextMenu.Content>
    </ContextMenu.Root>
  ),
  Dialog: panelOf(Dialog),
  Drawer: panelOf(Drawer),
  HoverCard: (
    <HoverCard.Root openDelay={0} closeDelay={0}>
      <HoverCard.Trigger>
        <a href="#seller">Seller</a>
      </HoverCard.Trigger>
      <HoverCard.Content>Alpine Data</HoverCard.Content>
    </HoverCard.Root>
  ),
  Menu: (
    <Menu.Root>
      <Menu.Trigger>{opener}</Menu.Trigger>
      <Menu.Content>
        <MenuItems of={Menu} />
      </Menu.Content>
    </Menu.Root>
  ),
  Popover: (
    <Popover.Root>
      <Popover.Trigger>{opener}</Popover.Trigger>
      <Popover.Content label="Share">
        <Popover.Close>
          <Button>Done</Button>
        </Popover.Close>
      </Popover.Content>
    </Popover.Root>
  ),
  Tooltip: <Tooltip text="All of it">{opener}</Tooltip>,
} satisfies Partial<Record<KeyboardPart, ReactElement>>;
