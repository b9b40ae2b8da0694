import { useEffect, useId, useMemo, useReducer, useRef, useState } from 'react';
import { fillText } from '../../internal/format/fillText.ts';
import { useDirection } from '../../internal/dom/useDirection.ts';
import { Button } from '../../components/Button/index.ts';
import { columnName } from './cells/cells.ts';
import { changeLayout, firstLayout, neighbourOf } from './columns/columnLayout.ts';
import { Root } from './Grid.styles.ts';
import { GridDialogs, type OpenDialog } from './GridDialogs.tsx';
import { Head } from './columns/Head.tsx';
import { cellId, Rows } from './rows/Rows.tsx';
import { headRow, rangeOf, type Place } from './select/selection.ts';
import { stateText } from './stateText.ts';
import { gridTexts, type GridTexts } from './texts.ts';
import { Toolbar, type CopyWhat } from './Toolbar.tsx';
import { defaultHeight, type DataGridProps, type GridFilter } from './types.ts';
import { copyActions } from './select/copyActions.ts';
import { useRows } from './rows/useRows.ts';
import { useRowScroll } from './rows/useRowScroll.ts';
import { useSelection } from './select/useSelection.ts';
import { useViewport } from './useViewport.ts';
import { useVisibleColumns } from './columns/useVisibleColumns.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';

const noName = { header: '' };

/** Heights in rem. */
const rowRem = 2.25;
const headRem = { plain: 3.25, drawn: 5 } as const;

function Shaped({ label, columns, getRows, height = defaultHeight, texts: own, style, ...rest }: DataGridProps) {
  const texts: GridTexts = { ...useTexts('grid', gridTexts), ...own };
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useId();
  const rtl = useDirection() === 'rtl';
  const { width, height: full, rem } = useViewport(scroller);
  const [layout, changeColumns] = useReducer(changeLayout, columns, firstLayout);
  const [menu, setMenu] = useState<number>();
  const [open, setOpen] = useState<OpenDialog>();
  const { windows, state, count, sort, setSort, filters, filter } = useRows(getRows, columns);
  const { total } = state;
  const rowHeight = Math.round(rowRem * rem);
  const drawn = columns.some(({ histogram }) => histogram && histogram.length > 0);
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
  const [said, say] = useState('');
  const { copyRange, copyText } = copyActions({ windows, shown: visible.shown, texts, onResult: say });
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
    say(fillText(texts.moved, { column: columnName(columns[at] ?? noName), ...place }));
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
  });
  const { active } = selection;
  const range = rangeOf(selection);
  const copySelection = () =>
    active.row === headRow && !selection.area ? copyText(columnName(columns[activeAt] ?? noName)) : copyRange(range);
  const { first, last } = scroll;
  useEffect(() => windows.show(first, Math.max(first, last)), [windows, first, last]);

  const onSort = (next: typeof sort) => {
    setSort(next);
    scroll.toStart();
  };
  const onFilter = (column: string, next: GridFilter | undefined) => {
    filter(column, next);
    scroll.toStart();
  };
  const onCopy = (what: CopyWhat) => {
    const cell = { top: row, bottom: row, start: active.column, end: active.column };
    if (what === 'selection') void copySelection();
    else void copyRange(what === 'cell' ? cell : { ...cell, start: 0, end: size.columns - 1 });
  };
  const activeAt = visible.shown[active.column] ?? 0;
  const row = Math.max(0, active.row);
  const activeShown =
    visible.columns.some(({ position }) => position === active.column) &&
    (active.row === headRow || (active.row >= first && active.row <= last));
  const isFiltered = Object.keys(filters).length > 0;
  const hasFailed = state.failed !== undefined;
  const selected = selection.anchor || selection.area ? range : undefined;

  return (
    <Root
      {...rest}
      style={{
        ...style,
        '--grid-height': height,
        '--grid-fit': `${fit}px`,
        '--grid-row': `${rowHeight}px`,
        '--grid-head': `${headHeight}px`,
      }}
      data-component="DataGrid"
    >
      <Toolbar
        state={stateText({ total, isFiltered, hasFailed, selected }, texts)}
        columns={columns}
        filters={filters}
        onFilter={onFilter}
        onCopy={onCopy}
        onOpen={() => setOpen({ dialog: phone ? 'row' : 'value' })}
        opensRows={phone}
        onColumns={() => setOpen({ dialog: 'columns' })}
        onFocus={focus}
        texts={texts}
      />
      <output data-part="hidden">{said}</output>
      {hasFailed && (
        <div role="alert" data-part="failed">
          {state.failed || texts.failed}
          <Button size="small" variant="outline" tone="danger" onClick={windows.retry}>
            {texts.retry}
          </Button>
        </div>
      )}
      <div
        ref={scroller}
        role="grid"
        tabIndex={0}
        aria-label={label}
        aria-rowcount={total === undefined ? -1 : total + 1}
        aria-colcount={visible.shown.length + (visible.numberWidth > 0 ? 1 : 0)}
        aria-multiselectable
        aria-readonly
        aria-busy={state.loading || undefined}
        aria-activedescendant={activeShown ? cellId(grid, active.row, active.column) : undefined}
        {...handlers}
      >
        <Head
          grid={grid}
          visible={visible}
          sort={sort}
          filters={filters}
          active={active.row === headRow ? active.column : undefined}
          menu={menu}
          onMenu={setMenu}
          pinned={layout.pinned}
          onSort={onSort}
          onFilter={({ column }) => setOpen({ dialog: 'filter', column })}
          onLayout={changeColumns}
          onFocus={focus}
          texts={texts}
        />
        <div data-part="area" role="presentation" style={{ blockSize: scroll.area, inlineSize: visible.width }}>
          {total === 0 ? (
            <p data-part="none">{isFiltered ? texts.none : texts.noRows}</p>
          ) : (
            <Rows
              grid={grid}
              first={first}
              last={last}
              base={scroll.base}
              height={rowHeight}
              visible={visible}
              digits={state.digits}
              rowAt={state.rowAt}
              active={active}
              range={range}
            />
          )}
        </div>
      </div>
      <GridDialogs
        open={open}
        onClose={() => setOpen(undefined)}
        columns={columns}
        layout={layout}
        onLayout={changeColumns}
        filters={filters}
        onFilter={onFilter}
        active={{ row, at: activeAt }}
        cells={state.rowAt(row)}
        shown={visible.shown}
        rows={size.rows}
        onRow={(next) => goTo({ row: next, column: active.column })}
        onCopy={(text) => void copyText(text)}
        texts={texts}
      />
    </Root>
  );
}

export function Grid(props: DataGridProps) {
  const { columns } = props;
  // Other columns start with the first layout again.
  const shape = useMemo(() => columns.map(({ id }) => id).join('\n'), [columns]);
  return <Shaped key={shape} {...props} />;
}
