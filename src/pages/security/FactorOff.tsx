import { Badge, Button, Inline, Stack, Text } from '#design-system';
import { paths } from '../../config/paths.ts';
import { securityMessages } from '../../messages/security.ts';
import { Anchor } from '../shared/Anchor.tsx';

const messages = securityMessages.mfa;

export function FactorOff({ pending }: { pending: boolean }) {
  return (
    <Stack gap={3} align="start">
      <Inline gap={2}>
        <Badge>{messages.off}</Badge>
        {pending && <Text tone="muted">{messages.pending}</Text>}
      </Inline>
      <Button asChild>
        <Anchor to={paths.qrCode} state={{ from: paths.security }}>
          {pending ? messages.goOn : messages.setUp}
        </Anchor>
      </Button>
    </Stack>
  );
}
