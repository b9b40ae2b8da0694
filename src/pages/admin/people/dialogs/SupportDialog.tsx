import { fillText } from '#design-system';
import type { User } from '#contract/types.ts';
import { detailMessages as messages } from '../../../../messages/admin.ts';
import { endUserSessions, inviteUser, resetMfaOf } from '../../../../state/trade/users.ts';
import { personOrEmail } from '../../../shared/account/personName.ts';
import { AskDialog } from '../../../shared/AskDialog.tsx';

const dialogs = {
  invite: {
    of: 'users.invite',
    idOf: ({ email }: User) => email,
    act: ({ email }: User) => inviteUser(email),
    title: messages.inviteAsk,
    consequence: messages.inviteText,
  },
  signOut: {
    of: 'users.endSessions',
    idOf: ({ id }: User) => id,
    act: ({ id }: User) => endUserSessions(id),
    title: messages.signOutAsk,
    consequence: messages.signOutText,
    tone: 'danger',
  },
  resetMfa: {
    of: 'users.resetMfa',
    idOf: ({ id }: User) => id,
    act: ({ id }: User) => resetMfaOf(id),
    title: messages.resetMfaAsk,
    consequence: messages.resetMfaText,
    tone: 'danger',
  },
} as const;

interface SupportDialogProps {
  ask: keyof typeof dialogs;
  user: User;
  onClose: () => void;
}

export function SupportDialog({ ask, user, onClose }: SupportDialogProps) {
  const { idOf, act, title, consequence, ...rest } = dialogs[ask];
  return (
    <AskDialog
      {...rest}
      id={idOf(user)}
      act={() => act(user)}
      title={fillText(title, { name: personOrEmail(user) })}
      consequence={fillText(consequence, { email: user.email })}
      confirmLabel={messages[ask]}
      onClose={onClose}
    />
  );
}
