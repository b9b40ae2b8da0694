import { Badge, Inline, Stack, Text } from '#design-system';
import type { Session } from '#contract/types.ts';
import { format } from '../../../messages/format.ts';
import { securityMessages } from '../../../messages/security.ts';
import { When } from '../When.tsx';

const messages = securityMessages.sessions;

function deviceOf({ browser, system }: Session): string {
  if (browser && system) return format(messages.device, { browser, system });
  return browser ?? system ?? messages.unknown;
}

const loopback = /^(?:127\.|::1$|::ffff:127\.)/;
const placeOf = (address: string) => (loopback.test(address) ? messages.here : format(messages.from, { address }));

export function SessionRow({ session }: { session: Session }) {
  const { created_date, last_seen, current, address } = session;
  return (
    <Inline as="li" justify="between" align="start" gap={3} wrap={false}>
      <Stack gap={0}>
        <Text weight="medium">{deviceOf(session)}</Text>
        <Text tone="muted" size="small">
          {messages.seen} <When at={last_seen} />
          {address && ` ${placeOf(address)}`}, {messages.began} <When at={created_date} exact />
        </Text>
      </Stack>
      {current && <Badge tone="success">{messages.current}</Badge>}
    </Inline>
  );
}
