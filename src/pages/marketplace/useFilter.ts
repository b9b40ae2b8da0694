import { read, write, type Filter } from '../shared/marketplaceFilter.ts';
import { useAddressFilter, type Change } from '../shared/useAddressFilter.ts';

export type ChangeFilter = Change<Filter>;

/** The filter in the address, and how to change it. */
export const useFilter = () => useAddressFilter<Filter>({ read, write, typed: 'name' });
