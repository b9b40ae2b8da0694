import { fillText, Grid, Inline, localText, Select, Stack } from '#design-system';
import { resultMessages as messages } from '../../../messages/ai.ts';
import { runList, useExecutions } from '../../../state/trade/executions.ts';
import type { ChangeAiView, AiView } from '../useAiAddress.ts';
import { Differences } from './Differences.tsx';
import { RunResult } from './RunResult.tsx';
import { useValue } from '../../../state/machine/resource.ts';

interface ResultsProps {
  view: AiView;
  change: ChangeAiView;
}

/** A single result takes the whole width. */
const alone = { style: { gridTemplateColumns: 'minmax(0, 1fr)' } } as const;

export function Results({ view: { run, beside }, change }: ResultsProps) {
  const { results } = useExecutions();
  const runs = useValue(runList, { page: 0 });
  if (run === '') return null;
  const named = (id: string) => runs?.content.find((one) => one.id === id);
  const others = (runs?.content ?? []).filter(({ id, state }) => id !== run && state === 'Succeeded');
  const [first, second] = [results[run], results[beside]];
  return (
    <Stack gap={4}>
      <Grid columns="large" {...(beside === '' && alone)}>
        <RunResult id={run} run={named(run)} onClose={() => change({ run: '', beside: '' })} />
        {beside !== '' && <RunResult id={beside} run={named(beside)} compared onClose={() => change({ beside: '' })} />}
      </Grid>
      {beside !== '' && first && second && <Differences first={first.result} second={second.result} />}
      <Inline>
        <Select
          label={messages.compare}
          value={beside}
          placeholder={messages.compareNone}
          options={others.map(({ id, algo_name, data_name, created }) => ({
            value: id,
            label: `${fillText(messages.of, { analysis: algo_name, data: data_name ?? '' })}, ${localText(created)}`,
          }))}
          onChange={({ target }) => change({ beside: target.value })}
        />
      </Inline>
    </Stack>
  );
}
