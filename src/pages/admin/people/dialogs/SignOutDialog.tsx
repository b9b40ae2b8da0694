import type { User } from '#contract/types.ts';
import { detailMessages as messages } from '../../../../messages/admin.ts';
import { format } from '../../../../messages/format.ts';
import { endUserSessions } from '../../../../state/trade/users.ts';
import { personOrEmail } from '../../../shared/account/personName.ts';
import { AskDialog } from './AskDialog.tsx';

export const SignOutDialog = ({ user, onClose }: { user: User; onClose: () => void }) => (
  <AskDialog
    of="users.endSessions"
    id={user.id}
    act={() => endUserSessions(user.id)}
    title={format(messages.signOutAsk, { name: personOrEmail(user) })}
    consequence={messages.signOutText}
    confirmLabel={messages.signOut}
    tone="danger"
    onClose={onClose}
  />
);
