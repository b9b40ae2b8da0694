import { Heading } from '#design-system';
import { titles } from '../../config/screens.ts';
import { loadMe } from '../../state/me/loadMe.ts';
import { useMe } from '../../state/me/me.ts';
import { AsyncParts } from '../shared/Async.tsx';
import { Settings } from '../shared/forms/SettingsSection.tsx';
import { EmailForm, EmailSkeleton } from './EmailForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { Sessions } from './Sessions.tsx';

export function SecurityPage() {
  const me = useMe();
  return (
    <Settings>
      <Heading level={1}>{titles.security}</Heading>
      <SecondFactor />
      <PasswordForm email={me?.email ?? ''} />
      <AsyncParts of="me.load" data={me} onRetry={loadMe} skeleton={<EmailSkeleton />}>
        {({ email }) => <EmailForm key={email} email={email} />}
      </AsyncParts>
      <Sessions />
    </Settings>
  );
}
