import { useState, type ReactElement, type ReactNode } from 'react';
import {
  AppShell,
  Breadcrumbs,
  Button,
  CodeTabs,
  ConfirmDialog,
  DateTimeRangeField,
  FileDrop,
  FilterPanel,
  Form,
  Icon,
  IconButton,
  Link,
  Pagination,
  PasswordField,
  ScrollArea,
  Select,
  Tag,
} from '#design-system';
import type { controlKeys } from '../../stories/support/keyboard/controls.ts';

const names = ['First', 'Second', 'Third'];
const choices = names.map((label) => ({ value: label, label }));

/** Says when the action ran. */
function Running({ children }: { children: (run: () => void) => ReactNode }) {
  const [done, setDone] = useState(false);
  return (
    <>
      {children(() => setDone(true))}
      {done && <p>Done</p>}
    </>
  );
}

function Confirming() {
  const [open, setOpen] = useState(false);
  return (
    <Running>
      {(run) => (
        <>
          <Button onClick={() => setOpen(true)}>Open</Button>
          <ConfirmDialog
            open={open}
            onOpenChange={setOpen}
            title="Delete it?"
            consequence="It is gone then."
            confirmLabel="Delete"
            onConfirm={run}
          />
        </>
      )}
    </Running>
  );
}

const day = { fromDay: '2026-11-20', fromTime: '10:30', toDay: '2026-11-21', toTime: '10:30', zone: 'UTC' };

function Filters() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <FilterPanel.Root active={0} texts={{ title: 'Open' }}>
      <FilterPanel.Choices label="Kinds" choices={choices} chosen={chosen} onChosenChange={setChosen} />
    </FilterPanel.Root>
  );
}

function Pages() {
  const [page, setPage] = useState(0);
  return <Pagination page={page} pageSize={20} total={40} onPageChange={setPage} />;
}

function Scrolling() {
  const [scrolled, setScrolled] = useState(false);
  return (
    <>
      {scrolled && <p>Scrolled</p>}
      <ScrollArea label="Terms" style={{ blockSize: 100 }} onScroll={() => setScrolled(true)}>
        <div style={{ blockSize: 1000 }}>Long</div>
      </ScrollArea>
    </>
  );
}

function Choosing() {
  const [value, setValue] = useState('First');
  return (
    <>
      <Select label="Kind" options={choices} value={value} onChange={({ target }) => setValue(target.value)} />
      <p>Chosen: {value}</p>
    </>
  );
}

function Tagged() {
  const [shown, setShown] = useState(true);
  return shown ? <Tag onRemove={() => setShown(false)}>First</Tag> : null;
}

const linked = (run: () => void, text: string) => (
  <Link
    href="#page"
    onClick={(event) => {
      event.preventDefault();
      run();
    }}
  >
    {text}
  </Link>
);

export const controlParts: Record<keyof typeof controlKeys, ReactElement> = {
  AppShell: (
    <AppShell
      brand="Exchange"
      navigation={[{ places: [{ label: 'Home', icon: 'home', link: <Link href="#home">Home</Link> }] }]}
    >
      <Button>First</Button>
    </AppShell>
  ),
  Breadcrumbs: (
    <Running>
      {(run) => (
        <Breadcrumbs current="Third">
          {linked(run, 'First')}
          {linked(run, 'Second')}
        </Breadcrumbs>
      )}
    </Running>
  ),
  Button: <Running>{(run) => <Button onClick={run}>Run</Button>}</Running>,
  CodeTabs: (
    <CodeTabs
      label="Read with"
      samples={names.map((label, at) => ({ label, code: ['one', 'two', 'three'][at] ?? '' }))}
    />
  ),
  ConfirmDialog: <Confirming />,
  DateTimeRangeField: (
    <Running>
      {(run) => <DateTimeRangeField label="Period" presets={[{ label: 'Last day', range: day }]} onRangeChange={run} />}
    </Running>
  ),
  FileDrop: (
    <Form defaultValues={{ file: new File(['1'], 'rain.csv') }} onSubmit={() => {}}>
      <FileDrop name="file" label="File" />
    </Form>
  ),
  FilterPanel: <Filters />,
  IconButton: (
    <Running>
      {(run) => (
        <IconButton label="Run" onClick={run}>
          <Icon name="close" />
        </IconButton>
      )}
    </Running>
  ),
  Link: <Running>{(run) => linked(run, 'First')}</Running>,
  Pagination: <Pages />,
  PasswordField: <PasswordField label="Password" />,
  ScrollArea: <Scrolling />,
  Select: <Choosing />,
  Tag: <Tagged />,
};
