import { DataGrid, Dialog, Icon, IconButton, type DataGridProps } from '#design-system';
import { useState } from 'react';
import { sampleWords as words } from '../../../messages/sample.ts';

/** The window without the frame of the dialog and the toolbar. */
const expandedHeight = 'calc(100dvh - 13rem)';

/** Not the search, which would open the keyboard of a phone. */
function focusGrid(event: Event) {
  const grid = event.target instanceof Element && event.target.querySelector<HTMLElement>('[role="grid"]');
  if (!grid) return;
  event.preventDefault();
  grid.focus();
}

/** With a button that gives the rows the whole window. */
export function ExpandableGrid(rows: Omit<DataGridProps, 'label'>) {
  const [expanded, setExpanded] = useState(false);
  return (
    <>
      <DataGrid
        label={words.rows}
        {...rows}
        actions={
          <IconButton size="small" label={words.all.expand} aria-haspopup="dialog" onClick={() => setExpanded(true)}>
            <Icon name="expand" />
          </IconButton>
        }
      />
      <Dialog.Root open={expanded} onOpenChange={setExpanded}>
        <Dialog.Content title={words.rows} size="full" onOpenAutoFocus={focusGrid}>
          <DataGrid label={words.rows} {...rows} height={expandedHeight} />
        </Dialog.Content>
      </Dialog.Root>
    </>
  );
}
