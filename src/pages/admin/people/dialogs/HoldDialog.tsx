import { fillText } from '#design-system';
import type { User } from '#contract/types.ts';
import { dataMessages } from '../messages.ts';
import { holdUser } from '../../../../state/trade/users.ts';
import { personOrEmail } from '../../../shared/account/personName.ts';
import { AskDialog } from '../../../shared/AskDialog.tsx';
import { ReasonField } from './ReasonField.tsx';
import { useReason } from './useReason.ts';

interface HoldDialogProps {
  action: 'hold' | 'release';
  user: User;
  onClose: () => void;
}

export function HoldDialog({ action, user, onClose }: HoldDialogProps) {
  const { name, ask, consequence } = dataMessages[action];
  const { reason, setReason, forget } = useReason(action, user.id);
  return (
    <AskDialog
      of="users.hold"
      id={user.id}
      act={() => holdUser(user.id, action === 'hold', reason)}
      title={fillText(ask, { name: personOrEmail(user) })}
      consequence={consequence}
      confirmLabel={name}
      onClose={onClose}
      onDone={() => {
        forget();
        onClose();
      }}
    >
      <ReasonField value={reason} onChange={setReason} />
    </AskDialog>
  );
}
