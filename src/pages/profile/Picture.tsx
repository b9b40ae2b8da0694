import { Avatar, Button, Inline } from '#design-system';
import type { User } from '#contract/types.ts';
import { useState } from 'react';
import { profileMessages } from './messages.ts';
import { removePicture } from '../../state/me/profile.ts';
import { AskDialog } from '../shared/AskDialog.tsx';
import { personName } from '../shared/account/personName.ts';
import { SettingsSection } from '../shared/forms/SettingsSection.tsx';
import { PictureDialog } from './PictureDialog.tsx';

const messages = profileMessages.picture;

export function Picture({ user }: { user: User }) {
  const [dialog, setDialog] = useState<'change' | 'remove'>();
  const close = () => setDialog(undefined);
  return (
    <SettingsSection title={messages.title} text={messages.text}>
      <Inline gap={4}>
        <Avatar name={personName(user) || user.email} src={user.picture} size="xlarge" />
        <Button variant="outline" tone="neutral" onClick={() => setDialog('change')}>
          {user.picture ? messages.change : messages.add}
        </Button>
        {user.picture && (
          <Button variant="ghost" tone="danger" onClick={() => setDialog('remove')}>
            {messages.remove}
          </Button>
        )}
      </Inline>
      {dialog === 'change' && <PictureDialog onClose={close} />}
      {dialog === 'remove' && (
        <AskDialog
          of="profile.noPicture"
          act={removePicture}
          title={messages.removeTitle}
          consequence={messages.removeText}
          confirmLabel={messages.remove}
          tone="danger"
          onClose={close}
        />
      )}
    </SettingsSection>
  );
}
