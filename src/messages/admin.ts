import type { auditActions, slots } from '#contract/constants.ts';

/** Words of the admin page. The outcomes of its calls stand in operations.ts. */
export const adminWords = {
  intro: 'People on this exchange, what they may do, and what was done to their accounts.',
  tabs: { people: 'People', activity: 'Activity' },
  counters: {
    enabled: 'Active',
    disabled: 'Disabled',
    locked: 'Locked',
    neverSignedIn: 'Never signed in',
    withoutMfa: 'Without second factor',
  },
  search: 'Search by name, company or email',
  role: 'Role',
  anyRole: 'All roles',
  count: { one: '1 person', many: '{count} people' },
  add: 'Add person',
  import: 'Add many',
  clear: 'Clear filters',
  emptyFiltered: { title: 'Nobody matches', text: 'Try another name, role or state.' },
  never: 'Never',
  you: 'you',
  columns: {
    person: 'Person',
    roles: 'Roles',
    state: 'State',
    mfa: 'Second factor',
    lastLogin: 'Last sign-in',
    created: 'Added',
    email: 'Email',
    company: 'Company',
    actions: 'Actions',
  },
  states: { active: 'Active', disabled: 'Disabled', locked: 'Locked' },
  mfa: { on: 'On', off: 'Off' },
  actionsFor: 'Actions for {name}',
  details: 'Details',
  edit: 'Edit',
  perPage: 'Rows on a page',
} as const;

/** Names of the roles, as short as a table needs. */
export const roleNames = {
  user: 'User',
  buyer: 'Buyer',
  seller: 'Seller',
  admin: 'Administrator',
  sp: 'Service provider',
  drUser: 'Data-room user',
} as const satisfies Record<(typeof slots)[number], string>;

/** Words of what can be done to accounts, to one person or to several. */
export const deedWords = {
  disable: {
    name: 'Disable',
    ask: 'Disable {who}?',
    consequence:
      'They are signed out at once, cannot sign in again, and what they have bought can no longer be read. Their wallet and products stay as they are.',
    done: 'disabled',
  },
  enable: {
    name: 'Enable',
    ask: 'Enable {who}?',
    consequence: 'They can sign in again with the password that they had.',
    done: 'enabled',
  },
  lock: {
    name: 'Lock',
    ask: 'Lock {who}?',
    consequence:
      'They are signed out at once and cannot sign in until somebody unlocks them. Use it while something is being cleared up.',
    done: 'locked',
  },
  unlock: {
    name: 'Unlock',
    ask: 'Unlock {who}?',
    consequence: 'They can sign in again.',
    done: 'unlocked',
  },
} as const;

export const bulkWords = {
  who: '{count} people',
  progress: '{done} of {total} done',
  result: '{count} {done}',
  failed: '{count} failed',
  stillSelected: 'Those that failed are still selected.',
  nothing: 'Nobody that is selected needs this.',
  self: 'You are among those selected. Nobody changes own rights, so you are left out.',
  undo: 'Undo',
  reason: 'Reason',
  reasonHint: 'Kept in the activity log. Administrators alone can read it, not the person concerned.',
} as const;

/** Words of the forms for one person. */
export const personWords = {
  add: {
    title: 'Add a person',
    text: 'They get an own wallet and the roles that you choose.',
    submit: 'Add person',
  },
  edit: { title: 'Edit {name}', text: 'Only what you change is sent.', submit: 'Save changes' },
  fields: {
    email: 'Email',
    password: 'First password',
    first_name: 'First name',
    last_name: 'Last name',
    company: 'Company',
    phone: 'Phone',
    address: 'Address',
    country: 'Country',
  },
  passwordHint: 'Leave it empty to send a link by which they set their own.',
  roles: 'Roles',
  noRole: 'Choose at least one role.',
  ownRights: 'Nobody changes own rights, not even an administrator.',
  ownEmail: 'Your own address is changed on the security page, with your password.',
  cancel: 'Cancel',
  nothingChanged: 'Nothing was changed.',
  draft: { restored: 'What you typed last time is back. A password is never kept.', discard: 'Start afresh' },
} as const;

