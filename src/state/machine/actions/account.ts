import { effects } from '../../../messages/failures.ts';
import { answered, newPassword } from '../../../messages/operations.ts';
import { act, formAct, mark, type Row } from './row.ts';

// prettier-ignore
export const accountRows = {
  'mfa.createQr': { ...act, call: 'mfa.createQr', failure: { from: ['message', 'error'], fallback: 'Something went wrong' }, effect: effects.none, clearAfterMs: 0, snacks: [] },
  'mfa.pass': { ...formAct, call: 'mfa.verify', success: 'Logged in successfully' },
  'mfa.confirm': { ...formAct, call: 'mfa.verify', success: 'Two-factor authentication turned on' },
  'mfa.disable': { ...formAct, call: 'mfa.disable', success: 'Two-factor authentication turned off', reload: ['mfa.userStatus', 'sessions.load'] },
  'mfa.renewCodes': { ...formAct, call: 'mfa.renewCodes', success: 'New recovery codes created', reload: ['mfa.userStatus'] },
  'profile.update': { ...formAct, ...answered, call: 'users.edit', success: 'User information updated successfully', failOn: [208] },
  'profile.settings': { ...mark, call: 'users.edit', failOn: [208], clearAfterMs: 0, snacks: [] },
  'profile.email': { ...formAct, ...answered, call: 'users.edit', success: 'User information updated successfully', failOn: [208] },
  'profile.askEmail': { ...formAct, ...answered, call: 'users.edit', success: 'Code sent to the new address', failOn: [208] },
  'profile.picture': { ...formAct, call: 'users.setPicture', success: 'Profile picture uploaded successfully', failure: { from: [], fallback: 'Something went wrong. Please try again!' }, effect: effects.shown },
  'profile.noPicture': { ...formAct, call: 'users.removePicture', success: 'Profile picture removed' },
  'password.change': { ...formAct, ...newPassword, call: 'users.edit', failOn: [208], reload: ['sessions.load'] },
  'sessions.closeOthers': { ...formAct, call: 'session.closeOthers', success: 'Signed out everywhere else', reload: ['sessions.load'] },
  'sessions.closeOne': { ...act, call: 'session.closeOne', success: 'Signed out of {device}', reload: ['sessions.load'] },
  'account.export': { ...formAct, call: 'users.export', success: 'Your data was downloaded' },
} as const satisfies Record<string, Row>;
