import type { RowData } from '@tanstack/table-core';
import { useMemo, useState } from 'react';
import { Pagination } from '../../components/Pagination/index.ts';
import { mergeProps } from '../../internal/dom/mergeProps.ts';
import { saveFile } from '../../internal/dom/saveFile.ts';
import { BulkBar } from './BulkBar.tsx';
import { Root } from './DataTable.styles.ts';
import { selectedKey, toggledKey } from './rows/delegate.ts';
import { TableState } from './rows/TableState.tsx';
import { Head } from './Head.tsx';
import { cardPlaces, widths } from './cssVariables.ts';
import { moveBetweenRows } from './keys.ts';
import type { DataTableProps } from './props.ts';
import { RowMenuItems } from './rows/RowMenu.tsx';
import { Rows, SkeletonRows, windowFrom } from './rows/Rows.tsx';
import { pageState, toggleAll, toggleOne } from './selection.ts';
import { tableCsv } from './tableCsv.ts';
import { Toolbar } from './Toolbar.tsx';
import { SortChoice } from './sort/SortChoice.tsx';
import { usePages } from './sort/usePages.ts';
import { useSortedRows } from './sort/useSortedRows.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { tableTexts } from './texts.ts';
import { useCardLayout } from './rows/useCardLayout.ts';
import { showClipped } from './rows/showClipped.ts';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';

const longTableRows = 100;

const none: ReadonlySet<string> = new Set();

export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const {
    label,
    columns: given,
    rows,
    rowKey,
    rowName = rowKey,
    loading = false,
    error,
    errorReason,
    errorReference,
    onRetry,
    empty,
    emptyFiltered,
    filtered = false,
    defaultSort,
    sort,
    onSortChange,
    ownSort = false,
    selected,
    onSelectedChange,
    bulkActions,
    detail,
    opened,
    onOpenedChange,
    rowMenu,
    paging,
    toolbar,
    exportAs,
    density,
    narrow = 'cards',
    cardsUpTo = 40,
    maxHeight,
    skeletonRows = 8,
    ...rest
  } = useDefaultProps('DataTable', props);
  const texts = useTexts('table', tableTexts);
  const { cards, ref } = useCardLayout(narrow === 'cards' ? cardsUpTo : 0);
  const columns = useMemo(() => (typeof given === 'function' ? given(cards) : given), [given, cards]);
  const sorted = useSortedRows(columns, rows, sort, onSortChange, defaultSort);
  const { rows: shown, pages, first: toFirstPage } = usePages(sorted.rows, paging);
  const [ownOpened, setOwnOpened] = useState(none);
  const open = opened ?? ownOpened;
  const loadsFirst = !rows && !error;
  const selection = selected && onSelectedChange ? { selected, onSelectedChange } : undefined;
  const keys = selection ? shown.map(rowKey) : [];
  const extras = { selection, detail, rowMenu };
  // Without rows and filters, column headers name nothing.
  const hasNothing = rows?.length === 0 && !filtered && !error;
  const hasRows = loadsFirst || shown.length > 0;
  const windowed = shown.length >= windowFrom;
  const isLong = shown.length >= longTableRows;
  // Its elements then lose the roles that they imply.
  const asBlocks = cards || isLong;
  const ours = {
    ref,
    style: {
      ...(maxHeight !== undefined && { '--table-height': maxHeight }),
      ...(isLong && widths(columns, extras)),
      ...(cards && cardPlaces(columns, extras)),
    },
  };
  return (
    <Root
      {...mergeProps(ours, rest)}
      $cards={cards}
      aria-busy={loading || loadsFirst}
      data-component="DataTable"
      data-density={density}
      data-cards-up-to={narrow === 'cards' ? cardsUpTo : undefined}
      data-actions={rowMenu || columns.at(-1)?.hiddenHeader ? '' : undefined}
      data-cards={cards ? '' : undefined}
      data-long={isLong || undefined}
    >
      {(toolbar !== undefined || exportAs) && (
        <Toolbar onExport={exportAs && rows ? () => saveFile(exportAs, tableCsv(columns, sorted.rows)) : undefined}>
          {toolbar}
        </Toolbar>
      )}
      {selection && <BulkBar {...selection} actions={bulkActions} />}
      {/* Focusable, so that keyboard users can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: a scrolling region must be reachable */}
      <section data-part="scroll" hidden={hasNothing} aria-label={fillText(texts.scroll, { label })} tabIndex={0}>
        {cards && hasRows && !ownSort && (
          <SortChoice
            columns={columns}
            sort={sorted.sort}
            onSort={(order) => {
              toFirstPage();
              sorted.choose(order);
            }}
            onNear={sorted.prepare}
          />
        )}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- delegates the events of its checkboxes, buttons and links */}
        <table
          role={asBlocks ? 'table' : undefined}
          aria-label={label}
          aria-rowcount={windowed ? shown.length + 1 : undefined}
          onKeyDown={moveBetweenRows}
          onPointerOver={showClipped}
          onChange={(event) => {
            const key = selectedKey(event);
            if (selection && key !== undefined) selection.onSelectedChange(toggleOne(key, selection.selected));
          }}
          onClick={(event) => {
            const key = toggledKey(event);
            if (key === undefined) return;
            const next = toggleOne(key, open);
            setOwnOpened(next);
            onOpenedChange?.(next);
          }}
        >
          <Head
            asBlocks={asBlocks}
            columns={columns}
            hasRows={hasRows}
            sort={sorted.sort}
            onSort={(id) => {
              toFirstPage();
              sorted.toggle(id);
            }}
            onNear={sorted.prepare}
            toggles={detail !== undefined}
            menus={rowMenu !== undefined}
            {...(selection && {
              page: pageState(keys, selection.selected),
              onTogglePage: () => selection.onSelectedChange(toggleAll(keys, selection.selected)),
            })}
          />
          {loadsFirst ? (
            <SkeletonRows rows={skeletonRows} columns={columns} {...extras} />
          ) : (
            <RowMenuItems.Provider value={rowMenu}>
              <Rows
                rows={shown}
                {...{ asBlocks, columns, rowKey, rowName, detail, selected: selection?.selected, opened: open }}
                menu={rowMenu !== undefined}
              />
            </RowMenuItems.Provider>
          )}
        </table>
      </section>
      <TableState
        count={rows?.length}
        onSort={sorted.unsorted ? sorted.retry : undefined}
        {...{ loading, error, errorReason, errorReference, onRetry, filtered }}
        empty={filtered ? emptyFiltered : empty}
      />
      {pages && (
        <div data-part="foot">
          <Pagination {...pages} aria-label={fillText(texts.pages, { label })} />
        </div>
      )}
    </Root>
  );
}
