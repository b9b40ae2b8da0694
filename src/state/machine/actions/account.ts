import { accountMessages } from '../../../messages/operations/account.ts';
import { runner } from '../operations.ts';
import { act, formAct, mark, type Row } from './row.ts';

// prettier-ignore
export const accountRows = {
  'mfa.createQr': { ...act, call: 'mfa.createQr', clearAfterMs: 0, snacks: [] },
  'mfa.pass': { ...formAct, call: 'mfa.verify' },
  'mfa.confirm': { ...formAct, call: 'mfa.verify' },
  'mfa.disable': { ...formAct, call: 'mfa.disable', reload: ['mfa.userStatus', 'sessions.load'] },
  'mfa.renewCodes': { ...formAct, call: 'mfa.renewCodes', reload: ['mfa.userStatus'] },
  'profile.update': { ...formAct, call: 'users.edit', failOn: [208] },
  'profile.settings': { ...mark, call: 'users.edit', failOn: [208], clearAfterMs: 0, snacks: [] },
  'profile.email': { ...formAct, call: 'users.edit', failOn: [208] },
  'profile.askEmail': { ...formAct, call: 'users.edit', failOn: [208] },
  'profile.picture': { ...formAct, call: 'users.setPicture' },
  'profile.noPicture': { ...formAct, call: 'users.removePicture' },
  'password.change': { ...formAct, call: 'users.edit', failOn: [208], reload: ['sessions.load'] },
  'sessions.closeOthers': { ...formAct, call: 'session.closeOthers', reload: ['sessions.load'] },
  'sessions.closeOne': { ...act, call: 'session.closeOne', reload: ['sessions.load'] },
  'account.export': { ...formAct, call: 'users.export' },
} as const satisfies Record<keyof typeof accountMessages, Row>;

export const run = runner(accountRows, accountMessages);
