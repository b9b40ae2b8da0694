import { Button, DataTable, Icon, saveFile, StatusBadge, toCsv, type CsvColumn } from '#design-system';
import { importMessages as messages } from './messages.ts';
import { columns as cellNames, type FileRow } from './peopleFile.ts';

const { columns } = messages;

const columnsFor = (sent: boolean): CsvColumn<FileRow>[] => [
  { id: 'row', header: columns.row, cell: ({ row }) => row, sortBy: ({ row }) => row, align: 'end', width: '4.5rem' },
  {
    id: 'email',
    header: columns.email,
    cell: ({ cells }) => cells.email || '–',
    sortBy: ({ cells }) => cells.email,
    width: 'minmax(10rem, 1.4fr)',
  },
  { id: 'name', header: columns.name, cell: ({ cells }) => `${cells.first_name} ${cells.last_name}`.trim() || '–' },
  { id: 'roles', header: columns.roles, cell: ({ cells }) => cells.roles || 'user' },
  {
    id: 'result',
    header: columns.result,
    width: 'minmax(10rem, 1.6fr)',
    sortBy: ({ problems }) => problems.join('; '),
    cell: ({ problems }) =>
      problems.length === 0 ? (
        <StatusBadge tone="success">{sent ? messages.sent : messages.ready}</StatusBadge>
      ) : (
        <StatusBadge tone="danger">{problems.join('; ')}</StatusBadge>
      ),
  },
];

interface FileRowsProps {
  rows: readonly FileRow[];
  /** Rows were sent; otherwise they are only checked. */
  sent: boolean;
}

export function FileRows({ rows, sent }: FileRowsProps) {
  return (
    <DataTable
      label={messages.title}
      columns={columnsFor(sent)}
      rows={rows}
      rowKey={({ row }) => String(row)}
      maxHeight="20rem"
    />
  );
}

export function WrongRowsButton({ rows }: { rows: readonly FileRow[] }) {
  const wrong = rows.filter(({ problems }) => problems.length > 0);
  if (wrong.length === 0) return null;
  const save = () =>
    saveFile(
      messages.downloadFile,
      toCsv([[...cellNames], ...wrong.map(({ cells }) => cellNames.map((name) => cells[name]))]),
    );
  return (
    <Button size="small" variant="outline" tone="neutral" onClick={save}>
      <Icon name="download" />
      {messages.download}
    </Button>
  );
}
