import { Avatar, Button, ConfirmDialog, Inline } from '#design-system';
import type { User } from '#contract/types.ts';
import { useState } from 'react';
import { profileMessages } from '../../messages/profile.ts';
import { useOperation } from '../../state/machine/operations.ts';
import { removePicture } from '../../state/me/profile.ts';
import { failureLines } from '../shared/failureLines.tsx';
import { personName } from '../shared/account/personName.ts';
import { SettingsSection } from '../shared/forms/SettingsSection.tsx';
import { PictureDialog } from './PictureDialog.tsx';

const messages = profileMessages.picture;

function RemoveDialog({ onClose }: { onClose: () => void }) {
  const operation = useOperation('profile.noPicture');
  const remove = async () => {
    if ((await removePicture()).ok) onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={messages.removeTitle}
      consequence={messages.removeText}
      confirmLabel={messages.remove}
      tone="danger"
      pending={operation.phase === 'request'}
      error={failureLines(operation)}
      onConfirm={() => void remove()}
    />
  );
}

export function Picture({ user }: { user: User }) {
  const [asked, ask] = useState<'change' | 'remove'>();
  const close = () => ask(undefined);
  return (
    <SettingsSection title={messages.title} text={messages.text}>
      <Inline gap={4}>
        <Avatar name={personName(user) || user.email} src={user.picture} size="xlarge" />
        <Button variant="outline" tone="neutral" onClick={() => ask('change')}>
          {user.picture ? messages.change : messages.add}
        </Button>
        {user.picture && (
          <Button variant="ghost" tone="danger" onClick={() => ask('remove')}>
            {messages.remove}
          </Button>
        )}
      </Inline>
      {asked === 'change' && <PictureDialog onClose={close} />}
      {asked === 'remove' && <RemoveDialog onClose={close} />}
    </SettingsSection>
  );
}
