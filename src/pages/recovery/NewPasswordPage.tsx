import { Form, FormError, formMessage, PasswordField, SubmitButton } from '#design-system';
import { passwordLength } from '#contract/constants.ts';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { format } from '../../messages/format.ts';
import { recoveryWords as words } from '../../messages/recovery.ts';
import { titles } from '../../messages/screens.ts';
import { useOperation } from '../../state/operations.ts';
import { resetPasswordChange, setNewPassword, useRecovery, type RecoveryLink } from '../../state/recovery.ts';
import { AccountFrame } from '../shared/AccountFrame.tsx';
import { failureText } from '../shared/failureText.ts';
import { BackToLogin } from './BackToLogin.tsx';
import { InvalidLink } from './InvalidLink.tsx';
import { PasswordRules } from './PasswordRules.tsx';

// In characters as people count them, which is how the server does.
const lengthProblem = (password: string) => {
  const { length } = Array.from(password);
  const isFit = length >= passwordLength.min && length <= passwordLength.max;
  return isFit ? undefined : formMessage('length', { label: words.password, ...passwordLength });
};

const blank = { password: '', repeat: '' };

function NewPasswordForm({ link }: { link: RecoveryLink }) {
  const operation = useOperation('recovery.complete');
  const navigate = useNavigate();
  const change = async ({ password, repeat }: typeof blank) => {
    if (password !== repeat) return { fields: { repeat: words.differs } };
    const outcome = await setNewPassword(link, password);
    if (outcome.ok) return void navigate(paths.login, { replace: true });
    const { password: problem } = outcome.failure.facts.fields;
    return problem ? { fields: { password: format(words.refused, { problem }) } } : undefined;
  };
  const failed = operation.phase === 'fail';
  return (
    <Form defaultValues={blank} onSubmit={change}>
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
      <FormError>{failed && operation.fields['password'] ? operation.text : failureText(operation)}</FormError>
      <SubmitButton size="large" wide>
        {words.change}
      </SubmitButton>
    </Form>
  );
}

/** Sets a new password by the link that was opened before; without one there is nothing to fill in. */
export function NewPasswordPage() {
  const operation = useOperation('recovery.complete');
  const { link: opened } = useRecovery();
  // Kept while the page stands: the link leaves memory as soon as it is used up.
  const [link] = useState(opened);
  useEffect(() => {
    resetPasswordChange();
  }, []);
  const dead = !link || (operation.phase === 'fail' && operation.status === 410);
  return (
    <AccountFrame title={titles.newPassword} {...(!dead && { description: words.choose })} footer={<BackToLogin />}>
      {dead ? <InvalidLink /> : <NewPasswordForm link={link} />}
    </AccountFrame>
  );
}
