import { Inline, Stack, Text } from '#design-system';
import type { Execution } from '#contract/generated/documents.ts';
import { algorithmRunsPath, paths, runPath } from '../../../config/paths.ts';
import { overview as messages } from '../messages.ts';
import { parts } from '../overview.ts';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { RunState } from '../../shared/product/RunState.tsx';
import { Tokens } from '../../shared/payment/Tokens.tsx';
import { When } from '../../shared/When.tsx';
import { PartList } from './PartList.tsx';
import { dot } from '../../../messages/format.ts';

function Run({ run }: { run: Execution }) {
  const name = run.data_name === null ? run.algo_name : `${run.algo_name}, ${run.data_name}`;
  return (
    <Inline justify="between" gap={2}>
      <Stack gap={0} style={{ flex: '1 1 12rem' }}>
        {run.data === null ? <Text>{name}</Text> : <RouterLink to={runPath(run.id)}>{name}</RouterLink>}
        <Text size="small" tone="muted">
          <When at={run.created} />
          {run.cost > 0 && run.state !== 'Failed' && (
            <>
              <span>{dot}</span>
              <Tokens amount={run.cost} size="small" tone="muted" />
            </>
          )}
        </Text>
        {run.error !== null && (
          <Text size="small" tone="danger">
            {run.error}
          </Text>
        )}
      </Stack>
      <RunState phase={run.phase} refused={run.refused} />
    </Inline>
  );
}

interface RunsProps {
  part: 'runs' | 'algorithmRuns';
}

export function Runs({ part }: RunsProps) {
  return (
    <PartList
      messages={messages[part]}
      to={part === 'runs' ? paths.ai : algorithmRunsPath}
      of={parts[part]}
      itemsOf={({ content }) => content}
      keyOf={({ id }) => id}
    >
      {(run) => <Run run={run} />}
    </PartList>
  );
}
