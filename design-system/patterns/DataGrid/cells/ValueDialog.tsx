import { Button } from '../../../components/Button/index.ts';
import { Dialog } from '../../../components/Dialog/index.ts';
import { JsonView } from '../../../components/JsonView/index.ts';
import { KeyValueList } from '../../../components/KeyValueList/index.ts';
import { Inline, Stack } from '../../../components/Layout/index.ts';
import { numberFormat } from '../../../internal/format/formats.ts';
import { fillText } from '../../../internal/format/fillText.ts';
import { localText, utcText } from '../../../internal/format/moments.ts';
import { timeZone } from '../../../internal/format/formats.ts';
import { visible, wholeText } from '../../../internal/format/values.ts';
import { cellText, columnName } from './cells.ts';
import type { GridTexts } from '../texts.ts';
import type { GridColumn } from '../types.ts';
import { Value } from './ValueDialog.styles.ts';

/** Characters of one value that the dialog renders. Copying takes all. */
const maxRendered = 200_000;

/** Parses JSON in a text; returns undefined for anything else. */
function parsed(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && !(value instanceof Date)) return value;
  if (typeof value !== 'string' || value.length > maxRendered || !/^\s*[[{]/u.test(value)) return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

// Line breaks and tabs keep their meaning here; other control characters show as symbols.
const readable = (text: string) =>
  text.slice(0, maxRendered).replaceAll(/[^\n\t]+/gu, visible) + (text.length > maxRendered ? '…' : '');

interface ValueDialogProps {
  value: unknown;
  column: GridColumn;
  /** Row index. */
  row: number;
  onCopy: (text: string) => void;
  onClose: () => void;
  texts: GridTexts;
}

export function ValueDialog({ value, column, row, onCopy, onClose, texts }: ValueDialogProps) {
  const text = wholeText(value);
  const json = parsed(value);
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
            {json === undefined ? text === '' ? texts.empty : readable(text) : <JsonView value={json} />}
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
