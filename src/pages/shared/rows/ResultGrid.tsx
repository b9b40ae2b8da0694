import { DataGrid, describeColumns, localRows, Text } from '#design-system';
import type { ExecutionResult } from '#contract/types.ts';
import { useMemo } from 'react';
import { resultMessages as messages } from '../../../messages/ai.ts';
import { useMedia } from '../useMedia.ts';
import { phone } from '../windows.ts';
import { widthFor } from './gridColumns.ts';
import { dayOf } from './shownText.ts';

const gridTypes = { integer: 'number', number: 'number', text: 'text', date: 'date', boolean: 'boolean' } as const;
/** Significant digits of a figure; the whole value is one key away. */
const significantDigits = 6;
/** Fits whole beside a day on phones, whatever the length of the name. */
const figureWidth: Partial<Record<keyof typeof gridTypes, { width: number }>> = {
  integer: { width: 160 },
  number: { width: 160 },
};
const noRows: NonNullable<ExecutionResult['rows']> = [];

interface ResultGridProps {
  label: string;
  result: Pick<ExecutionResult, 'columns' | 'rows'>;
  height?: string;
}

export function ResultGrid({ label, result: { columns, rows = noRows }, height = '26rem' }: ResultGridProps) {
  const isPhone = useMedia(phone);
  const { headers, getRows } = useMemo(() => {
    const cells = rows.map((row) => row.map(dayOf));
    const plain = columns.map(({ name, type }, at) => ({
      id: name,
      header: name,
      type: gridTypes[type],
      significantDigits,
      ...(type === 'date' ? widthFor(name, cells[0]?.[at]) : isPhone && figureWidth[type]),
    }));
    const headers = describeColumns(plain, cells);
    return { headers, getRows: localRows(headers, cells) };
  }, [columns, rows, isPhone]);
  if (rows.length === 0) return <Text tone="muted">{messages.noRows}</Text>;
  return <DataGrid label={label} columns={headers} getRows={getRows} height={height} searchable />;
}
