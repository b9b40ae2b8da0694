import { Badge, Banner, Button, Inline, Stack, Text } from '#design-system';
import { useState } from 'react';
import { fewRecoveryCodes } from '../../config/constants.ts';
import { mfaMessages } from '../../messages/mfa.ts';
import { securityMessages } from '../../messages/security.ts';
import { disableMfa, forgetCodes, renewCodes, useMfa } from '../../state/me/mfa.ts';
import { RecoveryCodes } from '../shared/account/RecoveryCodes.tsx';
import { CodeDialog } from './CodeDialog.tsx';

const messages = securityMessages.mfa;

const dialogs = {
  renew: {
    of: 'mfa.renewCodes',
    title: messages.renew,
    text: messages.renewText,
    submit: messages.renewSubmit,
    act: renewCodes,
  },
  disable: {
    of: 'mfa.disable',
    title: messages.disableTitle,
    text: messages.disableText,
    submit: messages.disable,
    act: disableMfa,
  },
} as const;

interface FactorOnProps {
  left: number;
  required: boolean;
}

export function FactorOn({ left, required }: FactorOnProps) {
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const { recoveryCodes } = useMfa();
  if (recoveryCodes) {
    return (
      <Stack gap={4}>
        <Banner tone="warning" title={mfaMessages.codesTitle} />
        <RecoveryCodes codes={recoveryCodes} onward={<Button onClick={forgetCodes}>{messages.done}</Button>} />
      </Stack>
    );
  }
  return (
    <Stack gap={4} align="start">
      <Inline gap={3}>
        <Badge tone="success">{messages.on}</Badge>
        <Text tone={left <= fewRecoveryCodes ? 'warning' : 'muted'}>
          {messages.left}: <Text numeric>{left}</Text>
        </Text>
      </Inline>
      {left <= fewRecoveryCodes && <Banner tone="warning">{mfaMessages.few.text}</Banner>}
      <Inline>
        <Button variant="outline" tone="neutral" onClick={() => setOpen('renew')}>
          {messages.renew}
        </Button>
        {!required && (
          <Button variant="ghost" tone="danger" onClick={() => setOpen('disable')}>
            {messages.disable}
          </Button>
        )}
      </Inline>
      {required && (
        <Text as="p" tone="muted" size="small">
          {messages.required}
        </Text>
      )}
      {open && <CodeDialog {...dialogs[open]} onClose={() => setOpen(undefined)} />}
    </Stack>
  );
}
