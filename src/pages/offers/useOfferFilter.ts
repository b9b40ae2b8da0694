// The address of the page holds the filter, so that a link keeps it and "back" undoes it.
import { offerStatuses } from '#contract/constants.ts';
import type { OfferParty, OfferStatus } from '#contract/types.ts';
import { useSearchParams } from 'react-router-dom';
import { useMode } from '../../state/me.ts';

export const tabs = ['received', 'made'] as const;
export type Tab = (typeof tabs)[number];

/** My side of the offers in each tab. */
export const sideIn: Record<Tab, OfferParty> = { received: 'seller', made: 'buyer' };

export interface Filter {
  tab: Tab;
  status: OfferStatus | undefined;
  page: number;
}

const read = (address: URLSearchParams, usual: Tab): Filter => ({
  tab: tabs.find((tab) => tab === address.get('tab')) ?? usual,
  status: offerStatuses.find((status) => status === address.get('status')),
  page: /^\d{1,6}$/.test(address.get('page') ?? '') ? Number(address.get('page')) : 0,
});

function write({ tab, status, page }: Filter): URLSearchParams {
  const address = new URLSearchParams({ tab });
  if (status) address.set('status', status);
  if (page) address.set('page', String(page));
  return address;
}

export type ChangeFilter = (change: Partial<Filter>) => void;

/** The filter in the address, and how to change it. Without one, sellers begin with what they received. */
export function useOfferFilter(): [Filter, ChangeFilter] {
  const [address, setAddress] = useSearchParams();
  const mode = useMode();
  const usual = mode === 'seller' || mode === 'sp' ? 'received' : 'made';
  return [read(address, usual), (change) => setAddress((now) => write({ ...read(now, usual), page: 0, ...change }))];
}
