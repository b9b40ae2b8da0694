// Compiled, never run: each marked line must be an error, or the check of types fails.
import {
  Button,
  Card,
  type Column,
  createTheme,
  DataTable,
  Dialog,
  Icon,
  IconButton,
  LogoPicture,
  Pagination,
  type Paging,
  Select,
  snackbar,
  Tabs,
  TextField,
} from '#design-system';

interface Row {
  id: string;
}
const columns: readonly Column<Row>[] = [];
const rows: readonly Row[] = [];
const key = ({ id }: Row) => id;
const none = () => {};
const order = { id: 'id', direction: 'asc' } as const;

export const right = [
  <Icon key="drawing" size="large">
    <path d="M12 6v16" />
  </Icon>,
  <Button key="1" variant="soft" tone="danger" loading onClick={none} />,
  <DataTable key="2" label="Rows" columns={columns} rows={rows} rowKey={key} paging={{ pageSize: 20 }} />,
  <DataTable
    key="3"
    label="Rows"
    columns={columns}
    rows={rows}
    rowKey={key}
    paging={{ pageSize: 20, page: 0, total: 9, onPageChange: none }}
  />,
];

export const themed = createTheme({
  defaultProps: {
    Button: { size: 'small' },
    DataTable: { skeletonRows: 3 },
    Line: { height: 300 },
    Stack: { gap: 6 },
    TabsRoot: { activationMode: 'manual' },
    TextField: { autoComplete: 'off', type: 'email' },
  },
});

// @ts-expect-error a theme has defaults for the sizes that a part has
export const wrongDefault = createTheme({ defaultProps: { Button: { size: 'tiny' } } });
// @ts-expect-error the same of a field
export const wrongField = createTheme({ defaultProps: { TextField: { type: 'number' } } });
// @ts-expect-error a label belongs to one field
export const wrongLabel = createTheme({ defaultProps: { TextField: { label: 'Name' } } });
// @ts-expect-error a state belongs to one field
export const wrongState = createTheme({ defaultProps: { Checkbox: { checked: true } } });
// @ts-expect-error a rule belongs to one field
export const wrongRule = createTheme({ defaultProps: { Field: { required: true } } });
// @ts-expect-error a handler belongs to one panel
export const wrongHandler = createTheme({ defaultProps: { DialogContent: { onEscapeKeyDown: () => {} } } });
// @ts-expect-error an open state belongs to one menu
export const wrongOpen = createTheme({ defaultProps: { MenuRoot: { open: true } } });
// @ts-expect-error a theme has defaults for props that exist
export const unknownProp = createTheme({ defaultProps: { MenuContent: { sideOfset: 4 } } });
// @ts-expect-error a theme has defaults for parts that exist
export const unknownPart = createTheme({ defaultProps: { Knob: { size: 'small' } } });
// @ts-expect-error there is no such variant
export const variant = <Button variant="primary" />;
// @ts-expect-error a size is a name, not a number
export const size = <Button size={3} />;
// @ts-expect-error an icon alone has no name
export const unnamed = <IconButton />;
// @ts-expect-error there is no such picture
export const picture = <Icon name="unicorn" />;
// @ts-expect-error initials need a name
export const logo = <LogoPicture />;
// @ts-expect-error a field without a label cannot be found
export const unlabelled = <TextField name="name" />;
// @ts-expect-error numbers have a field of their own
export const numeric = <TextField name="age" label="Age" type="number" />;
// @ts-expect-error a choice needs options
export const empty = <Select name="kind" label="Kind" />;
// @ts-expect-error a table needs a name
export const anonymous = <DataTable columns={columns} rows={rows} rowKey={key} />;
// @ts-expect-error the order of the server changes with the server
export const unsorted = <DataTable label="Rows" columns={columns} rows={rows} rowKey={key} sort={order} />;
// @ts-expect-error a page without a total says nothing
export const half: Paging = { pageSize: 20, page: 1 };
// @ts-expect-error the key of a row is a text
export const keyed = <DataTable label="Rows" columns={columns} rows={rows} rowKey={() => 1} />;
// @ts-expect-error a dialog needs a title
export const untitled = <Dialog.Content>Text</Dialog.Content>;
// @ts-expect-error where one is must be told
export const lost = <Pagination pageSize={20} total={9} onPageChange={none} />;
// @ts-expect-error there is no such padding
export const padded = <Card padding="huge" />;
// @ts-expect-error a tab needs a value
export const tab = <Tabs.Trigger>One</Tabs.Trigger>;
// @ts-expect-error there is no such type of message
export const showDanger = () => snackbar.show({ type: 'danger', text: 'Careful' });
