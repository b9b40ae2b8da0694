import { DataTable, fillText, Icon, IconButton, Stack, Text, type Column } from '#design-system';
import { accessTypes, visibilities } from '#contract/constants.ts';
import type { Category } from '#contract/types.ts';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { bulkColumnName, uploadMessages as messages } from './messages.ts';
import { dot } from '../../../messages/format.ts';
import { useValue } from '../../../state/machine/resource.ts';
import { categories } from '../../../state/trade/browse/marketplace.ts';
import { cards } from '../../shared/windows.ts';
import { useMedia } from '../../shared/useMedia.ts';
import { categoryOptions } from '../categoryOptions.ts';
import { Cell, problemText, type Choices, type Line } from './Cell.tsx';
import { priceText } from './prices.ts';
import type { BulkColumn } from './rows.ts';
import type { WorkbenchTools } from './useWorkbench.ts';

const choicesFor = (all: readonly Category[]): Choices => ({
  subcategory: categoryOptions(all),
  visibility: visibilities.map((value) => ({ value, label: value })),
  accessType: accessTypes.map((value) => ({ value, label: value })),
  offer: ['true', 'false'].map((value) => ({ value, label: value })),
});

type Change = WorkbenchTools['change'];

function LeaveOut({ row, change }: { row: number; change: Change }) {
  return (
    <IconButton
      size="small"
      label={fillText(messages.remove, { row })}
      onClick={() => change({ type: 'leaveOut', keys: new Set([row]) })}
    >
      <Icon name="delete" />
    </IconButton>
  );
}

interface Look {
  choices: Choices;
  shown: readonly BulkColumn[];
}

const leaveOut = (change: Change): Column<Line> => ({
  id: 'leaveOut',
  header: messages.leaveOut,
  hiddenHeader: true,
  headline: true,
  phone: 'corner',
  cell: ({ key }) => <LeaveOut row={key} change={change} />,
});

const columnsFor = ({ choices, shown }: Look, change: Change): Column<Line>[] => [
  { id: 'row', header: messages.row, cell: ({ key }) => key, align: 'end' },
  ...shown.map((column) => ({
    id: column,
    header: bulkColumnName(column),
    cell: (line: Line) => <Cell {...{ line, column, change }} isFolded={false} choices={choices[column]} />,
  })),
  leaveOut(change),
];

/** Fields of a row in one line, whatever is written below them. */
const Frame = styled.div`
  & :not([data-cards]) > * > table td {
    vertical-align: top;
  }
  & :not([data-cards]) > * > table td:not(:has(input, select)) {
    line-height: var(--ds-density-control-medium);
  }
`;

const nameOf = ({ key, cells }: Line) => cells.name || `${messages.row} ${key}`;

/** A row while its fields are folded: its problems, or else its type and price. */
function Folded({ line, shown }: { line: Line; shown: readonly BulkColumn[] }) {
  const { cells, problems = {}, unusual } = line;
  const wrong = shown.filter((column) => problems[column] !== undefined);
  return (
    <Stack gap={1}>
      <span>{nameOf(line)}</span>
      {wrong.map((column) => (
        <Text key={column} size="small" tone="danger">
          <span>{bulkColumnName(column)}</span>: <span>{problemText(problems[column] ?? '')}</span>
        </Text>
      ))}
      {unusual && (
        <Text size="small" tone="warning">
          {unusual}
        </Text>
      )}
      {wrong.length === 0 && (
        <Text size="small" tone="muted">
          <span>{cells.type}</span>
          <span>{dot}</span>
          <span>{priceText(cells.price)}</span>
        </Text>
      )}
    </Stack>
  );
}

/** In cards the fields of a row open below it. */
const foldedFor = ({ choices, shown }: Look, change: Change) => ({
  columns: [
    { id: 'name', header: messages.row, cell: (line: Line) => <Folded {...{ line, shown }} /> },
    leaveOut(change),
  ],
  rowName: nameOf,
  detail: (line: Line) => (
    <Stack as="section" gap={3} aria-label={`${messages.row} ${line.key}`}>
      {shown.map((column) => (
        <Cell key={column} {...{ line, column, change }} isFolded choices={choices[column]} />
      ))}
    </Stack>
  ),
});

interface CellsProps {
  lines: readonly Line[];
  shown: readonly BulkColumn[];
  /** Keys of the rows whose fields are open, in cards. */
  opened: ReadonlySet<string>;
  onOpenedChange: (opened: ReadonlySet<string>) => void;
  change: Change;
}

export function Cells({ lines, shown, change, ...folding }: CellsProps) {
  const all = useValue(categories);
  const isFolded = useMedia(cards);
  const look = useMemo(() => {
    const parts = { choices: choicesFor(all ?? []), shown };
    return isFolded ? foldedFor(parts, change) : { columns: columnsFor(parts, change) };
  }, [all, shown, isFolded, change]);
  return (
    <Frame>
      <DataTable label={messages.grid} rows={lines} rowKey={({ key }) => String(key)} {...look} {...folding} />
    </Frame>
  );
}
