import { useEffect, useId, useMemo } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Root } from './Grid.styles.ts';
import { GridDialogs } from './GridDialogs.tsx';
import { Head } from './columns/Head.tsx';
import { cellId, Rows } from './rows/Rows.tsx';
import { headRow } from './select/selection.ts';
import { stateText } from './stateText.ts';
import { gridTexts, type GridTexts } from './texts.ts';
import { Toolbar } from './Toolbar.tsx';
import { defaultHeight, type DataGridProps } from './types.ts';
import { useGrid } from './useGrid.ts';
import { watchEdges } from '../../internal/dom/watchEdges.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';

function Shaped({
  label,
  columns,
  getRows,
  height = defaultHeight,
  searchable = false,
  defaultView,
  onViewChange,
  linkOf,
  actions,
  texts: own,
  style,
  ...rest
}: DataGridProps) {
  const texts: GridTexts = { ...useTexts('grid', gridTexts), ...own };
  const id = useId();
  const { scroller, ...grid } = useGrid({
    columns,
    getRows,
    texts,
    ...(defaultView && { defaultView }),
    ...(onViewChange && { onViewChange }),
    ...(linkOf && { linkOf }),
  });
  useEffect(() => {
    const root = scroller.current?.parentElement;
    return root && scroller.current ? watchEdges(root, scroller.current) : undefined;
  }, [scroller]);
  const { layout, changeColumns, setOpen, windows, state, sort, filters, total, rowHeight, scroll, visible } = grid;
  const { phone, focus, active, onFilter, onCopy, row, isFiltered, hasFailed } = grid;
  return (
    <Root
      {...rest}
      style={{
        ...style,
        '--grid-height': height,
        '--grid-fit': `${grid.fit}px`,
        '--grid-row': `${rowHeight}px`,
        '--grid-head': `${grid.headHeight}px`,
      }}
      data-component="DataGrid"
    >
      <Toolbar
        state={stateText({ total, isFiltered, hasFailed, selected: grid.selected }, texts)}
        columns={columns}
        filters={filters}
        onFilter={onFilter}
        onCopy={onCopy}
        onOpen={() => setOpen({ dialog: phone ? 'row' : 'value' })}
        opensRows={phone}
        onColumns={() => setOpen({ dialog: 'columns' })}
        onFocus={focus}
        search={searchable ? grid.onSearch : undefined}
        firstSearch={grid.search}
        hasLink={linkOf !== undefined}
        actions={actions}
        texts={texts}
      />
      <output data-part="hidden">{grid.announcement}</output>
      {hasFailed && (
        <div role="alert" data-part="failed">
          <span>{state.failed || texts.failed}</span>
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
        aria-activedescendant={grid.activeShown ? cellId(id, active.row, active.column) : undefined}
        {...grid.handlers}
      >
        <Head
          grid={id}
          visible={visible}
          sort={sort}
          filters={filters}
          active={active.row === headRow ? active.column : undefined}
          menu={grid.menu}
          onMenu={grid.setMenu}
          pinned={layout.pinned}
          onSort={grid.onSort}
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
              grid={id}
              first={scroll.first}
              last={scroll.last}
              base={scroll.base}
              height={rowHeight}
              visible={visible}
              digits={state.digits}
              rowAt={state.rowAt}
              active={active}
              range={grid.range}
            />
          )}
        </div>
      </div>
      <GridDialogs
        open={grid.open}
        onClose={() => setOpen(undefined)}
        columns={columns}
        layout={layout}
        onLayout={changeColumns}
        filters={filters}
        onFilter={onFilter}
        active={{ row, at: grid.activeAt }}
        cells={state.rowAt(row)}
        shown={visible.shown}
        rows={grid.size.rows}
        onRow={(next) => grid.goTo({ row: next, column: active.column })}
        onCopy={(text) => void grid.copyText(text)}
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
