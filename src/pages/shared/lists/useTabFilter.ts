import { addressOf, pageIn } from './addressParts.ts';
import { useAddressFilter, type Change } from './useAddressFilter.ts';

export interface TabFilter<Tab extends string, Status extends string> {
  tab: Tab;
  status: Status | undefined;
  page: number;
}

/** Stores tab and status in the address. `usual` is the default tab. */
export function useTabFilter<Tab extends string, Status extends string>(
  tabs: readonly Tab[],
  statuses: readonly Status[],
  usual: Tab,
): [TabFilter<Tab, Status>, Change<TabFilter<Tab, Status>>] {
  return useAddressFilter({
    read: (address) => ({
      tab: tabs.find((tab) => tab === address.get('tab')) ?? usual,
      status: statuses.find((status) => status === address.get('status')),
      page: pageIn(address.get('page')),
    }),
    write: addressOf,
  });
}
