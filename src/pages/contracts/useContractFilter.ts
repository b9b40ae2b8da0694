import { contractStatuses, orders } from '#contract/constants.ts';
import { useState } from 'react';
import {
  heldContracts,
  waitingContracts,
  type ContractFilter,
  type ContractSide,
} from '../../state/trade/deals/contracts.ts';
import { useValue } from '../../state/machine/resource.ts';
import { useMode } from '../../state/me/me.ts';
import { addressOf, pageIn } from '../shared/lists/addressParts.ts';
import { useAddressFilter, type Change } from '../shared/lists/useAddressFilter.ts';
import type { TabFilter } from '../shared/split/SplitTable.tsx';

export const tabs = ['owned', 'partner'] as const satisfies readonly ContractSide[];
export type Tab = (typeof tabs)[number];

const sorts = ['NAME', 'WAITING', 'EARNED', 'ENDS'] as const;
export type Sort = (typeof sorts)[number];

export interface Filter extends TabFilter<Tab, (typeof contractStatuses)[number]> {
  name: string;
  sort: Sort | undefined;
  order: (typeof orders)[number] | undefined;
}
export type ChangeFilter = Change<Filter>;

export const sortOf = (id: string): Sort | undefined => sorts.find((sort) => sort.toLowerCase() === id);

/** Contracts without all signatures come first, unless a column is sorted. */
export const toQuery = ({ status, name, sort = 'WAITING', order }: Filter): Omit<ContractFilter, 'page'> => ({
  status,
  sort,
  order,
  ...(name && { name }),
});

/**
 * Buyers, and all who must sign, start with the contracts offered to them; others with a list that holds some. A
 * signature does not change the tab.
 */
function useUsualTab(): Tab {
  const byMode = useMode() === 'buyer' ? 'partner' : 'owned';
  const waiting = useValue(waitingContracts);
  const held = { owned: useValue(heldContracts.owned), partner: useValue(heldContracts.partner) };
  const other = byMode === 'owned' ? 'partner' : 'owned';
  const [first, keepFirst] = useState<Tab>();
  if (first === undefined && waiting) keepFirst('partner');
  else if (first === undefined && held[byMode] === 0 && held[other]) keepFirst(other);
  return first ?? byMode;
}

export function useContractFilter(): [Filter, ChangeFilter] {
  const usual = useUsualTab();
  return useAddressFilter<Filter>({
    read: (address) => ({
      tab: tabs.find((tab) => tab === address.get('tab')) ?? usual,
      status: contractStatuses.find((status) => status === address.get('status')),
      name: address.get('name') ?? '',
      sort: sortOf(address.get('sort') ?? ''),
      order: orders.find((order) => order === address.get('order')?.toUpperCase()),
      page: pageIn(address.get('page')),
    }),
    write: ({ sort, order, ...filter }) =>
      addressOf({ ...filter, sort: sort?.toLowerCase(), order: order?.toLowerCase() }),
    typed: 'name',
  });
}
