import { aiMessages as messages } from '../../messages/ai.ts';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths, withQuery } from '../../config/paths.ts';
import { titles } from '../../config/screens.ts';
import { useMay } from '../../state/me/rights.ts';
import { TabbedPage } from '../shared/lists/TabbedPage.tsx';
import { AlgorithmRuns } from './received/AlgorithmRuns.tsx';
import { DataRuns } from './received/DataRuns.tsx';
import { RunPanel } from './run/RunPanel.tsx';
import { tabs, useAiAddress } from './useAiAddress.ts';

export function AiPage() {
  const [view, change] = useAiAddress();
  const [address] = useSearchParams();
  const maySell = useMay('sell');
  // People who cannot sell have no products that others run.
  const shown = tabs.filter((tab) => tab === 'run' || maySell || tab === view.tab);
  // Questions of earlier versions are searches now.
  if (address.get('tab') === 'ask')
    return <Navigate replace to={withQuery(paths.marketplace, { text: address.get('q') ?? '' })} />;
  return (
    <TabbedPage
      title={titles.ai}
      intro={messages.intro}
      tabs={shown}
      names={messages.tabs}
      tab={view.tab}
      onTabChange={(tab) => change({ tab })}
    >
      {view.tab === 'run' && <RunPanel view={view} change={change} />}
      {view.tab === 'received' && <DataRuns key={view.data} streamId={view.data} onAll={() => change({ data: '' })} />}
      {view.tab === 'algorithms' && <AlgorithmRuns />}
    </TabbedPage>
  );
}