/** Words of one person's details. */
export const detailWords = {
  facts: 'Details',
  activity: 'What happened lately',
  allActivity: 'All activity of this person',
  noActivity: 'Nothing has been noted yet.',
  invite: 'Send password link',
  inviteAsk: 'Send {name} a link to set a new password?',
  inviteText:
    'The mail goes to {email}. The link works for a limited time and once. An account gets three such mails an hour at most.',
  signOut: 'Sign out everywhere',
  signOutAsk: 'Sign {name} out everywhere?',
  signOutText: 'Every session ends at once. They can sign in again with their password.',
  resetMfa: 'Reset second factor',
  resetMfaAsk: 'Reset the second factor of {name}?',
  resetMfaText:
    'For somebody who has lost the phone and the recovery codes: be sure who asks. All their sessions end at once, their codes stop working, and the password alone lets them in until they set up a new second factor. A mail tells them.',
  sessions: 'Signed in',
  sessionsOf: 'Sessions of {name}',
  noSessions: 'Not signed in anywhere.',
  products: 'Products in the marketplace',
  noProducts: 'Nothing of theirs is sold in the marketplace.',
  allProducts: { one: 'Show it in the marketplace', many: 'Show all {count} in the marketplace' },
  wallet: { title: 'Wallet', text: 'Sums only: what they paid to whom is told to nobody else.' },
  sums: { balance: 'Balance', bought: 'Bought', withdrawn: 'Withdrawn', earned: 'Earned', spent: 'Spent' },
  shut: { locked: 'Locked by {name}', disabled: 'Disabled by {name}' },
  noReason: 'No reason was given.',
  missing: { title: 'This person is not here', text: 'The address may be mistyped.' },
} as const;

/** Words of the audit log. */
export const activityWords = {
  intro: 'Every change to an account and every sign-in. Refused sign-ins are counted by account and hour.',
  columns: {
    at: 'When',
    action: 'What',
    actor: 'Who',
    subject: 'Whom',
    change: 'Change',
    reason: 'Reason',
    request: 'Request id',
  },
  action: 'What',
  anyAction: 'Everything',
  from: 'From',
  to: 'To',
  by: 'By: {name}',
  about: 'About: {name}',
  someone: 'one person',
  nobody: 'nobody signed in',
  none: 'none',
  yes: 'yes',
  no: 'no',
  because: 'Reason: {reason}',
  count: { one: '1 line', many: '{count} lines' },
  empty: { title: 'Nothing has been noted yet', text: 'Sign-ins and changes to accounts appear here.' },
  emptyFiltered: { title: 'Nothing matches', text: 'Try another action or a longer period.' },
  file: 'activity',
} as const;

/** What each line of the audit log says was done. */
export const actionNames = {
  'session.opened': 'Signed in',
  'session.refused': 'Sign-in refused',
  'session.closedOthers': 'Signed out elsewhere',
  'password.changed': 'Password changed',
  'password.refused': 'Wrong password in a session',
  'recovery.sent': 'Recovery link sent',
  'recovery.completed': 'Password set by a link',
  'mfa.begun': 'Second factor begun',
  'mfa.enabled': 'Second factor switched on',
  'mfa.passed': 'Second factor passed',
  'mfa.refused': 'Wrong code',
  'mfa.codesRenewed': 'New recovery codes',
  'mfa.disabled': 'Second factor switched off',
  'mfa.reset': 'Second factor reset by an administrator',
  'user.added': 'Added',
  'user.edited': 'Edited',
  'user.emailChanged': 'Email changed',
  'user.slotsChanged': 'Roles changed',
  'user.disabled': 'Disabled',
  'user.enabled': 'Enabled',
  'user.locked': 'Locked',
  'user.unlocked': 'Unlocked',
  'user.sessionsEnded': 'Signed out everywhere by an administrator',
  'execution.started': 'Analysis run on data',
  'execution.cancelled': 'Analysis stopped',
} as const satisfies Record<(typeof auditActions)[number], string>;

/** Names of the fields that an audit line may tell of. */
export const changedFieldNames: Readonly<Record<string, string>> = {
  ...personWords.fields,
  slots: 'Roles',
  disabled: 'Disabled',
  locked: 'Locked',
  tries: 'Refused',
  wrong: 'Wrong password',
  waiting: 'During a wait',
  unknown: 'Unknown address',
};
