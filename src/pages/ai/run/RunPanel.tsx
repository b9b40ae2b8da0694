import { EmptyState, Split, Stack } from '#design-system';
import type { Execution } from '#contract/generated/documents.ts';
import { useRef, useState } from 'react';
import { runMessages as messages } from '../../../messages/ai.ts';
import { analyses, resetExecutionState, runList } from '../../../state/trade/executions.ts';
import { useMay } from '../../../state/me/rights.ts';
import type { ChangeAiView, AiView } from '../useAiAddress.ts';
import { loadRunning } from '../../../state/trade/access/accesses.ts';
import { useLoad } from '../../shared/useLoad.ts';
import { Begin } from './Begin.tsx';
import { Example } from './Example.tsx';
import { NoData } from './NoData.tsx';
import { Results } from './Results.tsx';
import { Runs } from './Runs.tsx';
import { chosenValues, repeatOf, type RunValues } from './runForm.ts';
import { hasNoData, useData } from './useData.ts';
import { useStatus, useValue } from '../../../state/machine/resource.ts';

interface RunPanelProps {
  view: AiView;
  change: ChangeAiView;
}

const anyPage = { page: 0 };
const nothing = {};
const nothingChosen: RunValues = { data: '', algo: '', parameters: {} };

/** Without data and runs there is nothing to choose: shows where data is, and what a result looks like. */
function FirstRun() {
  useLoad(loadRunning, nothing);
  useLoad(runList, anyPage);
  return (
    <Stack gap={6}>
      <NoData />
      <Example />
    </Stack>
  );
}

export function RunPanel({ view, change }: RunPanelProps) {
  const mayRun = useMay('run');
  const catalogue = useValue(analyses);
  const runs = useValue(runList, anyPage);
  const data = useData();
  const isSettled = useStatus(runList).phase === 'fail' || runs !== undefined;
  const [again, setAgain] = useState({ key: 0, values: nothingChosen });
  const repeat = (run: Execution) => {
    resetExecutionState();
    setAgain(({ key }) => ({ key: key + 1, values: repeatOf(run, catalogue) }));
  };
  const begin = (algo: string) => {
    const parameters = catalogue ? chosenValues(catalogue, algo) : {};
    resetExecutionState();
    setAgain(({ key }) => ({ key: key + 1, values: { data: view.data, algo, parameters } }));
  };
  const results = useRef<HTMLDivElement>(null);
  const show = (run: string) => {
    change({ run, beside: '' });
    // The result is above the list. Centred, because sticky bars cover the edges.
    results.current?.scrollIntoView({ block: 'center' });
  };
  const [fresh, setFresh] = useState('');
  const shown = runs?.content.find(({ id }) => id === view.run);
  // A run missing from the list ended long ago, so its result is ready.
  const ready = shown ? shown.state === 'Succeeded' : view.run !== '' && view.run !== fresh && runs !== undefined;
  const follow: ChangeAiView = (next) => {
    if (next.run) setFresh(next.run);
    change(next);
  };
  if (!mayRun)
    return (
      <Stack gap={6}>
        <EmptyState icon="lock" title={messages.noRight.title}>
          {messages.noRight.text}
        </EmptyState>
        <Example />
      </Stack>
    );
  if (view.run === '' && runs?.total === 0 && data && hasNoData(data)) return <FirstRun />;
  return (
    <Split leading aside={<Begin view={view} change={follow} again={again} />}>
      <div>
        <div ref={results} />
        <Stack gap={6}>
          {ready && <Results view={view} change={change} />}
          <Runs shown={view.run} onShow={show} onRepeat={repeat} onBegin={begin} />
          {/* Below the list, which gets its height first. */}
          {isSettled && <Example />}
        </Stack>
      </div>
    </Split>
  );
}
