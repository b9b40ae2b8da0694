import {
  addUser,
  accountActionRows,
  runAccountAction,
  editUser,
  endUserSessions,
  eraseUser,
  exportUser,
  holdUser,
  inviteUser,
  userList,
  resetMfaOf,
  type AccountAction,
} from '#src/state/trade/users.ts';
import type { SpecifiedSuccess } from '../specification.ts';
import { approveRequest, confirmAddress, declineRequest, requestAccount } from '#src/state/trade/joining.ts';
import type { Given, WrittenRow, Rows } from '../row.ts';

const added = ({ email, password }: Given) => ({ email, password, userModeType: { buyer: true } });
const otherId = ({ other }: Given) => other.id;

const personLoads = [
  'users.list',
  'users.one',
  'users.activity',
  'users.audit',
  'person.sessions',
  'person.locked',
  'person.disabled',
] as const;

const edit = {
  proves: ['PATCH /auth/users/{id}'],
  id: otherId,
  sends: ({ other }: Given) => `PATCH /auth/users/${other.id}`,
  reply: { id: 'u2' },
  clears: 10_000,
  shownInPlace: true,
  fails: 'user edit',
  reloads: personLoads,
} as const;

const action = (name: AccountAction, says: SpecifiedSuccess): WrittenRow => ({
  ...edit,
  act: ({ other }) => runAccountAction(name, other.id),
  body: () => accountActionRows[name].change,
  says,
});

const requestId = ({ request }: Given) => request;
const wanted = { first_name: 'Ada', last_name: 'Moreno', company: 'Harbour Ltd', purpose: 'Tides', terms: '1' };

/** Actions of an admin on accounts. */
export const peopleRows = {
  'users.list': {
    proves: ['GET /auth/users'],
    act: () => userList.load({}),
    sends: () => 'GET /auth/users?counts=1',
    waits: 0,
    reply: { users: [], total: 0 },
  },
  'users.add': {
    proves: ['POST /auth/users'],
    act: (given) => addUser(added(given)),
    body: added,
    reply: { id: 'u2' },
    says: 'User added successfully',
    fails: 'contract create and add user',
    reloads: ['users.list', 'users.audit'],
  },
  'users.edit': {
    ...edit,
    act: ({ other }) => editUser(other.id, { company: 'New' }),
    body: () => ({ company: 'New' }),
    says: 'User edited successfully',
  },
  'users.disable': action('disable', 'User disabled successfully'),
  'users.enable': action('enable', 'User enabled successfully'),
  'users.lock': action('lock', 'User locked successfully'),
  'users.unlock': action('unlock', 'User unlocked successfully'),
  'joining.request': {
    act: ({ email }) => requestAccount({ ...wanted, email }),
    sends: () => 'POST /auth/join',
    body: ({ email }) => ({ ...wanted, email }),
    reply: { accepted: true },
    shownInPlace: true,
  },
  'joining.confirm': {
    act: ({ link }) => confirmAddress(link),
    sends: ({ link }) => `POST /auth/join/confirm/${link.token}/${link.id}`,
    reply: { state: 'pending' },
    shownInPlace: true,
  },
  'joining.approve': {
    id: requestId,
    act: ({ request }) => approveRequest(request),
    sends: ({ request }) => `POST /auth/join/${request}/approve`,
    reloads: ['joining.list', 'users.list'],
  },
  'joining.decline': {
    id: requestId,
    act: ({ request }) => declineRequest(request, 'Customers only'),
    sends: ({ request }) => `POST /auth/join/${request}/decline`,
    body: () => ({ reference: 'Customers only' }),
    reloads: ['joining.list'],
  },
  'users.invite': {
    id: ({ other }) => other.email,
    act: ({ other }) => inviteUser(other.email),
    sends: () => 'POST /auth/users/recover',
    body: ({ other }) => ({ email: other.email }),
    reply: { accepted: true },
  },
  'users.endSessions': {
    id: otherId,
    act: ({ other }) => endUserSessions(other.id),
    sends: ({ other }) => `DELETE /auth/users/${other.id}/sessions`,
    reply: undefined,
    reloads: ['users.activity', 'users.audit', 'person.sessions'],
  },
  'users.hold': {
    id: otherId,
    act: ({ other }) => holdUser(other.id, true, 'Court order'),
    sends: ({ other }) => `PATCH /auth/users/${other.id}`,
    body: () => ({ held: true, reason: 'Court order' }),
    reply: { id: 'u2' },
    reloads: personLoads,
  },
  'users.erase': {
    id: otherId,
    act: ({ other }) => eraseUser(other.id, 'Asked by the person'),
    sends: ({ other }) => `DELETE /auth/users/${other.id}`,
    body: () => ({ reason: 'Asked by the person' }),
    reply: undefined,
    reloads: personLoads,
  },
  'users.export': {
    id: otherId,
    act: ({ other }) => exportUser(other.id),
    sends: ({ other }) => `GET /auth/users/${other.id}/export`,
    reply: { user: { id: 'u2' } },
  },
  'users.resetMfa': {
    id: otherId,
    act: ({ other }) => resetMfaOf(other.id),
    sends: ({ other }) => `DELETE /auth/users/${other.id}/mfa`,
    reply: undefined,
    reloads: personLoads,
  },
} satisfies Rows;
