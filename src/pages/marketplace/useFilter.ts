import { read, write, type Filter } from '../shared/lists/marketplaceFilter.ts';
import { useAddressFilter, type Change } from '../shared/lists/useAddressFilter.ts';

export type ChangeFilter = Change<Filter>;

/** What the address says beside the filter: the product under the quick look. */
export const lookName = 'look';

/** The filter in the address, and how to change it. A search that was still being typed leaves the quick look open. */
export const useFilter = () => useAddressFilter<Filter>({ read, write, typed: 'name', beside: [lookName] });
