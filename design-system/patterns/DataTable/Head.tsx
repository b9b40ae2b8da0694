import type { RowData } from '@tanstack/table-core';
import { Icon } from '../../icons/index.ts';
import type { PageState } from './selection.ts';
import type { Column, Sort } from './columns.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { tableTexts } from './texts.ts';

interface CellProps<Row extends RowData> {
  asBlocks: boolean;
  column: Column<Row>;
  hasRows: boolean;
  sort: Sort | undefined;
  onSort: (id: string) => void;
  onNear: () => void;
}

/** Copy of `Icon name="sort"` in one path, because most columns of a table show one. */
const Unsorted = () => (
  <svg viewBox="0 0 24 24" width={16} height={16} aria-hidden>
    <path d="m21 16-4 4-4-4m4 4V4M3 8l4-4 4 4M7 4v16" />
  </svg>
);

function HeadCell<Row extends RowData>({
  asBlocks,
  column: { id, header, hiddenHeader, align, width, sortBy, sortable },
  hasRows,
  sort,
  onSort,
  onNear,
}: CellProps<Row>) {
  const isSortable = hasRows && Boolean(sortBy || sortable);
  const sorted = isSortable && sort?.id === id ? sort.direction : undefined;
  return (
    <th
      scope="col"
      role={asBlocks ? 'columnheader' : undefined}
      data-align={align}
      data-sortable={isSortable ? '' : undefined}
      aria-sort={sorted && (sorted === 'asc' ? 'ascending' : 'descending')}
      style={width ? { inlineSize: width } : undefined}
    >
      {isSortable ? (
        <button type="button" onClick={() => onSort(id)} onPointerEnter={onNear} onFocus={onNear}>
          <span>{header}</span>
          {sorted ? <Icon name="up" /> : <Unsorted />}
        </button>
      ) : (
        <span data-hidden={hiddenHeader || undefined}>{header}</span>
      )}
    </th>
  );
}

type HeadRole = 'columnheader' | undefined;

interface HeadProps<Row extends RowData> extends Omit<CellProps<Row>, 'column'> {
  columns: readonly Column<Row>[];
  page?: PageState;
  onTogglePage?: () => void;
  toggles: boolean;
  menus: boolean;
}

function PartHead({ role, part, children }: { role: HeadRole; part: 'toggle' | 'menu'; children: string }) {
  return (
    <th scope="col" role={role} data-part={part}>
      <span data-hidden>{children}</span>
    </th>
  );
}

export function Head<Row extends RowData>({
  asBlocks,
  columns,
  hasRows,
  sort,
  onSort,
  onNear,
  page,
  onTogglePage,
  toggles,
  menus,
}: HeadProps<Row>) {
  const texts = useTexts('table', tableTexts);
  const role: HeadRole = asBlocks ? 'columnheader' : undefined;
  return (
    <thead role={asBlocks ? 'rowgroup' : undefined}>
      <tr role={asBlocks ? 'row' : undefined}>
        {page && (
          <th scope="col" role={role} data-part="select">
            {hasRows ? (
              <label>
                <input
                  type="checkbox"
                  aria-label={texts.selectAll}
                  checked={page === 'all'}
                  ref={(box) => {
                    // No attribute exists for the indeterminate state.
                    if (box) box.indeterminate = page === 'some';
                  }}
                  onChange={onTogglePage}
                />
                <span aria-hidden>{texts.selectAllShort}</span>
              </label>
            ) : (
              <span data-hidden>{texts.selectAll}</span>
            )}
          </th>
        )}
        {toggles && (
          <PartHead role={role} part="toggle">
            {texts.details}
          </PartHead>
        )}
        {columns.map((column) => (
          <HeadCell key={column.id} {...{ asBlocks, column, hasRows, sort, onSort, onNear }} />
        ))}
        {menus && (
          <PartHead role={role} part="menu">
            {texts.actions}
          </PartHead>
        )}
      </tr>
    </thead>
  );
}
