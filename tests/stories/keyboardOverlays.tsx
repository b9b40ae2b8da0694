import type { ReactElement } from 'react';
import { AlertDialog, Button, ContextMenu, Dialog, Drawer, HoverCard, Menu, Popover } from '#design-system';
import type { KeyboardPart } from '../../stories/support/keyboard/keyboard.ts';

const names = ['First', 'Second', 'Third'];
const opener = <Button>Open</Button>;

const panelOf = ({ Root, Trigger, Content }: typeof Dialog | typeof Drawer) => (
  <Root>
    <Trigger>{opener}</Trigger>
    <Content title="Edit" description="All of it.">
      <input aria-label="Name" />
    </Content>
  </Root>
);

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
        {names.map((name) => (
          <ContextMenu.Item key={name}>{name}</ContextMenu.Item>
        ))}
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
        {names.map((name) => (
          <Menu.Item key={name}>{name}</Menu.Item>
        ))}
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
} satisfies Partial<Record<KeyboardPart, ReactElement>>;
