import { DataGrid, describeColumns, localRows, Text } from '#design-system';
import type { ExecutionResult } from '#contract/types.ts';
import { useMemo } from 'react';
import { resultMessages as messages } from '../../../messages/ai.ts';
import { dayOf } from './resultCell.ts';

const gridTypes = { integer: 'number', number: 'number', text: 'text', date: 'date', boolean: 'boolean' } as const;
/** Significant digits of a figure; the whole value is one key away. */
const significantDigits = 6;
const noRows: NonNullable<ExecutionResult['rows']> = [];

interface ResultGridProps {
  label: string;
  result: Pick<ExecutionResult, 'columns' | 'rows'>;
  height?: string;
}

export function ResultGrid({ label, result: { columns, rows = noRows }, height = '26rem' }: ResultGridProps) {
  const { heads, getRows } = useMemo(() => {
    const plain = columns.map(({ name, type }) => ({
      id: name,
      header: name,
      type: gridTypes[type],
      significantDigits,
    }));
    const cells = rows.map((row) => row.map(dayOf));
    const heads = describeColumns(plain, cells);
    return { heads, getRows: localRows(heads, cells) };
  }, [columns, rows]);
  if (rows.length === 0) return <Text tone="muted">{messages.noRows}</Text>;
  return <DataGrid label={label} columns={heads} getRows={getRows} height={height} searchable />;
}
