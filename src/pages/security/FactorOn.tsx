import { Badge, Banner, Button, Inline, Stack, Text } from '#design-system';
import { useState } from 'react';
import { fewRecoveryCodes } from '../../config/constants.ts';
import { mfaWords } from '../../messages/mfa.ts';
import { securityWords } from '../../messages/security.ts';
import { disableMfa, forgetCodes, renewCodes, useMfa } from '../../state/me/mfa.ts';
import { RecoveryCodes } from '../shared/account/RecoveryCodes.tsx';
import { CodeDialog } from './CodeDialog.tsx';

const words = securityWords.mfa;

const dialogs = {
  renew: {
    of: 'mfa.renewCodes',
    title: words.renew,
    text: words.renewText,
    submit: words.renewSubmit,
    act: renewCodes,
  },
  disable: {
    of: 'mfa.disable',
    title: words.disableTitle,
    text: words.disableText,
    submit: words.disable,
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
        <Banner tone="warning" title={mfaWords.codesTitle} />
        <RecoveryCodes codes={recoveryCodes} onward={<Button onClick={forgetCodes}>{words.done}</Button>} />
      </Stack>
    );
  }
  return (
    <Stack gap={4} align="start">
      <Inline gap={3}>
        <Badge tone="success">{words.on}</Badge>
        <Text tone={left <= fewRecoveryCodes ? 'warning' : 'muted'}>
          {words.left}: <Text numeric>{left}</Text>
        </Text>
      </Inline>
      {left <= fewRecoveryCodes && <Banner tone="warning">{mfaWords.few.text}</Banner>}
      <Inline>
        <Button variant="outline" tone="neutral" onClick={() => setOpen('renew')}>
          {words.renew}
        </Button>
        {!required && (
          <Button variant="ghost" tone="danger" onClick={() => setOpen('disable')}>
            {words.disable}
          </Button>
        )}
      </Inline>
      {required && (
        <Text as="p" tone="muted" size="small">
          {words.required}
        </Text>
      )}
      {open && <CodeDialog {...dialogs[open]} onClose={() => setOpen(undefined)} />}
    </Stack>
  );
}
