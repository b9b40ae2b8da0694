import type { User } from '#contract/types.ts';
import { detailMessages as messages } from '../../../../messages/admin.ts';
import { format } from '../../../../messages/format.ts';
import { resetMfaOf } from '../../../../state/trade/users.ts';
import { personOrEmail } from '../../../shared/account/personName.ts';
import { AskDialog } from './AskDialog.tsx';

export const ResetMfaDialog = ({ user, onClose }: { user: User; onClose: () => void }) => (
  <AskDialog
    of="users.resetMfa"
    id={user.id}
    act={() => resetMfaOf(user.id)}
    title={format(messages.resetMfaAsk, { name: personOrEmail(user) })}
    consequence={messages.resetMfaText}
    confirmLabel={messages.resetMfa}
    tone="danger"
    onClose={onClose}
  />
);
