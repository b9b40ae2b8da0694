import { Select, Text, TextField } from '#design-system';
import { bulkColumnName, uploadMessages as messages } from './messages.ts';
import { equivalentOf } from './prices.ts';
import type { BulkColumn } from './rows.ts';
import type { Row } from './table.ts';
import { cellId } from './useNextProblem.ts';
import type { WorkbenchTools } from './useWorkbench.ts';
import type { RowProblems } from './workbench.ts';

/** One object per row with its problems, so that only changed rows re-render. */
export interface Line extends Row {
  problems: RowProblems | undefined;
  unusual: string | undefined;
}

export type Choices = Partial<Record<BulkColumn, readonly { value: string; label: string }[]>>;

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

function PriceNote({ cell, unusual, isFolded }: { cell: string; unusual: string | undefined; isFolded: boolean }) {
  const total = equivalentOf(cell);
  return (
    <div style={isFolded ? undefined : { maxInlineSize: priceWidth }}>
      {total && (
        <Text as="p" size="small" tone="muted">
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

export const problemText = (problem: string) =>
  problem === 'is missing' ? messages.required : problem.replace(/^is not /, 'Not ').replace(/^is /, 'Is ');

interface CellProps {
  line: Line;
  column: BulkColumn;
  choices: Choices[BulkColumn];
  isFolded: boolean;
  change: WorkbenchTools['change'];
}

export function Cell({ line, column, choices, isFolded, change }: CellProps) {
  const cell = line.cells[column];
  const common = {
    label: isFolded ? bulkColumnName(column) : `${bulkColumnName(column)}, ${messages.row} ${line.key}`,
    hiddenLabel: !isFolded,
    error: line.problems?.[column] && problemText(line.problems[column]),
    ...(column === 'price' && { hint: <PriceNote cell={cell} unusual={line.unusual} isFolded={isFolded} /> }),
    value: cell,
    'data-cell': cellId({ key: line.key, column }),
    style: isFolded ? undefined : { inlineSize: widths[column] ?? otherWidth },
  };
  const edit = (text: string) => change({ type: 'edit', key: line.key, column, cell: text });
  if (!choices) return <TextField {...common} onChange={({ target }) => edit(target.value)} />;
  // A value of the file stays visible until another one is chosen.
  const known = cell === '' || choices.some(({ value }) => value === cell);
  const options = known ? choices : [{ value: cell, label: cell }, ...choices];
  return <Select {...common} placeholder="–" options={options} onChange={({ target }) => edit(target.value)} />;
}
