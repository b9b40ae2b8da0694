import type { Reply } from '#contract/types.ts';

export type RowPage = Reply<'streams.rows'>;

export const operators = ['contains', '=', '!=', '>=', '<='] as const;

export interface RowFilter {
  column: string;
  operator: (typeof operators)[number];
  value: string;
}

type ColumnType = RowPage['columns'][number]['type'];

/** Only texts contain something. */
export const operatorsFor = (type: ColumnType | undefined): readonly RowFilter['operator'][] =>
  type === 'text' ? operators : type === 'number' || type === 'date' ? operators.slice(1) : operators.slice(1, 3);

const quoted = (text: string, mark: string) => mark + text.replaceAll(mark, mark + mark) + mark;
const numeric = /^[-+]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[-+]?\d{1,3})?$/i;
const truths: readonly string[] = ['true', 'false'];

/** The filter in the language of the server; undefined without a value. */
export function whereOf({ column, operator, value }: RowFilter, type: ColumnType | undefined): string | undefined {
  const text = value.trim();
  if (text === '') return undefined;
  const plain =
    (type === 'number' && numeric.test(text)) || (type === 'boolean' && truths.includes(text.toLowerCase()));
  return `${quoted(column, '"')} ${operator} ${plain ? text : quoted(text, "'")}`;
}

/** Rows as records, as the table of the sample has them. */
export const recordsOf = ({ columns, rows }: RowPage): Record<string, unknown>[] =>
  rows.map((row) => Object.fromEntries(columns.map(({ name }, index) => [name, row[index]])));
