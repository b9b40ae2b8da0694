import { DataTable, Icon, IconButton, Select, Text, TextField, type Column } from '#design-system';
import { accessTypes, visibilities } from '#contract/constants.ts';
import type { Category } from '#contract/types.ts';
import { useMemo } from 'react';
import { bulkColumnName, uploadMessages as messages } from '../../../messages/bulkUpload.ts';
import { format } from '../../../messages/format.ts';
import { categories } from '../../../state/trade/selling/categories.ts';
import { categoryOptions } from '../categoryOptions.ts';
import { phone } from '../../shared/phone.ts';
import { useMedia } from '../../shared/useMedia.ts';
import type { RowProblems } from './workbench.ts';
import { equivalentOf } from './prices.ts';
import type { BulkColumn, Row } from './rows.ts';
import { cellId } from './useNextProblem.ts';
import type { WorkbenchTools } from './useWorkbench.ts';
import { useValue } from '../../../state/machine/resource.ts';

/** One object per row with its problems, so that only changed rows re-render. */
export interface Line extends Row {
  problems: RowProblems | undefined;
  unusual: string | undefined;
}

type Choices = Partial<Record<BulkColumn, readonly { value: string; label: string }[]>>;

const choicesFor = (all: readonly Category[]): Choices => ({
  subcategory: categoryOptions(all),
  visibility: visibilities.map((value) => ({ value, label: value })),
  accessType: accessTypes.map((value) => ({ value, label: value })),
  offer: ['true', 'false'].map((value) => ({ value, label: value })),
});

const priceWidth = 'clamp(8rem, 9.2vi, 12rem)';

/** The required columns fit beside each other in a window of 1440 px. */
const widths: Partial<Record<BulkColumn, string>> = {
  name: 'clamp(10rem, 11.2vi, 16rem)',
  type: 'clamp(4.25rem, 4.5vi, 8rem)',
  description: 'clamp(7rem, 7.5vi, 18rem)',
  price: priceWidth,
  url: 'clamp(9rem, 10.4vi, 18rem)',
  visibility: 'clamp(5.5rem, 5.5vi, 8rem)',
  subcategory: 'clamp(7rem, 8.5vi, 13rem)',
};
const otherWidth = 'clamp(6.5rem, 7vi, 11rem)';

/** Beside other columns the equivalent keeps to its line; a warning is read whole. */
const oneLine = {
  overflow: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

function PriceNote({ cell, unusual, isPhone }: { cell: string; unusual: string | undefined; isPhone: boolean }) {
  const total = equivalentOf(cell);
  return (
    <div style={isPhone ? undefined : { maxInlineSize: priceWidth }}>
      {total && (
        <Text as="p" size="small" tone="muted" title={total} style={isPhone ? undefined : oneLine}>
          {total}
        </Text>
      )}
      {unusual && (
        <Text as="p" size="small" tone="warning">
          {unusual}
        </Text>
      )}
    </div>
  );
}

const problemText = (problem: string) =>
  problem === 'is missing' ? messages.required : problem.replace(/^is not /, 'Not ').replace(/^is /, 'Is ');

interface CellProps {
  line: Line;
  column: BulkColumn;
  choices: Choices[BulkColumn];
  isPhone: boolean;
  change: WorkbenchTools['change'];
}

function Cell({ line, column, choices, isPhone, change }: CellProps) {
  const cell = line.cells[column];
  const common = {
    label: `${bulkColumnName(column)}, ${messages.row} ${line.key}`,
    hiddenLabel: true,
    error: line.problems?.[column] && problemText(line.problems[column]),
    ...(column === 'price' && { hint: <PriceNote cell={cell} unusual={line.unusual} isPhone={isPhone} /> }),
    value: cell,
    'data-cell': cellId({ key: line.key, column }),
    // Phones show every cell below its name, as wide as the card.
    style: { inlineSize: isPhone ? 'calc(100vi - 4.5rem)' : (widths[column] ?? otherWidth) },
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

interface Look {
  choices: Choices;
  shown: readonly BulkColumn[];
  isPhone: boolean;
}

const columnsFor = ({ choices, shown, isPhone }: Look, change: Change): Column<Line>[] => [
  { id: 'row', header: messages.row, cell: ({ key }) => key, align: 'end' },
  ...shown.map((column) => ({
    id: column,
    header: bulkColumnName(column),
    cell: (line: Line) => <Cell {...{ line, column, isPhone, change }} choices={choices[column]} />,
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
  const isPhone = useMedia(phone);
  const columns = useMemo(
    () => columnsFor({ choices: choicesFor(all ?? []), shown, isPhone }, change),
    [all, shown, isPhone, change],
  );
  return <DataTable label={messages.grid} columns={columns} rows={lines} rowKey={({ key }) => String(key)} />;
}
