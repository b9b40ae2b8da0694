import { userEditClearMs } from '../../../config/constants.ts';
import { effects } from '../../../messages/failures.ts';
import { edited, messageOrError } from '../../../messages/operations.ts';
import { joinLists } from './reloads.ts';
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

const added = { ...messageOrError, effect: effects.person } as const;

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
  'users.add': { ...formAct, ...added, call: 'users.add', success: 'User added successfully', reload: ['users.list', 'users.audit'] },
  'users.edit': { ...editUser, ...edited, success: 'User edited successfully' },
  'users.disable': { ...editUser, ...edited, success: 'User disabled successfully' },
  'users.enable': { ...editUser, ...edited, success: 'User enabled successfully' },
  'users.lock': { ...editUser, ...edited, success: 'User locked successfully' },
  'users.unlock': { ...editUser, ...edited, success: 'User unlocked successfully' },
  'users.bulk': { ...load, ...edited, call: 'users.edit' },
  'users.import': { ...load, ...added, call: 'users.add' },
  'joining.approve': { ...formAct, call: 'joining.approve', success: 'Account added', effect: effects.none, reload: [...joinLists, 'users.list'] },
  'joining.decline': { ...formAct, call: 'joining.decline', success: 'Request declined', effect: effects.none, reload: joinLists },
  'users.invite': { ...formAct, call: 'recovery.request', success: 'A link to set a password was sent to {email}' },
  'users.inviteMany': { ...load, call: 'recovery.request' },
  'users.endSessions': { ...formAct, call: 'users.endSessions', success: 'Signed out everywhere', reload: ['users.activity', 'users.audit', 'person.sessions'] },
  'users.hold': { ...formAct, call: 'users.edit', success: 'Hold changed', reload: personLoads },
  'users.erase': { ...formAct, call: 'users.erase', success: 'Data erased', reload: personLoads },
  'users.export': { ...formAct, call: 'users.export', success: 'Data downloaded' },
  'users.resetMfa': { ...formAct, call: 'mfa.reset', success: 'Two-factor authentication reset', reload: personLoads },
} as const satisfies Record<string, Row>;
