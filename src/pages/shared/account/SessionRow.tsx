import { Badge, Button, fillText, Inline, Stack, Text } from '#design-system';
import type { Session } from '#contract/types.ts';
import type { MouseEvent } from 'react';
import { securityMessages } from '../../../messages/security.ts';
import { closeSession, sessions } from '../../../state/me/account.ts';
import { useOperation } from '../../../state/machine/operations.ts';
import { relativeTime, When } from '../When.tsx';

const messages = securityMessages.sessions;

function deviceOf({ browser, system }: Session): string {
  if (browser && system) return fillText(messages.device, { browser, system });
  return browser ?? system ?? messages.unknown;
}

// The address of a proxy or of the exchange itself says nothing about the device.
const loopback = /^(?:127\.|::1$|::ffff:127\.)/;

function SignOut({ session }: { session: Session }) {
  const { phase } = useOperation('sessions.closeOne', session.id);
  const device = deviceOf(session);
  const end = async ({ currentTarget: button }: MouseEvent<HTMLElement>) => {
    const list = button.closest('ul');
    const outcome = await closeSession(session.id, device);
    const wasGone = !outcome.ok && outcome.failure.facts.status === 404;
    if (wasGone) void sessions.load();
    // The row disappears with the next list.
    if ((outcome.ok || wasGone) && document.activeElement === button) list?.focus();
  };
  return (
    <Button
      size="small"
      variant="ghost"
      tone="danger"
      loading={phase === 'request'}
      aria-label={fillText(messages.signOutOf, { device, when: relativeTime(session.last_seen) })}
      onClick={(event) => void end(event)}
    >
      {messages.signOut}
    </Button>
  );
}

interface SessionRowProps {
  session: Session;
  own?: true;
}

export function SessionRow({ session, own }: SessionRowProps) {
  const { created_date, last_seen, current, address } = session;
  return (
    <Inline as="li" justify="between" align="start" gap={3} wrap={false}>
      <Stack gap={0}>
        <Text weight="medium">{deviceOf(session)}</Text>
        <Text tone="muted" size="small">
          <span>{messages.seen}</span> <When at={last_seen} />
          {address && !loopback.test(address) && <span>{` ${fillText(messages.from, { address })}`}</span>}
          <span>, </span>
          <span>{messages.began}</span> <When at={created_date} as="moment" />
        </Text>
      </Stack>
      {current ? <Badge tone="success">{messages.current}</Badge> : own && <SignOut session={session} />}
    </Inline>
  );
}
