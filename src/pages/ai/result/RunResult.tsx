import { Card, ErrorState, fillText, Heading, Icon, IconButton, Inline, Skeleton, Stack } from '#design-system';
import type { Execution } from '#contract/generated/documents.ts';
import { resultMessages as messages } from '../../../messages/ai.ts';
import { loadResult, runResult, useExecutions } from '../../../state/trade/executions.ts';
import { useLoad } from '../../shared/useLoad.ts';
import { ResultView } from './ResultView.tsx';
import { useStatus } from '../../../state/machine/resource.ts';

interface RunResultProps {
  id: string;
  run: Execution | undefined;
  compared?: boolean;
  onClose: () => void;
}

const skeleton = <Skeleton shape="block" style={{ blockSize: '20rem' }} />;

export function RunResult({ id, run, compared = false, onClose }: RunResultProps) {
  const { results } = useExecutions();
  const operation = useStatus(runResult, id);
  useLoad(loadResult, id);
  const result = results[id];
  const name = run ? fillText(messages.of, { analysis: run.algo_name, data: run.data_name ?? '' }) : messages.title;
  return (
    <Card as="section" aria-label={compared ? fillText(messages.beside, { name }) : name} padding="large">
      <Stack gap={4}>
        <Inline justify="between" align="start" wrap={false}>
          <Heading level={2} size="small">
            {name}
          </Heading>
          <IconButton label={compared ? messages.alone : messages.close} variant="ghost" size="small" onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </Inline>
        {result && <ResultView key={id} fetched={result} file={`result-${id}`} />}
        {!result && operation.phase === 'fail' && (
          <ErrorState title={operation.text} onRetry={() => void loadResult(id)} reference={operation.requestId}>
            {operation.reason}
          </ErrorState>
        )}
        {!result && operation.phase !== 'fail' && skeleton}
      </Stack>
    </Card>
  );
}
