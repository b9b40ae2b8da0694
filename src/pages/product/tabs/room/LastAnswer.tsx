import { Heading, Inline, Stack, Text } from '#design-system';
import type { Execution } from '#contract/generated/documents.ts';
import { answerPath } from '../../../../config/paths.ts';
import { roomUseMessages as messages } from '../../../../messages/room.ts';
import { useValue } from '../../../../state/machine/resource.ts';
import { loadResult, runList, useExecutions } from '../../../../state/trade/executions.ts';
import { ResultChart } from '../../../shared/result/ResultChart.tsx';
import { drawnOf, type Drawn } from '../../../shared/result/resultParts.ts';
import { RouterLink } from '../../../shared/RouterLink.tsx';
import { useLoad } from '../../../shared/useLoad.ts';

const newest = { page: 0 };

interface Answer {
  run: Execution;
  drawn: Drawn;
}

/** Loads nothing before the run is known. */
const loadAnswer = (id: string | undefined) => (id === undefined ? undefined : loadResult(id));

/** The last run about this data that has an answer, once its chart can be drawn. */
export function useLastAnswer(streamId: string): Answer | undefined {
  useLoad(runList, newest);
  const run = useValue(runList, newest)?.content.find(({ data, state }) => data === streamId && state === 'Succeeded');
  useLoad(loadAnswer, run?.id);
  const { results } = useExecutions();
  const found = run && results[run.id];
  const drawn = found && drawnOf(found.result, found.analysis);
  return drawn && { run, drawn };
}

export function LastAnswer({ streamId, run: { id, algo_name }, drawn }: Answer & { streamId: string }) {
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
