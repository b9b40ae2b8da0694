import type { AuditPage } from '#contract/generated/documents.ts';
import type { Input, User, UserCreate, UserEdit, UserPage } from '#contract/types.ts';
import { maxKnownEmails } from '#contract/constants.ts';
import { actionDelayMs } from '../../config/constants.ts';
import { allPages } from '../machine/allPages.ts';
import { mapConcurrently } from '../machine/concurrency.ts';
import { ref, load, type Ref } from '../machine/load.ts';
import { reload, run, type Outcome } from '../machine/operations.ts';
import { createStore } from '../machine/registry.ts';
import { onSignInRefused } from '../me/signIn.ts';
import { wait } from '../machine/wait.ts';

interface Users {
  page: Ref<UserPage> | undefined;
  one: Ref<User> | undefined;
  activity: Ref<AuditPage> | undefined;
  audit: Ref<AuditPage> | undefined;
}

export const initialUsers = (): Users => ({ page: undefined, one: undefined, activity: undefined, audit: undefined });
export const users = createStore(initialUsers, { persist: false });
onSignInRefused(() => Object.assign(users, initialUsers()));

export type UserFilter = NonNullable<Input<'users.list'>['query']>;
export type AuditFilter = NonNullable<Parameters<typeof readAudit>[0]>;

const readList = load('users.list', (page) => {
  users.page = ref(page);
});
const readOne = load('users.one', (user) => {
  if ('email' in user) users.one = ref(user);
});
const readActivity = load('users.activity', (page) => {
  users.activity = ref(page);
});
const readAudit = load('users.audit', (page) => {
  users.audit = ref(page);
});

export const loadUsers = Object.assign((query: UserFilter) => readList({ query: { ...query, counts: '1' } }), {
  leave: readList.leave,
});

export const loadUser = Object.assign(
  (id: string) => {
    if (users.one?.id !== id) Object.assign(users, { one: undefined, activity: undefined });
    return Promise.all([readOne({ params: { id } }), readActivity({ subject: id, limit: 20 })]);
  },
  {
    leave: () => {
      readOne.leave();
      readActivity.leave();
    },
  },
);

export const loadAudit = readAudit;

export const accountActions = ['disable', 'enable', 'lock', 'unlock'] as const;
export type AccountAction = (typeof accountActions)[number];

export const accountActionRows = {
  disable: { change: { disabled: true }, inverse: 'enable' },
  enable: { change: { disabled: false }, inverse: 'disable' },
  lock: { change: { locked: true }, inverse: 'unlock' },
  unlock: { change: { locked: false }, inverse: 'lock' },
} as const satisfies Record<AccountAction, { change: UserEdit; inverse: AccountAction }>;

export const isApplicable = (action: AccountAction, { disabled, locked }: Pick<User, 'disabled' | 'locked'>): boolean =>
  ({ disable: !disabled, enable: disabled, lock: !locked, unlock: locked })[action];

const bodyOf = (action: AccountAction, reason = ''): UserEdit => ({
  ...accountActionRows[action].change,
  ...(reason.trim() && { reason: reason.trim() }),
});

export const runAccountAction = (action: AccountAction, id: string, reason?: string) =>
  run(`users.${action}`, { params: { id }, body: bodyOf(action, reason) }, { id });

export const addUser = (body: UserCreate) => run('users.add', { body });

export const editUser = (id: string, body: UserEdit) => run('users.edit', { params: { id }, body }, { id });

export const inviteUser = (email: string) => run('users.invite', { body: { email } }, { id: email, parts: { email } });

export const endUserSessions = (id: string) => run('users.endSessions', { params: { id } }, { id });

export const resetMfaOf = (id: string) => run('users.resetMfa', { params: { id } }, { id });

export interface ItemResult {
  key: string;
  problem?: string | undefined;
}

const problemOf = (outcome: Outcome<unknown>): string | undefined => {
  if (outcome.ok) return undefined;
  const { body } = outcome.failure;
  const said = (body ?? {}) as { error?: unknown };
  return typeof said.error === 'string' ? said.error : 'no answer';
};

/** Runs an action on several people, one call each. @param reasonOf reason by user id */
export async function runAccountActions(
  action: AccountAction,
  ids: readonly string[],
  onProgress: (done: number) => void,
  reasonOf: (id: string) => string | undefined | Promise<string | undefined>,
) {
  await wait(actionDelayMs);
  const results = await mapConcurrently(ids, onProgress, async (id): Promise<ItemResult> => {
    const outcome = await run('users.bulk', { params: { id }, body: bodyOf(action, await reasonOf(id)) }, { id });
    return { key: id, problem: problemOf(outcome) };
  });
  reload(['users.list', 'users.audit']);
  return results;
}

export async function addUsers(bodies: readonly UserCreate[], onProgress: (done: number) => void) {
  await wait(actionDelayMs);
  const results = await mapConcurrently(bodies, onProgress, async (body): Promise<ItemResult> => {
    const outcome = await run('users.import', { body }, { id: body.email });
    return { key: body.email, problem: problemOf(outcome) };
  });
  reload(['users.list', 'users.audit']);
  return results;
}

export const allUsers = ({ page: _page, limit: _limit, ...query }: UserFilter) =>
  allPages(
    (paging) => run('users.known', { query: { ...query, ...paging } }),
    (value) => value.users,
  );

export const allAudit = (filter: AuditFilter) =>
  allPages(
    (paging) => run('users.audit', { ...filter, ...paging }, { id: 'file' }),
    (value) => value.content,
  );

/** Returns the addresses already in use, in the server's spelling; undefined when the check failed. */
export async function takenEmails(emails: readonly string[]): Promise<ReadonlySet<string> | undefined> {
  const taken = new Set<string>();
  for (let from = 0; from < emails.length; from += maxKnownEmails) {
    const some = emails.slice(from, from + maxKnownEmails);
    const outcome = await run('users.known', { query: { emails: some, limit: maxKnownEmails } });
    if (!outcome.ok) return undefined;
    for (const { email } of outcome.value.users) taken.add(email);
  }
  return taken;
}

export const inviteUsers = (emails: readonly string[]) =>
  mapConcurrently(
    emails,
    () => {},
    (email) => run('users.inviteMany', { body: { email } }, { id: email }),
  );
