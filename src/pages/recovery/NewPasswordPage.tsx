import { FormError, SubmitButton } from '#design-system';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths, titles } from '../../config/screens.ts';
import { recoveryMessages as messages } from '../../messages/recovery.ts';
import { useOperation } from '../../state/machine/operations.ts';
import { setNewPassword, useRecovery, type RecoveryLink } from './recoveryStore.ts';
import { AccountForm } from '../shared/account/AccountForm.tsx';
import { AccountFrame } from '../shared/account/AccountFrame.tsx';
import { failureLines } from '../shared/failureLines.tsx';
import { NewPasswordFields } from '../shared/account/NewPasswordFields.tsx';
import { passwordRefusal, repeatProblem } from '../shared/account/newPassword.ts';
import { BackToLogin } from './BackToLogin.tsx';
import { InvalidLink, invalidLink } from './InvalidLink.tsx';

const blank = { password: '', repeat: '' };

function NewPasswordForm({ link }: { link: RecoveryLink }) {
  const operation = useOperation('recovery.complete');
  const navigate = useNavigate();
  const change = async ({ password, repeat }: typeof blank) => {
    const differs = repeatProblem(password, repeat);
    if (differs) return differs;
    const outcome = await setNewPassword(link, password);
    if (outcome.ok) return void navigate(paths.login, { replace: true });
    const { password: problem } = outcome.failure.facts.fields;
    return problem ? { fields: { password: passwordRefusal(problem) } } : undefined;
  };
  const failed = operation.phase === 'fail';
  return (
    <AccountForm title={titles.newPassword} defaultValues={blank} onSubmit={change}>
      <NewPasswordFields />
      <FormError>{failed && operation.fields['password'] ? operation.text : failureLines(operation)}</FormError>
      <SubmitButton size="large" wide>
        {messages.change}
      </SubmitButton>
    </AccountForm>
  );
}

export function NewPasswordPage() {
  const operation = useOperation('recovery.complete');
  const { link: opened } = useRecovery();
  // Kept while the page is mounted: the link leaves memory once used.
  const [link] = useState(opened);
  const used = operation.phase === 'fail' && operation.status === 410 ? operation.text : undefined;
  const dead = !link || used !== undefined;
  return (
    <AccountFrame
      screen="newPassword"
      {...(dead ? invalidLink(used) : { description: messages.choose })}
      footer={<BackToLogin />}
    >
      {dead ? <InvalidLink reason={used} /> : <NewPasswordForm link={link} />}
    </AccountFrame>
  );
}
