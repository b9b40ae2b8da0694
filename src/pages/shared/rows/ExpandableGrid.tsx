import { DataGrid, Dialog, Icon, IconButton, type DataGridProps } from '#design-system';
import { useState } from 'react';
import { sampleMessages as messages } from '../../../messages/sample.ts';

/** The window without the frame of the dialog and the toolbar. */
const expandedHeight = 'calc(100dvh - 13rem)';

/** Not the search, which would open the keyboard of a phone. */
function focusGrid(event: Event) {
  const grid = event.target instanceof Element && event.target.querySelector<HTMLElement>('[role="grid"]');
  if (!grid) return;
  event.preventDefault();
  grid.focus();
}

export function ExpandableGrid(rows: Omit<DataGridProps, 'label'>) {
  const [expanded, setExpanded] = useState(false);
  return (
    <>
      <DataGrid
        label={messages.rows}
        {...rows}
        actions={
          <IconButton size="small" label={messages.all.expand} aria-haspopup="dialog" onClick={() => setExpanded(true)}>
            <Icon name="expand" />
          </IconButton>
        }
      />
      <Dialog.Root open={expanded} onOpenChange={setExpanded}>
        <Dialog.Content title={messages.rows} size="full" onOpenAutoFocus={focusGrid}>
          <DataGrid label={messages.rows} {...rows} height={expandedHeight} />
        </Dialog.Content>
      </Dialog.Root>
    </>
  );
}
