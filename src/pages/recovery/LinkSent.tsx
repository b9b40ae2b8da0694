import { Banner, Button, fillText, Stack, Text, useNow } from '#design-system';
import { recoveryMessages as messages } from '../../messages/recovery.ts';
import { useOperation } from '../../state/machine/operations.ts';
import { forgetRequest, requestLink, useRecovery } from './recoveryStore.ts';
import { failureLines } from '../shared/failureLines.tsx';

const secondMs = 1000;

export function LinkSent({ email }: { email: string }) {
  const { nextAt } = useRecovery();
  const operation = useOperation('recovery.request');
  const now = useNow((at) => (nextAt > at ? (nextAt - at) % secondMs || secondMs : undefined));
  const seconds = Math.max(0, Math.ceil((nextAt - now) / secondMs));
  const failed = failureLines(operation);
  return (
    <Stack gap={4}>
      <Banner tone={failed ? 'danger' : 'success'} {...(failed && { title: failed })}>
        {fillText(messages.sent, { email })}
      </Banner>
      <Text as="p" tone="muted" size="small">
        {messages.nothing}
      </Text>
      <Button
        wide
        variant="outline"
        tone="neutral"
        disabled={seconds > 0}
        loading={operation.phase === 'request'}
        onClick={() => void requestLink(email)}
      >
        {seconds > 0 ? fillText(messages.wait, { seconds }) : messages.again}
      </Button>
      <Button wide variant="ghost" tone="neutral" onClick={forgetRequest}>
        {messages.other}
      </Button>
    </Stack>
  );
}
