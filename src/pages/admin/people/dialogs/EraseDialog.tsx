import { fillText, Stack } from '#design-system';
import type { User } from '#contract/types.ts';
import { dataMessages as messages } from '../messages.ts';
import { eraseUser, exportUser } from '../../../../state/trade/users.ts';
import { DownloadData } from '../../../shared/account/DownloadData.tsx';
import { personOrEmail } from '../../../shared/account/personName.ts';
import { AskDialog } from '../../../shared/AskDialog.tsx';
import { ReasonField } from './ReasonField.tsx';
import { useReason } from './useReason.ts';

interface EraseDialogProps {
  user: User;
  onClose: () => void;
  onErased: () => void;
}

export function EraseDialog({ user, onClose, onErased }: EraseDialogProps) {
  const { reason, setReason, forget } = useReason('erase', user.id);
  return (
    <AskDialog
      of="users.erase"
      id={user.id}
      act={() => eraseUser(user.id, reason)}
      title={fillText(messages.erase.ask, { name: personOrEmail(user) })}
      consequence={messages.erase.consequence}
      confirmLabel={messages.erase.name}
      tone="danger"
      onClose={onClose}
      onDone={() => {
        forget();
        onErased();
      }}
    >
      <Stack gap={3}>
        <DownloadData
          of="users.export"
          id={user.id}
          label={messages.download}
          file={messages.file}
          load={() => exportUser(user.id)}
        />
        <ReasonField value={reason} onChange={setReason} />
      </Stack>
    </AskDialog>
  );
}
