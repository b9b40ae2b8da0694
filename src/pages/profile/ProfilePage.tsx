import { Heading, lazyPart, Skeleton } from '#design-system';
import { Suspense } from 'react';
import { titles } from '../../config/screens.ts';
import { loadMe } from '../../state/me/loadMe.ts';
import { useMe } from '../../state/me/me.ts';
import { AsyncParts } from '../shared/Async.tsx';
import { Settings } from '../shared/forms/SettingsSection.tsx';
import { Formats } from './Formats.tsx';
import { Looks } from './Looks.tsx';
import { ModeChoice } from './ModeChoice.tsx';
import { OwnData } from './OwnData.tsx';
import { Picture } from './Picture.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { PublicView } from './PublicView.tsx';
import { StartScreen } from './StartScreen.tsx';

const NotificationSettings = lazyPart(async () => (await import('./NotificationSettings.tsx')).NotificationSettings);

const MailSettings = lazyPart(async () => (await import('./MailSettings.tsx')).MailSettings);

const Webhooks = lazyPart(async () => (await import('./webhooks/Webhooks.tsx')).Webhooks);

export function ProfilePage() {
  const me = useMe();
  return (
    <Settings>
      <Heading level={1}>{titles.profile}</Heading>
      <AsyncParts of="me.load" data={me} onRetry={loadMe} skeleton={<Skeleton lines={8} />}>
        {(user) => (
          <Settings>
            <Picture user={user} />
            <ProfileForm user={user} />
            <PublicView user={user} />
            <ModeChoice user={user} />
            <StartScreen user={user} />
          </Settings>
        )}
      </AsyncParts>
      <Looks />
      <Formats />
      <Suspense fallback={<Skeleton lines={8} />}>
        <NotificationSettings />
        <MailSettings />
        <Webhooks />
      </Suspense>
      <OwnData />
    </Settings>
  );
}
