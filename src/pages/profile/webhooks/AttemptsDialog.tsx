import { Button, Dialog, EmptyState, fillText, Inline, Skeleton, Stack, Text } from '#design-system';
import type { Webhook, WebhookAttempt } from '#contract/types.ts';
import { useOperation } from '../../../state/machine/operations.ts';
import { webhookAttempts } from '../../../state/notifications/webhooks.ts';
import { Async } from '../../shared/Async.tsx';
import { failureLines } from '../../shared/failureLines.tsx';
import { useLoad } from '../../shared/useLoad.ts';
import { AttemptFacts, attemptName } from './AttemptFacts.tsx';
import { webhookMessages as messages } from './messages.ts';
import { useReplay, type Replay } from './useReplay.ts';

interface AttemptRowProps {
  attempt: WebhookAttempt;
  replay: () => Promise<void>;
  /** State of its replay, if it was the last to be replayed. */
  state: Replay['state'] | undefined;
}

function AttemptRow({ attempt, replay, state }: AttemptRowProps) {
  const operation = useOperation('webhooks.replay', attempt.id);
  return (
    <Stack as="li" gap={2} align="stretch">
      <AttemptFacts attempt={attempt} />
      {attempt.kind !== undefined && (
        <Inline gap={3}>
          <Button
            size="small"
            variant="outline"
            tone="neutral"
            loading={operation.phase === 'request'}
            aria-label={fillText(messages.replayLabel, { name: attemptName(attempt) })}
            onClick={() => void replay()}
          >
            {messages.replay}
          </Button>
          <output>{state && messages[state]}</output>
          {operation.phase === 'fail' && (
            <Text as="div" tone="danger" role="alert">
              {failureLines(operation)}
            </Text>
          )}
        </Inline>
      )}
    </Stack>
  );
}

export function AttemptsDialog({ webhook: { id }, onClose }: { webhook: Webhook; onClose: () => void }) {
  useLoad(webhookAttempts, id);
  const { replayed, replay } = useReplay(id);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content title={messages.attemptsTitle} description={messages.attemptsText} size="large">
        <Stack gap={4} align="stretch">
          <div>
            <Button size="small" variant="outline" tone="neutral" onClick={() => void webhookAttempts.load(id)}>
              {messages.reload}
            </Button>
          </div>
          <Async
            of={webhookAttempts}
            input={id}
            skeleton={<Skeleton lines={6} />}
            isEmpty={({ content }) => content.length === 0}
            empty={<EmptyState title={messages.noAttempts.title}>{messages.noAttempts.text}</EmptyState>}
          >
            {({ content }) => (
              <Stack as="ul" data-part="list" gap={5} align="stretch" aria-label={messages.attemptsList}>
                {content.map((attempt) => (
                  <AttemptRow
                    key={attempt.id}
                    attempt={attempt}
                    replay={() => replay(attempt)}
                    state={replayed?.attemptId === attempt.id ? replayed.state : undefined}
                  />
                ))}
              </Stack>
            )}
          </Async>
        </Stack>
      </Dialog.Content>
    </Dialog.Root>
  );
}
