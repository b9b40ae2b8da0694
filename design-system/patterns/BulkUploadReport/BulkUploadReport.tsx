import type { ComponentProps } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../icons/index.ts';
import { toCsv } from '../../internal/format/csv.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { DataTable, type Column } from '../DataTable/index.ts';
import { Root } from './BulkUploadReport.styles.ts';
import { bulkTexts, type BulkTexts } from './texts.ts';

export interface RowProblem {
  /** The data row, counted from 1 without the header. */
  row: number;
  /** The column, '' for the row as a whole. */
  field: string;
  /** What is wrong with it. */
  problem: string;
}

export interface BulkUploadReportProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is wrong, as many as were told. */
  problems: readonly RowProblem[];
  /** How many problems there are in all, where only the first were told. */
  total?: number | undefined;
  /** How many rows were saved; the report then says so instead. */
  created?: number | undefined;
  /** Given the problems as CSV text, e.g. to save as a file; without it there is no such button. */
  onDownload?: (csv: string) => void;
  /** Words to use instead of ours. */
  texts?: Partial<BulkTexts>;
}

interface Line extends RowProblem {
  key: string;
}

const columnsOf = (words: BulkTexts): Column<Line>[] => [
  {
    id: 'row',
    header: words.row,
    cell: ({ row }) => (Number.isFinite(row) ? row : '–'),
    sortBy: ({ row }) => row,
    align: 'end',
    width: '5rem',
  },
  {
    id: 'column',
    header: words.column,
    cell: ({ field }) => field || words.whole,
    sortBy: ({ field }) => field,
    width: '10rem',
  },
  { id: 'reason', header: words.reason, cell: ({ problem }) => problem, sortBy: ({ problem }) => problem },
];

const csvOf = (problems: readonly RowProblem[]) =>
  toCsv([['row', 'field', 'problem'], ...problems.map(({ row, field, problem }) => [row, field, problem])]);

/** What a file of many rows came to: saved, or row by row what is to be mended. */
export function BulkUploadReport({ problems, total, created, onDownload, texts, ...rest }: BulkUploadReportProps) {
  const words: BulkTexts = { ...bulkTexts, ...texts };
  const count = Math.max(Number.isFinite(total) ? (total ?? 0) : 0, problems.length);
  if (problems.length === 0 && created !== undefined) {
    return (
      <Root {...rest} data-component="BulkUploadReport">
        <Banner tone="success">{fillText(words.created, { count: String(created) })}</Banner>
      </Root>
    );
  }
  const counted = count === 1 ? words.one : fillText(words.many, { count: String(count) });
  const lines = problems.map((problem, index) => ({ ...problem, key: String(index) }));
  return (
    <Root {...rest} data-component="BulkUploadReport">
      <Banner tone="danger" title={fillText(words.title, { count: counted })}>
        {words.note} {count > problems.length && fillText(words.shown, { shown: String(problems.length) })}
      </Banner>
      {onDownload && (
        <Button size="small" variant="outline" tone="neutral" onClick={() => onDownload(csvOf(problems))}>
          <Icon name="download" /> {words.download}
        </Button>
      )}
      <DataTable
        label={words.table}
        columns={columnsOf(words)}
        rows={lines}
        rowKey={({ key }) => key}
        maxHeight="24rem"
      />
    </Root>
  );
}
