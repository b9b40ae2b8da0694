import { Button, ConfirmDialog, Skeleton, Stack, Text } from '#design-system';
import { useState } from 'react';
import { securityMessages } from '../../messages/security.ts';
import { closeOtherSessions, sessions } from '../../state/me/account.ts';
import { clearFailure, useOperation } from '../../state/machine/operations.ts';
import { Async } from '../shared/Async.tsx';
import { failureLines } from '../shared/failureLines.tsx';
import { SessionRow } from '../shared/account/SessionRow.tsx';
import { SettingsSection } from '../shared/forms/SettingsSection.tsx';
import { useLoad } from '../shared/useLoad.ts';

const messages = securityMessages.sessions;

export function Sessions() {
  const [asking, setAsking] = useState(false);
  const operation = useOperation('sessions.closeOthers');
  useLoad(sessions);
  const end = async () => {
    if ((await closeOtherSessions()).ok) setAsking(false);
  };
  const ask = (open: boolean) => {
    clearFailure('sessions.closeOthers');
    setAsking(open);
  };
  return (
    <SettingsSection title={messages.title} text={messages.text}>
      <Async of={sessions} skeleton={<Skeleton lines={4} />}>
        {(list) => (
          <Stack gap={4} align="start">
            <Stack
              as="ul"
              data-part="list"
              gap={3}
              aria-label={messages.list}
              tabIndex={-1}
              style={{ alignSelf: 'stretch' }}
            >
              {list.map((session) => (
                <SessionRow key={session.id} session={session} own />
              ))}
            </Stack>
            {list.length > 1 ? (
              <Button variant="outline" tone="danger" onClick={() => setAsking(true)}>
                {messages.end}
              </Button>
            ) : (
              <Text tone="muted">{messages.only}</Text>
            )}
          </Stack>
        )}
      </Async>
      <ConfirmDialog
        open={asking}
        onOpenChange={ask}
        title={messages.endTitle}
        consequence={messages.endText}
        confirmLabel={messages.end}
        tone="danger"
        pending={operation.phase === 'request'}
        error={failureLines(operation)}
        onConfirm={() => void end()}
      />
    </SettingsSection>
  );
}
