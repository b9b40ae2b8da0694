import type { RowData } from '@tanstack/table-core';
import { Icon } from '../../../icons/index.ts';
import { useTexts } from '../../../internal/locale/LocaleContext.ts';
import type { Column, Sort } from '../columns.ts';
import { tableTexts } from '../texts.ts';

interface SortChoiceProps<Row extends RowData> {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
  onNear: () => void;
}

const directions: readonly Sort['direction'][] = ['asc', 'desc'];

/** Replaces the sortable column headers where rows are cards. */
export function SortChoice<Row extends RowData>({ columns, sort, onSort, onNear }: SortChoiceProps<Row>) {
  const texts = useTexts('table', tableTexts);
  const orders = columns
    .filter(({ sortBy, sortable }) => sortBy || sortable)
    .flatMap(({ id, header, orderNames }) =>
      directions.map((direction) => ({
        id,
        direction,
        name: orderNames?.[direction] ?? `${header}, ${texts[direction]}`,
      })),
    );
  if (orders.length === 0) return null;
  const at = orders.findIndex(({ id, direction }) => id === sort?.id && direction === sort.direction);
  return (
    <span data-part="sort">
      <select
        aria-label={texts.sort}
        value={at}
        onFocus={onNear}
        onChange={({ target }) => {
          const order = orders[Number(target.value)];
          if (order) onSort(order);
        }}
      >
        {at < 0 && (
          <option value={-1} disabled>
            {texts.sort}
          </option>
        )}
        {orders.map(({ id, direction, name }, index) => (
          <option key={`${id} ${direction}`} value={index}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </span>
  );
}
