import { effects } from '../failures.ts';
import { answered, newPassword, standard, type OperationMessages } from './texts.ts';

export const accountMessages = {
  'mfa.createQr': { failure: { from: ['message', 'error'], fallback: 'Something went wrong' }, effect: effects.none },
  'mfa.pass': { ...standard, success: 'Logged in successfully' },
  'mfa.confirm': { ...standard, success: 'Two-factor authentication turned on' },
  'mfa.disable': { ...standard, success: 'Two-factor authentication turned off' },
  'mfa.renewCodes': { ...standard, success: 'New recovery codes created' },
  'profile.settings': standard,
  'profile.update': { ...answered, success: 'User information updated successfully' },
  'profile.email': { ...answered, success: 'User information updated successfully' },
  'profile.askEmail': { ...answered, success: 'Code sent to the new address' },
  'profile.picture': {
    success: 'Profile picture uploaded successfully',
    failure: { from: [], fallback: 'Something went wrong. Please try again!' },
    effect: effects.shown,
  },
  'profile.noPicture': { ...standard, success: 'Profile picture removed' },
  'password.change': newPassword,
  'sessions.closeOthers': { ...standard, success: 'Signed out everywhere else' },
  'sessions.closeOne': { ...standard, success: 'Signed out of {device}' },
  'account.export': { ...standard, success: 'Your data was downloaded' },
} as const satisfies Record<string, OperationMessages>;
