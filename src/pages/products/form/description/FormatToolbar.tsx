import { Button, Toolbar } from '#design-system';
import type { RefObject } from 'react';
import { productForm } from '../messages.ts';
import { Bar } from './FormatToolbar.styles.ts';
import { formatted, type Format } from './markdownFormat.ts';

const messages = productForm.formats;
const groups: readonly (readonly Format[])[] = [
  ['bold', 'italic', 'code'],
  ['heading', 'list', 'link'],
];

function write(area: HTMLTextAreaElement, format: Format) {
  const { from, to, text, selected } = formatted(format, area.value, area.selectionStart, area.selectionEnd);
  area.focus();
  area.setSelectionRange(from, to);
  // The command keeps the change in the undo history; `setRangeText` does not.
  if (!document.execCommand?.('insertText', false, text)) {
    area.setRangeText(text, from, to);
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  area.setSelectionRange(...selected);
}

export const FormatToolbar = ({ area }: { area: RefObject<HTMLTextAreaElement | null> }) => (
  <Bar label={messages.label}>
    {groups.map((group, index) => [
      index > 0 && <Toolbar.Separator key="separator" />,
      ...group.map((format) => (
        <Toolbar.Item key={format}>
          <Button
            size="small"
            variant="ghost"
            tone="neutral"
            onClick={() => area.current && write(area.current, format)}
          >
            {messages[format]}
          </Button>
        </Toolbar.Item>
      )),
    ])}
  </Bar>
);
