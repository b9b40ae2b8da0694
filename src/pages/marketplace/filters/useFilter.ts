import { readFilter, writeFilter, type Filter } from '../../shared/lists/marketplaceFilter.ts';
import { useAddressFilter, type Change } from '../../shared/lists/useAddressFilter.ts';

export type ChangeFilter = Change<Filter>;

export const lookName = 'look';

/** Keeps the quick look open while a search is typed. */
export const useFilter = () =>
  useAddressFilter<Filter>({ read: readFilter, write: writeFilter, typed: 'text', beside: [lookName] });
