import type { Exchange } from '../kernel/exchange.ts';
import type { Draft, Mail } from './mailer.ts';
import type { MailKind } from './queue.ts';

type NotificationKind = Exclude<
  MailKind,
  'recovery' | 'emailCode' | 'paymentRequested' | 'joinConfirm' | 'joinDecided'
>;

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
  mfaEnabled: [
    'Two-factor authentication was switched on',
    'Since {at}, signing in asks for a code from your authenticator.',
  ],
  mfaDisabled: ['Two-factor authentication was switched off', 'Since {at}, signing in no longer asks for a code.'],
  mfaReset: [
    'Two-factor authentication was reset by an administrator',
    'An administrator reset two-factor authentication of your account at {at}. All sessions were signed out. Signing in asks for no code until you set up a new authenticator.',
  ],
  mfaCodeUsed: ['A recovery code was used', 'A recovery code was used to sign in at {at}.'],
  signInAfterFailures: [
    'Signed in after wrong passwords',
    'Your account was signed in to at {at} after several wrong passwords.',
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
