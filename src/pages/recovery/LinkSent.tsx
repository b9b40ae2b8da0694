import { Banner, Button, Countdown, Inline, Stack, Text } from '#design-system';
import { useState } from 'react';
import { format } from '../../messages/format.ts';
import { recoveryMessages } from '../../messages/operations/recovery.ts';
import { recoveryMessages as messages } from '../../messages/recovery.ts';
import { serverNow } from '../../state/machine/clock.ts';
import { useOperation } from '../../state/machine/operations.ts';
import { forgetRequest, requestLink, useRecovery } from './recoveryStore.ts';
import { failureLines } from '../shared/failureLines.tsx';

export function LinkSent({ email }: { email: string }) {
  const { nextAt } = useRecovery();
  const operation = useOperation('recovery.request');
  const [endedAt, setEndedAt] = useState(() => (serverNow() < nextAt ? 0 : nextAt));
  const waiting = endedAt !== nextAt;
  const failed = failureLines(operation);
  return (
    <Stack gap={4}>
      <Banner tone={failed ? 'danger' : 'success'} title={failed ?? recoveryMessages['recovery.request'].success}>
        {format(messages.sent, { email })}
      </Banner>
      <Text as="p" tone="muted" size="small">
        {messages.nothing}
      </Text>
      {waiting && (
        <Inline justify="center">
          <Countdown until={nextAt} suffix={messages.wait} ended={messages.mayAsk} onEnd={() => setEndedAt(nextAt)} />
        </Inline>
      )}
      <Button
        wide
        variant="outline"
        tone="neutral"
        disabled={waiting}
        loading={operation.phase === 'request'}
        onClick={() => void requestLink(email)}
      >
        {messages.again}
      </Button>
      <Button wide variant="ghost" tone="neutral" onClick={forgetRequest}>
        {messages.other}
      </Button>
    </Stack>
  );
}
