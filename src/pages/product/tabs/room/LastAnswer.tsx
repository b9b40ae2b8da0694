import { Heading, Inline, Stack, Text } from '#design-system';
import type { Execution } from '#contract/generated/documents.ts';
import { answerPath } from '../../../../config/paths.ts';
import { roomUseMessages as messages } from '../../../../messages/room.ts';
import { useValue } from '../../../../state/machine/resource.ts';
import { loadResult, runList, useExecutions } from '../../../../state/trade/executions.ts';
import { ResultChart } from '../../../shared/result/ResultChart.tsx';
import { drawnOf } from '../../../shared/result/resultParts.ts';
import { RouterLink } from '../../../shared/RouterLink.tsx';
import { useLoad } from '../../../shared/useLoad.ts';

const newest = { page: 0 };

/** The last run about this data that has an answer. */
export function useLastAnswered(streamId: string): Execution | undefined {
  useLoad(runList, newest);
  return useValue(runList, newest)?.content.find(({ data, state }) => data === streamId && state === 'Succeeded');
}

export function LastAnswer({ streamId, run: { id, algo_name } }: { streamId: string; run: Execution }) {
  useLoad(loadResult, id);
  const fetched = useExecutions().results[id];
  const drawn = fetched && drawnOf(fetched.result, fetched.analysis);
  if (!drawn) return null;
  return (
    <Stack as="section" gap={3} align="stretch" aria-label={messages.answer}>
      <Inline justify="between">
        <Heading level={3} size="small">
          {messages.answer}
        </Heading>
        <RouterLink to={answerPath(streamId, id)}>{messages.open}</RouterLink>
      </Inline>
      <Text size="small" tone="muted">
        {algo_name}
      </Text>
      <ResultChart drawn={drawn} />
    </Stack>
  );
}
