import { userEditClearMs } from '../../../config/constants.ts';
import { usersMessages } from '../../../messages/operations/users.ts';
import { runner } from '../operations.ts';
import { load, act, formAct, type Row } from './row.ts';

const personLoads = [
  'users.list',
  'users.one',
  'users.activity',
  'users.audit',
  'person.sessions',
  'person.locked',
  'person.disabled',
] as const;

// The screen shows the outcome for ten seconds, with an undo button.
const editUser = {
  ...act,
  call: 'users.edit',
  clearAfterMs: userEditClearMs,
  snacks: [],
  reload: personLoads,
} as const;

// prettier-ignore
export const usersRows = {
  'users.add': { ...formAct, call: 'users.add', reload: ['users.list', 'users.audit'] },
  'users.edit': editUser,
  'users.disable': editUser,
  'users.enable': editUser,
  'users.lock': editUser,
  'users.unlock': editUser,
  'users.bulk': { ...load, call: 'users.edit' },
  'users.import': { ...load, call: 'users.add' },
  'users.invite': { ...formAct, call: 'recovery.request' },
  'users.inviteMany': { ...load, call: 'recovery.request' },
  'users.endSessions': { ...formAct, call: 'users.endSessions', reload: ['users.activity', 'users.audit', 'person.sessions'] },
  'users.hold': { ...formAct, call: 'users.edit', reload: personLoads },
  'users.erase': { ...formAct, call: 'users.erase', reload: personLoads },
  'users.export': { ...formAct, call: 'users.export' },
  'users.resetMfa': { ...formAct, call: 'mfa.reset', reload: personLoads },
} as const satisfies Record<keyof typeof usersMessages, Row>;

export const run = runner(usersRows, usersMessages);
