import { directions, movementTypes, pageSize } from '#contract/constants.ts';
import type { HistoryFilter } from '../../../state/trade/money/wallet.ts';
import { addressOf, boundIn, endOfBound, pageIn, startOfBound } from '../../shared/lists/addressParts.ts';
import { useAddressFilter, type Change } from '../../shared/lists/useAddressFilter.ts';

export interface Filter {
  type: (typeof movementTypes)[number] | undefined;
  direction: (typeof directions)[number] | undefined;
  name: string;
  /** Days, inclusive, or minutes; '' for an open end. */
  from: string;
  to: string;
  /** Micro-tokens as digits, inclusive. */
  min: string;
  max: string;
  page: number;
}

export const noFilter: Filter = {
  type: undefined,
  direction: undefined,
  name: '',
  from: '',
  to: '',
  min: '',
  max: '',
  page: 0,
};

const amountIn = (text: string | null) => (/^(0|[1-9]\d{0,14})$/.test(text ?? '') ? (text ?? '') : '');

const read = (address: URLSearchParams): Filter => ({
  type: movementTypes.find((type) => type === address.get('type')),
  direction: directions.find((direction) => direction === address.get('direction')),
  name: (address.get('name') ?? '').slice(0, 256),
  from: boundIn(address.get('from')),
  to: boundIn(address.get('to')),
  min: amountIn(address.get('min')),
  max: amountIn(address.get('max')),
  page: pageIn(address.get('page')),
});

const write = (filter: Filter) => addressOf({ ...filter });

/** The API's range is inclusive at both ends. */
const lastOf = (bound: string) => new Date(Date.parse(endOfBound(bound) ?? '') - 1).toISOString();

export const toQuery = ({ type, direction, name, from, to, min, max, page }: Filter): HistoryFilter => ({
  page,
  limit: pageSize,
  ...(type && { txType: [type] }),
  ...(direction && { direction }),
  ...(name.trim() && { name: name.trim() }),
  ...(from && { fromDateTime: startOfBound(from) }),
  ...(to && { toDateTime: lastOf(to) }),
  ...(min && { minValue: Number(min) }),
  ...(max && { maxValue: Number(max) }),
});

const narrowing = ['direction', 'type', 'name', 'from', 'to', 'min', 'max'] as const;
export type Narrowing = (typeof narrowing)[number];

export const inForce = (filter: Filter): Narrowing[] => narrowing.filter((name) => Boolean(filter[name]));

export const useHistoryFilter = (): [Filter, Change<Filter>] => useAddressFilter({ read, write, typed: 'name' });
