import { accessPageMessages as messages } from '../../messages/access.ts';
import { titles } from '../../config/screens.ts';
import { useMay } from '../../state/me/rights.ts';
import { categories } from '../../state/trade/browse/marketplace.ts';
import { TabbedPage } from '../shared/lists/TabbedPage.tsx';
import { useLoad } from '../shared/useLoad.ts';
import { MyAccess } from './MyAccess.tsx';
import { Readers } from './Readers.tsx';
import { RequestLists } from './RequestLists.tsx';
import { noFilter, tabs, useAccessFilter, type ChangeFilter, type Filter, type Tab } from './useAccessFilter.ts';

interface TabProps {
  tab: Tab;
  filter: Filter;
  change: ChangeFilter;
}

function Shown({ tab, ...rest }: TabProps) {
  if (tab === 'mine') return <MyAccess {...rest} />;
  return tab === 'readers' ? <Readers {...rest} /> : <RequestLists {...rest} />;
}

export function AccessPage() {
  const [filter, change] = useAccessFilter();
  useLoad(categories);
  const [mayBuy, maySell] = [useMay('buy'), useMay('sell')];
  const open = tabs.filter((tab) => (tab === 'mine' ? mayBuy : tab === 'readers' ? maySell : mayBuy || maySell));
  const tab = open.find((one) => one === filter.tab) ?? open[0];
  return (
    <TabbedPage
      title={titles.access}
      intro={messages.intro[!maySell ? 'own' : mayBuy ? 'withReaders' : 'readers']}
      tabs={open}
      names={messages.tabs}
      tab={tab}
      onTabChange={(next) => change({ ...noFilter, tab: next })}
    >
      {tab && <Shown tab={tab} filter={filter} change={change} />}
    </TabbedPage>
  );
}
