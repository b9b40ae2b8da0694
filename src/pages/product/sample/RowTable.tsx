import { DataTable, Text, type Column } from '#design-system';
import type { Sample } from '#contract/types.ts';
import { useMemo } from 'react';
import { sampleWords as words } from '../../../messages/product.ts';
import { cellText } from './values.ts';

interface NumberedRow {
  number: number;
  row: Sample['rows'][number];
}

const widest = { maxInlineSize: '18rem' };
const isNumeric = (type: string) => type === 'integer' || type === 'number';

function Cell({ value }: { value: unknown }) {
  if (value === null || value === undefined || value === '') return <Text tone="muted">–</Text>;
  const text = cellText(value);
  return (
    <Text truncate style={widest} title={text}>
      {text}
    </Text>
  );
}

const columnsOf = (schema: Sample['schema']): Column<NumberedRow>[] =>
  schema.map(({ name, type }) => ({
    id: name,
    header: name,
    cell: ({ row }) => <Cell value={row[name]} />,
    ...(isNumeric(type) && { align: 'end' as const }),
  }));

export function RowTable({ sample: { schema, rows } }: { sample: Sample }) {
  const columns = useMemo(() => columnsOf(schema), [schema]);
  const numbered = useMemo(() => rows.map((row, number) => ({ number, row })), [rows]);
  return (
    <DataTable
      label={words.rows}
      columns={columns}
      rows={numbered}
      rowKey={({ number }) => String(number)}
      density="compact"
      narrow="scroll"
      maxHeight="26rem"
    />
  );
}
