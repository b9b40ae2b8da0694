import { Avatar, Button, ConfirmDialog, Inline } from '#design-system';
import type { User } from '#contract/types.ts';
import { useState } from 'react';
import { profileWords } from '../../messages/profile.ts';
import { useOperation } from '../../state/machine/operations.ts';
import { removePicture } from '../../state/me/profile.ts';
import { failureLines } from '../shared/failureLines.tsx';
import { personName } from '../shared/account/personName.ts';
import { SettingsSection } from '../shared/forms/SettingsSection.tsx';
import { PictureDialog } from './PictureDialog.tsx';

const words = profileWords.picture;

function RemoveDialog({ onClose }: { onClose: () => void }) {
  const operation = useOperation('profile.noPicture');
  const remove = async () => {
    if ((await removePicture()).ok) onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.removeTitle}
      consequence={words.removeText}
      confirmLabel={words.remove}
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
    <SettingsSection title={words.title} text={words.text}>
      <Inline gap={4}>
        <Avatar name={personName(user) || user.email} src={user.picture} size="xlarge" />
        <Button variant="outline" tone="neutral" onClick={() => ask('change')}>
          {user.picture ? words.change : words.add}
        </Button>
        {user.picture && (
          <Button variant="ghost" tone="danger" onClick={() => ask('remove')}>
            {words.remove}
          </Button>
        )}
      </Inline>
      {asked === 'change' && <PictureDialog onClose={close} />}
      {asked === 'remove' && <RemoveDialog onClose={close} />}
    </SettingsSection>
  );
}
