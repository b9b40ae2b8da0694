import { fillText, Heading, Skeleton, Stack, Text } from '#design-system';
import type { User } from '#contract/types.ts';
import { detailMessages as messages } from '../../../messages/admin.ts';
import { sessions } from './person.ts';
import { Async } from '../../shared/Async.tsx';
import { personOrEmail } from '../../shared/account/personName.ts';
import { SessionRow } from '../../shared/account/SessionRow.tsx';

export function Sessions({ user }: { user: User }) {
  return (
    <Stack gap={3}>
      <Heading level={3}>{messages.sessions}</Heading>
      <Async
        of={sessions}
        input={user.id}
        skeleton={<Skeleton lines={2} />}
        isEmpty={(list) => list.sessions.length === 0}
        empty={<Text tone="muted">{messages.noSessions}</Text>}
      >
        {(list) => (
          <Stack
            as="ul"
            gap={3}
            data-part="list"
            aria-label={fillText(messages.sessionsOf, { name: personOrEmail(user) })}
          >
            {list.sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </Stack>
        )}
      </Async>
    </Stack>
  );
}
