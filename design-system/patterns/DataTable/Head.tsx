/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a table laid out as cards or as a grid loses the roles that its elements imply */
import type { RowData } from '@tanstack/table-core';
import { Icon } from '../../icons/index.ts';
import type { PageState } from './selection.ts';
import type { Column, Sort } from './columns.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { tableTexts } from './texts.ts';

interface CellProps<Row extends RowData> {
  column: Column<Row>;
  hasRows: boolean;
  sort: Sort | undefined;
  onSort: (id: string) => void;
  onNear: () => void;
}

/** Copy of `Icon name="sort"` without its wrapper, because most columns of a table show one. */
const Unsorted = () => (
  <svg viewBox="0 0 24 24" width={16} height={16} aria-hidden>
    <path d="m21 16-4 4-4-4" />
    <path d="M17 20V4" />
    <path d="m3 8 4-4 4 4" />
    <path d="M7 4v16" />
  </svg>
);

function HeadCell<Row extends RowData>({
  column: { id, header, hiddenHeader, align, width, sortBy, sortable },
  hasRows,
  sort,
  onSort,
  onNear,
}: CellProps<Row>) {
  'use no memo';
  const isSortable = hasRows && Boolean(sortBy || sortable);
  const sorted = isSortable && sort?.id === id ? sort.direction : undefined;
  return (
    <th
      scope="col"
      role="columnheader"
      data-align={align}
      data-sortable={isSortable ? '' : undefined}
      aria-sort={sorted && (sorted === 'asc' ? 'ascending' : 'descending')}
      style={width ? { inlineSize: width } : undefined}
    >
      {isSortable ? (
        <button type="button" onClick={() => onSort(id)} onPointerEnter={onNear} onFocus={onNear}>
          {header}
          {sorted ? <Icon name="up" /> : <Unsorted />}
        </button>
      ) : (
        <span data-hidden={hiddenHeader || undefined}>{header}</span>
      )}
    </th>
  );
}

interface HeadProps<Row extends RowData> extends Omit<CellProps<Row>, 'column'> {
  columns: readonly Column<Row>[];
  page?: PageState;
  onTogglePage?: () => void;
  toggles: boolean;
  menus: boolean;
}

function PartHead({ part, children }: { part: 'toggle' | 'menu'; children: string }) {
  'use no memo';
  return (
    <th scope="col" role="columnheader" data-part={part}>
      <span data-hidden>{children}</span>
    </th>
  );
}

export function Head<Row extends RowData>({
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
  'use no memo';
  const texts = useTexts('table', tableTexts);
  return (
    <thead role="rowgroup">
      <tr role="row">
        {page && (
          <th scope="col" role="columnheader" data-part="select">
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
        {toggles && <PartHead part="toggle">{texts.details}</PartHead>}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} hasRows={hasRows} sort={sort} onSort={onSort} onNear={onNear} />
        ))}
        {menus && <PartHead part="menu">{texts.actions}</PartHead>}
      </tr>
    </thead>
  );
}
