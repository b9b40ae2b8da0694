import { PasswordField } from '#design-system';
import { recoveryWords as words } from '../../../messages/recovery.ts';
import { lengthProblem } from './newPassword.ts';
import { PasswordRules } from './PasswordRules.tsx';

/** Expects the form fields `password` and `repeat`. */
export function NewPasswordFields() {
  return (
    <>
      <PasswordField
        name="password"
        label={words.password}
        required
        validate={lengthProblem}
        autoComplete="new-password"
        strength
      />
      <PasswordField name="repeat" label={words.repeat} required autoComplete="new-password" />
      <PasswordRules />
    </>
  );
}
