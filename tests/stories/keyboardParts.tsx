// One example of each part of the keyboard tables, with the names that their rows expect.
import { useEffect, useState, type ReactElement } from 'react';
import {
  Accordion,
  AlertDialog,
  Button,
  Calendar,
  Checkbox,
  Combobox,
  CommandPalette,
  ContextMenu,
  DataGrid,
  DatePicker,
  DateRangePicker,
  Dialog,
  Drawer,
  FileField,
  Form,
  Menu,
  MultiSelect,
  Popover,
  RadioGroup,
  RangeSlider,
  RatingInput,
  SegmentedControl,
  Slider,
  Snackbar,
  snackbar,
  Switch,
  Tabs,
  TagInput,
  TimeField,
  ToggleGroup,
  Toolbar,
  Tree,
  TreeSelect,
  type GetRows,
} from '#design-system';
import type { KeyboardPart } from '../../stories/support/keyboard/keyboard.ts';

const names = ['First', 'Second', 'Third'];
const choices = names.map((label) => ({ value: label, label }));
const kinds = ['Air', 'Rain', 'Wind'].map((label) => ({ value: label, label }));
const nested = [
  { id: '1', text: 'First' },
  { id: '2', text: 'Second', children: [{ id: '3', text: 'Inner' }] },
  { id: '4', text: 'Third' },
];
const opener = <Button>Open</Button>;
const inForm = (field: ReactElement, defaultValues: Record<string, unknown> = {}) => (
  <Form defaultValues={defaultValues} onSubmit={() => {}}>
    {field}
  </Form>
);

function Notice() {
  useEffect(() => {
    snackbar.show({ type: 'info', text: 'Removed', action: { label: 'Undo', onSelect: () => {} } });
  }, []);
  return (
    <>
      <Snackbar />
      {opener}
    </>
  );
}

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
export const ready: Partial<Record<KeyboardPart, string>> = { DataGrid: '0/0' };
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

export const parts: Record<KeyboardPart, ReactElement> = {
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
  Accordion: (
    <Accordion.Root>
      {names.map((name) => (
        <Accordion.Item key={name} title={name}>
          Content
        </Accordion.Item>
      ))}
    </Accordion.Root>
  ),
  Calendar: <Days />,
  Checkbox: <Checkbox label="First" />,
  CommandPalette: <Palette />,
  DataGrid: <DataGrid label="Cells" columns={gridColumns} getRows={readRows} />,
  SegmentedControl: <Segments />,
  Combobox: inForm(<Combobox name="kind" label="Kind" options={kinds} />),
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
  DateRangePicker: inForm(<DateRangePicker name="days" label="Days" />, {
    days: { from: '2026-11-20', to: '2026-11-24' },
  }),
  FileField: inForm(<FileField name="files" label="Files" />, { files: [new File(['1'], 'rain.csv')] }),
  RangeSlider: inForm(<RangeSlider name="range" label="Range" />, { range: { low: 50, high: 80 } }),
  Slider: inForm(<Slider name="level" label="Level" />, { level: 50 }),
  Snackbar: <Notice />,
  TimeField: inForm(<TimeField name="time" label="Time" />, { time: '10:30' }),
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
  Tree: <Tree label="Schema" openLevels={0} items={nested} />,
  TreeSelect: inForm(<TreeSelect name="place" label="Place" items={nested} />),
};
