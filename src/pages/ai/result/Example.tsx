import { Button, Card, ErrorState, Heading, Inline, Stack, Text } from '#design-system';
import { runMessages } from '../../../messages/ai.ts';
import { fetchResult, resetFetchState, useExecutions } from '../../../state/trade/executions.ts';
import { useOperation } from '../../../state/machine/operations.ts';
import { ResultView } from './ResultView.tsx';

const messages = runMessages.example;

export function Example() {
  const { fetched: result } = useExecutions();
  const operation = useOperation('executions.fetch');
  return (
    <Card as="section" aria-label={messages.title}>
      <Stack gap={3}>
        <Inline justify="between" align="start">
          <Stack gap={1}>
            <Heading level={2} size="small">
              {messages.title}
            </Heading>
            <Text size="small" tone="muted">
              {messages.text}
            </Text>
          </Stack>
          {result ? (
            <Button size="small" variant="ghost" tone="neutral" onClick={resetFetchState}>
              {messages.reset}
            </Button>
          ) : (
            <Button
              size="small"
              variant="outline"
              loading={operation.phase === 'request'}
              onClick={() => void fetchResult()}
            >
              {messages.fetch}
            </Button>
          )}
        </Inline>
        {operation.phase === 'fail' && (
          <ErrorState title={operation.text} onRetry={() => void fetchResult()} reference={operation.requestId}>
            {operation.reason}
          </ErrorState>
        )}
        {result && <ResultView fetched={result} file="example" />}
      </Stack>
    </Card>
  );
}
