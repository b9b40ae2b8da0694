// Presses each row of the keyboard tables that the documentation shows.
import type { ReactElement } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  AlertDialog,
  Button,
  Checkbox,
  Combobox,
  Dialog,
  Drawer,
  Form,
  Menu,
  MultiSelect,
  Popover,
  RadioGroup,
  Switch,
  Tabs,
  Tree,
} from '#design-system';
import { keyboard, type KeyboardPart, type KeyResult, type KeyRow } from '../../stories/support/keyboard.ts';

const names = ['First', 'Second', 'Third'];
const choices = names.map((label) => ({ value: label, label }));
const kinds = ['Air', 'Rain', 'Wind'].map((label) => ({ value: label, label }));
const opener = <Button>Open</Button>;
const inForm = (field: ReactElement) => <Form onSubmit={() => {}}>{field}</Form>;

const parts: Record<KeyboardPart, ReactElement> = {
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
  Checkbox: <Checkbox label="First" />,
  Combobox: inForm(<Combobox name="kind" label="Kind" options={kinds} />),
  Dialog: (
    <Dialog.Root>
      <Dialog.Trigger>{opener}</Dialog.Trigger>
      <Dialog.Content title="Edit" description="All of it.">
        <input aria-label="Name" />
      </Dialog.Content>
    </Dialog.Root>
  ),
  Drawer: (
    <Drawer.Root>
      <Drawer.Trigger>{opener}</Drawer.Trigger>
      <Drawer.Content title="Edit" description="All of it.">
        <input aria-label="Name" />
      </Drawer.Content>
    </Drawer.Root>
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
  MultiSelect: inForm(<MultiSelect name="kinds" label="Kinds" options={kinds} />),
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
  RadioGroup: inForm(<RadioGroup name="choice" label="Choice" options={choices} />),
  Switch: <Switch label="First" />,
  Tabs: (
    <Tabs.Root defaultValue="First">
      <Tabs.List aria-label="Parts">
        {names.map((name) => (
          <Tabs.Trigger key={name} value={name}>
            {name}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {names.map((name) => (
        <Tabs.Content key={name} value={name}>
          Content
        </Tabs.Content>
      ))}
    </Tabs.Root>
  ),
  Tree: (
    <Tree
      label="Schema"
      openLevels={0}
      items={[
        { id: '1', text: 'First' },
        { id: '2', text: 'Second', children: [{ id: '3', text: 'Inner' }] },
        { id: '4', text: 'Third' },
      ]}
    />
  ),
};

const roles = ['button', 'checkbox', 'menuitem', 'option', 'radio', 'switch', 'tab', 'tabpanel', 'textbox', 'treeitem'];
const named = (name: string) => roles.flatMap((role) => screen.queryAllByRole(role, { name }));

/** The focused element, or the option that it marks as active. */
function focused(): Element | null {
  const element = document.activeElement;
  const active = element?.getAttribute('aria-activedescendant');
  return active ? document.getElementById(active) : element;
}

const has = (name: string, ...attributes: string[]) =>
  named(name).some((one) => attributes.some((attribute) => one.getAttribute(attribute) === 'true'));
const isChosen = (name: string) => has(name, 'aria-checked', 'aria-selected');
const isFocused = (name: string) => named(name).some((one) => one === focused());

/** The expected entries that hold in the document. */
const holding = ({ focus, open, closed, chosen, cleared, expanded }: KeyResult): KeyResult => ({
  ...(focus && isFocused(focus) && { focus }),
  ...(open && screen.queryByRole(open) && { open }),
  ...(closed && !screen.queryByRole(closed) && { closed }),
  ...(chosen && isChosen(chosen) && { chosen }),
  ...(cleared && !isChosen(cleared) && { cleared }),
  ...(expanded && has(expanded, 'aria-expanded') && { expanded }),
});

describe.each(Object.entries(keyboard) as [KeyboardPart, readonly KeyRow[]][])('the keys of %s', (part, rows) => {
  it.each(rows.map((row) => [row.keys, row.effect, row] as const))('%s: %s', async (_keys, _effect, row) => {
    const user = userEvent.setup();
    render(parts[part]);
    await user.keyboard(row.press);
    await waitFor(() => expect(holding(row.result)).toEqual(row.result));
  });
});
