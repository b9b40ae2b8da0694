import { aiMessages as messages } from '../../messages/ai.ts';
import { titles } from '../../config/screens.ts';
import { useMe, useMeStatus } from '../../state/me/me.ts';
import { useMay } from '../../state/me/rights.ts';
import { TabbedPage } from '../shared/lists/TabbedPage.tsx';
import { AlgorithmRuns } from './received/AlgorithmRuns.tsx';
import { DataRuns } from './received/DataRuns.tsx';
import { RunPanel } from './run/RunPanel.tsx';
import { tabs, useAiAddress } from './useAiAddress.ts';

export function AiPage() {
  const [view, change] = useAiAddress();
  const [mayRun, maySell] = [useMay('run'), useMay('sell')];
  const roles = useMe()?.userModeType;
  const { phase } = useMeStatus();
  const isTheirs = { run: mayRun, received: Boolean(roles?.user || roles?.seller), algorithms: maySell };
  const first = tabs.find((tab) => isTheirs[tab]) ?? 'run';
  const isSettled = roles !== undefined || phase === 'fail';
  // The example of a run is for everyone.
  const chosen = view.tab === 'run' || !isSettled || (view.tab && isTheirs[view.tab]) ? view.tab : undefined;
  const current = chosen ?? (view.run === '' ? first : 'run');
  const shown = tabs.filter((tab) => isTheirs[tab] || tab === current);
  return (
    <TabbedPage
      title={titles.ai}
      intro={messages.intro[current]}
      isSettled={isSettled}
      tabs={shown}
      names={messages.tabs}
      tab={current}
      onTabChange={(tab) => change({ tab })}
    >
      {current === 'run' && <RunPanel view={view} change={change} />}
      {current === 'received' && <DataRuns key={view.data} streamId={view.data} onAll={() => change({ data: '' })} />}
      {current === 'algorithms' && <AlgorithmRuns />}
    </TabbedPage>
  );
}
