import { useState } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { Dialog } from '../../../components/Dialog/index.ts';
import { KeyValueList } from '../../../components/KeyValueList/index.ts';
import { Inline, Stack } from '../../../components/Layout/index.ts';
import { numberFormat } from '../../../internal/format/formats.ts';
import { fillText } from '../../../internal/format/fillText.ts';
import { cellText, columnName } from './cells.ts';
import { RowValue } from './ValueDialog.styles.ts';
import { ValueView } from './ValueView.tsx';
import type { GridTexts } from '../texts.ts';
import type { GridColumn, GridRow } from '../types.ts';

/** Columns shown at first, and with each click: a row may hold thousands. */
const step = 100;
/** Characters of one value; the value dialog shows all. */
const maxCharacters = 2000;

interface RowDialogProps {
  columns: readonly GridColumn[];
  shown: readonly number[];
  cells: GridRow | undefined;
  row: number;
  rows: number;
  onRow: (row: number) => void;
  onClose: () => void;
  texts: GridTexts;
}

export function RowDialog({ columns, shown, cells, row, rows, onRow, onClose, texts }: RowDialogProps) {
  const [most, setMost] = useState(step);
  const count = (one: number) => numberFormat().format(one);
  const left = shown.length - most;
  const items = shown.slice(0, most).flatMap((at) => {
    const column = columns[at];
    if (!column) return [];
    const value = cells?.[at];
    const { kind, text, fraction = '' } = cellText(value, column);
    const isShort = kind === 'number' || kind === 'date' || kind === 'boolean';
    const content = isShort ? text + fraction : <ValueView value={value} max={maxCharacters} texts={texts} />;
    return { label: columnName(column), value: <RowValue dir="auto">{content}</RowValue> };
  });
  // With `disabled`, the button would lose the focus at the last row.
  const stepTo = (next: number) =>
    next >= 0 && next < rows ? { onClick: () => onRow(next) } : ({ 'aria-disabled': true } as const);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content title={fillText(texts.row, { row: count(row + 1) })} size="medium">
        <Stack gap={4}>
          <KeyValueList items={items} aria-busy={cells === undefined || undefined} />
          {left > 0 && (
            <Button size="small" variant="outline" tone="neutral" onClick={() => setMost(most + step)}>
              {fillText(texts.moreOfRow, { count: count(Math.min(step, left)) })}
            </Button>
          )}
          <Inline justify="between">
            <Button variant="outline" tone="neutral" {...stepTo(row - 1)}>
              {texts.previousRow}
            </Button>
            <Button variant="outline" tone="neutral" {...stepTo(row + 1)}>
              {texts.nextRow}
            </Button>
          </Inline>
        </Stack>
      </Dialog.Content>
    </Dialog.Root>
  );
}
