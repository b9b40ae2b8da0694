import type { User } from '#contract/types.ts';
import { detailWords as words } from '../../../../messages/admin.ts';
import { format } from '../../../../messages/format.ts';
import { endUserSessions } from '../../../../state/trade/users.ts';
import { personOrEmail } from '../../../shared/account/personName.ts';
import { AskDialog } from './AskDialog.tsx';

export const SignOutDialog = ({ user, onClose }: { user: User; onClose: () => void }) => (
  <AskDialog
    of="users.endSessions"
    id={user.id}
    act={() => endUserSessions(user.id)}
    title={format(words.signOutAsk, { name: personOrEmail(user) })}
    consequence={words.signOutText}
    confirmLabel={words.signOut}
    tone="danger"
    onClose={onClose}
  />
);
