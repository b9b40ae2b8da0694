// Subjects and texts of mails of accounts. Pure, so that Storybook shows the same mails.
import { letterHtml, type MailLink } from './layout.ts';
import type { MailKind } from './queue.ts';

export interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export const subjects = {
  recovery: 'Set a new password',
  newAddress: 'Your new address',
  joinConfirm: 'Confirm your email address',
  joinApproved: 'Your account is ready',
  joinDeclined: 'Your request for an account',
  payment: 'How to pay for your tokens',
} as const;

const mailText = (subject: string, ...paragraphs: readonly (string | MailLink)[]): MailText => ({
  subject,
  text: `${paragraphs.map((part) => (typeof part === 'string' ? part : part.url)).join('\n\n')}\n`,
  html: letterHtml(subject, paragraphs),
});

const linkTo = (url: string, text: string): MailLink => ({ url, text });

const ignore = 'If it was not you, ignore this mail';
const notYou = 'If this was not you, set a new password at once with “Forgot password” and tell an administrator.';
const paymentEnd = 'The tokens are added when an administrator has confirmed the payment.';

/** Mails that only report an event. Others contain a link, a code or a payment. */
type WithoutLink = Exclude<MailKind, 'recovery' | 'emailCode' | 'paymentRequested' | 'joinConfirm' | 'joinDecided'>;

export const accountEvents = {
  passwordChanged: [
    'Your password was changed',
    'Your password was changed at {at}. All other sessions were signed out.',
  ],
  passwordRecovered: [
    'Your password was reset',
    'Your password was reset by a recovery link at {at}. All sessions were signed out.',
  ],
  emailChanged: [
    'The email address of your account was changed',
    'The email address of your account was changed at {at}. This is the last mail to the old one.',
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
} as const satisfies Readonly<Record<WithoutLink, readonly [string, string]>>;

export type AccountEvent = keyof typeof accountEvents;

/** Contains no link and no secret. */
export function eventText(event: AccountEvent, at: string): MailText {
  const [subject, body] = accountEvents[event];
  return mailText(subject, body.replace('{at}', `${at.slice(0, 16).replace('T', ' ')} UTC`), notYou);
}

export const recoveryText = ({ link, within }: { link: string; within: string }): MailText =>
  mailText(
    subjects.recovery,
    'You, or someone else, asked to set a new password for your account at the data exchange.',
    `Use this link within ${within}. It works once:`,
    linkTo(link, subjects.recovery),
    `${ignore}: your password stays the same.`,
  );

/** Without a code, the address belongs to an account already. */
export const newAddressText = (code: string | undefined): MailText =>
  code === undefined
    ? mailText(
        subjects.newAddress,
        'You, or someone else, asked to use this address for another account at the data exchange.',
        'Your account here has it already, so nothing changes. To use it for the other account, change the address of this one first.',
      )
    : mailText(
        subjects.newAddress,
        'You, or someone else, asked to change the sign-in address of an account at the data exchange to this one.',
        `Enter this code on the security page within the hour: ${code}`,
        `${ignore}: your address is not given to any account.`,
      );

const joinRequested = 'You, or someone else, asked for an account at the data exchange with this address.';

export const joinConfirmText = ({ link }: { link: string }): MailText =>
  mailText(
    subjects.joinConfirm,
    joinRequested,
    'Use this link to confirm it:',
    linkTo(link, subjects.joinConfirm),
    `${ignore}.`,
  );

export const joinKnownText = ({ login }: { login: string }): MailText =>
  mailText(
    subjects.joinConfirm,
    joinRequested,
    'You have an account already. Sign in with it:',
    linkTo(login, 'Sign in'),
  );

const joinDecided = (state: string) => `Your request for an account at the data exchange was ${state}.`;

export const joinApprovedText = (values: { link: string; within: string; login: string }): MailText =>
  mailText(
    subjects.joinApproved,
    joinDecided('approved'),
    `Use this link within ${values.within} to set your password:`,
    linkTo(values.link, 'Set your password'),
    `Later you get a new link with "Forgot password?" at ${values.login}`,
  );

export const joinDeclinedText = ({ state, reason }: { state: string; reason: string }): MailText =>
  mailText(subjects.joinDeclined, joinDecided(state), `Reason: ${reason}`);

export const paymentText = (instructions: readonly string[]): MailText =>
  mailText(subjects.payment, ...instructions, paymentEnd);
