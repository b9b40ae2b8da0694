import { PasswordField } from '#design-system';
import { recoveryWords as words } from '../../../messages/recovery.ts';
import { lengthProblem } from './newPassword.ts';
import { PasswordRules } from './PasswordRules.tsx';

/** A new password twice, with the rules that it must fulfil; the form holds `password` and `repeat`. */
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
