import type { GridFilter, GridView } from '#design-system';
import { useSearchParams } from 'react-router-dom';
import type { RowsLink } from '../../shared/rows/RowGrid.tsx';

const filterBegin = 'filter.';
const keys = { sort: 'sort', order: 'order', search: 'find', row: 'row' } as const;

function filterIn(text: string): GridFilter {
  const space = text.indexOf(' ');
  // The grid leaves out comparisons that it does not know.
  return { operator: text.slice(0, space) as GridFilter['operator'], value: text.slice(space + 1) };
}

/** The view of the rows that an address describes. Rows count from 1. */
export function viewIn(address: URLSearchParams): GridView {
  const column = address.get(keys.sort);
  const direction = address.get(keys.order) === 'desc' ? 'descending' : 'ascending';
  const row = Number(address.get(keys.row));
  const filters = [...address].flatMap(([key, value]) =>
    key.startsWith(filterBegin) && value.includes(' ') ? [[key.slice(filterBegin.length), filterIn(value)]] : [],
  );
  return {
    ...(column !== null && { sort: { column, direction } }),
    filters: Object.fromEntries(filters) as Record<string, GridFilter>,
    search: address.get(keys.search) ?? '',
    ...(Number.isSafeInteger(row) && row > 0 && { row: row - 1 }),
  };
}

export function withView(address: URLSearchParams, { sort, filters = {}, search = '', row }: GridView) {
  const next = new URLSearchParams(address);
  const filterKeys = [...next.keys()].filter((key) => key.startsWith(filterBegin));
  for (const key of [...filterKeys, ...Object.values(keys)]) next.delete(key);
  if (sort) next.set(keys.sort, sort.column);
  if (sort?.direction === 'descending') next.set(keys.order, 'desc');
  for (const [column, { operator, value }] of Object.entries(filters))
    next.set(filterBegin + column, `${operator} ${value}`);
  if (search !== '') next.set(keys.search, search);
  if (row !== undefined) next.set(keys.row, String(row + 1));
  return next;
}

/** Order, filters and search of the rows are in the address. A row is in the address that the reader copies. */
export function useRowsLink(): RowsLink {
  const [address, setAddress] = useSearchParams();
  return {
    defaultView: viewIn(address),
    // After the event: in a submit, React would take the router's transition for an action of the form.
    onViewChange: (view) =>
      queueMicrotask(() => setAddress((now) => withView(now, view), { replace: true, preventScrollReset: true })),
    linkOf: (view) => {
      const link = new URL(window.location.href);
      link.search = String(withView(link.searchParams, view));
      return link.href;
    },
  };
}
