import { offerStatuses } from '#contract/constants.ts';
import type { OfferStatus } from '#contract/types.ts';
import { useMode } from '../../state/me/me.ts';
import type { OfferTurn } from '../../state/trade/deals/offers.ts';
import { addressOf, pageIn } from '../shared/lists/addressParts.ts';
import { useAddressFilter, type Change } from '../shared/lists/useAddressFilter.ts';
import type { TabFilter } from '../shared/split/SplitTable.tsx';

export const tabs = ['received', 'made', 'all'] as const;
export type Tab = (typeof tabs)[number];

const turns: readonly OfferTurn[] = ['mine', 'theirs'];

export interface Filter extends TabFilter<Tab, OfferStatus> {
  turn: OfferTurn | undefined;
}
export type ChangeFilter = Change<Filter>;

/** Sellers start with received offers. */
export function useOfferFilter(): [Filter, ChangeFilter] {
  const mode = useMode();
  const usual = mode === 'seller' || mode === 'sp' ? 'received' : 'made';
  return useAddressFilter<Filter>({
    read: (address) => ({
      tab: tabs.find((tab) => tab === address.get('tab')) ?? usual,
      status: offerStatuses.find((status) => status === address.get('status')),
      turn: turns.find((turn) => turn === address.get('turn')),
      page: pageIn(address.get('page')),
    }),
    write: (filter) => addressOf({ ...filter }),
  });
}
