import { ContextMenu, type ContextMenuItemProps } from '#design-system';
import { useState, type ComponentType, type MouseEvent, type ReactNode } from 'react';
import { useMedia } from '../useMedia.ts';
import { cards } from '../windows.ts';

/** Parts of `Menu` and `ContextMenu` that build the same items. */
export interface MenuParts {
  Item: ComponentType<Pick<ContextMenuItemProps, 'asChild' | 'disabled' | 'tone' | 'onSelect' | 'children'>>;
  Separator: ComponentType<object>;
}

// Not the whole of ContextMenu: the bundler leaves out parts without a use.
const parts: MenuParts = { Item: ContextMenu.Item, Separator: ContextMenu.Separator };

interface RowContextMenuProps<Row> {
  rows: readonly Row[] | undefined;
  labelOf: (row: Row) => string;
  renderItems: (row: Row, parts: MenuParts) => ReactNode;
  /** Table whose rows have a menu button with `data-row`. */
  children: ReactNode;
}

const rowIdAt = (target: EventTarget) =>
  target instanceof Element
    ? target.closest('tr')?.querySelector<HTMLElement>('[data-row]')?.dataset['row']
    : undefined;

/** On the text itself: the link of a row covers the whole row. */
function isOnText(element: Element, { clientX: x, clientY: y }: MouseEvent): boolean {
  const rects = [...element.getClientRects()];
  return (
    rects.length === 0 ||
    rects.some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom)
  );
}

/** There, the browser's menu opens a link in a new tab. From the keyboard, the row's menu opens. */
function isOnLink(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a, input, textarea') : null;
  return event.button === 2 && link !== null && isOnText(link, event);
}

/** Opens the menu of a row at the pointer. Cards of phones keep the long press for the browser. */
export function RowContextMenu<Row extends { id: string }>({
  rows,
  labelOf,
  renderItems,
  children,
}: RowContextMenuProps<Row>) {
  const [row, setRow] = useState<Row>();
  const asCards = useMedia(cards);
  return (
    <ContextMenu.Root>
      <ContextMenu.Trigger disabled={asCards}>
        <div
          onContextMenuCapture={(event) => {
            const id = rowIdAt(event.target);
            const found = rows?.find((one) => one.id === id);
            setRow(found);
            if (!found || isOnLink(event)) event.stopPropagation();
          }}
        >
          {children}
        </div>
      </ContextMenu.Trigger>
      {row && <ContextMenu.Content label={labelOf(row)}>{renderItems(row, parts)}</ContextMenu.Content>}
    </ContextMenu.Root>
  );
}
