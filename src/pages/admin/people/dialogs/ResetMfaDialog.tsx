import type { User } from '#contract/types.ts';
import { detailWords as words } from '../../../../messages/admin.ts';
import { format } from '../../../../messages/format.ts';
import { resetMfaOf } from '../../../../state/trade/users.ts';
import { personOrEmail } from '../../../shared/account/personName.ts';
import { AskDialog } from './AskDialog.tsx';

export const ResetMfaDialog = ({ user, onClose }: { user: User; onClose: () => void }) => (
  <AskDialog
    of="users.resetMfa"
    id={user.id}
    act={() => resetMfaOf(user.id)}
    title={format(words.resetMfaAsk, { name: personOrEmail(user) })}
    consequence={words.resetMfaText}
    confirmLabel={words.resetMfa}
    tone="danger"
    onClose={onClose}
  />
);
