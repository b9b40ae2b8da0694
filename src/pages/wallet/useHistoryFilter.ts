// The address of the page holds the filter, so that a link keeps it and "back" undoes it.
import { movementTypes, pageSize } from '#contract/constants.ts';
import { useSearchParams } from 'react-router-dom';
import type { HistoryFilter } from '../../state/wallet.ts';

export interface Filter {
  type: (typeof movementTypes)[number] | undefined;
  /** First and last day, both inclusive, in the person's own time zone: 'YYYY-MM-DD'. */
  from: string;
  to: string;
  page: number;
}

export const noFilter: Filter = { type: undefined, from: '', to: '', page: 0 };

const dayIn = (text: string | null) => (text && !Number.isNaN(Date.parse(`${text}T00:00`)) ? text : '');

const read = (address: URLSearchParams): Filter => ({
  type: movementTypes.find((type) => type === address.get('type')),
  from: dayIn(address.get('from')),
  to: dayIn(address.get('to')),
  page: /^\d{1,6}$/.test(address.get('page') ?? '') ? Number(address.get('page')) : 0,
});

function write({ type, from, to, page }: Filter): URLSearchParams {
  const address = new URLSearchParams();
  const parts = { type, from, to, page: page ? String(page) : '' };
  for (const [key, value] of Object.entries(parts)) if (value) address.set(key, value);
  return address;
}

const instant = (day: string, time: string) => new Date(`${day}T${time}`).toISOString();

/** The same filter as the call takes it: local days become moments in UTC. */
export const toQuery = ({ type, from, to, page }: Filter): HistoryFilter => ({
  page,
  limit: pageSize,
  ...(type && { txType: [type] }),
  ...(from && { fromDateTime: instant(from, '00:00:00.000') }),
  ...(to && { toDateTime: instant(to, '23:59:59.999') }),
});

export const isFiltered = ({ type, from, to }: Filter): boolean => Boolean(type ?? (from || to));

/** The filter in the address, and how to change it; any change but the page's own goes to the first page. */
export function useHistoryFilter(): [Filter, (change: Partial<Filter>) => void] {
  const [address, setAddress] = useSearchParams();
  return [read(address), (change) => setAddress((now) => write({ ...read(now), page: 0, ...change }))];
}
