import { Button, lazyPart } from '#design-system';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths, withQuery } from '../../config/paths.ts';
import { contractMessages as messages } from '../../messages/contracts.ts';
import { titles } from '../../config/screens.ts';
import { useStatus, useValue } from '../../state/machine/resource.ts';
import { useMe, useMeStatus } from '../../state/me/me.ts';
import { useMay } from '../../state/me/rights.ts';
import { heldContracts, waitingContracts } from '../../state/trade/deals/contracts.ts';
import { TabbedPage } from '../shared/lists/TabbedPage.tsx';
import { useLoad } from '../shared/useLoad.ts';
import { ContractList } from './ContractList.tsx';
import { tabs, useContractFilter } from './useContractFilter.ts';

// Most visits read the list.
const NewContract = lazyPart(async () => (await import('./NewContract.tsx')).NewContract);

function CreateContract() {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const close = (created?: string) => {
    setOpen(false);
    if (created) void navigate(withQuery(paths.contracts, { tab: 'owned', open: created }));
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{messages.create}</Button>
      <Suspense>{open && <NewContract onClose={close} />}</Suspense>
    </>
  );
}

function useCounted(of: typeof waitingContracts): boolean {
  const value = useValue(of);
  const { phase } = useStatus(of);
  useLoad(of);
  return value !== undefined || phase === 'fail';
}

export function ContractsPage() {
  const [filter, change] = useContractFilter();
  const maySell = useMay('sell');
  const isKnown = useMe() !== undefined;
  const { phase } = useMeStatus();
  const waiting = useValue(waitingContracts);
  const counted = [useCounted(waitingContracts), useCounted(heldContracts.owned), useCounted(heldContracts.partner)];
  return (
    <TabbedPage
      title={titles.contracts}
      intro={maySell ? messages.intro : messages.introPartner}
      isSettled={(isKnown || phase === 'fail') && !counted.includes(false)}
      actions={maySell && <CreateContract />}
      // A link to the other list still works, for contracts of the past.
      tabs={tabs.filter((tab) => tab === 'partner' || tab === filter.tab || maySell)}
      names={messages.tabs}
      counts={{ partner: waiting }}
      tab={filter.tab}
      onTabChange={(tab) => change({ tab, status: undefined, name: '' })}
    >
      <ContractList key={filter.tab} filter={filter} change={change} />
    </TabbedPage>
  );
}
