import { Banner, Button, Stack, Text } from '#design-system';
import { mfaMessages as messages } from '../../messages/mfa.ts';
import { beginMfa } from '../../state/me/mfa.ts';
import { useOperation } from '../../state/machine/operations.ts';
import { useSession } from '../../state/me/session.ts';
import { failureLines } from '../shared/failureLines.tsx';

export function BeginSetup() {
  const operation = useOperation('mfa.createQr');
  const { mfa } = useSession();
  const failed = operation.phase === 'fail';
  return (
    <Stack gap={4}>
      {mfa === 'setup' && <Banner>{messages.required}</Banner>}
      <Text as="p">{messages.why}</Text>
      <Text as="p" tone="muted">
        {messages.apps}
      </Text>
      {failed && <Banner tone="danger">{failureLines(operation)}</Banner>}
      <Button size="large" wide loading={operation.phase === 'request'} onClick={() => void beginMfa()}>
        {failed ? messages.retry : messages.begin}
      </Button>
    </Stack>
  );
}
