import { offerMessages as messages } from '../../messages/offers.ts';
import { titles } from '../../config/screens.ts';
import { TabbedPage } from '../shared/lists/TabbedPage.tsx';
import { OfferList } from './OfferList.tsx';
import { tabs, useOfferFilter } from './useOfferFilter.ts';

export function OffersPage() {
  const [filter, change] = useOfferFilter();
  return (
    <TabbedPage
      title={titles.offers}
      intro={messages.intro}
      tabs={tabs}
      names={messages.tabs}
      tab={filter.tab}
      onTabChange={(tab) => change({ tab, status: undefined, turn: undefined })}
    >
      <OfferList key={filter.tab} filter={filter} change={change} />
    </TabbedPage>
  );
}
