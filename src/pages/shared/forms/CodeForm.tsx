import { FormError, OneTimeCode, SubmitButton, TextField } from '#design-system';
import type { Outcome } from '../../../state/machine/operations.ts';
import { useOperation } from '../../../state/machine/operations.ts';
import { useMfa, type CodeOperation } from '../../../state/me/mfa.ts';
import { mfaMessages as messages } from '../../../messages/mfa.ts';
import { AccountForm } from '../account/AccountForm.tsx';
import { failureLines } from '../failureLines.tsx';
import { Locked } from '../account/Locked.tsx';

interface CodeFormProps {
  /** Heading of the screen; a dialog has its own name. */
  title?: string;
  of: CodeOperation;
  /** Six-digit app code, or recovery code. */
  kind: 'code' | 'recoveryCode';
  submit: string;
  onCode: (code: string) => Promise<Outcome<unknown>>;
}

const blank = { passcode: '' };

export function CodeForm({ title, of, kind, submit, onCode }: CodeFormProps) {
  const operation = useOperation(of);
  const { lockedUntil } = useMfa();
  if (lockedUntil > 0) return <Locked until={lockedUntil} />;
  const isCode = kind === 'code';
  const wrong = operation.phase === 'fail' && operation.status === 422;
  return (
    <AccountForm
      title={title}
      defaultValues={blank}
      onSubmit={async ({ passcode }, form) => {
        const outcome = await onCode(passcode.trim());
        if (outcome.ok || outcome.failure.facts.status !== 422) return undefined;
        if (isCode) form.setValue('passcode', '');
        return { fields: { passcode: isCode ? messages.wrong : messages.wrongRecovery } };
      }}
    >
      {isCode ? (
        <OneTimeCode name="passcode" label={messages.code} hint={messages.codeHint} required />
      ) : (
        <TextField
          name="passcode"
          label={messages.recoveryCode}
          hint={messages.recoveryHint}
          required
          maxLength={64}
          data-secret
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      <FormError>{wrong ? undefined : failureLines(operation)}</FormError>
      <SubmitButton size="large" wide>
        {submit}
      </SubmitButton>
    </AccountForm>
  );
}
