import {
  Banner,
  Button,
  fillText,
  Form,
  FormError,
  Inline,
  OneTimeCode,
  PasswordField,
  Skeleton,
  SubmitButton,
  TextField,
  useForm,
} from '#design-system';
import { textLimits } from '#contract/constants.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { securityMessages } from '../../messages/security.ts';
import { useOperation, type Operation } from '../../state/machine/operations.ts';
import { askForEmail, changeEmail } from '../../state/me/profile.ts';
import { failureLines } from '../shared/failureLines.tsx';
import { LeaveGuard } from '../shared/forms/LeaveGuard.tsx';
import { SettingsSection } from '../shared/forms/SettingsSection.tsx';
import { credentialRefusal } from './refusals.ts';

const messages = securityMessages.email;

interface Values {
  email: string;
  currentPassword: string;
  emailCode: string;
}

const ask = (
  <>
    <TextField
      name="email"
      label={messages.label}
      type="email"
      required
      maxLength={textLimits.email}
      autoComplete="email"
    />
    <PasswordField name="currentPassword" label={messages.current} required />
  </>
);

const prove = <OneTimeCode name="emailCode" label={messages.code} hint={messages.codeHint} length={8} required />;

/** Errors shown elsewhere: wrong secrets at their fields, rate limits by the refusal. */
const isElsewhere = (operation: Operation) =>
  operation.phase === 'fail' && (operation.status === 422 || operation.status === 429);

export const EmailSkeleton = () => (
  <SettingsSection title={messages.title} text={messages.text}>
    <Skeleton shape="block" style={{ blockSize: '12rem' }} />
  </SettingsSection>
);

export function EmailForm({ email: present }: { email: string }) {
  const [sentTo, setSentTo] = useState('');
  const sent = sentTo !== '';
  const operation = useOperation(sent ? 'profile.email' : 'profile.askEmail');
  const form = useForm<Values>({ defaultValues: { email: present, currentPassword: '', emailCode: '' } });
  // A password manager may have filled in the password.
  const { email: begun } = form.formState.dirtyFields;
  const askFor = async ({ email: typed, currentPassword }: Values) => {
    const email = typed.trim();
    if (email.toLowerCase() === present) return { fields: { email: messages.same } };
    const outcome = await askForEmail(email, currentPassword);
    if (outcome.ok) setSentTo(email);
    return credentialRefusal(outcome);
  };
  const change = async ({ currentPassword, emailCode }: Values) => {
    const refusal = credentialRefusal(await changeEmail(sentTo, currentPassword, emailCode));
    if (refusal?.fields.emailCode) form.setValue('emailCode', '');
    // The password has changed since: the address step asks for it again.
    if (refusal?.fields.currentPassword) setSentTo('');
    return refusal;
  };
  const again = () => {
    form.setValue('emailCode', '');
    // The pressed button disappears: focus moves to the address.
    flushSync(() => setSentTo(''));
    form.setFocus('email');
  };
  return (
    <SettingsSection title={messages.title} text={messages.text}>
      <LeaveGuard when={begun === true} />
      <Form form={form} onSubmit={sent ? change : askFor} style={{ maxInlineSize: 'var(--ds-width-field)' }}>
        {sent ? (
          <>
            <Banner>{fillText(messages.sent, { email: sentTo })}</Banner>
            {prove}
          </>
        ) : (
          ask
        )}
        <FormError>{isElsewhere(operation) ? undefined : failureLines(operation)}</FormError>
        <Inline>
          <SubmitButton variant={sent ? 'solid' : 'outline'}>{sent ? messages.save : messages.ask}</SubmitButton>
          {sent && (
            <Button variant="ghost" tone="neutral" onClick={again}>
              {messages.other}
            </Button>
          )}
        </Inline>
      </Form>
    </SettingsSection>
  );
}
