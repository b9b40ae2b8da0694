import { fillText } from '#design-system';
import type { User } from '#contract/types.ts';
import { accountActionMessages } from '../../../../messages/admin.ts';
import { runAccountAction, type AccountAction } from '../../../../state/trade/users.ts';
import { personOrEmail } from '../../../shared/account/personName.ts';
import { AskDialog } from '../../../shared/AskDialog.tsx';
import { verbLooks } from './personVerbs.ts';
import { ReasonField } from './ReasonField.tsx';
import { useReason } from './useReason.ts';

interface AccountActionDialogProps {
  action: AccountAction;
  user: User;
  onClose: () => void;
  onDone: () => void;
}

export function AccountActionDialog({ action, user, onClose, onDone }: AccountActionDialogProps) {
  const { name, ask, consequence } = accountActionMessages[action];
  const { reason, setReason, forget } = useReason(action, user.id);
  return (
    <AskDialog
      of={`users.${action}`}
      id={user.id}
      act={() => runAccountAction(action, user.id, reason)}
      title={fillText(ask, { who: personOrEmail(user) })}
      consequence={consequence}
      confirmLabel={name}
      tone={verbLooks[action].tone === 'danger' ? 'danger' : 'accent'}
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
