import type { User } from '#contract/types.ts';
import { detailWords as words } from '../../../../messages/admin.ts';
import { format } from '../../../../messages/format.ts';
import { inviteUser } from '../../../../state/trade/users.ts';
import { personOrEmail } from '../../../shared/account/personName.ts';
import { AskDialog } from './AskDialog.tsx';

export const InviteDialog = ({ user, onClose }: { user: User; onClose: () => void }) => (
  <AskDialog
    of="users.invite"
    id={user.email}
    act={() => inviteUser(user.email)}
    title={format(words.inviteAsk, { name: personOrEmail(user) })}
    consequence={format(words.inviteText, { email: user.email })}
    confirmLabel={words.invite}
    onClose={onClose}
  />
);
