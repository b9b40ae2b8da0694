import { Button, EmptyState, Skeleton, Stack, Text } from '#design-system';
import { useState } from 'react';
import { webhookLimits } from '#contract/constants.ts';
import { webhooks } from '../../../state/notifications/webhooks.ts';
import { Async } from '../../shared/Async.tsx';
import { SettingsSection } from '../../shared/forms/SettingsSection.tsx';
import { useLoad } from '../../shared/useLoad.ts';
import { webhookMessages as messages } from './messages.ts';
import { SecretDialog } from './SecretDialog.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';
import { WebhookRow } from './WebhookRow.tsx';

export function Webhooks() {
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  useLoad(webhooks);
  return (
    <SettingsSection title={messages.title} text={messages.text}>
      <Async of={webhooks} skeleton={<Skeleton lines={4} />}>
        {(list) => (
          <Stack gap={5}>
            {list.length === 0 ? (
              <EmptyState title={messages.empty.title}>{messages.empty.text}</EmptyState>
            ) : (
              <Stack as="ul" data-part="list" gap={5} aria-label={messages.list} align="stretch">
                {list.map((webhook) => (
                  <WebhookRow key={webhook.id} webhook={webhook} />
                ))}
              </Stack>
            )}
            {list.length < webhookLimits.max ? (
              <div>
                <Button variant="outline" onClick={() => setAdding(true)}>
                  {messages.add}
                </Button>
              </div>
            ) : (
              <Text tone="muted">{messages.most}</Text>
            )}
          </Stack>
        )}
      </Async>
      {adding && (
        <WebhookDialog
          onClose={() => setAdding(false)}
          onAdded={(added) => {
            setAdding(false);
            setSecret(added);
          }}
        />
      )}
      {secret !== undefined && (
        <SecretDialog secret={secret} text={messages.secretText} onClose={() => setSecret(undefined)} />
      )}
    </SettingsSection>
  );
}
