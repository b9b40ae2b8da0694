import { offerMessages as messages } from '../../messages/offers.ts';
import { titles } from '../../config/screens.ts';
import { useMe, useMeStatus } from '../../state/me/me.ts';
import { useMay } from '../../state/me/rights.ts';
import { TabbedPage } from '../shared/lists/TabbedPage.tsx';
import { OfferList } from './OfferList.tsx';
import { tabs, useOfferFilter } from './useOfferFilter.ts';

export function OffersPage() {
  const [filter, change] = useOfferFilter();
  const may = { received: useMay('sell'), made: useMay('offer') };
  const isKnown = useMe() !== undefined;
  const { phase } = useMeStatus();
  // A link to another list still works, for offers of the past.
  const open = tabs.filter((tab) => tab === filter.tab || (tab === 'all' ? may.received && may.made : may[tab]));
  return (
    <TabbedPage
      title={titles.offers}
      intro={messages.intro}
      isSettled={isKnown || phase === 'fail'}
      tabs={open}
      names={messages.tabs}
      tab={filter.tab}
      onTabChange={(tab) => change({ tab, status: undefined, turn: undefined })}
    >
      <OfferList key={filter.tab} filter={filter} change={change} />
    </TabbedPage>
  );
}
