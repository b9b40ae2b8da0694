import { Button, DataTable, Stack, Text, type Column, type DataTableProps } from '#design-system';
import type { Sample } from '#contract/types.ts';
import { useMemo, useState } from 'react';
import { format } from '../../../messages/format.ts';
import { sampleWords as words } from '../../../messages/product.ts';
import { shownText, whole } from './values.ts';

interface NumberedRow {
  number: number;
  row: Sample['rows'][number];
}

type Schema = readonly { name: string; type: string }[];

/** Columns rendered at once: a table of thousands would block the page. */
const columnsAtOnce = 40;

const widest = { maxInlineSize: '18rem' };
const isNumeric = (type: string) => type === 'integer' || type === 'number';

function Cell({ value }: { value: unknown }) {
  if (value === null || value === undefined || value === '') return <Text tone="muted">–</Text>;
  const text = shownText(value);
  return (
    <Text dir="auto" truncate style={widest} title={text}>
      {text}
    </Text>
  );
}

const columnsOf = (schema: Schema, sortable: boolean): Column<NumberedRow>[] =>
  schema.map(({ name, type }) => ({
    id: name,
    header: name,
    sortable,
    cell: ({ row }) => <Cell value={row[name]} />,
    ...(isNumeric(type) && { align: 'end' as const }),
  }));

interface RowTableProps extends Pick<
  DataTableProps<NumberedRow>,
  'sort' | 'onSortChange' | 'loading' | 'filtered' | 'emptyFiltered'
> {
  schema: Schema;
  rows: Sample['rows'];
}

export function RowTable({ schema, rows, ...rest }: RowTableProps) {
  const [most, setMost] = useState(columnsAtOnce);
  const sortable = rest.onSortChange !== undefined;
  const columns = useMemo(() => columnsOf(schema.slice(0, most), sortable), [schema, most, sortable]);
  const numbered = useMemo(() => rows.map((row, number) => ({ number, row })), [rows]);
  const hidden = schema.length - columns.length;
  return (
    <Stack gap={3} align="start">
      <DataTable
        {...rest}
        label={words.rows}
        columns={columns}
        rows={numbered}
        rowKey={({ number }) => String(number)}
        density="compact"
        narrow="scroll"
        maxHeight="26rem"
        style={{ inlineSize: '100%' }}
      />
      {hidden > 0 && (
        <Button size="small" variant="outline" tone="neutral" onClick={() => setMost(most + columnsAtOnce)}>
          {format(words.moreColumns, { count: Math.min(hidden, columnsAtOnce), hidden: whole(hidden) })}
        </Button>
      )}
    </Stack>
  );
}
