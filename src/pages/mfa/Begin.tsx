import { Banner, Button, Stack, Text } from '#design-system';
import { mfaWords as words } from '../../messages/mfa.ts';
import { beginMfa } from '../../state/me/mfa.ts';
import { useOperation } from '../../state/machine/operations.ts';
import { useSession } from '../../state/me/session.ts';
import { failureLines } from '../shared/failureLines.tsx';

export function Begin() {
  const operation = useOperation('mfa.createQr');
  const { mfa } = useSession();
  const failed = operation.phase === 'fail';
  return (
    <Stack gap={4}>
      {mfa === 'setup' && <Banner>{words.required}</Banner>}
      <Text as="p">{words.why}</Text>
      <Text as="p" tone="muted">
        {words.apps}
      </Text>
      {failed && <Banner tone="danger">{failureLines(operation)}</Banner>}
      <Button size="large" wide loading={operation.phase === 'request'} onClick={() => void beginMfa()}>
        {failed ? words.retry : words.begin}
      </Button>
    </Stack>
  );
}
