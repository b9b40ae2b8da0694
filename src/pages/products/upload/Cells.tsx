import { DataTable, Icon, IconButton, Select, Text, TextField, type Column } from '#design-system';
import { accessTypes, visibilities } from '#contract/constants.ts';
import type { Category } from '#contract/types.ts';
import { useMemo } from 'react';
import { bulkColumnName, uploadMessages as messages } from '../../../messages/bulkUpload.ts';
import { format } from '../../../messages/format.ts';
import { categories } from '../../../state/trade/selling/categories.ts';
import { categoryOptions } from '../categoryOptions.ts';
import type { RowProblems } from './workbench.ts';
import { equivalentOf } from './prices.ts';
import type { BulkColumn, Row } from './rows.ts';
import { cellId } from './useNextProblem.ts';
import type { WorkbenchTools } from './useWorkbench.ts';
import { useValue } from '../../../state/machine/resource.ts';

/** One object per row with its problems, so that only changed rows re-render. */
export interface Line extends Row {
  problems: RowProblems | undefined;
  /** Reason why the price is unusual. */
  unusual: string | undefined;
}

type Choices = Partial<Record<BulkColumn, readonly { value: string; label: string }[]>>;

const choicesFor = (all: readonly Category[]): Choices => ({
  subcategory: categoryOptions(all),
  visibility: visibilities.map((value) => ({ value, label: value })),
  accessType: accessTypes.map((value) => ({ value, label: value })),
  offer: ['true', 'false'].map((value) => ({ value, label: value })),
});

const widths: Partial<Record<BulkColumn, string>> = { name: '14rem', description: '18rem', url: '18rem' };

const PriceNote = ({ cell, unusual }: { cell: string; unusual: string | undefined }) => (
  <>
    {equivalentOf(cell)}
    {unusual && (
      <Text as="p" size="small" tone="warning">
        {unusual}
      </Text>
    )}
  </>
);

interface CellProps {
  line: Line;
  column: BulkColumn;
  choices: Choices[BulkColumn];
  change: WorkbenchTools['change'];
}

function Cell({ line, column, choices, change }: CellProps) {
  const cell = line.cells[column];
  const common = {
    label: `${bulkColumnName(column)}, ${messages.row} ${line.key}`,
    hiddenLabel: true,
    error: line.problems?.[column],
    ...(column === 'price' && { hint: <PriceNote cell={cell} unusual={line.unusual} /> }),
    value: cell,
    'data-cell': cellId({ key: line.key, column }),
    // Phones show every cell at one width, beside its name.
    style: { inlineSize: `min(${widths[column] ?? '11rem'}, 45vi)` },
  };
  const edit = (text: string) => change({ type: 'edit', key: line.key, column, cell: text });
  if (!choices) return <TextField {...common} onChange={({ target }) => edit(target.value)} />;
  // A value of the file stays visible until another one is chosen.
  const known = cell === '' || choices.some(({ value }) => value === cell);
  const options = known ? choices : [{ value: cell, label: cell }, ...choices];
  return <Select {...common} placeholder="–" options={options} onChange={({ target }) => edit(target.value)} />;
}

type Change = WorkbenchTools['change'];

function LeaveOut({ row, change }: { row: number; change: Change }) {
  return (
    <IconButton
      size="small"
      label={format(messages.remove, { row })}
      onClick={() => change({ type: 'leaveOut', keys: new Set([row]) })}
    >
      <Icon name="delete" />
    </IconButton>
  );
}

const columnsFor = (choices: Choices, shown: readonly BulkColumn[], change: Change): Column<Line>[] => [
  { id: 'row', header: messages.row, cell: ({ key }) => key, align: 'end' },
  ...shown.map((column) => ({
    id: column,
    header: bulkColumnName(column),
    cell: (line: Line) => <Cell line={line} column={column} choices={choices[column]} change={change} />,
  })),
  {
    id: 'leaveOut',
    header: messages.leaveOut,
    hiddenHeader: true,
    headline: true,
    cell: ({ key }) => <LeaveOut row={key} change={change} />,
  },
];

interface CellsProps {
  lines: readonly Line[];
  shown: readonly BulkColumn[];
  change: Change;
}

export function Cells({ lines, shown, change }: CellsProps) {
  const all = useValue(categories);
  const columns = useMemo(() => columnsFor(choicesFor(all ?? []), shown, change), [all, shown, change]);
  return <DataTable label={messages.grid} columns={columns} rows={lines} rowKey={({ key }) => String(key)} />;
}
