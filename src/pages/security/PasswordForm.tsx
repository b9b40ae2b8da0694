import { fillText, Form, FormError, PasswordField, SubmitButton, useForm } from '#design-system';
import { rememberedPasswords } from '#contract/constants.ts';
import { securityMessages } from '../../messages/security.ts';
import { useOperation } from '../../state/machine/operations.ts';
import { changePassword } from '../../state/me/profile.ts';
import { failureLines } from '../shared/failureLines.tsx';
import { LeaveGuard } from '../shared/forms/LeaveGuard.tsx';
import { NewPasswordFields } from '../shared/account/NewPasswordFields.tsx';
import { repeatProblem } from '../shared/account/newPassword.ts';
import { SettingsSection } from '../shared/forms/SettingsSection.tsx';
import { credentialRefusal, isAtField } from './refusals.ts';

const messages = securityMessages.password;
const blank = { currentPassword: '', password: '', repeat: '' };

export function PasswordForm({ email }: { email: string }) {
  const operation = useOperation('password.change');
  const form = useForm({ defaultValues: blank });
  // A password manager may have filled in the current password.
  const { password: begun, repeat: repeated } = form.formState.dirtyFields;
  return (
    <SettingsSection title={messages.title} text={fillText(messages.text, { count: rememberedPasswords })}>
      <LeaveGuard when={begun === true || repeated === true} />
      <Form
        form={form}
        style={{ maxInlineSize: 'var(--ds-width-field)' }}
        onSubmit={async ({ currentPassword, password, repeat }) => {
          const differs = repeatProblem(password, repeat);
          if (differs) return differs;
          const outcome = await changePassword(password, currentPassword);
          if (outcome.ok) form.reset(blank);
          return credentialRefusal(outcome);
        }}
      >
        {/* Names the account for password managers. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField name="currentPassword" label={messages.current} required />
        <NewPasswordFields />
        <FormError>{isAtField(operation) ? operation.text : failureLines(operation)}</FormError>
        <div>
          <SubmitButton variant="outline">{messages.save}</SubmitButton>
        </div>
      </Form>
    </SettingsSection>
  );
}
