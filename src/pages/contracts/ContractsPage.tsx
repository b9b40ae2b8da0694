import { contractMessages as messages } from '../../messages/contracts.ts';
import { titles } from '../../config/screens.ts';
import { useMe, useMeStatus } from '../../state/me/me.ts';
import { useMay } from '../../state/me/rights.ts';
import { TabbedPage } from '../shared/lists/TabbedPage.tsx';
import { ContractList } from './ContractList.tsx';
import { CreateContract } from './CreateContract.tsx';
import { tabs, useContractFilter } from './useContractFilter.ts';

export function ContractsPage() {
  const [filter, change] = useContractFilter();
  const maySell = useMay('sell');
  const isKnown = useMe() !== undefined;
  const { phase } = useMeStatus();
  return (
    <TabbedPage
      title={titles.contracts}
      intro={messages.intro}
      isSettled={isKnown || phase === 'fail'}
      actions={maySell && <CreateContract />}
      tabs={tabs}
      names={messages.tabs}
      tab={filter.tab}
      onTabChange={(tab) => change({ tab, status: undefined, name: '' })}
    >
      <ContractList key={filter.tab} filter={filter} change={change} />
    </TabbedPage>
  );
}
