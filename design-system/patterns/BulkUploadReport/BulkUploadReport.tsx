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
  /** Data row, counted from 1 without the header. */
  row: number;
  /** Column name, '' for the row as a whole. */
  field: string;
  /** Description of the problem. */
  problem: string;
}

export interface BulkUploadReportProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Problems to list, possibly only the first ones. */
  problems: readonly RowProblem[];
  /** Total number of problems, when the list is incomplete. */
  total?: number | undefined;
  /** Number of saved rows; replaces the list with a success message. */
  created?: number | undefined;
  /** Called with the problems as CSV; adds a download button. */
  onDownload?: (csv: string) => void;
  /** Overrides of the default texts. */
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

/** Result of a bulk upload: success, or the problems by row. */
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
