import type { slots } from '#contract/constants.ts';

export const adminMessages = {
  intro: 'People on this exchange, their roles and activity, and the health of its servers.',
  tabs: { people: 'People', requests: 'Requests', payments: 'Payments', health: 'Health', activity: 'Activity' },
  counters: {
    enabled: 'Active',
    disabled: 'Disabled',
    locked: 'Locked',
    neverSignedIn: 'Never signed in',
    withoutMfa: 'Without two-factor',
  },
  search: 'Search by name, company or email',
  role: 'Role',
  anyRole: 'All roles',
  count: { one: '1 person', many: '{count} people' },
  add: 'Add person',
  import: 'Import people',
  clear: 'Clear filters',
  emptyFiltered: { title: 'No people found', text: 'Try another name, role or state.' },
  never: 'Never',
  you: 'you',
  columns: {
    person: 'Person',
    roles: 'Roles',
    state: 'State',
    mfa: 'Two-factor',
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
  more: 'More actions',
  perPage: 'Rows per page',
} as const;

export const roleNames = {
  user: 'User',
  buyer: 'Buyer',
  seller: 'Seller',
  admin: 'Administrator',
  sp: 'Service provider',
  drUser: 'Data-room user',
} as const satisfies Record<(typeof slots)[number], string>;

export const accountActionMessages = {
  disable: {
    name: 'Disable',
    ask: 'Disable {who}?',
    consequence:
      'They are signed out at once, cannot sign in again and can no longer read data they bought. Their wallet and products do not change.',
    done: 'disabled',
  },
  enable: {
    name: 'Enable',
    ask: 'Enable {who}?',
    consequence: 'They can sign in again with their previous password.',
    done: 'enabled',
  },
  lock: {
    name: 'Lock',
    ask: 'Lock {who}?',
    consequence:
      'They are signed out at once and cannot sign in until an administrator unlocks them. Use this during an investigation.',
    done: 'locked',
  },
  unlock: {
    name: 'Unlock',
    ask: 'Unlock {who}?',
    consequence: 'They can sign in again.',
    done: 'unlocked',
  },
} as const;

export const verbHints = {
  invite: 'Emails a link to set a new password.',
  signOut: 'Ends every session now.',
  resetMfa: 'For a lost phone and lost recovery codes.',
  hold: 'Keeps the records: nothing can be erased.',
  release: 'Allows erasing again.',
  erase: 'Deletes personal data for good.',
  disable: 'Closes the account: no sign-in, no data.',
  enable: 'Opens the account again.',
  lock: 'Blocks sign-in during an investigation.',
  unlock: 'Allows sign-in again.',
} as const;

export const bulkMessages = {
  who: '{count} people',
  progress: '{done} of {total} done',
  result: '{count} {done}',
  failed: '{count} failed',
  stillSelected: 'Failed ones are still selected.',
  people: 'Selected people',
  self: 'You cannot change your own account, so you are left out.',
  undo: 'Undo',
  reason: 'Reason',
  reasonHint: 'Saved in the activity log. Only administrators can read it, not the person concerned.',
} as const;

export const personMessages = {
  add: {
    title: 'Add a person',
    text: 'They get their own wallet and the roles that you choose.',
    submit: 'Add person',
  },
  edit: { title: 'Edit {name}', text: 'Only changed fields are saved.', submit: 'Save changes' },
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
  passwordHint: 'Leave empty to email a link to set a password.',
  roles: 'Roles',
  noRole: 'Choose at least one role.',
  ownRights: 'You cannot change your own roles.',
  ownEmail: 'Change your own address on the security page.',
  cancel: 'Cancel',
  nothingChanged: 'Nothing changed.',
  draft: { restored: 'Your draft is restored. Passwords are never saved.', discard: 'Start over' },
} as const;

export const detailMessages = {
  facts: 'Details',
  activity: 'Recent activity',
  allActivity: 'All activity of this person',
  noActivity: 'No activity yet.',
  invite: 'Send password link',
  inviteAsk: 'Send {name} a link to set a new password?',
  inviteText: 'The email goes to {email}. The link expires and works once. Limit: three emails per account and hour.',
  signOut: 'Sign out everywhere',
  signOutAsk: 'Sign {name} out everywhere?',
  signOutText: 'Every session ends at once. They can sign in again with their password.',
  resetMfa: 'Reset two-factor',
  resetMfaAsk: 'Reset two-factor authentication for {name}?',
  resetMfaText:
    'For people who lost their phone and recovery codes. Verify the identity of the person first. All sessions end at once and the codes stop working. The password alone is then enough until two-factor authentication is set up again. The person is notified by email.',
  sessions: 'Signed in',
  sessionsOf: 'Sessions of {name}',
  noSessions: 'Not signed in anywhere.',
  products: 'Products in the marketplace',
  noProducts: 'No products in the marketplace.',
  allProducts: { one: 'View in the marketplace', many: 'View all {count} in the marketplace' },
  wallet: { title: 'Wallet', text: 'Totals only. Individual payments are private.' },
  sums: { balance: 'Balance', bought: 'Bought', withdrawn: 'Withdrawn', earned: 'Earned', spent: 'Spent' },
  blocked: { locked: 'Locked by {name}', disabled: 'Disabled by {name}' },
  noReason: 'No reason was given.',
  missing: { title: 'Person not found', text: 'The link may be incomplete.' },
} as const;
