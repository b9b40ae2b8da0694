import type { User } from '#contract/types.ts';
import { deedWords } from '../../../../messages/admin.ts';
import { format } from '../../../../messages/format.ts';
import { runAccountAction, type AccountAction } from '../../../../state/trade/users.ts';
import { personOrEmail } from '../../../shared/account/personName.ts';
import { AskDialog } from './AskDialog.tsx';
import { deedLooks } from './accountActionLooks.ts';
import { ReasonField } from './ReasonField.tsx';
import { useReason } from './useReason.ts';

interface DeedDialogProps {
  deed: AccountAction;
  user: User;
  onClose: () => void;
  onDone: () => void;
}

export function DeedDialog({ deed, user, onClose, onDone }: DeedDialogProps) {
  const { name, ask, consequence } = deedWords[deed];
  const { reason, setReason, forget } = useReason(deed, user.id);
  return (
    <AskDialog
      of={`users.${deed}`}
      id={user.id}
      act={() => runAccountAction(deed, user.id, reason)}
      title={format(ask, { who: personOrEmail(user) })}
      consequence={consequence}
      confirmLabel={name}
      tone={deedLooks[deed].tone === 'danger' ? 'danger' : 'accent'}
      onClose={onClose}
      onDone={() => {
        forget();
        onDone();
      }}
    >
      <ReasonField value={reason} onChange={setReason} />
    </AskDialog>
  );
}
