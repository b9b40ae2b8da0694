import { Badge, Inline, Stack, Text } from '#design-system';
import { paths } from '../../config/paths.ts';
import { securityMessages } from '../../messages/security.ts';
import { ButtonLink } from '../shared/ButtonLink.tsx';

const messages = securityMessages.mfa;

export function FactorOff({ pending }: { pending: boolean }) {
  return (
    <Stack gap={3} align="start">
      <Inline gap={2}>
        <Badge>{messages.off}</Badge>
        {pending && <Text tone="muted">{messages.pending}</Text>}
      </Inline>
      <ButtonLink to={paths.qrCode} state={{ from: paths.security }}>
        {pending ? messages.goOn : messages.setUp}
      </ButtonLink>
    </Stack>
  );
}
