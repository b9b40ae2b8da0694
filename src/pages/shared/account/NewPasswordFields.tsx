import { PasswordField } from '#design-system';
import { recoveryMessages as messages } from '../../../messages/recovery.ts';
import { lengthProblem } from './newPassword.ts';
import { PasswordRules } from './PasswordRules.tsx';

/** Expects the form fields `password` and `repeat`. */
export function NewPasswordFields() {
  return (
    <>
      <PasswordField
        name="password"
        label={messages.password}
        required
        validate={lengthProblem}
        autoComplete="new-password"
        strength
      />
      <PasswordField name="repeat" label={messages.repeat} required autoComplete="new-password" />
      <PasswordRules />
    </>
  );
}
