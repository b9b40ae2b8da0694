import { Badge, Button, fillText, Icon, IconButton, Inline, Menu, Stack, Text } from '#design-system';
import { useState } from 'react';
import type { Webhook, WebhookAttempt } from '#contract/types.ts';
import { counted, dot } from '../../../messages/format.ts';
import { useOperation } from '../../../state/machine/operations.ts';
import { changeWebhook, removeWebhook, rotateWebhook, testWebhook } from '../../../state/notifications/webhooks.ts';
import { AskDialog } from '../../shared/AskDialog.tsx';
import { failureLines } from '../../shared/failureLines.tsx';
import { When } from '../../shared/When.tsx';
import { AttemptFacts } from './AttemptFacts.tsx';
import { AttemptsDialog } from './AttemptsDialog.tsx';
import { webhookMessages as messages } from './messages.ts';
import { SecretDialog } from './SecretDialog.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';

function Facts({ webhook: { kinds, waiting, failing_since, overlap_until } }: { webhook: Webhook }) {
  return (
    <Text as="p" tone="muted" size="small">
      <span>{counted(messages.kindCount, kinds.length)}</span>
      {waiting > 0 && <span>{`${dot}${counted(messages.waiting, waiting)}`}</span>}
      {failing_since !== undefined && (
        <>
          <span>{`${dot}${messages.failingSince} `}</span>
          <When at={failing_since} as="moment" />
        </>
      )}
      {overlap_until !== undefined && (
        <>
          <span>{`${dot}${messages.overlap} `}</span>
          <When at={overlap_until} as="moment" />
        </>
      )}
    </Text>
  );
}

function State({ enabled, failing_since }: Webhook) {
  if (!enabled) return <Badge tone="danger">{messages.off}</Badge>;
  if (failing_since !== undefined) return <Badge tone="warning">{messages.failing}</Badge>;
  return <Badge tone="success">{messages.working}</Badge>;
}

type Dialog = 'change' | 'attempts' | 'rotate' | 'remove' | 'switchOff';

export function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { id, url, enabled } = webhook;
  const [dialog, openDialog] = useState<Dialog>();
  const [secret, setSecret] = useState<string>();
  const [tested, setTested] = useState<WebhookAttempt>();
  const testing = useOperation('webhooks.test', id);
  const switching = useOperation('webhooks.change', id);
  const close = () => openDialog(undefined);
  const test = async () => {
    const outcome = await testWebhook(id);
    setTested(outcome.ok ? outcome.value : undefined);
  };
  const rotate = async () => {
    const outcome = await rotateWebhook(id);
    if (outcome.ok) setSecret(outcome.value.secret);
    return outcome;
  };
  const label = (text: `${string}{url}${string}`) => fillText(text as '{url}', { url });
  const failure = failureLines(testing) ?? (dialog === undefined ? failureLines(switching) : undefined);
  return (
    <Stack as="li" gap={2} align="stretch">
      <Inline justify="between" gap={2}>
        <Text weight="medium" style={{ overflowWrap: 'anywhere' }}>
          {url}
        </Text>
        <State {...webhook} />
      </Inline>
      <Facts webhook={webhook} />
      <Inline gap={2}>
        <Button
          size="small"
          variant="outline"
          loading={testing.phase === 'request'}
          aria-label={label(messages.testLabel)}
          onClick={() => void test()}
        >
          {messages.test}
        </Button>
        <Button
          size="small"
          variant="outline"
          tone="neutral"
          aria-label={label(messages.attemptsLabel)}
          onClick={() => openDialog('attempts')}
        >
          {messages.attempts}
        </Button>
        <Button
          size="small"
          variant="outline"
          tone="neutral"
          aria-label={label(messages.changeLabel)}
          onClick={() => openDialog('change')}
        >
          {messages.change}
        </Button>
        <Menu.Root>
          <Menu.Trigger>
            <IconButton size="small" variant="outline" label={label(messages.more)}>
              <Icon name="more" />
            </IconButton>
          </Menu.Trigger>
          <Menu.Content>
            {enabled ? (
              <Menu.Item onSelect={() => openDialog('switchOff')}>{messages.switchOff}</Menu.Item>
            ) : (
              <Menu.Item onSelect={() => void changeWebhook(id, { enabled: true })}>{messages.switchOn}</Menu.Item>
            )}
            <Menu.Item onSelect={() => openDialog('rotate')}>{messages.rotate}</Menu.Item>
            <Menu.Item tone="danger" onSelect={() => openDialog('remove')}>
              {messages.remove}
            </Menu.Item>
          </Menu.Content>
        </Menu.Root>
      </Inline>
      <div aria-live="polite">
        {failure && <Text tone="danger">{failure}</Text>}
        {tested && <AttemptFacts attempt={tested} />}
      </div>
      {dialog === 'change' && <WebhookDialog webhook={webhook} onClose={close} />}
      {dialog === 'attempts' && <AttemptsDialog webhook={webhook} onClose={close} />}
      {dialog === 'rotate' && (
        <AskDialog
          of="webhooks.rotate"
          id={id}
          act={rotate}
          onClose={close}
          title={messages.rotateTitle}
          consequence={messages.rotateConsequence}
          confirmLabel={messages.rotate}
        />
      )}
      {dialog === 'switchOff' && (
        <AskDialog
          of="webhooks.change"
          id={id}
          act={() => changeWebhook(id, { enabled: false })}
          onClose={close}
          title={messages.switchOffTitle}
          consequence={label(messages.switchOffConsequence)}
          confirmLabel={messages.switchOff}
        />
      )}
      {dialog === 'remove' && (
        <AskDialog
          of="webhooks.remove"
          id={id}
          act={() => removeWebhook(id)}
          onClose={close}
          title={messages.removeTitle}
          consequence={label(messages.removeConsequence)}
          confirmLabel={messages.remove}
          tone="danger"
        />
      )}
      {secret !== undefined && (
        <SecretDialog secret={secret} text={messages.rotatedText} onClose={() => setSecret(undefined)} />
      )}
    </Stack>
  );
}
