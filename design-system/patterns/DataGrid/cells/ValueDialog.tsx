import { Button } from '../../../components/Button/index.ts';
import { Dialog } from '../../../components/Dialog/index.ts';
import { KeyValueList } from '../../../components/KeyValueList/index.ts';
import { Inline, Stack } from '../../../components/Layout/index.ts';
import { numberFormat } from '../../../internal/format/formats.ts';
import { fillText } from '../../../internal/format/fillText.ts';
import { localText, utcText } from '../../../internal/format/moments.ts';
import { timeZone } from '../../../internal/format/formats.ts';
import { wholeText } from '../../../internal/format/values.ts';
import { cellText, columnName } from './cells.ts';
import type { GridTexts } from '../texts.ts';
import type { GridColumn } from '../types.ts';
import { Value } from './ValueDialog.styles.ts';
import { ValueView } from './ValueView.tsx';

interface ValueDialogProps {
  value: unknown;
  column: GridColumn;
  row: number;
  onCopy: (text: string) => void;
  onClose: () => void;
  texts: GridTexts;
}

export function ValueDialog({ value, column, row, onCopy, onClose, texts }: ValueDialogProps) {
  const text = wholeText(value);
  const { kind } = cellText(value, column);
  const count = (one: number) => numberFormat().format(one);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content title={fillText(texts.value, { row: count(row + 1), column: columnName(column) })} size="large">
        <Stack gap={4}>
          {kind === 'date' && (
            <KeyValueList
              items={[
                { label: timeZone(), value: localText(value as string) },
                { label: 'UTC', value: utcText(value as string) },
              ]}
            />
          )}
          {/* The scrolling box takes the focus, so that keys scroll it. */}
          <Value tabIndex={0} aria-label={columnName(column)} data-part="value">
            <ValueView value={value} texts={texts} />
          </Value>
          <Inline justify="between">
            <span>{fillText(texts.characters, { count: count(text.length) })}</span>
            <Button size="small" variant="outline" tone="neutral" onClick={() => onCopy(text)}>
              {texts.copy}
            </Button>
          </Inline>
        </Stack>
      </Dialog.Content>
    </Dialog.Root>
  );
}
