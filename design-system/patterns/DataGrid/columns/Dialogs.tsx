import { useState } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { Dialog } from '../../../components/Dialog/index.ts';
import { Inline, Stack } from '../../../components/Layout/index.ts';
import { Text } from '../../../components/Text/index.ts';
import { Checkbox } from '../../../form/fields/Checkbox.tsx';
import { SearchField } from '../../../form/fields/SearchField.tsx';
import { Select } from '../../../form/fields/Select.tsx';
import { TextField } from '../../../form/fields/TextField.tsx';
import { fillText } from '../../../internal/format/fillText.ts';
import { columnName } from '../cells/cells.ts';
import type { ColumnLayout, LayoutChange } from './columnLayout.ts';
import { operatorsOf } from './operators.ts';
import type { GridTexts } from '../texts.ts';
import type { GridColumn, GridFilter } from '../types.ts';

const maxFilter = 256;

interface FilterDialogProps {
  column: GridColumn;
  filter: GridFilter | undefined;
  onApply: (filter: GridFilter | undefined) => void;
  onClose: () => void;
  texts: GridTexts;
}

export function FilterDialog({ column, filter, onApply, onClose, texts }: FilterDialogProps) {
  const operators = operatorsOf(column);
  const [text, setText] = useState(filter?.value ?? '');
  const [operator, setOperator] = useState(filter?.operator ?? operators[0] ?? 'contains');
  const apply = (next: GridFilter | undefined) => {
    onApply(next);
    onClose();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content title={fillText(texts.filterOf, { column: columnName(column) })} size="small">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            apply(text.trim() === '' ? undefined : { operator, value: text });
          }}
        >
          <Stack gap={4}>
            <Select
              label={texts.comparison}
              options={operators.map((value) => ({ value, label: texts.operators[value] }))}
              value={operator}
              onChange={({ target }) => setOperator(operators.find((one) => one === target.value) ?? operator)}
            />
            <TextField
              label={texts.filterValue}
              value={text}
              maxLength={maxFilter}
              onChange={({ target }) => setText(target.value)}
            />
            <Inline justify="end">
              <Button type="button" variant="outline" tone="neutral" onClick={() => apply(undefined)}>
                {texts.clear}
              </Button>
              <Button type="submit">{texts.apply}</Button>
            </Inline>
          </Stack>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** Columns listed at once; a search narrows them down. */
const maxListed = 100;

interface ColumnsDialogProps {
  columns: readonly GridColumn[];
  layout: ColumnLayout;
  onLayout: (change: LayoutChange) => void;
  onClose: () => void;
  texts: GridTexts;
}

export function ColumnsDialog({ columns, layout, onLayout, onClose, texts }: ColumnsDialogProps) {
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const found = layout.order.filter((at) => columns[at]?.header.toLowerCase().includes(wanted));
  const shown = String(layout.order.length - layout.hidden.size);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content
        title={texts.columns}
        description={fillText(texts.columnsShown, { shown, total: String(columns.length) })}
        size="small"
      >
        <Stack gap={3}>
          <SearchField label={texts.findColumn} onSearch={setQuery} />
          {found.slice(0, maxListed).map((at) => (
            <Checkbox
              key={at}
              label={columnName(columns[at] ?? { header: '' })}
              checked={!layout.hidden.has(at)}
              onCheckedChange={(checked) => onLayout({ type: checked === true ? 'show' : 'hide', at })}
            />
          ))}
          {found.length > maxListed && (
            <Text as="p" size="small" tone="muted">
              {fillText(texts.moreColumns, { count: String(found.length - maxListed) })}
            </Text>
          )}
        </Stack>
      </Dialog.Content>
    </Dialog.Root>
  );
}
