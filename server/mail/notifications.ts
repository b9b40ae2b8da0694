import type { Exchange } from '../kernel/exchange.ts';
import type { Draft, Mail } from './mailer.ts';
import type { MailKind } from './queue.ts';

type NotificationKind = Exclude<MailKind, 'recovery' | 'emailCode' | 'paymentRequested'>;

const notYou = 'If this was not you, set a new password at once with “Forgot password” and tell an administrator.';

const texts: Readonly<Record<NotificationKind, readonly [subject: string, text: string]>> = {
  passwordChanged: [
    'Your password was changed',
    'Your password was changed at {at}. All other sessions were signed out.',
  ],
  passwordRecovered: [
    'Your password was reset',
    'Your password was reset by a recovery link at {at}. All sessions were signed out.',
  ],
  emailChanged: [
    'The e-mail address of your account was changed',
    'The e-mail address of your account was changed at {at}. This is the last mail to the old one.',
  ],
  mfaEnabled: ['A second factor was switched on', 'Signing in asks for a code of your authenticator since {at}.'],
  mfaDisabled: ['The second factor was switched off', 'Signing in no longer asks for a code since {at}.'],
  mfaReset: [
    'An administrator took your second factor away',
    'An administrator took the second factor of your account away at {at}, and all sessions were signed out. Signing in asks for no code until you set up a new one.',
  ],
  mfaCodeUsed: ['A recovery code was used', 'A recovery code stood in for your authenticator at {at}.'],
  signInAfterFailures: [
    'Signed in after wrong passwords',
    'Somebody signed in to your account at {at} after several wrong passwords.',
  ],
};

/** Composes the notification of an account event. Contains no link and no secret. */
export async function composeNotification({ db }: Exchange, mail: Mail): Promise<Draft | undefined> {
  const [subject, body] = texts[mail.kind as NotificationKind];
  const person = mail.user_id
    ? await db.selectFrom('users').select('email').where('id', '=', mail.user_id).executeTakeFirst()
    : undefined;
  const to = mail.address ?? person?.email;
  if (to === undefined) return undefined;
  const at = mail.created_at.slice(0, 16).replace('T', ' ');
  return { to, subject, write: async () => `${body.replace('{at}', `${at} UTC`)}\n\n${notYou}\n` };
}
