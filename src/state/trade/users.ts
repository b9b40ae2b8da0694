import { activityReach } from '#contract/activity.ts';
import type { Reads } from '#contract/types.ts';
import type { Input, User, UserCreate, UserEdit } from '#contract/types.ts';
import { maxKnownEmails } from '#contract/constants.ts';
import { actionDelayMs } from '../../config/constants.ts';
import { allPages } from '../machine/allPages.ts';
import { mapConcurrently } from '../machine/concurrency.ts';
import { reload, run, type Outcome } from '../machine/operations.ts';
import { batch, resource } from '../machine/resource.ts';
import { onSignInRefused } from '../me/session.ts';
import { wait } from '../machine/wait.ts';

export type UserFilter = NonNullable<Input<'users.list'>['query']>;
export type AuditFilter = Reads['audit']['variables'];

export const userList = resource('users.list', {
  from: 'users.list',
  input: (query: UserFilter) => ({ query: { ...query, counts: '1' } }),
});
export const userDetails = resource('users.one', {
  from: 'users.get',
  input: (id: string) => ({ params: { id } }),
  value: (reply) => ('email' in reply ? reply : undefined),
});
export const userActivity = resource('users.activity', {
  from: 'audit',
  input: (subject: string) => ({ subject, limit: 20 }),
});
export const auditLog = resource('users.audit', { from: 'audit', input: (filter: AuditFilter) => filter });

export const userParts = batch(userDetails, userActivity);

onSignInRefused(() => [userList, userDetails, userActivity, auditLog].forEach(({ clear }) => clear()));

const known = resource('users.known', {
  from: 'users.list',
  input: (query: UserFilter) => ({ query }),
});

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

const reasonOf = (reason: string) => (reason.trim() ? { reason: reason.trim() } : {});

const bodyOf = (action: AccountAction, reason = ''): UserEdit => ({
  ...accountActionRows[action].change,
  ...reasonOf(reason),
});

export const runAccountAction = (action: AccountAction, id: string, reason?: string) =>
  run(`users.${action}`, { params: { id }, body: bodyOf(action, reason) }, { id });

export const addUser = (body: UserCreate) => run('users.add', { body });

export const editUser = (id: string, body: UserEdit) => run('users.edit', { params: { id }, body }, { id });

export const inviteUser = (email: string) => run('users.invite', { body: { email } }, { id: email, parts: { email } });

export const endUserSessions = (id: string) => run('users.endSessions', { params: { id } }, { id });

export const holdUser = (id: string, held: boolean, reason: string) =>
  run('users.hold', { params: { id }, body: { held, ...reasonOf(reason) } }, { id });

export const eraseUser = (id: string, reason: string) =>
  run('users.erase', { params: { id }, body: reasonOf(reason) }, { id });

export const exportUser = (id: string) => run('users.export', { params: { id } }, { id });

export const resetMfaOf = (id: string) => run('users.resetMfa', { params: { id } }, { id });

export interface ItemResult {
  key: string;
  problem?: string | undefined;
}

const problemOf = (outcome: Outcome<unknown>): string | undefined => {
  if (outcome.ok) return undefined;
  const { body } = outcome.failure;
  const refusal = (body ?? {}) as { error?: unknown };
  return typeof refusal.error === 'string' ? refusal.error : 'no answer';
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
    (paging) => known.read({ ...query, ...paging }),
    (value) => value.users,
  );

export const allAudit = (filter: AuditFilter) =>
  allPages(
    (paging) => auditLog.read({ ...filter, ...paging }),
    (value) => value.content,
    { countedTo: activityReach },
  );

/** Returns the addresses already in use, in the server's spelling; undefined when the check failed. */
export async function takenEmails(emails: readonly string[]): Promise<ReadonlySet<string> | undefined> {
  const taken = new Set<string>();
  for (let from = 0; from < emails.length; from += maxKnownEmails) {
    const some = emails.slice(from, from + maxKnownEmails);
    const outcome = await known.read({ emails: some, limit: maxKnownEmails });
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
