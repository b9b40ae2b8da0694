import { useEffect, useReducer, useRef, useState } from 'react';
import { fillText } from '../../internal/format/fillText.ts';
import { useDirection } from '../../internal/dom/useDirection.ts';
import { columnName } from './cells/cells.ts';
import { changeLayout, firstLayout, neighbourOf } from './columns/columnLayout.ts';
import { isDrawn } from './columns/Drawing.tsx';
import type { OpenDialog } from './GridDialogs.tsx';
import { headRow, rangeOf, type Place } from './select/selection.ts';
import type { GridTexts } from './texts.ts';
import type { CopyWhat } from './Toolbar.tsx';
import type { DataGridProps, GridFilter } from './types.ts';
import { copyActions } from './select/copyActions.ts';
import { useRows } from './rows/useRows.ts';
import { useRowScroll } from './rows/useRowScroll.ts';
import { useSelection } from './select/useSelection.ts';
import { useViewport } from './useViewport.ts';
import { useVisibleColumns } from './columns/useVisibleColumns.ts';

const noName = { header: '' };

/** Heights in rem. */
const rowRem = 2.25;
const headRem = { plain: 3.25, drawn: 5 } as const;

interface GridInput extends Pick<DataGridProps, 'columns' | 'getRows' | 'defaultView' | 'onViewChange' | 'linkOf'> {
  texts: GridTexts;
}

export function useGrid({ columns, getRows, texts, defaultView, onViewChange, linkOf }: GridInput) {
  const scroller = useRef<HTMLDivElement>(null);
  const rtl = useDirection() === 'rtl';
  const { width, height: full, rem } = useViewport(scroller);
  const [layout, changeColumns] = useReducer(changeLayout, columns, firstLayout);
  const [menu, setMenu] = useState<number>();
  const [open, setOpen] = useState<OpenDialog>();
  const { windows, state, count, sort, setSort, filters, filter, search, setSearch } = useRows({
    getRows,
    columns,
    defaultView,
    onViewChange,
  });
  const { total } = state;
  const rowHeight = Math.round(rowRem * rem);
  const drawn = columns.some(isDrawn);
  const headHeight = Math.round((drawn ? headRem.drawn : headRem.plain) * rem);
  const viewport = Math.max(rowHeight, full - headHeight);
  // With room for a scroll bar below the last row.
  const fit = headHeight + rowHeight * Math.max(2, total ?? count) + rem;
  const scroll = useRowScroll({ scroller, count: total === 0 ? 0 : count, rowHeight, viewport });
  const { visible, show, phone } = useVisibleColumns({
    scroller,
    columns,
    layout,
    viewport: width,
    rem,
    rows: total ?? 0,
    rtl,
  });
  const [announcement, announce] = useState('');
  const firstRow = useRef(defaultView?.row);
  const shownIn = useRef<typeof windows>(undefined);
  const { copyRange, copyText } = copyActions({ windows, shown: visible.shown, texts, onResult: announce });
  const focus = () => scroller.current?.focus({ preventScroll: true });

  const size = {
    rows: total ?? count,
    columns: visible.shown.length,
    page: Math.max(1, Math.floor(viewport / rowHeight) - 1),
  };
  const onShow = ({ row, column }: Place) => {
    if (row >= 0) scroll.show(row);
    show(column);
  };
  const onMoveColumn = (position: number, by: 1 | -1) => {
    const at = visible.shown[position];
    if (at === undefined || neighbourOf(layout, at, by) === undefined) return false;
    changeColumns({ type: 'move', at, by });
    const place = { position: String(position + by + 1), total: String(size.columns) };
    announce(fillText(texts.moved, { column: columnName(columns[at] ?? noName), ...place }));
    return true;
  };
  const { selection, goTo, handlers } = useSelection({
    size,
    rtl,
    onShow,
    onOpen: (dialog) => setOpen({ dialog }),
    onMenu: setMenu,
    onCopy: () => void copySelection(),
    onMoveColumn,
    opensRows: phone,
    firstRow: defaultView?.row ?? 0,
  });
  const { active } = selection;
  const range = rangeOf(selection);
  const copySelection = () =>
    active.row === headRow && !selection.area ? copyText(columnName(columns[activeAt] ?? noName)) : copyRange(range);
  const { first, last } = scroll;
  useEffect(() => windows.show(first, Math.max(first, last)), [windows, first, last]);

  useEffect(() => {
    const wanted = firstRow.current;
    if (wanted === undefined || total === undefined || wanted >= total) return;
    if (shownIn.current === windows || active.row !== wanted) return;
    // Other rows start as a short list, for which the browser scrolls back.
    shownIn.current = windows;
    scroll.show(wanted);
  }, [scroll, total, windows, active.row]);
  const toStart = () => {
    firstRow.current = undefined;
    scroll.toStart();
  };

  const onSort = (next: typeof sort) => {
    setSort(next);
    toStart();
  };
  const onFilter = (column: string, next: GridFilter | undefined) => {
    filter(column, next);
    toStart();
  };
  const onSearch = (text: string) => {
    setSearch(text);
    toStart();
  };
  const onCopy = (what: CopyWhat) => {
    if (what === 'link') {
      void copyText(linkOf?.({ sort, filters, search, row }) ?? '', texts.copiedLink);
      return;
    }
    const cell = { top: row, bottom: row, start: active.column, end: active.column };
    if (what === 'selection') void copySelection();
    else void copyRange(what === 'cell' ? cell : { ...cell, start: 0, end: size.columns - 1 });
  };
  const activeAt = visible.shown[active.column] ?? 0;
  const row = Math.max(0, active.row);
  const activeShown =
    visible.columns.some(({ position }) => position === active.column) &&
    (active.row === headRow || (active.row >= first && active.row <= last));
  const isFiltered = Object.keys(filters).length > 0 || search !== '';
  const hasFailed = state.failed !== undefined;
  const selected = selection.anchor || selection.area ? range : undefined;

  return {
    scroller,
    layout,
    changeColumns,
    menu,
    setMenu,
    open,
    setOpen,
    windows,
    state,
    sort,
    filters,
    search,
    onSearch,
    total,
    size,
    rowHeight,
    headHeight,
    fit,
    scroll,
    visible,
    phone,
    announcement,
    copyText,
    focus,
    goTo,
    handlers,
    active,
    range,
    selected,
    onSort,
    onFilter,
    onCopy,
    activeAt,
    row,
    activeShown,
    isFiltered,
    hasFailed,
  };
}
