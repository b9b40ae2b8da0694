import { effects } from '../failures.ts';
import { edited, messageOrError, standard, type OperationMessages } from './texts.ts';

const added = { ...messageOrError, effect: effects.person } as const;

export const usersMessages = {
  'users.add': { ...added, success: 'User added successfully' },
  'users.edit': { ...edited, success: 'User edited successfully' },
  'users.disable': { ...edited, success: 'User disabled successfully' },
  'users.enable': { ...edited, success: 'User enabled successfully' },
  'users.lock': { ...edited, success: 'User locked successfully' },
  'users.unlock': { ...edited, success: 'User unlocked successfully' },
  'users.bulk': edited,
  'users.import': added,
  'users.invite': { ...standard, success: 'A link to set a password was sent to {email}' },
  'users.inviteMany': standard,
  'users.resetMfa': { ...standard, success: 'Two-factor authentication reset' },
  'users.hold': { ...standard, success: 'Hold changed' },
  'users.erase': { ...standard, success: 'Data erased' },
  'users.export': { ...standard, success: 'Data downloaded' },
  'users.endSessions': { ...standard, success: 'Signed out everywhere' },
} as const satisfies Record<string, OperationMessages>;
