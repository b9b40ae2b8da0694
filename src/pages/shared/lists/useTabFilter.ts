import { addressOf, pageIn } from './addressParts.ts';
import { useAddressFilter, type Change } from './useAddressFilter.ts';

/** One of several lists, narrowed by status. */
export interface TabFilter<Tab extends string, Status extends string> {
  tab: Tab;
  status: Status | undefined;
  page: number;
}

/**
 * The list and the status that the address names, and how to change them.
 * @param usual the list where the address names none
 */
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
