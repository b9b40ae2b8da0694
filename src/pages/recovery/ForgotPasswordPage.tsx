import { FormError, SubmitButton, TextField } from '#design-system';
import { textLimits } from '#contract/constants.ts';
import { titles } from '../../config/screens.ts';
import { forms } from '../../messages/forms.ts';
import { recoveryMessages as messages } from '../../messages/recovery.ts';
import { useOperation, refusalOf } from '../../state/machine/operations.ts';
import { requestLink, useRecovery } from './recoveryStore.ts';
import { AccountForm } from '../shared/account/AccountForm.tsx';
import { AccountFrame } from '../shared/account/AccountFrame.tsx';
import { failureLines } from '../shared/failureLines.tsx';
import { BackToLogin } from './BackToLogin.tsx';
import { LinkSent } from './LinkSent.tsx';

const blank = { email: '' };

/** The next screen is the same for every address. */
export function ForgotPasswordPage() {
  const operation = useOperation('recovery.request');
  const { email: sentTo } = useRecovery();
  return (
    <AccountFrame
      screen="forgotPassword"
      {...(sentTo === '' && { description: messages.ask })}
      footer={<BackToLogin />}
    >
      {sentTo === '' ? (
        <AccountForm
          title={titles.forgotPassword}
          defaultValues={blank}
          onSubmit={async ({ email }) => refusalOf(await requestLink(email.trim()))}
        >
          <TextField
            name="email"
            label={forms.email}
            type="email"
            required
            maxLength={textLimits.email}
            autoComplete="username"
          />
          <FormError>{failureLines(operation)}</FormError>
          <SubmitButton size="large" wide>
            {messages.send}
          </SubmitButton>
        </AccountForm>
      ) : (
        <LinkSent email={sentTo} />
      )}
    </AccountFrame>
  );
}
