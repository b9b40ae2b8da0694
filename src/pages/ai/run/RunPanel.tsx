import { Banner, fillText, Split, Stack } from '#design-system';
import type { Execution } from '#contract/generated/documents.ts';
import { useEffect, useRef, useState } from 'react';
import { resultMessages, runMessages as messages } from '../../../messages/ai.ts';
import { analyses, resetExecutionState, runList } from '../../../state/trade/executions.ts';
import { useMay } from '../../../state/me/rights.ts';
import type { ChangeAiView, AiView } from '../useAiAddress.ts';
import { useOperations } from '../../../state/machine/status.ts';
import { loadRunning } from '../../../state/trade/access/accesses.ts';
import { ownProducts } from '../../../state/trade/selling/ownProducts.ts';
import { Empty } from '../../shared/Empty.tsx';
import { useLoad } from '../../shared/useLoad.ts';
import { useMedia } from '../../shared/useMedia.ts';
import { phone } from '../../shared/windows.ts';
import { AskCard } from './AskCard.tsx';
import { BeginRun } from './BeginRun.tsx';
import { Example } from '../result/Example.tsx';
import { NoData } from './NoData.tsx';
import { Results } from '../result/Results.tsx';
import { Runs } from './Runs.tsx';
import { chosenValues, repeatOf, type RunValues } from './runForm.ts';
import { hasNoData, useData } from './useData.ts';
import { useStatus, useValue } from '../../../state/machine/resource.ts';

interface RunPanelProps {
  view: AiView;
  change: ChangeAiView;
}

const belowBar = { scrollMarginBlockStart: '5rem' } as const;
const anyPage = { page: 0 };
const nothing = {};
const dataLoads = [ownProducts.name, 'accesses.running'];
const nothingChosen: RunValues = { data: '', algo: '', parameters: {} };

/** Without data and runs there is nothing to choose: shows where data is, and what a result looks like. */
const firstRun = (
  <Stack gap={6}>
    <NoData />
    <Example />
  </Stack>
);

/** Shows the state of the run beside the questions, because its card is below. */
function RunStatus({ run: { state, algo_name, data_name, error } }: { run: Execution }) {
  const name = fillText(resultMessages.of, { analysis: algo_name, data: data_name ?? '' });
  if (state === 'In progress') return <Banner title={messages.computing}>{name}</Banner>;
  if (state === 'Failed')
    return (
      <Banner tone="danger" title={messages.unanswered}>
        {error ?? name}
      </Banner>
    );
  return null;
}

function RunWork({ view, change }: RunPanelProps) {
  const [page, setPage] = useState(0);
  const catalogue = useValue(analyses);
  const runs = useValue(runList, anyPage);
  const data = useData();
  useLoad(loadRunning, nothing);
  useLoad(runList, { page });
  const runsFailed = useStatus(runList).phase === 'fail';
  const dataFailed = useOperations(dataLoads).some(({ phase }) => phase === 'fail');
  // Without runs, the data decide whether the first run replaces the list.
  const isSettled = runsFailed || (runs !== undefined && (runs.total > 0 || data !== undefined || dataFailed));
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
  const isPhone = useMedia(phone);
  const [opened] = useState(view.run);
  const [fresh, setFresh] = useState('');
  const shown = runs?.content.find(({ id }) => id === view.run);
  // A run missing from the list ended long ago, so its result is ready.
  const ready = shown ? shown.state === 'Succeeded' : view.run !== '' && view.run !== fresh && runs !== undefined;
  const isOpened = isPhone && ready && view.run === opened;
  const isAnswered = ready && view.run === fresh;
  useEffect(() => {
    // The questions are above the answer, on phones the form too.
    if (isOpened || isAnswered) results.current?.scrollIntoView();
  }, [isOpened, isAnswered]);
  const follow: ChangeAiView = (next) => {
    if (next.run) setFresh(next.run);
    change(next);
  };
  if (view.run === '' && runs?.total === 0 && data && hasNoData(data)) return firstRun;
  return (
    <Stack gap={6}>
      {data && !hasNoData(data) && (
        <AskCard
          data={data}
          chosen={view.data}
          onChoose={(stream) => change({ data: stream })}
          onStarted={(run) => follow({ run, beside: '' })}
        />
      )}
      <div ref={results} style={belowBar} />
      {shown && shown.id === fresh && <RunStatus run={shown} />}
      {ready && <Results view={view} change={change} />}
      <Split leading aside={<BeginRun view={view} change={follow} again={again} data={data} />}>
        <Stack gap={6}>
          <Runs page={page} onPage={setPage} shown={view.run} onShow={show} onRepeat={repeat} onBegin={begin} />
          {/* Below the list, which gets its height first. */}
          {isSettled && <Example />}
        </Stack>
      </Split>
    </Stack>
  );
}

export function RunPanel(props: RunPanelProps) {
  if (useMay('run')) return <RunWork {...props} />;
  return (
    <Stack gap={6}>
      <Empty icon="lock" messages={messages.noRight} />
      <Example />
    </Stack>
  );
}
