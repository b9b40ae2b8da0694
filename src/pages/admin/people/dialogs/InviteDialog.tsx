import type { User } from '#contract/types.ts';
import { detailMessages as messages } from '../../../../messages/admin.ts';
import { format } from '../../../../messages/format.ts';
import { inviteUser } from '../../../../state/trade/users.ts';
import { personOrEmail } from '../../../shared/account/personName.ts';
import { AskDialog } from './AskDialog.tsx';

export const InviteDialog = ({ user, onClose }: { user: User; onClose: () => void }) => (
  <AskDialog
    of="users.invite"
    id={user.email}
    act={() => inviteUser(user.email)}
    title={format(messages.inviteAsk, { name: personOrEmail(user) })}
    consequence={format(messages.inviteText, { email: user.email })}
    confirmLabel={messages.invite}
    onClose={onClose}
  />
);
