import type { ReactElement } from 'react';
import { Menu } from '../../../components/Menu/index.ts';
import { widthStep, type LayoutChange } from './columnLayout.ts';
import { operatorsOf } from './operators.ts';
import type { GridTexts } from '../texts.ts';
import type { GridSort } from '../types.ts';
import type { VisibleColumn } from './useVisibleColumns.ts';

export interface ColumnMenuProps {
  column: VisibleColumn;
  button: ReactElement;
  sort: GridSort | undefined;
  pinned: ReadonlySet<number>;
  onSort: (sort: GridSort | undefined) => void;
  onFilter: (column: VisibleColumn) => void;
  onLayout: (change: LayoutChange) => void;
  onClose: () => void;
  onFocus: () => void;
  texts: GridTexts;
}

export function ColumnMenu({
  column: one,
  button,
  sort,
  pinned,
  onSort,
  onFilter,
  onLayout,
  onClose,
  onFocus,
  texts,
}: ColumnMenuProps) {
  const { column, at, width } = one;
  const { id } = column;
  const sorted = sort?.column === id ? sort.direction : undefined;
  const isPinned = pinned.has(at);
  return (
    <Menu.Root open onOpenChange={(open) => !open && onClose()}>
      <Menu.Trigger>{button}</Menu.Trigger>
      <Menu.Content
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onFocus();
        }}
      >
        {column.description !== undefined && <Menu.Label>{column.description}</Menu.Label>}
        {column.sortable !== false && (
          <>
            <Menu.Item
              disabled={sorted === 'ascending'}
              onSelect={() => onSort({ column: id, direction: 'ascending' })}
            >
              {texts.sortUp}
            </Menu.Item>
            <Menu.Item
              disabled={sorted === 'descending'}
              onSelect={() => onSort({ column: id, direction: 'descending' })}
            >
              {texts.sortDown}
            </Menu.Item>
            {sorted && <Menu.Item onSelect={() => onSort(undefined)}>{texts.sortNone}</Menu.Item>}
          </>
        )}
        {operatorsOf(column).length > 0 && <Menu.Item onSelect={() => onFilter(one)}>{texts.filter}</Menu.Item>}
        <Menu.Separator />
        <Menu.Item onSelect={() => onLayout({ type: isPinned ? 'unpin' : 'pin', at })}>
          {isPinned ? texts.unpin : texts.pin}
        </Menu.Item>
        <Menu.Item onSelect={() => onLayout({ type: 'move', at, by: -1 })}>{texts.moveLeft}</Menu.Item>
        <Menu.Item onSelect={() => onLayout({ type: 'move', at, by: 1 })}>{texts.moveRight}</Menu.Item>
        <Menu.Item onSelect={() => onLayout({ type: 'resize', at, width: width + widthStep })}>{texts.wider}</Menu.Item>
        <Menu.Item onSelect={() => onLayout({ type: 'resize', at, width: width - widthStep })}>
          {texts.narrower}
        </Menu.Item>
        <Menu.Separator />
        <Menu.Item onSelect={() => onLayout({ type: 'hide', at })}>{texts.hide}</Menu.Item>
      </Menu.Content>
    </Menu.Root>
  );
}
