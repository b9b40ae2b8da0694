// Presses each row of the keyboard tables that the documentation shows.
import { useState, type ReactElement } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  AlertDialog,
  Button,
  Calendar,
  Checkbox,
  Combobox,
  CommandPalette,
  DataGrid,
  DatePicker,
  Dialog,
  Drawer,
  Form,
  Menu,
  MultiSelect,
  Popover,
  RadioGroup,
  RatingInput,
  SegmentedControl,
  Switch,
  Tabs,
  TagInput,
  ToggleGroup,
  Toolbar,
  Tree,
  type GetRows,
} from '#design-system';
import { keyboard, type KeyboardPart, type KeyResult, type KeyRow } from '../../stories/support/keyboard.ts';

const names = ['First', 'Second', 'Third'];
const choices = names.map((label) => ({ value: label, label }));
const kinds = ['Air', 'Rain', 'Wind'].map((label) => ({ value: label, label }));
const opener = <Button>Open</Button>;
const inForm = (field: ReactElement) => <Form onSubmit={() => {}}>{field}</Form>;

function Palette() {
  const [open, setOpen] = useState(true);
  const commands = names.map((label) => ({ id: label, label, onRun: () => {} }));
  return <CommandPalette open={open} onOpenChange={setOpen} groups={[{ label: 'Go to', commands }]} />;
}

function Segments() {
  const [value, setValue] = useState('First');
  return <SegmentedControl label="View" segments={choices} value={value} onValueChange={setValue} />;
}

const gridColumns = ['a', 'b', 'c'].map((id) => ({ id, header: id }));
const gridRows = Array.from({ length: 10 }, (_, row) => gridColumns.map((__, at) => `${row}/${at}`));
const readRows: GetRows = ({ offset, limit }) =>
  Promise.resolve({ total: gridRows.length, rows: gridRows.slice(offset, offset + limit) });

/** Texts that appear when a part has loaded. */
const ready: Partial<Record<KeyboardPart, string>> = { DataGrid: '0/0' };
function Toggles() {
  const [values, setValues] = useState<readonly string[]>([]);
  return <ToggleGroup label="Formats" options={choices} values={values} onValuesChange={setValues} />;
}

function Stars() {
  const [value, setValue] = useState(2);
  return <RatingInput label="Rating" value={value} onValueChange={setValue} />;
}

function Days() {
  const [day, setDay] = useState('2026-11-20');
  return <Calendar label="Day" day={day} onDayChange={setDay} />;
}

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
  Calendar: <Days />,
  Checkbox: <Checkbox label="First" />,
  CommandPalette: <Palette />,
  DataGrid: <DataGrid label="Cells" columns={gridColumns} getRows={readRows} />,
  SegmentedControl: <Segments />,
  Combobox: inForm(<Combobox name="kind" label="Kind" options={kinds} />),
  DatePicker: <DatePicker label="Day" defaultValue="2026-11-20" />,
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
  RatingInput: <Stars />,
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
  TagInput: inForm(<TagInput name="tags" label="Tags" />),
  ToggleGroup: <Toggles />,
  Toolbar: (
    <Toolbar.Root label="Rows">
      {names.map((name) => (
        <Toolbar.Item key={name}>
          <Button>{name}</Button>
        </Toolbar.Item>
      ))}
    </Toolbar.Root>
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

const roles = [
  'button',
  'checkbox',
  'gridcell',
  'menuitem',
  'option',
  'radio',
  'switch',
  'tab',
  'tabpanel',
  'textbox',
  'treeitem',
];
const named = (name: string) => roles.flatMap((role) => screen.queryAllByRole(role, { name }));

/** The focused element, or the option that it marks as active. */
function focused(): Element | null {
  const element = document.activeElement;
  const active = element?.getAttribute('aria-activedescendant');
  return active ? document.getElementById(active) : element;
}

const has = (name: string, ...attributes: string[]) =>
  named(name).some((one) => attributes.some((attribute) => one.getAttribute(attribute) === 'true'));
const isChosen = (name: string) =>
  has(name, 'aria-checked', 'aria-selected', 'aria-pressed') || named(name).some((one) => one.matches(':checked'));
const isFocused = (name: string) => named(name).some((one) => one === focused());

/** The expected entries that hold in the document. */
const holding = ({ focus, role, open, closed, chosen, cleared, missing, there, expanded }: KeyResult): KeyResult => ({
  ...(focus && isFocused(focus) && { focus }),
  ...(role && focused()?.getAttribute('role') === role && { role }),
  ...(open && screen.queryByRole(open) && { open }),
  ...(closed && !screen.queryByRole(closed) && { closed }),
  ...(chosen && isChosen(chosen) && { chosen }),
  ...(cleared && named(cleared).length > 0 && !isChosen(cleared) && { cleared }),
  ...(missing && named(missing).length === 0 && { missing }),
  ...(there && named(there).length > 0 && { there }),
  ...(expanded && has(expanded, 'aria-expanded') && { expanded }),
});

const strokeOf: Readonly<Record<string, string>> = {
  Enter: '{Enter}',
  Space: ' ',
  '→': '{ArrowRight}',
  '←': '{ArrowLeft}',
  '↓': '{ArrowDown}',
  '↑': '{ArrowUp}',
};

/** Presses before the last one, and the last one for each key that the row names. */
function strokesOf({ keys, press }: KeyRow): { before: string; last: string }[] {
  const strokes = press.match(/\{\w+>\}\{\w+\}\{\/\w+\}|\{[^}]+\}|./gu) ?? [];
  const [last = '', before] = [strokes.at(-1), strokes.slice(0, -1).join('')];
  const named = keys.split(', ').flatMap((key) => strokeOf[key] ?? []);
  const held = last.endsWith('>}');
  const all = named.length > 1 ? named.map((stroke) => (held ? stroke.replace('}', '>}') : stroke)) : [last];
  return all.map((stroke) => ({ before, last: stroke }));
}

const cases = (rows: readonly KeyRow[]) =>
  rows.flatMap((row) => strokesOf(row).map(({ before, last }) => [last, row.effect, before, row.result] as const));

describe.each(Object.entries(keyboard) as [KeyboardPart, readonly KeyRow[]][])('the keys of %s', (part, rows) => {
  it.each(cases(rows))('%s: %s', async (last, _effect, before, result) => {
    const user = userEvent.setup();
    render(parts[part]);
    const text = ready[part];
    if (text) await screen.findByText(text);
    if (before) await user.keyboard(before);
    // Otherwise the last key could do nothing and pass.
    expect(holding(result)).not.toEqual(result);
    await user.keyboard(last);
    await waitFor(() => expect(holding(result)).toEqual(result));
  });
});
