import { contractStatuses } from '#contract/constants.ts';
import { useMode } from '../../state/me/me.ts';
import type { Change } from '../shared/lists/useAddressFilter.ts';
import { useTabFilter, type TabFilter } from '../shared/lists/useTabFilter.ts';

export const tabs = ['owned', 'partner'] as const;
export type Tab = (typeof tabs)[number];

export type Filter = TabFilter<Tab, (typeof contractStatuses)[number]>;
export type ChangeFilter = Change<Filter>;

/** Buyers start with the contracts offered to them. */
export const useContractFilter = (): [Filter, ChangeFilter] =>
  useTabFilter(tabs, contractStatuses, useMode() === 'buyer' ? 'partner' : 'owned');
