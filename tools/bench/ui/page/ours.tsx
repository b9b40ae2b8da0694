// The scenes as an app builds them with the design system.
import '#design-system/theme/styles.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  Button,
  DataTable,
  Dialog,
  Form,
  Inline,
  loadIcons,
  Select,
  snackbar,
  Snackbar,
  SubmitButton,
  TextField,
  ThemeProvider,
  type Column,
} from '#design-system';
import { pressOpen, stageOfParts } from './mount.tsx';
import { buttonNumbers, dialogFieldNumbers, fieldNumbers, headIds, heads, linesOf, type Line } from './stage.ts';

const figures: readonly (keyof Line)[] = ['price', 'sold'];
const columns = headIds.map((id): Column<Line> => {
  const shared = { id, header: heads[id], cell: (line: Line) => line[id], sortBy: (line: Line) => line[id] };
  return figures.includes(id) ? Object.assign(shared, { align: 'end' as const }) : shared;
});
const twenty = linesOf(20);
const keyOf = ({ id }: Line) => id;
const table = (rows: readonly Line[]) => <DataTable label="Products" columns={columns} rows={rows} rowKey={keyOf} />;

const buttons = () => (
  <Inline gap={2}>
    {buttonNumbers.map((at) => (
      <Button key={at} variant={at % 2 ? 'outline' : 'solid'} tone={at % 2 ? 'neutral' : 'accent'}>
        Button {at}
      </Button>
    ))}
  </Inline>
);

/** A field as an app writes one: label, help text and rules. */
const BenchField = (props: { name: string; label: string }) => (
  <TextField {...props} hint="Help text" required maxLength={80} autoComplete="off" />
);

const blank = Object.fromEntries(fieldNumbers.map((at) => [`field${at}`, '']));

function FormScene({ wrong }: { wrong: boolean }) {
  return (
    <Form onSubmit={() => {}} showErrors={wrong} {...(wrong && { defaultValues: blank })}>
      {fieldNumbers.map((at) => (
        <BenchField key={at} name={`field${at}`} label={`Field ${at}`} />
      ))}
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

function DialogScene({ isOpen = false }: { isOpen?: boolean }) {
  const [open, setOpen] = useState(isOpen);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger>
        <Button id="open">Open</Button>
      </Dialog.Trigger>
      <Dialog.Content title="Buy access" description="Choose how long you need it.">
        <p>Twelve hours cost 14.4 tokens.</p>
        <Form onSubmit={() => setOpen(false)}>
          {dialogFieldNumbers.map((at) => (
            <BenchField key={at} name={`choice${at}`} label={`Choice ${at}`} />
          ))}
          <Dialog.Footer>
            <Button variant="outline" tone="neutral" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <SubmitButton>Buy</SubmitButton>
          </Dialog.Footer>
        </Form>
      </Dialog.Content>
    </Dialog.Root>
  );
}

const options = [
  { value: 'a', label: 'Air' },
  { value: 'w', label: 'Water' },
];

/** One of everything that a page is likely to show. */
function AllScene() {
  return (
    <>
      <DialogScene />
      <Form onSubmit={() => {}}>
        <TextField name="name" label="Name" required />
        <Select name="kind" label="Kind" options={options} />
      </Form>
      {table(twenty)}
    </>
  );
}

let shown = 0;
const root = document.documentElement;

window.stage = stageOfParts(
  {
    buttons,
    table,
    form: (wrong) => <FormScene wrong={wrong} />,
    dialog: (isOpen) => <DialogScene isOpen={isOpen} />,
    toast: () => <Snackbar />,
  },
  {
    all: () => {
      pressOpen();
      snackbar.show({ type: 'success', text: 'Saved' });
    },
    toast: () => {
      snackbar.clear();
      snackbar.show({ type: 'success', text: `Saved ${(shown += 1)}` });
    },
    theme: () => {
      root.dataset['theme'] = root.dataset['theme'] === 'dark' ? 'light' : 'dark';
    },
  },
  {
    all: () => (
      <>
        <AllScene />
        <Snackbar />
      </>
    ),
  },
);
// As in an app: the base styles are there before any scene is.
createRoot(document.body.appendChild(document.createElement('div'))).render(<ThemeProvider>{null}</ThemeProvider>);
// Pictures that come late would be drawn within the first scene that is measured. A page that is measured
// from its first mount on asks for its own.
const icons = location.hash === '' ? loadIcons() : Promise.resolve();
void icons.then(() => (root.dataset['ready'] = ''));
