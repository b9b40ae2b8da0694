import { Button, Dialog, Stack } from '#design-system';
import { useState } from 'react';
import { mfaMessages } from '../../messages/mfa.ts';
import { unlockMfa, useMfa, type CodeOperation } from '../../state/me/mfa.ts';
import type { Outcome } from '../../state/machine/operations.ts';
import { CodeForm } from '../shared/forms/CodeForm.tsx';

interface CodeDialogProps {
  of: CodeOperation;
  title: string;
  text: string;
  submit: string;
  act: (code: string) => Promise<Outcome<unknown>>;
  onClose: () => void;
}

export function CodeDialog({ of, title, text, submit, act, onClose }: CodeDialogProps) {
  const [kind, setKind] = useState<'code' | 'recoveryCode'>('code');
  const { lockedUntil } = useMfa();
  const isCode = kind === 'code';
  const send = async (code: string) => {
    const outcome = await act(code);
    if (outcome.ok) onClose();
    return outcome;
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content title={title} description={text}>
        <Stack gap={4}>
          <CodeForm key={kind} of={of} kind={kind} submit={submit} onCode={send} />
          {lockedUntil === 0 && (
            <Button
              variant="ghost"
              onClick={() => {
                setKind(isCode ? 'recoveryCode' : 'code');
                unlockMfa();
              }}
            >
              {isCode ? mfaMessages.toRecoveryCode : mfaMessages.toAppCode}
            </Button>
          )}
        </Stack>
      </Dialog.Content>
    </Dialog.Root>
  );
}
