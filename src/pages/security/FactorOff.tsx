import { Badge, Button, Inline, Stack, Text } from '#design-system';
import { paths } from '../../config/paths.ts';
import { mfaWords } from '../../messages/mfa.ts';
import { securityWords } from '../../messages/security.ts';
import { Anchor } from '../shared/Anchor.tsx';

const words = securityWords.mfa;

export function FactorOff({ pending }: { pending: boolean }) {
  return (
    <Stack gap={3} align="start">
      <Inline gap={2}>
        <Badge>{words.off}</Badge>
        {pending && <Text tone="muted">{words.pending}</Text>}
      </Inline>
      <Text as="p">{mfaWords.why}</Text>
      <Button asChild>
        <Anchor to={paths.qrCode} state={{ from: paths.security }}>
          {pending ? words.goOn : words.setUp}
        </Anchor>
      </Button>
    </Stack>
  );
}
