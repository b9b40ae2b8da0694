import { Badge, CodeBlock, fillText, Inline, Stack, Text } from '#design-system';
import { notificationKinds } from '#contract/notificationKinds.ts';
import type { WebhookAttempt } from '#contract/types.ts';
import { dot } from '../../../messages/format.ts';
import { When } from '../../shared/When.tsx';
import { webhookMessages as messages } from './messages.ts';

export const attemptName = ({ kind }: WebhookAttempt) => (kind ? notificationKinds[kind].name : messages.isTest);

export function AttemptFacts({ attempt }: { attempt: WebhookAttempt }) {
  const { ok, status, ms, error, answer, at } = attempt;
  return (
    <Stack gap={2} align="stretch">
      <Inline gap={2}>
        <Badge tone={ok ? 'success' : 'danger'}>{ok ? messages.delivered : messages.failed}</Badge>
        <Text weight="medium">{attemptName(attempt)}</Text>
        <Text tone="muted" size="small">
          {status !== undefined && <span>{`${fillText(messages.status, { status: String(status) })}${dot}`}</span>}
          <span>{`${fillText(messages.ms, { ms: String(ms) })}${dot}`}</span>
          <When at={at} />
        </Text>
      </Inline>
      {error !== undefined && <Text as="p">{error}</Text>}
      {answer === '' ? (
        status !== undefined && (
          <Text as="p" tone="muted" size="small">
            {messages.noAnswer}
          </Text>
        )
      ) : (
        <CodeBlock code={answer} label={messages.answer} wrap />
      )}
    </Stack>
  );
}
