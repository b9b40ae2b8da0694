/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native table would lay out all its rows and columns at once */
import { useRef, type PointerEvent } from 'react';
import { Icon } from '../../../icons/index.ts';
import { counted } from '../../../internal/format/counted.ts';
import { numberFormat } from '../../../internal/format/formats.ts';
import { fillText } from '../../../internal/format/fillText.ts';
import { useColumnDrag, type ColumnDrag } from './useColumnDrag.ts';
import { ColumnMenu, type ColumnMenuProps } from './ColumnMenu.tsx';
import { Drawing, hasValues } from './Drawing.tsx';
import { columnName } from '../cells/cells.ts';
import { cellId, placeOf } from '../rows/Rows.tsx';
import { headRow } from '../select/selection.ts';
import type { GridTexts } from '../texts.ts';
import type { GridColumn, GridFilters, GridSort } from '../types.ts';
import type { VisibleColumn, VisibleColumns } from './useVisibleColumns.ts';

function factsOf({ type = 'text', typeName, distinct = 0, nullShare }: GridColumn, texts: GridTexts): string[] {
  const facts = [typeName ?? texts.types[type]];
  if (type === 'text' && distinct > 0) facts.push(counted(texts.distinct, distinct));
  if (nullShare !== undefined && nullShare > 0) {
    const share = numberFormat({ style: 'percent', maximumFractionDigits: 1 }).format(nullShare);
    facts.push(fillText(texts.nulls, { share }));
  }
  return facts;
}

const nextSort = (column: string, sorted: GridSort['direction'] | undefined): GridSort | undefined =>
  sorted === 'descending' ? undefined : { column, direction: sorted ? 'descending' : 'ascending' };

interface HeadProps extends Omit<ColumnMenuProps, 'column' | 'onClose' | 'button'> {
  grid: string;
  visible: VisibleColumns;
  sort: GridSort | undefined;
  filters: GridFilters;
  active: number | undefined;
  menu: number | undefined;
  onMenu: (position: number | undefined) => void;
  texts: GridTexts;
}

function useResize({ at, width }: VisibleColumn, onLayout: HeadProps['onLayout']) {
  const start = useRef<{ x: number; width: number }>(undefined);
  const rtl = (element: Element) => (getComputedStyle(element).direction === 'rtl' ? -1 : 1);
  return {
    onPointerDown: (event: PointerEvent) => {
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, width };
    },
    onPointerMove: (event: PointerEvent) => {
      if (!start.current) return;
      const moved = (event.clientX - start.current.x) * rtl(event.currentTarget);
      onLayout({ type: 'resize', at, width: start.current.width + moved });
    },
    onPointerUp: () => {
      start.current = undefined;
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}

interface HeadCellProps extends Omit<HeadProps, 'visible'> {
  one: VisibleColumn;
  drag: ColumnDrag | undefined;
  first: boolean;
  gap: number;
  numbered: boolean;
}

function HeadCell({ one, drag, first, gap, numbered, grid, active, menu, onMenu, ...rest }: HeadCellProps) {
  const { column, position, stick } = one;
  const { sort, filters, texts } = rest;
  const resize = useResize(one, rest.onLayout);
  const name = columnName(column);
  const sorted = sort?.column === column.id ? sort.direction : undefined;
  const facts = factsOf(column, texts);
  const meaningId = `${cellId(grid, headRow, position)}-meaning`;
  const valuesId = `${cellId(grid, headRow, position)}-values`;
  const describedBy = [column.description !== undefined && meaningId, hasValues(column) && valuesId]
    .filter(Boolean)
    .join(' ');
  const button = (
    <button
      type="button"
      tabIndex={-1}
      aria-label={fillText(texts.menu, { column: name })}
      aria-haspopup="menu"
      onClick={() => onMenu(position)}
    >
      <Icon name="more" size="small" />
    </button>
  );
  return (
    <div
      role="columnheader"
      id={cellId(grid, headRow, position)}
      aria-colindex={position + (numbered ? 2 : 1)}
      aria-sort={sorted}
      aria-describedby={describedBy === '' ? undefined : describedBy}
      title={column.description}
      data-head={position}
      data-stuck={stick === undefined ? undefined : ''}
      data-active={active === position ? '' : undefined}
      data-dragged={drag?.from === position ? '' : undefined}
      data-drop={drag?.beside === position && drag.from !== position ? (drag.after ? 'after' : 'before') : undefined}
      style={placeOf(one, first, gap)}
    >
      <Drawing column={column} id={valuesId} />
      {column.description !== undefined && (
        <span id={meaningId} hidden>
          {column.description}
        </span>
      )}
      <span data-part="name">
        {column.sortable === false ? (
          <bdi dir="auto">{name}</bdi>
        ) : (
          <button type="button" tabIndex={-1} data-part="sort" onClick={() => rest.onSort(nextSort(column.id, sorted))}>
            <bdi dir="auto">{name}</bdi>
          </button>
        )}
        {sorted && <Icon name={sorted === 'ascending' ? 'up' : 'down'} size="small" />}
        {filters[column.id] && <Icon name="filter" size="small" />}
        {menu === position ? (
          <ColumnMenu {...rest} column={one} button={button} onClose={() => onMenu(undefined)} />
        ) : (
          button
        )}
      </span>
      <span data-part="facts">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </span>
      <span data-part="resize" {...resize} />
    </div>
  );
}

export function Head({ visible, ...rest }: HeadProps) {
  const { columns, gap, width, numberWidth } = visible;
  const firstScrolling = columns.find(({ stick }) => stick === undefined);
  const { pinned, onLayout } = rest;
  const { drag, handlers } = useColumnDrag({ columns, pinned, onLayout });
  return (
    <div role="row" aria-rowindex={1} data-part="head" style={{ inlineSize: width }} {...handlers}>
      {numberWidth > 0 && (
        <div
          role="columnheader"
          aria-colindex={1}
          data-stuck=""
          style={{ inlineSize: numberWidth, insetInlineStart: 0 }}
        >
          <span data-part="facts">{rest.texts.number}</span>
        </div>
      )}
      {columns.map((one) => (
        <HeadCell
          key={one.position}
          {...rest}
          one={one}
          drag={drag}
          first={one === firstScrolling}
          gap={gap}
          numbered={numberWidth > 0}
        />
      ))}
    </div>
  );
}
