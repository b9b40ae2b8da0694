import { aiWords as words } from '../../messages/ai.ts';
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
  const [looked, change] = useAiAddress();
  const [address] = useSearchParams();
  const maySell = useMay('sell');
  // People who cannot sell have no products that others run.
  const shown = tabs.filter((tab) => tab === 'run' || maySell || tab === looked.tab);
  // Questions of earlier versions are searches now.
  if (address.get('tab') === 'ask')
    return <Navigate replace to={withQuery(paths.marketplace, { text: address.get('q') ?? '' })} />;
  return (
    <TabbedPage
      title={titles.ai}
      intro={words.intro}
      tabs={shown}
      names={words.tabs}
      tab={looked.tab}
      onTabChange={(tab) => change({ tab })}
    >
      {looked.tab === 'run' && <RunPanel looked={looked} change={change} />}
      {looked.tab === 'received' && (
        <DataRuns key={looked.data} streamId={looked.data} onAll={() => change({ data: '' })} />
      )}
      {looked.tab === 'algorithms' && <AlgorithmRuns />}
    </TabbedPage>
  );
}
